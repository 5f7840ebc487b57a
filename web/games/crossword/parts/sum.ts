/**
 * The arithmetic of a word, as A 1 G 2×2 ×3 = 15: each letter with its value and its premium, those of the word, the sum;
 * and how what is told of laid tiles looks, in which it stands.
 */
import { css, html } from "lit";
import type { ScoredWord } from "../../../engine/methods.ts";
import type { Notation } from "../../../tiles/notation.ts";

export const sumStyles = css`
  .letter {
    display: inline-block;
    margin-right: 0.3em;
  }

  .letter small {
    font-size: 0.75rem;
  }

  .told {
    line-height: 1.35;
  }
`;

export const sum = (
  { letters, times, score }: ScoredWord,
  notation: Notation,
  number: (value: number) => string,
) => html`
  ${letters.map(({ tile, value, times: each }) => {
    const { face, blank } = notation.see(tile);
    const counts = number(value) + (each > 1 ? `×${number(each)}` : "");
    return html`<span class="letter ${blank ? "blank accent-ink" : ""}"
      >${face} <small class=${each > 1 ? "full-ink weight-650" : "quiet"}>${counts}</small></span
    >`;
  })}
  <span class="times full-ink weight-650">${times > 1 ? `×${number(times)}` : ""} =</span>
  <b class="weight-650">${number(score)}</b>
`;
