/** The switch between the finder of plays and a whole game. */
import { html } from "lit";
import "../../../ui/segments.ts";
import { detail } from "../../../ui/templates.ts";
import type { Texts } from "../../../text/en.ts";
import { views, type Options } from "../model/link.ts";

export const viewSwitch = (
  { view }: Options,
  { crosswordGame: text }: Texts,
  choose: (options: Pick<Options, "view">) => void,
) =>
  html`<tw-segments
    class="switch extra"
    .label=${text.view}
    .value=${view}
    .options=${views.map((value) => ({ value, label: text.views[value] }))}
    @choose=${detail((value: Options["view"]) => choose({ view: value }))}
  ></tw-segments>`;
