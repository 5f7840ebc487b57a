/** The keys of this page, in a small list that opens on demand. */
import { html } from "lit";
import { icon } from "../../components/icons.js";

/** @param {import("../../text/en.js").Texts["letterpress"]} text */
export const keys = (text) => html`
  <details class="keys">
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
