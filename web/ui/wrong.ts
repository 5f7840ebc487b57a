/** The sentence at the place where something is wrong. */
import { html, nothing } from "lit";
import { icon } from "./icons.ts";

/** @param id for `aria-describedby` */
export const wrong = (sentence: string | null | undefined, id = "wrong") =>
  sentence
    ? html`<p class="wrong" id=${id} role="alert">${icon("wrong")}<span>${sentence}</span></p>`
    : nothing;
