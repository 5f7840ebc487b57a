/** What the pages of a whole game share: the table left, the score sheet right, in which the page scrolls. */
import { css } from "lit";
import { low, narrow, sheetWhen } from "../../../ui/media.ts";

export const tableStyles = css`
  @media not ${narrow} {
    :host {
      --position: clamp(360px, min(46vw, var(--screen) - 365px), 640px);
    }

    .summary.narrow {
      display: none;
    }
  }

  .summary {
    flex-wrap: wrap;
    column-gap: 16px;
  }

  .summary b {
    color: var(--ink);
  }

  .head {
    display: flex;
    align-items: center;
    gap: 12px;
  }

  .head .switch {
    flex: none;
    margin-left: auto;
  }

  .now {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 12px;
    min-width: 0;
  }

  .now h2 {
    overflow-wrap: anywhere;
  }

  .now h2:focus {
    outline: none;
  }

  .told {
    min-height: 1.4em;
    font-size: 0.9375rem;
    line-height: 1.4;
  }

  .cover {
    display: grid;
    justify-items: start;
    gap: 10px;
    padding: 20px;
    border-radius: 16px;
    background: var(--sink);
  }

  .hand {
    gap: 8px;
  }

  .grades {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    color: var(--ink-soft);
    list-style: none;
  }

  .grades b {
    color: var(--ink);
  }

  .sheet {
    display: grid;
    align-content: start;
    gap: 12px;
    min-height: 0;
    overflow: hidden auto;
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
  }

  tw-crossword-letters {
    display: block;
    padding: 0 12px;
  }

  .resign {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }

  @media ${narrow} {
    /* The heading stands under the board, the switch under all that one plays with. */
    .head {
      display: contents;
    }

    .head > * {
      margin-inline: 11px;
    }

    .head .now {
      order: -2;
      justify-content: space-between;
    }

    .head .switch {
      margin-block: 4px;
      margin-left: 11px;
    }

    .position > .hand {
      gap: 6px;
      padding-bottom: 4px;
    }

    .now h2 {
      font-size: 1rem;
    }

    .told {
      font-size: 0.875rem;
    }

    .sheet {
      flex: none;
      overflow: visible;
    }
  }

  @media ${sheetWhen(narrow)} {
    /* The rack and what one can do stay in sight above it. */
    tw-sheet {
      --peek: 60px;
    }
  }

  @media ${low} {
    .head {
      display: contents;
    }

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
      margin: 0;
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
      max-height: none;
    }

    tw-toolbar {
      grid-column: auto;
    }
  }
`;
