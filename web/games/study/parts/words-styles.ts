/** What is this list's own: the letters before and behind a word. */
import { css } from "lit";

export const studyWordsStyles = css`
  :host {
    container-name: list;
    --columns: 3.25rem minmax(0, 1fr) 3rem 3.75rem 6.5rem;
  }

  /* Words stand in line as long as all letters have room; where they have not, these are shortened last. */
  .hooked {
    display: flex;
    align-items: center;
    column-gap: 8px;
    container-type: inline-size;
  }

  .hooks.front {
    flex: 0 9999 clamp(5rem, 38cqi, 10rem);
    min-width: min-content;
  }

  .hooks.back {
    flex: 1 1 auto;
  }

  /* What follows the word stands close to it, so it is as wide as its tiles. */
  .word {
    flex: none;
    container-type: normal;
  }

  .hooks.back {
    text-align: left;
  }

  /* Where there is less room, the letters stand beneath the word. */
  @container list (max-width: 600px) {
    .hooked {
      display: grid;
      grid-template-columns: minmax(0, max-content) minmax(0, max-content) minmax(0, 1fr);
      gap: 0 8px;
    }

    .word {
      grid-area: 1 / 1 / 2 / 4;
    }

    .hooks {
      font-size: 0.75rem;
      line-height: 0.875rem;
    }

    .hooks.front {
      min-width: 0;
      text-align: left;
    }

    .hooks.front:not(:empty)::after,
    .hooks.back:not(:empty)::before {
      content: "-";
    }
  }

  @container list (max-width: 460px) {
    .head,
    .row {
      grid-template-columns: 2.25rem minmax(0, 1fr) 2.25rem 3rem 4.75rem;
    }
  }
`;
