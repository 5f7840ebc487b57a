/**
 * Where things stand on a game's page: the position left, the answers right; on a phone the answers are a sheet.
 *
 * A page says with `--position` how wide its position is and with `--position-gap` how far what is in it is apart, with
 * `--answers` how wide the answers may become, and with `--top` how far both are from the bar; `--gutter` is how far what stands above the answers is from their edge. Where
 * a page has its own idea of when it is narrow, it says `when`.
 */
import { css } from "lit";
import { embedded, low, phone, sheetWhen } from "../../ui/media.ts";

/** A condition that nothing meets. */
const never = css`(width < 0px)`;

/** The two panes. */
export const pageStyles = (when = phone) => css`
  :host {
    --answers: 680px;
    --top: 24px;
    --gutter: 12px;
    display: grid;
    box-sizing: border-box;
    grid-template-columns: var(--position) minmax(0, var(--answers));
    /* The left edge is the same in all games. */
    justify-content: start;
    width: min(100%, 1360px);
    margin-inline: auto;
    align-items: start;
    gap: 0 clamp(28px, 5vw, 72px);
    padding: var(--top) max(clamp(20px, 3vw, 32px), env(safe-area-inset-right)) 0
      max(clamp(20px, 3vw, 32px), env(safe-area-inset-left));

    @media ${when} {
      --gutter: 8px;
      display: block;
      padding: 8px max(16px, env(safe-area-inset-right)) 16px max(16px, env(safe-area-inset-left));
    }

    @media ${sheetWhen(when)} {
      padding-bottom: calc(var(--peek, 184px) + 32px + env(safe-area-inset-bottom));
    }
  }

  .position:focus,
  .position h2:focus {
    outline: none;
  }

  .position {
    display: flex;
    flex-direction: column;
    gap: var(--position-gap, 16px);
    min-width: 0;
    padding-bottom: 32px;
  }

  /* Only the board and its plays, or nothing to be changed: see GamePage. */
  :host([board-only]) :is(.extra, .choices, tw-toolbar),
  :host([readonly]) :is(.change, .start, tw-toolbar) {
    display: none;
  }
`;

/** Answers that have a pane of their own: it stays in sight, and the list scrolls in it. */
export const paneStyles = (when = phone) => css`
  @media not ${when} {
    tw-sheet {
      position: sticky;
      top: calc(var(--bar) + var(--top));
      height: calc(var(--screen) - var(--bar) - var(--top) - 16px);
    }
  }

  @media ${when} {
    .position {
      padding-bottom: 0;
    }
  }

  @media ${embedded ? when : never} {
    tw-sheet {
      height: 440px;
    }
  }
`;

/** A phone on its side has two panes, and the whole page scrolls. */
export const lowStyles = css`
  @media ${low} {
    :host {
      --top: 12px;
    }

    tw-sheet {
      position: static;
      height: auto;
    }
  }
`;

/** The sentence above a list of answers, and what stands in place of an empty one. */
export const summaryStyles = (when = phone) => css`
  .summary {
    min-height: 44px;
    padding: 0 12px;

    @media ${when} {
      min-height: 38px;
      padding: 0 44px 4px 8px;
      font-size: 0.8125rem;
      line-height: 1.25;
    }
  }

  .none {
    padding: 12px;
  }
`;

/** The sentence with a switch beside it, between two views of which one is hidden. */
export const headlineStyles = (when = phone) => css`
  .headline {
    padding-right: var(--gutter);

    @media ${sheetWhen(when)} {
      padding-right: 52px;
    }
  }

  .headline .whose {
    padding-left: var(--gutter);
  }

  .headline .summary {
    flex: 1;
    min-width: 0;

    @media ${sheetWhen(when)} {
      padding-right: 0;
    }
  }

  .headline .button {
    min-height: 36px;
  }

  /* What is told of the play stands beneath a sheet that is down. */
  .headline .chosen {
    display: var(--chosen, none);
    position: absolute;
    inset: 0 0 auto;
    min-height: 40px;
  }

  @media ${sheetWhen(when)} {
    tw-sheet:not([up]) {
      --chosen: flex;
    }

    tw-sheet:not([up]) .told:has(.chosen) > :not(.chosen) {
      visibility: hidden;
    }
  }

  @media ${when} {
    .headline .long {
      display: none;
    }
  }
`;

/** What one chooses above a list of answers and is told beneath it: on a phone only while the sheet is up. */
export const choiceStyles = (when = phone) => css`
  .choices {
    padding: 0 var(--gutter) var(--gutter);
  }

  @media ${when} {
    .details {
      position: sticky;
      z-index: 2;
      bottom: 0;
      margin-top: auto;
      background: ${embedded ? css`var(--bg)` : css`var(--surface)`};
    }
  }

  @media ${sheetWhen(when)} {
    tw-sheet:not([up]) :is(.choices, .details) {
      display: none;
    }

    /* However much is told of a play, others stay in sight above it. */
    .details {
      max-height: calc((var(--screen) - var(--covered) - var(--sheet-top, 50dvh)) / 2);
      overflow-y: auto;
    }
  }
`;

/** A switch between two kinds of answers, at the head of the sheet. */
export const switchStyles = css`
  .switch {
    padding: 0 12px 12px;

    @media ${phone} {
      padding: 2px 56px 8px 8px;
    }
  }

  .switch tw-segments {
    max-width: 320px;
  }

  @media ${sheetWhen()} {
    :host([up]) tw-toolbar,
    :host([up]) .group {
      visibility: hidden;
    }
  }
`;
