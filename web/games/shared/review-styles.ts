/** How a game looks that is looked back on: its turns with their grades, and the moves that were better. */
import { css } from "lit";

export const reviewStyles = css`
  h2 {
    font-size: 1rem;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 8px;
    padding: 6px 8px 6px 10px;
    border-left: 4px solid var(--whose);
    border-radius: 8px;
    background: var(--sink);
    /* What leads through the mistakes lies above it. */
    scroll-margin-top: 56px;
  }

  li.turning {
    box-shadow: inset 0 0 0 1.5px var(--accent);
  }

  button.played,
  button.best {
    min-height: max(32px, var(--target));
    padding: 2px 0;
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
  }

  .mistake,
  .blunder {
    color: var(--wrong);
  }
`;
