/** Where things stand on the anagrams page: rack left, words right; on a phone the words are a sheet. */
import { css } from "lit";

export const anagramsStyles = css`
  :host {
    display: grid;
    grid-template-columns: clamp(320px, 36vw, 460px) minmax(0, 720px);
    justify-content: center;
    align-items: start;
    gap: 0 clamp(28px, 5vw, 72px);
    padding: 24px clamp(20px, 3vw, 40px) 0;
  }

  .position {
    display: flex;
    flex-direction: column;
    gap: 18px;
    min-width: 0;
    padding-bottom: 32px;
  }

  @media not (((max-width: 860px) and (orientation: portrait)) or (max-width: 560px)) {
    tw-sheet {
      position: sticky;
      top: calc(var(--bar) + 24px);
      height: calc(100dvh - var(--bar) - 40px);
    }
  }

  .head {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-right: 4px;
  }

  .summary {
    display: flex;
    flex: 1;
    align-items: center;
    min-height: 44px;
    margin: 0;
    padding: 0 12px;
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  .summary.stale {
    opacity: 0.35;
  }

  .order {
    padding: 0 12px 12px;
  }

  .none {
    margin: 0;
    padding: 12px;
    color: var(--ink-soft);
  }

  tw-anagram-words {
    flex: 1;
    min-height: 0;
  }

  tw-anagram-word {
    flex: none;
    max-height: 46%;
  }

  @media (max-width: 860px) and (orientation: portrait), (max-width: 560px) {
    :host {
      --sheet-top: 168px;
      display: block;
      padding: 12px 16px 200px;
    }

    .position {
      gap: 14px;
      padding-bottom: 0;
    }

    .head {
      padding-right: 52px;
    }

    .summary {
      min-height: 38px;
      padding: 0 0 4px 8px;
      font-size: 0.8125rem;
      line-height: 1.25;
    }

    .order {
      padding: 0 8px 8px;
    }

    tw-sheet:not([up]) .order,
    tw-sheet:not([up]) tw-anagram-word,
    tw-sheet:not([up]) tw-anagram-taking,
    .order:has(~ tw-anagram-word) {
      display: none;
    }

    tw-anagram-word {
      max-height: 58%;
    }
  }

  /* A phone on its side: two panes, and the whole page scrolls. */
  @media (max-height: 520px) and (min-width: 561px) {
    tw-sheet {
      position: static;
      height: 420px;
    }
  }
`;
