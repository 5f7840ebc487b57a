/** What is this page's own: the row of views, and the choices beneath the conditions. */
import { css } from "lit";
import { low, phone, sheetWhen } from "../../../ui/media.ts";

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
  }

  @media ${low} {
    tw-sheet {
      height: 420px;
    }
  }
`;
