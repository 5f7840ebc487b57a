/** The rules with their sources, and the keys, folded away. */
import { css, html } from "lit";
import { icon } from "../../../components/icons.ts";
import type { TextsController } from "../../../text/texts.ts";
import { rules } from "../model/rules.ts";

export function help(texts: TextsController) {
  const text = texts.text.tycoon;
  return html`
    <details class="fold" name="help">
      <summary>${icon("down")}${text.help.title}</summary>
      <ul>
        ${text.help.rules.map((rule) => html`<li>${rule}</li>`)}
      </ul>
      <p class="quiet">${text.help.sources}</p>
      <ul class="sources">
        ${Object.values(rules.sources).map(
          ({ name, url }) => html`<li><a href=${url} rel="noopener" target="_blank">${name}</a></li>`,
        )}
      </ul>
    </details>
    <details class="fold">
      <summary>${icon("down")}${text.keys}</summary>
      <dl>
        ${text.keyList.map(
          ([key, does]) =>
            html`<div>
              <dt>${key}</dt>
              <dd>${does}</dd>
            </div>`,
        )}
      </dl>
    </details>
  `;
}

export const helpStyles = css`
  .sources {
    margin: 6px 0 0;
    padding-left: 18px;
  }

  .sources a {
    color: var(--accent);
  }

  details.fold ul,
  details.fold dl {
    margin: 4px 0 8px;
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  details.fold ul {
    display: grid;
    gap: 6px;
    padding-left: 20px;
  }

  details.fold dl > div {
    display: grid;
    grid-template-columns: 8rem 1fr;
    gap: 12px;
    padding: 4px 0;
  }

  details.fold dt {
    color: var(--ink);
    font-weight: 550;
  }

  details.fold dd {
    margin: 0;
  }
`;
