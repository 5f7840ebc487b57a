/** The sentence at the place where something is wrong. */
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "./icons.ts";

/** @param id for `describedBy` */
export const wrong = (sentence: string | TemplateResult | null | undefined, id = "wrong") =>
  sentence
    ? html`<p class="wrong" id=${id} role="alert">${icon("wrong")}<span>${sentence}</span></p>`
    : nothing;

/** The value of `aria-describedby` where there is a sentence; without one there is no such attribute. */
export const describedBy = (sentence: string | null | undefined, id = "wrong") => (sentence ? id : nothing);
