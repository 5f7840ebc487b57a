/** The rules with their sources, and the keys, folded away. */
import { css, html } from "lit";
import { customElement } from "lit/decorators.js";
import { foldStyles } from "../../../ui/fold-styles.ts";
import { icon } from "../../../ui/icons.ts";
import { Part } from "../../../ui/part.ts";
import { rules } from "../model/rules.ts";
import { powers } from "./powers.ts";
import { tycoonStyles } from "./styles.ts";

@customElement("tw-tycoon-help")
export class TycoonHelp extends Part {
  static override styles = [
    tycoonStyles,
    foldStyles,
    css`
      ul,
      dl {
        margin: 4px 0 8px;
      }

      ul {
        padding-left: 20px;
      }

      .powers {
        padding-left: 0;
      }

      dl > div {
        grid-template-columns: 8rem 1fr;
        padding: 4px 0;
      }
    `,
  ];

  override render() {
    const text = this.texts.text.tycoon;
    return html`
      <details class="fold" name="help">
        <summary class="flow gap-6 strong text-15">${icon("down")}${text.help.title}</summary>
        <ul class="stack gap-6 quiet text-15">
          ${text.help.rules.map((rule) => html`<li>${rule}</li>`)}
        </ul>
        ${powers(text)}
        <p class="quiet">${text.help.sources}</p>
        <ul class="stack gap-6 quiet text-15">
          ${Object.values(rules.sources).map(
            ({ name, url }) =>
              html`<li><a class="accent-ink" href=${url} rel="noopener" target="_blank">${name}</a></li>`,
          )}
        </ul>
      </details>
      <details class="fold">
        <summary class="flow gap-6 strong text-15">${icon("down")}${text.keys}</summary>
        <dl class="text-15">
          ${text.keyList.map(
            ([key, does]) =>
              html`<div class="stack gap-12">
                <dt class="weight-550">${key}</dt>
                <dd class="flush quiet">${does}</dd>
              </div>`,
          )}
        </dl>
      </details>
    `;
  }
}
