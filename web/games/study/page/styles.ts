/** What is this page's own: the row of views, and the choices beneath the conditions. */
import { css } from "lit";
import { low, phone, sheetWhen } from "../../../ui/media.ts";
import { FOOT } from "../parts/question-styles.ts";

export const studyStyles = css`
  :host {
    --answers: 760px;
    --position: clamp(330px, 38vw, 500px);
    --position-gap: 14px;
  }

  .order {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    gap: 8px 10px;
  }

  .head {
    gap: 4px 8px;
    padding: 0 4px 4px 0;
  }

  .summary {
    flex: 1 1 12rem;
  }

  tw-study-words {
    flex: 1;
  }

  tw-word {
    max-height: 50%;
  }

  @media ${phone} {
    :host {
      padding-top: 12px;
    }

    .head {
      padding-right: 52px;
    }

    .summary {
      padding-right: 0;
    }

    tw-word {
      max-height: 62%;
    }
  }

  /* On a phone the open word takes the place of what is done with all of them. */
  @media ${sheetWhen()} {
    tw-sheet:not([up]) :is(tw-word, tw-word-export) {
      display: none;
    }

    :host {
      /* What one does next lies under a keyboard, so that it and the question have room. */
      --lifted: max(0px, var(--covered) - 60px);
      padding-bottom: 0;
    }

    .position {
      padding-bottom: calc(var(--peek, 184px) + 32px + env(safe-area-inset-bottom));
    }

    /* Answers lie above the foot of their question, where there are any. */
    .position:has(tw-study-question[open]),
    .position:has(tw-study-question[open]) ~ tw-sheet {
      --least: max(0px, 116px - var(--lifted));
      --peek: clamp(var(--least), 100dvh - var(--lifted) - 490px, 320px);
    }

    .position:has(tw-study-question[board]),
    .position:has(tw-study-question[board]) ~ tw-sheet {
      --peek: var(--least);
    }

    .position:has(tw-study-question[open]) {
      padding-bottom: calc(var(--peek) + 16px + ${FOOT});

      & ~ tw-sheet {
        bottom: calc(var(--lifted) + ${FOOT});
      }
    }

    .position:has(tw-study-question[bare]) {
      padding-bottom: calc(16px + ${FOOT});

      & ~ tw-sheet {
        display: none;
      }
    }
  }

  @media ${low} {
    :host {
      grid-template-columns: auto minmax(0, var(--answers));
    }

    .position {
      width: var(--position);
    }

    tw-sheet {
      height: 420px;
    }

    /* The answers to a question stay beside it. */
    .position:has(tw-study-question) {
      --position: clamp(330px, 46vw, 500px);
      padding-bottom: 12px;

      & ~ tw-sheet {
        position: sticky;
        height: calc(var(--screen) - var(--bar) - var(--top) - 12px);
      }
    }

    .position:has(tw-study-question[board]) {
      --position: 60vw;
    }
  }
`;
