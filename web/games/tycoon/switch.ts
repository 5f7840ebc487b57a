/** The switch between a game and the finder, at the top of either. */
import { html } from "lit";
import type { Store } from "../shared/store.ts";
import "../../components/segments.ts";
import type { TextsController } from "../../text/texts.ts";
import { GAME } from "./position.ts";

export function viewSwitch(texts: TextsController, store: Store) {
  const text = texts.text.tycoon;
  return html`<tw-segments
    class="switch extra"
    .label=${text.view}
    .value=${store.settings.options[GAME]?.view ?? "game"}
    .options=${(["game", "finder"] as const).map((value) => ({ value, label: text.views[value] }))}
    @choose=${(event: CustomEvent) => store.setOptions(GAME, { view: event.detail })}
  ></tw-segments>`;
}
