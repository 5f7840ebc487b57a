/** What the pages of a whole game share: the table left, the score sheet right, in which the page scrolls. */
import { css } from "lit";
import { low, narrow, sheetWhen } from "../../../components/media.ts";

export const tableStyles = css`
  @media not ${narrow} {
    :host {
      --position: clamp(360px, min(46vw, var(--screen) - 400px), 640px);
    }
  }

  .summary {
    flex-wrap: wrap;
    column-gap: 16px;
  }

  .summary b {
    color: var(--ink);
  }

  .now {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 2px 16px;
  }

  .now h2:focus {
    outline: none;
  }

  .told {
    flex: 1 0 100%;
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
    .position > .hand {
      display: grid;
      grid-area: 1 / 2;
      align-content: start;
      margin: 0;
    }

    .position:not(:has(.board)) > * {
      grid-column: 1;
    }

    .position ~ tw-sheet {
      height: auto;
      max-height: none;
    }

    tw-toolbar {
      grid-column: auto;
    }
  }
`;
