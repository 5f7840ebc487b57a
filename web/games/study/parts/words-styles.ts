/** What is this list's own: the letters before and behind a word. */
import { css } from "lit";

export const studyWordsStyles = css`
  :host {
    --columns: 3.25rem minmax(0, 1fr) 3rem 3.75rem 6.5rem;
  }

  .hooked {
    display: grid;
    grid-template-columns: minmax(0, 5.5rem) minmax(0, 1fr) minmax(0, 5.5rem);
    align-items: center;
    column-gap: 8px;
  }

  .hooks.back {
    text-align: left;
  }

  /* Where there is less room, the letters stand beneath the word. */
  @container (max-width: 560px) {
    .hooked {
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 8px;
    }

    .word {
      grid-area: 1 / 1 / 2 / 3;
    }

    .hooks {
      min-height: 0.875rem;
      font-size: 0.75rem;
      line-height: 0.875rem;
    }

    .hooks.front {
      text-align: left;
    }

    .hooks.front:not(:empty)::after,
    .hooks.back:not(:empty)::before {
      content: "-";
    }
  }

  @container (max-width: 460px) {
    .head,
    .row {
      grid-template-columns: 2.25rem minmax(0, 1fr) 2.25rem 3rem 4.75rem;
    }
  }
`;
