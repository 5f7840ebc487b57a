/** Where things stand on the crossword page: position left, plays right; on a phone the plays are a sheet. */
import { css } from "lit";

export const crosswordStyles = css`
  :host {
    --side: clamp(360px, min(46vw, 100dvh - 264px), 640px);
    display: grid;
    grid-template-columns: var(--side) minmax(0, 680px);
    justify-content: center;
    align-items: start;
    gap: 0 clamp(28px, 4vw, 64px);
    padding: 16px clamp(20px, 3vw, 40px) 0;
  }

  .position {
    display: flex;
    flex-direction: column;
    gap: 12px;
    width: var(--side);
    padding-bottom: 40px;
  }

  .board {
    container-type: inline-size;
    /* A tall board is as high as a square one would be. */
    width: min(100% + 4px, var(--side) * var(--columns) / var(--rows) + 4px);
    padding: 2px;
    margin: -2px auto;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
  }

  tw-crossword-rack {
    container-type: inline-size;
  }

  .hand {
    container-type: inline-size;
    display: grid;
    gap: 4px;
  }

  .problems {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .problems .wrong {
    font-weight: 500;
  }

  .problems .quiet {
    font-size: 0.9375rem;
  }

  .stale {
    opacity: 0.35;
  }

  .summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    margin: 0;
    padding: 0 12px;
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  .filters {
    padding: 0 12px 12px;
  }

  tw-crossword-plays {
    flex: 1;
  }

  .none {
    margin: 0;
    padding: 12px;
    color: var(--ink-soft);
  }

  .more {
    display: flex;
    flex-direction: column;
    gap: 4px;
  }

  .keys summary {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 40px;
    border-radius: var(--radius);
    font-size: 0.9375rem;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }

  .keys summary::-webkit-details-marker {
    display: none;
  }

  .keys summary .icon {
    width: 18px;
    height: 18px;
    color: var(--ink-soft);
    transition: transform var(--quick);
  }

  .keys:not([open]) summary .icon {
    transform: rotate(-90deg);
  }

  .keys dl {
    display: grid;
    gap: 8px;
    margin: 4px 0 8px;
    font-size: 0.9375rem;
  }

  .keys dl > div {
    display: grid;
    grid-template-columns: 10.5rem 1fr;
    gap: 12px;
  }

  .keys dd {
    margin: 0;
    color: var(--ink-soft);
  }

  kbd {
    font: inherit;
    font-weight: 550;
  }

  @media (min-width: 861px) {
    tw-sheet {
      position: sticky;
      top: calc(var(--bar) + 16px);
      height: calc(100dvh - var(--bar) - 32px);
    }
  }

  @media (max-width: 860px) {
    :host {
      --side: 100%;
      display: block;
      padding: 8px 12px 200px;
    }

    .position {
      gap: 8px;
      padding-bottom: 0;
    }

    .board {
      max-width: max(280px, 100dvh - 404px);
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

    :host([typing]) {
      padding-bottom: 270px;
    }

    tw-crossword-rack {
      scroll-margin-bottom: 270px;
    }

    :host([typing]) tw-sheet {
      visibility: hidden;
    }

    .summary {
      min-height: 38px;
      padding: 0 44px 4px 8px;
      font-size: 0.8125rem;
      line-height: 1.25;
    }

    .filters {
      padding: 0 8px 8px;
    }

    tw-crossword-plays {
      flex: none;
    }

    tw-crossword-details {
      position: sticky;
      z-index: 2;
      bottom: 0;
      margin-top: auto;
      background: var(--surface);
    }

    tw-sheet:not([up]) .filters,
    tw-sheet:not([up]) tw-crossword-details {
      display: none;
    }
  }

  @media (pointer: coarse) {
    .keys summary {
      min-height: 44px;
    }
  }
`;
