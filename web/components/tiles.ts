/** A word as small tiles, which shrink until they fit their container in one line, if they can. */
import { css, html } from "lit";
import { inlineStyle } from "./templates.ts";

/** @param word its letters, or the faces of its tiles */
export const tiles = (word: Iterable<string>) => {
  const letters = Array.from(word);
  return html`<span class="tiles" aria-hidden="true" .style=${inlineStyle(`--n: ${letters.length}`)}
    >${letters.map((letter) => html`<i>${letter}</i>`)}</span
  >`;
};

/** The container is whatever has `container-type: inline-size` around the tiles. */
export const tilesStyles = css`
  .tiles {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    font: 800 clamp(0.5625rem, (100cqi - var(--n) * 2px) / var(--n) / 1.62, 0.9375rem) / 1 var(--font-tile);
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
`;
