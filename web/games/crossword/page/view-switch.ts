/** The switch between the finder of plays and whole games: one that is played, or those of files. */
import { html } from "lit";
import "../../../ui/segments.ts";
import { detail } from "../../../ui/templates.ts";
import type { Texts } from "../../../text/en.ts";
import type { Options } from "../model/link.ts";

const sides = ["finder", "game"] as const;

export const viewSwitch = (
  { view }: Options,
  text: Texts["crosswordGame"],
  choose: (options: Pick<Options, "view">) => void,
) =>
  html`<tw-segments
    class="switch extra"
    .label=${text.view}
    .value=${view === "review" ? "game" : view}
    .options=${sides.map((value) => ({ value, label: text.views[value] }))}
    @choose=${detail((value: Options["view"]) => choose({ view: value }))}
  ></tw-segments>`;
