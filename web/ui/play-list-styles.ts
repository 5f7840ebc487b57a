/**
 * What a ranked list looks like: the number that decides stands out, facts are lighter, columns line up.
 *
 * A list says with `--columns` how wide its columns are, and with `only-wide` and `only-middle` which of them give way
 * where there is less room.
 */
import { css } from "lit";
import { embedded, phone } from "./media.ts";

export const listStyles = css`
  :host,
  .list {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }

  .list {
    flex: 1;
  }

  .head,
  .row {
    display: grid;
    grid-template-columns: var(--columns);
    align-items: center;
    column-gap: 8px;
    padding-inline: 12px;
    text-align: right;
  }

  .head {
    padding-block: 4px 6px;
    border-bottom: 1px solid var(--line);
    color: var(--ink-soft);
    font-size: 0.75rem;
    font-weight: 550;
  }

  /* Words for those who hear the rows are laid out in here, not far down the page. */
  .scroll {
    position: relative;
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
    transition: opacity calc(var(--quick) / 2);
  }

  .stale .scroll {
    opacity: 0.35;
    pointer-events: none;
  }

  .row {
    border-radius: var(--radius);
    cursor: pointer;
  }

  .row:focus-visible {
    outline-offset: -2px;
  }

  .row.shown {
    background: var(--hover);
  }

  .row.pinned {
    background: var(--accent-wash);
    box-shadow: inset 3px 0 var(--accent);

    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  .rank {
    text-align: left;
  }

  .word {
    container-type: inline-size;
    min-width: 0;
    text-align: left;
  }

  .decides {
    font-size: 1.1875rem;
    font-weight: 650;
    letter-spacing: -0.01em;
  }
`;

/** The rows of a list that shows all its plays; it is in a sheet on a phone, or `when` its page says. */
export const playListStyles = (when = phone) => [
  listStyles,
  css`
    .scroll {
      padding: 4px 0;
    }

    .row {
      min-height: 48px;
      padding-block: 7px;
      scroll-margin: 8px;
    }

    .also {
      line-height: 1.2;
    }

    .more {
      margin: 8px 12px 12px;
    }

    /* Whoever needs no room for a finger sees fifteen to twenty of them at once. */
    @media not ${when} {
      @media not (pointer: coarse) {
        .row {
          --word-tile: 0.8125rem;
          min-height: 26px;
          padding-block: 1px;
          font-size: 0.9375rem;
        }

        .word {
          flex-direction: row;
          align-items: center;
          gap: 10px;
        }

        .also {
          flex: 1;
        }

        .decides {
          font-size: 1.0625rem;
        }
      }
    }

    /* In the sheet the whole pane scrolls, and the head stays. */
    @media ${when} {
      .head {
        position: sticky;
        z-index: 1;
        top: 0;
        padding-top: 0;
        background: ${embedded ? css`var(--bg)` : css`var(--surface)`};
      }

      .scroll {
        overflow: visible;
      }

      .row {
        min-height: 52px;
      }
    }
  `,
];
