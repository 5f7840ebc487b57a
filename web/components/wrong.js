/** The sentence at the place where something is wrong. */
import { html, nothing } from "lit";
import { icon } from "./icons.js";

/**
 * @param {string | null | undefined} sentence
 * @param {string} [id] for `aria-describedby`
 */
export const wrong = (sentence, id = "wrong") =>
  sentence
    ? html`<p class="wrong" id=${id} role="alert">${icon("wrong")}<span>${sentence}</span></p>`
    : nothing;
