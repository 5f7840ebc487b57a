/** The ranked list: the score stands out, facts are lighter, columns line up. */
import { css } from "lit";

export const playsStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-height: 0;
    --columns: 1.75rem 3rem minmax(0, 1fr) 5rem 3.25rem 3.5rem;
  }

  .list {
    display: flex;
    flex-direction: column;
    flex: 1;
    min-height: 0;
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

  .left,
  .rank,
  .square,
  .leave {
    text-align: left;
  }

  .scroll {
    flex: 1;
    min-height: 0;
    padding: 4px 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
    transition: opacity 80ms;
  }

  .stale .scroll {
    opacity: 0.35;
    pointer-events: none;
  }

  .row {
    min-height: 48px;
    padding-block: 7px;
    border-radius: var(--radius);
    cursor: pointer;
    scroll-margin: 8px;
  }

  .row.shown {
    background: var(--hover);
  }

  .row:focus-visible {
    outline-offset: -2px;
  }

  .rank {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .square {
    font-weight: 550;
  }

  .word {
    container-type: inline-size;
    display: flex;
    flex-direction: column;
    gap: 4px;
    min-width: 0;
    text-align: left;
  }

  .also {
    overflow: hidden;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    line-height: 1.2;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .leave {
    color: var(--ink-soft);
    font-size: 0.875rem;
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
  }

  .lighter {
    color: var(--ink-soft);
  }

  .decides {
    font-size: 1.1875rem;
    font-weight: 650;
    letter-spacing: -0.01em;
  }

  .more {
    margin: 8px 12px 12px;
  }

  @media (max-width: 860px) {
    :host {
      --columns: 1.25rem 2.5rem minmax(0, 1fr) 4.5rem 2.75rem 2.75rem;
    }

    .head,
    .row {
      column-gap: 6px;
      padding-inline: 8px;
    }

    .head {
      position: sticky;
      z-index: 1;
      top: 0;
      padding-top: 0;
      background: var(--surface);
    }

    .scroll {
      overflow: visible;
    }

    .row {
      min-height: 52px;
    }
  }

  @media (max-width: 600px) {
    :host {
      --columns: 1.25rem 2.5rem minmax(0, 1fr) 2.75rem 2.75rem;
    }

    .only-wide {
      display: none;
    }
  }

  @media (max-width: 430px) {
    :host {
      --columns: 1.25rem 2.25rem minmax(0, 1fr) 2.5rem;
    }

    .only-middle {
      display: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .scroll {
      transition: none;
    }
  }
`;
