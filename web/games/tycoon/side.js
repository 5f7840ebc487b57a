/** The right pane: how the game goes before there is one, then advice and the log of turns. */
import { html } from "lit";
import { adviceView } from "./advice.js";
import "./plays.js";
import { log } from "./views.js";

/** @typedef {import("./game.js").TycoonGame} Game */
/** @typedef {import("./position.js").State} State */
/** @typedef {import("../../text/texts.js").TextsController} Texts */

/**
 * @param {Game} game
 * @param {State | null} state
 * @param {Texts} texts
 */
export const sideView = (game, state, texts) =>
  state
    ? html`${adviceView(game, state, texts)}
        <div class="logged" role="region" aria-label=${texts.text.tycoon.log.title} tabindex="0">
          ${log(state, texts)}
        </div>`
    : introduction(texts);

/** @param {Texts} texts */
function introduction(texts) {
  const text = texts.text.tycoon;
  return html`<div class="pane form">
    <h3>${text.help.how}</h3>
    <ol class="how">
      ${text.help.rules.map((rule) => html`<li>${rule}</li>`)}
    </ol>
    <h3>${text.setup.opponents}</h3>
    <ul class="advised">
      ${
        /** @type {const} */ (["easy", "middle", "top"]).map(
          (level) =>
            html`<li><b>${text.levels[level]}</b> <span class="quiet">${text.levelHints[level]}</span></li>`,
        )
      }
    </ul>
  </div>`;
}
