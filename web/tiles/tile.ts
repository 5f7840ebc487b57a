/**
 * What a tile looks like: on boards and racks warm, slightly raised, its value lower right; in lists small and plain.
 *
 * Tiles are templates with a style sheet and no elements of their own: a list of 500 plays draws some 3,000 of them.
 */
import { css, html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import type { Seen } from "./notation.ts";
import { inlineStyle } from "../ui/templates.ts";

/** The classes of whatever is a tile; goes with `tileStyles`. */
export const tileClasses = ({ face, blank, points }: Seen) => ({
  tile: true,
  blank,
  wide: face.length > 1,
  dear: (points ?? 0) > 9,
});

/** What stands on a tile: a letter and its value, or the ring of a blank. */
export const tileFace = ({ face, blank, points }: Seen) =>
  html`<b aria-hidden="true">${face}</b>${
      blank ? html`<u></u>` : points === null ? nothing : html`<small aria-hidden="true">${points}</small>`
    }`;

/** A tile is as large as whoever has the class `tile` makes it; `--cell` says how large that is. */
export const tileStyles = css`
  .tile {
    position: relative;
    display: grid;
    place-items: center;
    border-radius: calc(var(--cell) * 0.16);
    background: var(--wood);
    color: var(--wood-ink);
    box-shadow:
      inset 0 calc(var(--cell) * -0.065) 0 var(--wood-edge),
      0 calc(var(--cell) * 0.03) calc(var(--cell) * 0.07) rgb(60 40 10 / 28%);
    user-select: none;
    -webkit-user-select: none;

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }

  .tile b {
    font: 800 calc(var(--cell) * 0.6) / 1 var(--font-tile);
    transform: translate(-4%, -3%);
  }

  /* A value of two digits needs the corner. */
  .tile.dear b {
    transform: translate(-12%, -3%);
  }

  .tile.dear small {
    right: 5%;
    font-size: calc(var(--cell) * 0.22);
    letter-spacing: -0.04em;
  }

  .tile.wide b {
    font-size: calc(var(--cell) * 0.43);
    letter-spacing: -0.03em;
  }

  .tile small {
    position: absolute;
    right: 9%;
    bottom: 11%;
    font: 700 calc(var(--cell) * 0.25) / 1 var(--font-tile);
    font-variant-numeric: tabular-nums;
  }

  .tile.blank {
    color: var(--wood-blank);
  }

  .tile u {
    position: absolute;
    right: 11%;
    bottom: 15%;
    width: calc(var(--cell) * 0.15);
    height: calc(var(--cell) * 0.15);
    border: calc(var(--cell) * 0.035 + 0.3px) solid currentColor;
    border-radius: 50%;
  }
`;

/** A tile of a word in a list: its letters, and what is to be seen of it beside them, such as "blank" or "lying". */
export interface WordTile {
  face: string;
  kind?: Readonly<Record<string, boolean>>;
}

/** A word as small tiles, which shrink until they fit their container in one line, if they can. */
export function wordTiles(word: Iterable<string | WordTile>) {
  const tiles = Array.from(word, (tile) => (typeof tile === "string" ? { face: tile, kind: {} } : tile));
  return html`<span
    class="tiles beside wraps gap-2"
    aria-hidden="true"
    .style=${inlineStyle(`--n: ${tiles.length}`)}
    >${tiles.map(({ face, kind = {} }) => html`<i class="edged centred anchor ${classMap(kind)}">${face}</i>`)}</span
  >`;
}

/** The container is whatever has `container-type: inline-size` around the tiles. */
export const wordTilesStyles = css`
  .tiles {
    font: 800 clamp(0.5625rem, (100cqi - var(--n) * 2px) / var(--n) / 1.62, var(--word-tile, 0.9375rem)) / 1
      var(--font-tile);
  }

  .tiles i {
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

  .tiles .lying {
    background: transparent;
    box-shadow: inset 0 0 0 1px var(--line);
    color: var(--ink-soft);

    @media (forced-colors: active) {
      border: 1px dotted GrayText;
    }
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
`;
