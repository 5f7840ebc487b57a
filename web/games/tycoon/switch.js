/** The switch between a game and the finder, at the top of either. */
import { html } from "lit";
import "../../components/segments.js";
import { GAME } from "./position.js";

/**
 * @param {import("../../text/texts.js").TextsController} texts
 * @param {import("../../app/store.js").Store} store
 */
export function viewSwitch(texts, store) {
  const text = texts.text.tycoon;
  return html`<tw-segments
    class="switch extra"
    .label=${text.view}
    .value=${store.settings.options[GAME]?.view ?? "game"}
    .options=${/** @type {const} */ (["game", "finder"]).map((value) => ({ value, label: text.views[value] }))}
    @choose=${(/** @type {CustomEvent} */ event) => store.setOptions(GAME, { view: event.detail })}
  ></tw-segments>`;
}
