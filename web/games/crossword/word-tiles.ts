/** A play's word as small tiles: put down, lying there already, and played with a blank. */
import { css, html } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { tokensOf, type Letters } from "./letters.ts";

/** @param placed "." where a tile lay already */
export function wordTiles(letters: Letters, word: string, placed: string = word) {
  const down = tokensOf(placed);
  const tokens = tokensOf(word);
  return html`<span class="tiles" aria-hidden="true" .style=${`--n: ${tokens.length}`}
    >${tokens.map((token, n) => {
      const { face, blank } = letters.see(token);
      return html`<i class=${classMap({ blank, lying: down[n] === "." })}>${face || "?"}</i>`;
    })}</span
  >`;
}

/** How a word is said: its letters, whoever plays them. */
export const said = (letters: Letters, word: string) =>
  tokensOf(word)
    .map((token) => letters.see(token).face)
    .join("");

export const wordTilesStyles = css`
  .tiles .lying {
    background: transparent;
    box-shadow: inset 0 0 0 1px var(--line);
    color: var(--ink-soft);
  }

  .tiles .blank {
    color: light-dark(#a2271b, #ffab9c);
  }

  .tiles .blank::after {
    content: "";
    position: absolute;
    right: 0.16em;
    bottom: 0.2em;
    width: 0.28em;
    height: 0.28em;
    border: 1.2px solid currentColor;
    border-radius: 50%;
  }

  .tiles i {
    position: relative;
  }
`;
