/** The ranked list: the number that decides stands out, facts are lighter, columns line up. */
import { css } from "lit";

export const playsStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-height: 0;
    container-type: inline-size;
  }

  .head,
  .row {
    display: grid;
    grid-template-columns: var(--columns);
    align-items: center;
    column-gap: 8px;
    padding-inline: 12px;
  }

  .head {
    padding-block: 4px 6px;
    color: var(--ink-soft);
    font-size: 0.75rem;
    font-weight: 550;
    text-align: right;
    border-bottom: 1px solid var(--line);
  }

  .scroll {
    flex: 1;
    min-height: 0;
    margin: 0;
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

  .list {
    --columns: 1.75rem minmax(0, 1fr) 4.25rem 5.25rem 4.25rem 3.75rem;
    display: flex;
    flex-direction: column;
    flex: 1;
    min-height: 0;
  }

  .row {
    position: relative;
    min-height: 48px;
    padding-block: 7px;
    border-radius: var(--radius);
    cursor: pointer;
    text-align: right;
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
    text-align: left;
  }

  .word {
    container-type: inline-size;
    min-width: 0;
    display: flex;
    flex-direction: column;
    gap: 3px;
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

  .decides {
    font-size: 1.1875rem;
    font-weight: 650;
    letter-spacing: -0.01em;
  }

  .decides.said {
    font-size: 0.9375rem;
  }

  .pair {
    font-weight: 500;
  }

  .pair i {
    font-style: normal;
    color: var(--ink-soft);
    padding-inline: 1px;
  }

  .lighter {
    color: var(--ink-soft);
  }

  .none {
    margin: 0;
    padding: 24px 12px;
    color: var(--ink-soft);
  }

  .more {
    margin: 8px 12px 12px;
  }

  /* As the list gets narrower, the facts that the details tell again give way to the word. */
  @container (max-width: 560px) {
    .list {
      --columns: 1.5rem minmax(0, 1fr) 3.75rem 4.25rem 3.25rem;
    }

    .only-wide {
      display: none;
    }
  }

  @container (max-width: 430px) {
    .list {
      --columns: 1.25rem minmax(0, 1fr) 3.5rem 3.5rem;
    }

    .head,
    .row {
      column-gap: 6px;
      padding-inline: 8px;
    }

    .only-middle {
      display: none;
    }
  }

  /* In the sheet the whole pane scrolls, and the head stays. */
  @media (max-width: 860px) and (orientation: portrait), (max-width: 560px) {
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

  @media (prefers-reduced-motion: reduce) {
    .scroll {
      transition: none;
    }
  }
`;
