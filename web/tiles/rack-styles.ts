/** What a rack looks like: beside other things one row; alone as large as there is room, in several rows. */
import { css } from "lit";

export const rackStyles = css`
  :host {
    --cell: clamp(34px, 9.4cqi, 46px);
  }

  .rack {
    --foot: inset 0 -5px 0;
    position: relative;
    min-height: calc(var(--cell) + 14px);
    padding: 6px 10px 8px;
    border-radius: var(--radius);
    background: light-dark(#dfd4c3, #35302a);
    box-shadow: var(--foot) light-dark(#cfc1ab, #2a2621);
    cursor: text;
  }

  .rack:focus-within {
    outline: 2.5px solid var(--accent);
    outline-offset: 2px;
  }

  .rack.wrong-here {
    box-shadow:
      var(--foot) var(--wrong),
      inset 0 0 0 2px var(--wrong);
  }

  .tile,
  .place {
    position: relative;
    flex: 0 1 var(--cell);
    min-width: 0;
    aspect-ratio: 1;
    margin-bottom: 2px;
  }

  .place {
    border-radius: calc(var(--cell) * 0.16);
    background: rgb(0 0 0 / 5%);
  }

  .extra {
    box-shadow: inset 0 0 0 2px var(--wrong);
  }

  .selected {
    outline: 2.5px solid var(--accent);
    outline-offset: -1px;
  }

  .bad {
    outline: 3px solid var(--wrong);
    outline-offset: -1px;
  }

  .open {
    opacity: 0.6;
  }

  .used {
    background: light-dark(#e9dfcf, #423c34);
    box-shadow: none;
    color: var(--ink-soft);
  }

  input {
    margin: 0;
    padding: 0 8px;
    border: 0;
    opacity: 0;
    font-size: 1rem;
    cursor: text;
  }

  .hint {
    position: absolute;
    left: 16px;
    pointer-events: none;
  }

  .caret {
    position: absolute;
    inset: 12% -4px 12% auto;
    width: 2.5px;
    border-radius: 2px;
    background: var(--accent);
  }

  .caret.before {
    inset-inline: -4px auto;
  }

  .wrong {
    margin-top: 8px;
  }

  :host([alone]) {
    container-type: inline-size;
  }

  :host([alone]) .rack {
    --cell: clamp(30px, (100cqi - 24px) / var(--n) - 5px, 56px);
    --foot: inset 0 -6px 0;
    flex-wrap: wrap;
    place-content: center;
    gap: 5px;
    min-height: 80px;
    padding: 10px 12px 14px;
    border-radius: 14px;
  }

  :host([alone]) :is(.tile, .none) {
    flex: none;
    width: var(--cell);
    margin: 0;
    animation: lay var(--quick) ease-out;
  }

  :host([alone]) .none {
    position: relative;
    width: 0;
    height: 34px;
  }

  :host([alone]) .tile.blank u {
    position: static;
    width: 34%;
    height: 34%;
    border-width: 2px;
  }

  :host([alone]) .tile.blank b {
    display: none;
  }

  :host([alone]) .selected {
    outline: none;
    background: var(--accent);
    color: var(--on-accent);
  }

  :host([alone]) .hint {
    inset: 0 0 5px;
    display: grid;
    place-items: center;
    color: light-dark(#5d5140, #b8ac9b);
  }

  @media (prefers-reduced-motion: no-preference) {
    :host([alone]) .caret {
      animation: blink 1.1s steps(1) infinite;
    }
  }

  @keyframes lay {
    from {
      transform: translateY(-6px);
      opacity: 0.4;
    }
  }

  @keyframes blink {
    50% {
      opacity: 0;
    }
  }

  .together {
    padding-top: 6px;
  }

  [name="together"] {
    min-height: var(--target);
  }

  @media (forced-colors: active) {
    .rack.wrong-here {
      border: 3px dashed CanvasText;
    }

    .place {
      border: 1px dotted GrayText;
    }

    .used {
      border: 1px dotted GrayText;
      color: GrayText;
    }

    :is(.bad, .extra) {
      outline: 3px dashed CanvasText;
      outline-offset: -2px;
    }

    .selected,
    :host([alone]) .selected {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }

    .caret {
      forced-color-adjust: none;
      background: CanvasText;
    }

    /* The tiles are what is seen of the field. */
    input {
      forced-color-adjust: none;
      background: none;
      color: transparent;
    }
  }
`;
