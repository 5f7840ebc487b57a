/** What the pages of a whole game share: the table left, the score sheet right, in which the page scrolls. */
import { css } from "lit";
import { handheld, low, narrow, sheetWhen } from "../../../ui/media.ts";

export const tableStyles = css`
  @media not ${narrow} {
    :host {
      --position: clamp(360px, min(46vw, var(--screen) - 374px), 640px);
    }

    .summary.narrow {
      display: none;
    }

    /* Without a board nothing in it scrolls: the page does, to the end of what it has. */
    .position:not(:has(.board)) ~ tw-sheet {
      position: static;
      height: auto;
    }
  }

  .head .switch {
    flex: none;
    margin-left: auto;
  }

  /* Room for two lines: what is told moves nothing. */
  .told {
    min-height: 2.8em;
    margin-block: -7px -5px;
  }

  tw-crossword-letters {
    padding: 0 12px;
  }

  /* The heading stands under the board, the switch under all that one plays with. */
  @media ${handheld(narrow)} {
    .head {
      display: contents;
    }
  }

  @media ${narrow} {
    .head > * {
      margin-inline: 11px;
    }

    .head .now {
      order: -2;
      justify-content: space-between;
    }

    .head .switch {
      margin: 4px 11px;
    }

    .position > .hand {
      gap: 6px;
      padding-bottom: 4px;
    }

    .now h2 {
      font-size: 1rem;
    }

    .told {
      margin-block: -4px -5px;
      font-size: 0.875rem;
    }
  }

  .in-sheet {
    display: none;
  }

  @media ${sheetWhen(narrow)} {
    .in-sheet {
      display: flex;
    }

    /* The rack and what one can do stay in sight above it, which shows its first line and no sliver of the next. */
    tw-sheet {
      --peek: 58px;
    }
  }

  @media ${low} {
    .head > .now {
      grid-area: 1 / 2;
    }

    .head > .switch {
      grid-column: 1;
      margin: 0;
    }

    .position > .board {
      grid-row: 1 / 4;
    }

    .position > .hand {
      display: grid;
      grid-area: 2 / 2;
      align-content: start;
    }

    .position:not(:has(.board)) > * {
      grid-column: 1;
    }

    .position:not(:has(.board)) ~ tw-sheet {
      grid-area: 1 / 2 / 12 / 3;
    }

    .position ~ tw-sheet {
      grid-area: 3 / 2;
      height: auto;
    }

    tw-toolbar {
      grid-column: auto;
    }
  }
`;
