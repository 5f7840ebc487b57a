/** What is this page's own: the tools beside the rack, and the open word beneath the words. */
import { css } from "lit";
import { low, phone, sheetWhen } from "../../../ui/media.ts";

export const anagramsStyles = css`
  :host {
    --answers: 720px;
    --position: clamp(320px, 36vw, 460px);
    --position-gap: 18px;
  }

  .tools tw-toolbar {
    flex: 1 1 260px;
  }

  .head {
    padding-right: 4px;
  }

  .summary,
  tw-anagram-words {
    flex: 1;
  }

  tw-word {
    max-height: 46%;
  }

  @media ${phone} {
    :host {
      --position-gap: 14px;
      --sheet-top: 168px;
      padding-top: 12px;
    }

    .head {
      padding-right: 52px;
    }

    .summary {
      padding-right: 0;
    }

    tw-word {
      max-height: 58%;
    }
  }

  /* On a phone the open word takes the place of the choices. */
  @media ${sheetWhen()} {
    tw-sheet:not([up]) tw-word,
    tw-sheet:not([up]) tw-word-export,
    .choices:has(~ tw-word) {
      display: none;
    }
  }

  @media ${low} {
    .head {
      flex-wrap: wrap;
    }

    .summary {
      flex: 1 1 220px;
    }

    tw-sheet {
      height: 420px;
    }
  }
`;
