/** What the patents with a power do for their owner. */
import { html } from "lit";
import type { Texts } from "../../../text/en.ts";

export const powers = ({ help, patents }: Texts["tycoon"]) => html`
  <p class="quiet">${help.powers}</p>
  <ul class="powers unstyled stack gap-6 quiet text-15">
    ${Object.entries(patents.powers).map(([letter, does]) => html`<li><b>${letter}</b> ${does}</li>`)}
  </ul>
`;
