/** The keys of a page, in a small list that opens on demand. Goes with `foldStyles`. */
import { css, html } from "lit";
import { icon } from "../../components/icons.ts";

export const keysStyles = css`
  .keys dl {
    display: grid;
    gap: 8px;
    margin: 4px 0 8px;
    font-size: 0.9375rem;
  }

  .keys dl > div {
    display: grid;
    grid-template-columns: 10.5rem 1fr;
    gap: 12px;
  }

  .keys dd {
    margin: 0;
    color: var(--ink-soft);
  }

  kbd {
    font: inherit;
    font-weight: 550;
  }
`;

export const keys = (text: { keys: string; keyList: readonly (readonly string[])[] }) => html`
  <details class="fold keys">
    <summary>${icon("down")}${text.keys}</summary>
    <dl>
      ${text.keyList.map(
        ([key, does]) =>
          html`<div>
            <dt><kbd>${key}</kbd></dt>
            <dd>${does}</dd>
          </div>`,
      )}
    </dl>
  </details>
`;
