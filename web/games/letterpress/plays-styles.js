/** What is this list's own: its columns, and pairs of numbers. */
import { css } from "lit";

export const playsStyles = css`
  :host {
    container-type: inline-size;
  }

  .list {
    --columns: 1.75rem minmax(0, 1fr) 4.25rem 5.25rem 4.25rem 3.75rem;
  }

  .row {
    position: relative;
  }

  .word {
    gap: 3px;
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
`;
