/** A word as small tiles. */
import { css, html } from "lit";

/** @param {string} word */
export const tiles = (word) => {
  const letters = Array.from(word);
  const size = letters.length > 14 ? "tiny" : letters.length > 9 ? "small" : "";
  return html`<span class="tiles ${size}" aria-hidden="true">${letters.map((letter) => html`<i>${letter}</i>`)}</span>`;
};

export const tilesStyles = css`
  .tiles {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 2px;
    font: 800 0.9375rem/1 var(--font-tile);
  }

  .tiles i {
    display: grid;
    place-items: center;
    width: 1.6em;
    height: 1.75em;
    padding-top: 0.02em;
    border-radius: 0.32em;
    background: var(--tile);
    color: var(--tile-ink);
    box-shadow:
      inset 0 -0.12em 0 var(--tile-edge),
      0 0 0 0.5px var(--tile-edge);
    font-style: normal;
  }

  .tiles.small {
    font-size: 0.8125rem;
    gap: 1px;
  }

  .tiles.tiny {
    font-size: 0.6875rem;
    gap: 1px;
  }
`;
