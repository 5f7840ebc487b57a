/** Says of a picture that it was read with what corrections have taught, and lets that be forgotten: they may have been wrong. */
import { html, nothing } from "lit";
import { button } from "../../ui/button.ts";
import type { TextsController } from "../../text/texts.ts";
import { forgetLetters, learntLetters } from "./learnt-letters.ts";

/** @param again reads the picture once more */
export function learntNote(texts: TextsController, again: () => void) {
  const { length } = learntLetters();
  if (!length) return nothing;
  const { learnt, forget } = texts.text.pictures;
  const press = () => {
    forgetLetters();
    again();
  };
  return html`<div class="flow wraps column-gap-16">
    <span class="quiet text-15">${learnt(texts.number(length))}</span>
    ${button("forget-learnt", forget, press, { look: "" })}
  </div>`;
}
