/** The list of words: tiles, then what is known of each in columns. */
import { css } from "lit";

export const wordsStyles = css`
  :host {
    --columns: 3.25rem minmax(0, 1fr) 3.5rem 3.5rem 6.5rem;
    display: flex;
    flex-direction: column;
    min-height: 0;
    container-type: inline-size;
  }

  .list {
    display: flex;
    flex: 1;
    flex-direction: column;
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

  .scroll {
    position: relative;
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--edge) transparent;
    transition: opacity 80ms;
  }

  .stale .scroll {
    opacity: 0.35;
    pointer-events: none;
  }

  [role="listbox"] {
    position: relative;
    overflow: clip;
    contain: strict;
  }

  [role="listbox"]:focus-visible {
    outline-offset: -3px;
  }

  .row,
  .heading {
    position: absolute;
    inset: 0 0 auto;
    height: 46px;
  }

  .row {
    border-radius: var(--radius);
    cursor: pointer;
  }

  .row:hover,
  .row.shown {
    background: var(--hover);
  }

  [role="listbox"]:focus-visible .row.active {
    outline: 2.5px solid var(--accent);
    outline-offset: -3px;
  }

  .heading {
    display: flex;
    align-items: end;
    gap: 10px;
    height: 38px;
    padding: 0 12px 6px;
    font-size: 0.9375rem;
  }

  .heading b {
    font-weight: 650;
  }

  .heading span {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }

  .rank {
    color: var(--ink-soft);
    font-size: 0.8125rem;
    text-align: left;
  }

  .word {
    container-type: inline-size;
    min-width: 0;
  }

  .tiles {
    flex-wrap: nowrap;
  }

  .tiles .blank {
    position: relative;
    color: light-dark(#a2271b, #ffab9c);
  }

  .tiles .blank::after {
    content: "";
    position: absolute;
    right: 0.14em;
    bottom: 0.2em;
    width: 0.26em;
    height: 0.26em;
    border: 1.2px solid currentColor;
    border-radius: 50%;
  }

  .row > span:not(.word, .decides) {
    color: var(--ink-soft);
  }

  .heard {
    font-size: 0.875rem;
    white-space: nowrap;
  }

  .decides {
    font-size: 1.0625rem;
    font-weight: 650;
  }

  .heard.decides {
    font-size: 0.9375rem;
  }

  .blank-word {
    width: 9rem;
    height: 24px;
    border-radius: 7px;
    background: var(--sink);
  }

  @container (max-width: 460px) {
    .head,
    .row {
      grid-template-columns: 2.25rem minmax(0, 1fr) 2.5rem 5.75rem;
      column-gap: 6px;
      padding-inline: 8px;
    }

    .heading {
      padding-inline: 8px;
    }

    .only-wide {
      display: none;
    }

    .heard {
      font-size: 0.8125rem;
    }
  }

  @media (max-width: 860px) and (orientation: portrait), (max-width: 560px) {
    .head {
      padding-top: 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .scroll {
      transition: none;
    }
  }
`;
