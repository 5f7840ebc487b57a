/** The Letterpress board: flat squares with a soft edge; owner and lock read without colour. */
import { css } from "lit";

export const boardStyles = css`
  :host {
    container-type: inline-size;
  }

  [role="grid"] {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    gap: 1.6cqi;
    user-select: none;
    -webkit-user-select: none;
  }

  [role="grid"].painting {
    touch-action: none;
    cursor: crosshair;
  }

  .square {
    --ground: var(--free);
    --letter: var(--free-ink);
    position: relative;
    aspect-ratio: 1;
    min-width: 0;
    border-radius: 2.6cqi;
    transition:
      transform var(--quick) ease-out,
      box-shadow var(--quick) ease-out;
  }

  /* The ground is a layer of its own, so that it can turn in a wave while the letter stays readable. */
  .square::before {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background-color: var(--ground);
    box-shadow:
      inset 0 -0.7cqi 0 rgb(60 40 10 / 6%),
      0 1px 2px rgb(60 40 10 / 9%);
    transition: background-color 90ms ease-out var(--delay, 0ms);
  }

  .bare {
    --ground: var(--bare);

    &::before {
      box-shadow: none;
    }
  }

  .ours {
    --ground: var(--ours);
    --letter: var(--ours-ink);
  }

  .theirs {
    --ground: var(--theirs);
    --letter: var(--theirs-ink);
  }

  .ours.locked {
    --ground: var(--ours-lock);
    --letter: var(--ours-lock-ink);
  }

  .theirs.locked {
    --ground: var(--theirs-lock);
    --letter: var(--theirs-lock-ink);
  }

  /* Theirs is hatched. */
  .theirs::before {
    background-image: repeating-linear-gradient(135deg, transparent 0 2.1cqi, var(--hatch) 2.1cqi 2.9cqi);
  }

  /* A locked square has its corner cut. */
  .square::after {
    content: "";
    position: absolute;
    inset: -0.5px -0.5px auto auto;
    width: 5.2cqi;
    height: 5.2cqi;
    background: var(--bg);
    clip-path: polygon(0 0, 100% 0, 100% 100%);
    transform: scale(0);
    transform-origin: top right;
    transition: transform var(--quick) ease-out calc(var(--quick) / 4);
  }

  .locked::after {
    transform: none;
    transition-delay: 0ms;
  }

  .taken::after {
    inset: -1px -1px auto auto;
    background: var(--ring);
  }

  /* A shadow would draw the corner that is cut off. */
  .locked::before {
    box-shadow: inset 0 -0.7cqi 0 rgb(60 40 10 / 6%);
  }

  .both {
    --letter: #1d1a16;

    &::before {
      background: linear-gradient(135deg, var(--ours) 49%, var(--theirs) 51%);
    }
  }

  .both,
  .bad {
    box-shadow: 0 0 0 0.9cqi var(--wrong);
  }

  .taken {
    transform: translateY(-0.6cqi);
    box-shadow:
      0 0 0 0.95cqi var(--ring),
      0 2cqi 3.4cqi rgb(0 0 0 / 22%);
    z-index: 1;
  }

  .cell {
    padding: 0.5cqi 0 0;
    border: 0;
    border-radius: inherit;
    background: transparent;
    color: var(--letter);
    caret-color: transparent;
    font: 800 9.6cqi/1 var(--font-tile);
    text-align: center;
    text-transform: uppercase;
    cursor: inherit;
    transition: color 90ms ease-out var(--delay, 0ms);
    z-index: 1;
  }

  /* A square that every play must take has a dashed frame within. */
  .must .cell {
    border: 0.9cqi dashed currentColor;
  }

  .cell.wide {
    font-size: 7cqi;
  }

  input.cell {
    cursor: text;

    &::selection {
      background: transparent;
      color: inherit;
    }
  }

  /* The caret: a short bar under the letter of the square in use. */
  .cell:focus {
    outline: 0.8cqi solid var(--accent);
    outline-offset: 0.5cqi;
  }

  input.cell:placeholder-shown:focus {
    background: linear-gradient(var(--accent), var(--accent)) 50% 74% / 24% 0.8cqi no-repeat;
  }

  @media (forced-colors: active) {
    .square {
      --hatch: GrayText;
      forced-color-adjust: none;
      border: 1px solid CanvasText;
    }

    .square:not(.ours) {
      --ground: Canvas;
      --letter: CanvasText;
    }

    .square.ours {
      --ground: CanvasText;
      --letter: Canvas;
    }

    /* A locked square has a second frame beside its corner. */
    .locked::before {
      box-shadow:
        inset 0 0 0 1cqi var(--ground),
        inset 0 0 0 1.8cqi var(--letter);
    }

    .square::after,
    .both::before {
      background: Canvas;
    }

    .taken {
      --ring: Highlight;
    }

    .both,
    .bad {
      outline: 3px dashed CanvasText;
      outline-offset: 1px;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .square::before,
    .cell {
      transition: none;
    }
  }
`;
