/** The right pane: how the game goes before there is one, then advice and the log of turns. */
import { html } from "lit";
import type { TextsController as Texts } from "../../text/texts.ts";
import { adviceView } from "./advice.ts";
import type { TycoonGame as Game } from "./game.ts";
import "./plays.ts";
import type { State } from "./position.ts";
import { log } from "./views.ts";

export const sideView = (game: Game, state: State | null, texts: Texts) =>
  state
    ? html`${adviceView(game, state, texts)}
        <div class="logged" role="region" aria-label=${texts.text.tycoon.log.title} tabindex="0">
          ${log(state, texts)}
        </div>`
    : introduction(texts);

function introduction(texts: Texts) {
  const text = texts.text.tycoon;
  return html`<div class="pane form">
    <h3>${text.help.how}</h3>
    <ol class="how">
      ${text.help.rules.map((rule) => html`<li>${rule}</li>`)}
    </ol>
    <h3>${text.setup.opponents}</h3>
    <ul class="advised">
      ${(["easy", "middle", "top"] as const).map(
        (level) =>
          html`<li><b>${text.levels[level]}</b> <span class="quiet">${text.levelHints[level]}</span></li>`,
      )}
    </ul>
  </div>`;
}
