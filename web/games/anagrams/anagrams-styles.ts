/** What is this page's own: the word that was opened lies beneath the list, and on a phone takes the choices' place. */
import { css } from "lit";
import { low, phone, sheetWhen } from "../../components/media.ts";

export const anagramsStyles = css`
  :host {
    --answers: 720px;
    --side: clamp(320px, 36vw, 460px);
  }

  .position {
    gap: 18px;
  }

  .head {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-right: 4px;
  }

  .summary {
    flex: 1;
  }

  tw-anagram-words {
    flex: 1;
  }

  tw-anagram-word {
    flex: none;
    max-height: 46%;
  }

  @media ${phone} {
    :host {
      --sheet-top: 168px;
      padding-top: 12px;
    }

    .position {
      gap: 14px;
    }

    .head {
      padding-right: 52px;
    }

    .summary {
      padding-right: 0;
    }

    tw-anagram-word {
      max-height: 58%;
    }
  }

  @media ${sheetWhen()} {
    tw-sheet:not([up]) tw-anagram-word,
    tw-sheet:not([up]) tw-anagram-taking,
    .choices:has(~ tw-anagram-word) {
      display: none;
    }
  }

  @media ${low} {
    tw-sheet {
      height: 420px;
    }
  }
`;
