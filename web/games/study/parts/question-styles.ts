/** A question as large as there is room for, and a line beneath it for what came of an answer. */
import { css } from "lit";
import { phone } from "../../../ui/media.ts";

export const questionStyles = css`
  :host {
    container-type: inline-size;
  }

  .tiles {
    --cell: min(60px, (100cqi - (var(--n) - 1) * 6px) / var(--n));
    justify-content: center;
    gap: 6px;
  }

  .tile,
  .gap {
    flex: none;
    width: var(--cell);
    height: var(--cell);
    padding: 0;
    border: 0;
  }

  button.tile {
    cursor: pointer;
  }

  .gap {
    border: 1.5px dashed var(--edge);
    border-radius: calc(var(--cell) * 0.16);
  }

  .meaning {
    font-size: 1.125rem;
    line-height: 1.4;
  }

  .entry input {
    min-height: 48px;
    padding-right: 46px;
    font: 800 1.25rem/1 var(--font-tile);
    letter-spacing: 0.06em;
  }

  .entry input::placeholder {
    font: 450 1rem/1 var(--font);
    letter-spacing: 0;
  }

  .entry .take {
    position: absolute;
    inset: 2px 2px auto auto;
    width: 44px;
  }

  .large {
    min-height: 52px;
  }

  .hook {
    max-width: 9rem;
  }

  /* A line is kept free for it: nothing moves when it comes. */
  .said {
    min-height: 1.5rem;
  }

  .grades {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  .grades .button {
    flex-direction: column;
    gap: 2px;
    padding: 6px 2px;
  }

  tw-position-picture {
    width: min(100%, 420px);
    margin-inline: auto;

    @media ${phone} {
      width: min(100%, 36dvh);
    }
  }
`;
