/** What stands in place of advice before there is a game: how it is played, and against whom. */
import { html } from "lit";
import { customElement } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import { levels } from "../../shared/seats.ts";
import { introductionStyles } from "../../shared/table-styles.ts";
import { powers } from "./powers.ts";
import { tycoonStyles } from "./styles.ts";

@customElement("tw-tycoon-introduction")
export class TycoonIntroduction extends Part {
  static override styles = [tycoonStyles, introductionStyles];

  override render() {
    const text = this.texts.text.tycoon;
    return html`<div class="introduction pane form stack gap-16">
      <h3>${text.help.how}</h3>
      <ol class="stack gap-10 flush quiet">
        ${text.help.rules.map((rule) => html`<li>${rule}</li>`)}
      </ol>
      ${powers(text)}
      <h3>${text.setup.opponents}</h3>
      <ul class="stack gap-6 unstyled">
        ${levels.map(
          (level) =>
            html`<li>
              <b>${text.levels[level - 1]}</b> <span class="quiet">${text.levelHints[level - 1]}</span>
            </li>`,
        )}
      </ul>
    </div>`;
  }
}
