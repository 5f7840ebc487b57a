/** What is this page's own: a board of any shape, and keys at the foot of a phone that take the sheet's place. */
import { css } from "lit";
import { narrow, sheetWhen } from "../../../components/media.ts";

export const crosswordStyles = css`
  :host {
    --position: clamp(360px, min(46vw, var(--screen) - 264px), 640px);
    --top: 16px;
    column-gap: clamp(28px, 4vw, 64px);
  }

  :host([board-only]) {
    --position: clamp(360px, 40vw, var(--screen) - 140px);
  }

  .position {
    gap: 12px;
    width: var(--position);
    padding-bottom: 40px;
  }

  .board {
    container-type: inline-size;
    /* A tall board is as high as a square one would be. */
    width: min(100% + 4px, var(--position) * var(--columns) / var(--rows) + 4px);
    padding: 2px;
    margin: -2px auto;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
  }

  tw-rack {
    container-type: inline-size;
  }

  .hand {
    container-type: inline-size;
    display: grid;
    gap: 4px;
  }

  tw-crossword-plays {
    flex: 1;
  }

  .more {
    display: flex;
    flex-direction: column;
    gap: 4px;
  }

  @media ${narrow} {
    :host,
    :host([board-only]) {
      --position: 100%;
      padding-inline: 12px;
    }

    .position {
      gap: 8px;
      padding-bottom: 0;
    }

    .board {
      max-width: max(280px, var(--screen) - 404px);
      align-self: center;
    }

    /* Squares stay large enough for a finger; a wide board moves under it. */
    tw-crossword-board {
      min-width: calc(var(--columns) * 20px + 14px);
    }

    :host([up]) .board {
      max-height: 46dvh;
    }

    :host([up]) .position > :not(.board) {
      display: none;
    }

    tw-crossword-plays {
      flex: none;
    }
  }

  @media ${sheetWhen(narrow)} {
    :host([typing]) {
      padding-bottom: 270px;
    }

    tw-rack {
      scroll-margin-bottom: 270px;
    }

    :host([typing]) tw-sheet {
      visibility: hidden;
    }
  }
`;
