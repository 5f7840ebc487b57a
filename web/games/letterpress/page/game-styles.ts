/** The page of a game: what one plays with beneath the board or beside it, the turns and the review right. */
import { css } from "lit";
import { low, phone, sheetWhen } from "../../../ui/media.ts";

export const gameStyles = css`
  :host {
    --position: clamp(290px, min(42vw, var(--screen) - 440px), 520px);

    @media ${phone} {
      --position: min(100%, max(240px, var(--screen) - 420px));
      --title: 1.0625rem;
    }
  }

  .now h2 {
    font-size: var(--title, 1.25rem);
  }

  /* Room for two lines: what is told moves nothing. */
  .told {
    min-height: 2.8em;
    margin-block: -12px -8px;
    align-content: center;
    line-height: 1.4;
  }

  .cover {
    padding: 14px;
  }

  .none {
    padding: 0 20px;
  }

  @media ${sheetWhen()} {
    /* What one plays with stays in sight above it, with two lines on what was played and two on the word. */
    tw-sheet {
      --peek: clamp(60px, var(--screen) - 684px, 184px);
    }

    /* While there is no board the sheet has little to say. */
    .position:not(:has(tw-letterpress-board)) ~ tw-sheet {
      --peek: 60px;
    }
  }

  /* The board left as high as the screen, and beside it what one plays with. */
  @media ${low} {
    .position:has(tw-letterpress-board) {
      --position: auto;
      display: contents;
    }

    .position > tw-sides {
      grid-area: 1 / 1;
    }

    .position > tw-letterpress-board {
      grid-area: 2 / 1 / span 3;
      margin: 10px auto 0;
    }

    .position > .head {
      grid-area: 1 / 2;
    }

    .position > .table {
      grid-area: 2 / 2;
    }

    .position:has(tw-letterpress-board) > .switch {
      grid-area: 5 / 1;
      align-self: start;
      margin-top: 10px;
    }

    .position:has(tw-letterpress-board) ~ tw-sheet {
      grid-area: 3 / 2 / span 4;
    }
  }
`;
