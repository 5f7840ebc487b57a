/** The switch between the finder of plays and a game. */
import { html } from "lit";
import "../../../components/segments.ts";
import { detail } from "../../../components/templates.ts";
import type { Texts } from "../../../text/en.ts";
import { views, type Options } from "../model/link.ts";

type View = Options["view"];

export const viewSwitch = ({ view }: Options, text: Texts["crosswordGame"], choose: (view: View) => void) =>
  html`<tw-segments
    class="switch extra"
    .label=${text.view}
    .value=${view}
    .options=${views.map((value) => ({ value, label: text.views[value] }))}
    @choose=${detail(choose)}
  ></tw-segments>`;
