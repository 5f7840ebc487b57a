/**
 * What is this page's own: a board of any shape, and keys at the foot of a phone that take the sheet's place.
 *
 * On a phone the board is as large as the screen is wide, and what is chosen once stands under it: so nothing moves
 * when the keys come. On its side the board is as high as the screen; rack, plays and keys are beside it.
 */
import { css } from "lit";
import { compact, handheld, low, narrow, sheetWhen, tiny } from "../../../ui/media.ts";

export const crosswordStyles = css`
  :host {
    --position: clamp(360px, min(46vw, var(--screen) - 290px), 640px);
    --top: 16px;
    /* What the keys cover at the foot of the screen. */
    --keys: 0px;
    column-gap: clamp(28px, 4vw, 64px);
  }

  :host([typing]) {
    --keys: 270px;
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
    /* A tall board is as high as a square one would be. */
    width: min(100% + 4px, var(--position) * var(--columns) / var(--rows) + 4px);
    padding: 2px;
    margin: -2px auto;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
    scroll-margin: calc(var(--bar) + 2px) 0 calc(var(--keys) + 2px);
  }

  tw-rack {
    scroll-margin-bottom: calc(var(--keys) + 8px);
  }

  tw-crossword-leaves.choices {
    padding-bottom: 6px;
  }

  @media ${narrow} {
    :host,
    :host([board-only]) {
      --position: 100%;
      padding-top: 4px;
      padding-inline: max(1px, env(safe-area-inset-left)) max(1px, env(safe-area-inset-right));
    }

    .position {
      gap: 6px;
      padding-bottom: 0;
    }

    .position > :not(.board, [docked]) {
      margin-inline: 11px;
    }

    .position > :is(.wrong, tw-crossword-problems) {
      order: -2;
    }

    .position > .hand {
      order: -1;
    }

    .board {
      order: -3;
      width: min(100%, (var(--screen) - var(--bar) - 190px) * var(--columns) / var(--rows));
      margin: 0 auto;
      padding: 0 0 2px;
    }

    /* Squares stay large enough for a finger; a board of more than fifteen moves under it. */
    tw-crossword-board {
      min-width: calc(var(--columns) * 20px + 8px);
    }

    :host([up]) .position:has(> .board) > :not(.board) {
      display: none;
    }
  }

  @media ${handheld(narrow)} {
    :is(tw-crossword-plays, tw-crossword-judged, tw-crossword-line, tw-crossword-record).grows {
      flex: none;
    }
  }

  @media ${handheld(sheetWhen(narrow))} {
    :host([typing]) tw-sheet {
      visibility: hidden;
    }
  }

  @media ${compact} {
    :is(.lay, .star) span {
      display: none;
    }
  }

  @media ${sheetWhen(narrow)} {
    .aside:not(.details),
    .headline.lone .summary {
      display: none;
    }

    /* In one line, where that has room for them. */
    .asked.contents {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
    }

    /* What is only pointed at lies on the board. What came over its row would take it from under the pointer. */
    .details:is(.idle, .pointed) {
      display: none;
    }

    /* Beside the heading of what is to be done. */
    .headline.lone {
      position: absolute;
      z-index: 1;
      top: 8px;
      right: 0;
    }

    tw-sheet {
      /* The rack stays in sight, and one play at least. */
      --spare: calc(var(--screen) - var(--bar) - 100vw - 64px);
      --peek: clamp(132px, var(--spare), 184px);
    }

    /* So it does beneath what is wrong with the board. */
    .position:has(> :is(.wrong, tw-crossword-problems)) ~ tw-sheet {
      --peek: clamp(100px, var(--spare) - 42px, 184px);
    }

    /* Whoever pulls up the sheet wants to see plays: five and more of them. */
    :host([up]) .board {
      width: min(100%, max(184px, var(--screen) - var(--bar) - 400px) * var(--columns) / var(--rows));
    }

    :host([up]) tw-crossword-board {
      min-width: 0;
    }

    :host([typing]) {
      padding-bottom: calc(var(--keys) + 16px);
    }
  }

  @media ${tiny} {
    .board {
      width: 100%;
    }
  }

  @media ${low} {
    :host,
    :host([board-only]) {
      --height: calc(var(--screen) - var(--bar) - 8px);
      --width: min(var(--height) * var(--ratio, 1), 58vw);
      --left: max(6px, env(safe-area-inset-left));
      --beside-board: calc(var(--left) + var(--width) + 8px);
      grid-template-columns: var(--width) minmax(0, 1fr);
      grid-template-rows: auto minmax(0, 1fr);
      justify-content: stretch;
      gap: 6px 12px;
      padding: 4px max(8px, env(safe-area-inset-right)) 16px var(--left);
    }

    /* What one looks at while playing stands in two columns; the rest follows under both. */
    .position,
    .hand {
      display: contents;
    }

    .position > *,
    tw-toolbar {
      grid-column: 1 / -1;
    }

    .position > .board {
      grid-area: 1 / 1 / 3 / 2;
      width: 100%;
      margin: 0;
      padding: 0 0 2px;
      align-self: start;
    }

    tw-rack {
      --cell: 34px;
      grid-area: 1 / 2;
    }

    .position ~ tw-sheet {
      position: static;
      grid-area: 2 / 2;
      height: calc(var(--height) - 60px);
    }

    /* There is hardly room for a play, and none for words about what to do with it. */
    .details:is(.idle, .pointed) {
      display: none;
    }

    .details {
      position: sticky;
      z-index: 2;
      bottom: 0;
      margin-top: auto;
      background: var(--bg);
    }

    .position > tw-crossword-setup,
    tw-toolbar {
      margin-inline: 0 8px;
    }
  }
`;
