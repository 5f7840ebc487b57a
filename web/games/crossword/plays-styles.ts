/** What is this list's own: its columns, and the square and the leave of a play. */
import { css } from "lit";
import { narrow } from "./media.ts";

export const playsStyles = css`
  :host {
    --columns: 1.75rem 3rem minmax(0, 1fr) 5rem 3.25rem 3.5rem;
  }

  .left,
  .square,
  .leave {
    text-align: left;
  }

  .square {
    font-weight: 550;
  }

  .leave {
    color: var(--ink-soft);
    font-size: 0.875rem;
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
  }

  @media ${narrow} {
    :host {
      --columns: 1.25rem 2.5rem minmax(0, 1fr) 4.5rem 2.75rem 2.75rem;
    }

    .head,
    .row {
      column-gap: 6px;
      padding-inline: 8px;
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
`;
