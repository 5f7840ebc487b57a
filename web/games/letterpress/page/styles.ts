/** What is this page's own: a square board with its sides above it. */
import { css } from "lit";
import { compact, handheld, low, phone, sheetWhen } from "../../../ui/media.ts";

export const letterpressStyles = css`
  :host {
    --position: clamp(290px, min(42vw, var(--screen) - 368px), 520px);
  }

  :host([board-only]) {
    --position: clamp(290px, 42vw, var(--screen) - 240px);
  }

  .position {
    align-items: center;
  }

  .position > * {
    width: var(--position);
  }

  .more {
    margin-top: 4px;
  }

  tw-letterpress-plays {
    flex: 1;
  }

  tw-turn-log {
    flex: 1;
    padding: 0 20px 12px;
  }

  /* Where there is little room the board comes first. */
  @media ${handheld()} {
    .position {
      gap: 10px;
    }

    .position:has(tw-letterpress-board) .switch {
      order: 9;
    }
  }

  /* The tools are as wide as the board, which follows the height: there the plus and its name for those who hear it do. */
  @media (max-height: 760px), ${compact} {
    .word span {
      display: none;
    }
  }

  @media not ${phone} {
    .choices {
      padding-bottom: 14px;
    }
  }

  @media ${phone} {
    :host,
    :host([board-only]) {
      --position: min(100%, max(240px, var(--screen) - 366px));
      --peek: clamp(184px, var(--screen) - 614px, 232px);
    }

    .position > :not(tw-letterpress-board) {
      width: 100%;
    }

    :host([up]) {
      --position: min(100%, max(150px, var(--screen) - 540px));
    }

    :host([up]) :is(.under, .more, tw-letterpress-played) {
      visibility: hidden;
    }

    tw-letterpress-plays,
    tw-turn-log {
      flex: none;
    }

    tw-turn-log {
      padding-inline: 16px;
      overflow: visible;
    }
  }

  /* The first play stands above what is said at the foot of the screen: the columns need no names there. */
  @media ${sheetWhen()} and (max-height: 780px) {
    tw-sheet:not([up]) tw-letterpress-plays {
      --head: none;
    }
  }

  /* The whole board between its sides and the foot of the screen. */
  @media ${low} {
    .position > tw-letterpress-board {
      width: min(100%, max(216px, var(--screen) - var(--bar) - var(--top) - 72px));
    }
  }
`;
