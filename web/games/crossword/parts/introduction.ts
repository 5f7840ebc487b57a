/** What stands in place of the score sheet before there is a game: how it goes, and against whom. */
import { html } from "lit";
import { customElement } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import { levels } from "../../shared/seats.ts";
import { introductionStyles } from "../../shared/table-styles.ts";
import { gameStyles } from "./game-styles.ts";

@customElement("tw-crossword-introduction")
export class CrosswordIntroduction extends Part {
  static override styles = [gameStyles, introductionStyles];

  override render() {
    const { setup: text, levels: names, levelHints } = this.texts.text.crosswordGame;
    return html`<div class="pane form">
      <h3>${text.how}</h3>
      <ol class="stack gap-10 flush quiet">
        ${text.rules.map((rule) => html`<li>${rule}</li>`)}
      </ol>
      <h3>${text.opponents}</h3>
      <ul class="unstyled stack gap-6 quiet">
        ${levels.map(
          (level) =>
            html`<li>
              <b>${text.level(this.texts.number(level), names[level - 1] ?? "")}</b> ${levelHints[level - 1]}
            </li>`,
        )}
      </ul>
    </div>`;
  }
}
