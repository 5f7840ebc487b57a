/** How a game looks that is looked back on: its turns with their grades, and the moves that were better. */
import { css } from "lit";

export const reviewStyles = css`
  :host {
    display: grid;
    gap: 10px;
  }

  ol {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 8px;
    padding: 6px 8px 6px 10px;
    border-left: 4px solid var(--whose);
    border-radius: 8px;
    background: var(--sink);
  }

  /* What leads through the mistakes lies above it. */
  li {
    scroll-margin-top: 56px;
  }

  li.turning {
    box-shadow: inset 0 0 0 1.5px var(--accent);
  }

  li > button {
    min-height: max(32px, var(--target));
    padding: 2px 0;
    border: 0;
    background: none;
    text-align: left;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  li > button.best {
    grid-column: 1 / -1;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }

  li > button[aria-pressed="true"] {
    color: var(--accent);
    font-weight: 600;
  }

  li .button {
    background: var(--lift);
  }

  .grade {
    align-self: center;
    padding: 1px 8px;
    border-radius: 8px;
    background: var(--lift);
    font-size: 0.8125rem;
    font-weight: 600;
  }

  .mistake,
  .blunder {
    color: var(--wrong);
  }
`;
