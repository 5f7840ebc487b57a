/** The way from a picture to a position, beside the examples of an empty table. */
import { html } from "lit";
import { icon } from "../../ui/icons.ts";
import type { Texts } from "../../text/en.ts";

/** @param examples what stands before the examples */
export const fromPicture = (examples: string, { pictures }: Texts, choose: () => void) => html`
  <div class="lead flow wraps apart">
    <p class="label">${examples}</p>
    <button type="button" name="from-picture" @click=${choose}>${icon("picture")}${pictures.title}</button>
  </div>
`;
