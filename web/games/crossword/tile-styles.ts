/** What a tile is made of, on the board, on the rack and among the letters: warm, slightly raised, its value lower right. */
import { css } from "lit";

export const tileStyles = css`
  :host {
    --wood: light-dark(#f8e5bd, #e3ca98);
    --wood-edge: light-dark(#d8bc83, #a98d5a);
    --wood-ink: light-dark(#33270f, #2a1f0b);
    --wood-blank: light-dark(#a2271b, #96201a);
  }

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
