/** The crossword board: muted premiums, and three states of a tile: lying, just played, tentative. */
import { css } from "lit";
import { premiumStyles } from "../../../tiles/premium-styles.ts";
import { tileStyles } from "../../../tiles/tile.ts";

export const boardStyles = [
  tileStyles,
  css`
    :host {
      container-type: inline-size;
      --name: clamp(11px, 3.4cqi, 20px);
      --wrong-mark: light-dark(#b3165c, #c9286c);
    }

    .frame {
      --cell: calc((100cqi - var(--name)) / var(--columns));
      padding-right: 1px;
    }

    /* Beside few columns the numbers of many rows need more room than their share. */
    .frame.tall {
      --name: 18px;
    }

    .names,
    [role="row"] {
      display: grid;
      grid-template-columns: var(--name) repeat(var(--columns), minmax(0, 1fr));
    }

    .names i,
    .row-name {
      display: grid;
      place-items: center;
      color: var(--ink-soft);
      font: 550 clamp(8px, calc(var(--cell) * 0.32), 12px) / 1 var(--font);
      font-variant-numeric: tabular-nums;
    }

    .names {
      height: var(--name);
    }

    .row-name {
      padding-right: min(3px, 0.6cqi);
      justify-items: end;
    }

    [role="grid"] {
      user-select: none;
      -webkit-user-select: none;
      touch-action: manipulation;
    }

    [role="grid"].painting {
      touch-action: none;
      cursor: crosshair;
    }

    .square {
      --ground: light-dark(#e8e0d3, #2a2622);
      position: relative;
      display: grid;
      place-items: center;
      aspect-ratio: 1;
      min-width: 0;
      border: max(0.5px, calc(var(--cell) * 0.025)) solid var(--bg);
      border-radius: calc(var(--cell) * 0.16);
      background: var(--ground) padding-box;
      cursor: pointer;

      /* What one types on lies between the bar and the keys. */
      @media (pointer: coarse) {
        scroll-margin: calc(var(--bar) + 2px) 24px calc(var(--keys) + 2px);
      }
    }

    /* Squares where replies land: a frame, so that what is written on them stays legible. */
    .square[style*="--heat"] {
      box-shadow: inset 0 0 0 calc(var(--cell) * 0.14)
        color-mix(in oklab, transparent, light-dark(#c2432a, #e0634a) var(--heat));
    }

    .square s {
      color: var(--label, var(--ink-soft));
      font: 700 calc(var(--cell) * 0.31) / 1 var(--font);
      letter-spacing: -0.01em;
      text-decoration: none;
    }

    .small .square s,
    .small .tile small {
      display: none;
    }

    .small .tile b {
      font-size: calc(var(--cell) * 0.7);
      transform: translateY(-4%);
    }

    .square.tile {
      background: var(--wood) padding-box;
    }

    .latest.tile {
      background: light-dark(#fdf3d9, #f6e6c2) padding-box;
      box-shadow:
        inset 0 calc(var(--cell) * -0.1) 0 var(--accent),
        0 calc(var(--cell) * 0.03) calc(var(--cell) * 0.07) rgb(60 40 10 / 28%);
    }

    .tentative.tile {
      z-index: 1;
      background: light-dark(#ffffff, #fff7e4) padding-box;
      box-shadow:
        0 0 0 max(1.5px, calc(var(--cell) * 0.055)) light-dark(#0d6858, #62cbb5),
        0 calc(var(--cell) * 0.12) calc(var(--cell) * 0.25) rgb(0 0 0 / 26%);
      transform: translateY(calc(var(--cell) * -0.05));
    }

    .movable .tentative {
      cursor: grab;
      touch-action: none;
    }

    /* Where a dragged tile would lie; it goes further than the tile that hides it. */
    .square.target {
      z-index: 2;
      background: var(--accent) padding-box;
      box-shadow: 0 0 0 max(4px, calc(var(--cell) * 0.18)) var(--accent);
      color: transparent;

      @media (forced-colors: active) {
        outline: 4px solid Highlight;
      }
    }

    .bad.tile {
      box-shadow:
        inset 0 calc(var(--cell) * -0.12) 0 var(--wrong-mark),
        inset 0 0 0 max(1px, calc(var(--cell) * 0.05)) var(--wrong-mark);
    }

    .square input {
      padding: 0;
      border: 0;
      border-radius: inherit;
      outline: none;
      background: none;
      color: transparent;
      caret-color: transparent;
      font-size: 16px;
      cursor: inherit;
    }

    /* The caret: a frame, and an arrow on the side to which typing goes. */
    .caret:focus-within {
      z-index: 2;
      outline: max(1.5px, calc(var(--cell) * 0.07)) solid var(--accent);
    }

    .caret:focus-within::after {
      content: "";
      position: absolute;
      inset: 0 calc(var(--cell) * -0.3) 0 auto;
      width: calc(var(--cell) * 0.26);
      height: calc(var(--cell) * 0.42);
      margin-block: auto;
      background: var(--accent);
      clip-path: polygon(0 0, 100% 50%, 0 100%);
      pointer-events: none;
    }

    .caret.down:focus-within::after {
      inset: auto 0 calc(var(--cell) * -0.3);
      width: calc(var(--cell) * 0.42);
      height: calc(var(--cell) * 0.26);
      margin: 0 auto;
      clip-path: polygon(0 0, 100% 0, 50% 100%);
    }

    @media (forced-colors: active) {
      .square {
        border: 0.5px solid GrayText;
        border-radius: 0;
      }

      .square.tile {
        border: 1px solid CanvasText;
      }

      .latest.tile {
        border-bottom: max(3px, calc(var(--cell) * 0.12)) solid CanvasText;
      }

      .tentative.tile,
      .caret:focus-within::after {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }

      .bad.tile {
        outline: 3px dashed CanvasText;
        outline-offset: -2px;
      }

      .caret:focus-within {
        outline: 3px solid Highlight;
      }

      .square input {
        forced-color-adjust: none;
      }
    }

    @media (prefers-reduced-motion: no-preference) {
      .tentative.tile {
        animation: settle var(--quick) ease-out;
      }

      @keyframes settle {
        from {
          opacity: 0;
          transform: translateY(calc(var(--cell) * -0.35));
        }
      }
    }
  `,
  // After the plain square's ground, which they replace.
  premiumStyles,
];
