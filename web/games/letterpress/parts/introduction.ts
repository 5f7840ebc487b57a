/** What stands in place of the turns before there is a game: how it goes, and against whom. */
import { html } from "lit";
import { customElement } from "lit/decorators.js";
import { phone } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import { introductionStyles, tableStyles } from "../../shared/table-styles.ts";
import { levels } from "../../shared/seats.ts";

@customElement("tw-letterpress-introduction")
export class LetterpressIntroduction extends Part {
  static override styles = [tableStyles(phone), introductionStyles];

  override render() {
    const { setup: shared, levels: names } = this.texts.text.crosswordGame;
    const { setup: text, levelHints } = this.texts.text.letterpressGame;
    return html`<div class="pane form">
      <h3>${shared.how}</h3>
      <ol class="stack gap-10 flush quiet">
        ${text.rules.map((rule) => html`<li>${rule}</li>`)}
      </ol>
      <h3>${shared.opponents}</h3>
      <ul class="stack gap-6 unstyled quiet">
        ${levels.map(
          (level) =>
            html`<li>
              <b>${shared.level(this.texts.number(level), names[level - 1] ?? "")}</b>
              ${levelHints[level - 1]}
            </li>`,
        )}
      </ul>
    </div>`;
  }
}
