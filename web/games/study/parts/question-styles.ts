/**
 * A question as large as there is room for, and at its foot a line for what came of an answer above what one does next. On
 * a phone the foot stays where it is, in reach of a thumb: upright at the foot of the screen, with the sheet above it.
 */
import { css } from "lit";
import { low, phone, sheetWhen } from "../../../ui/media.ts";

/** How high the foot is on a phone. */
export const FOOT = css`calc(104px + env(safe-area-inset-bottom))`;

/** How high what stands above a question on a phone that lies on its side is: the views, and what is around them. */
const VIEWS = css`82px`;

export const questionStyles = css`
  .tiles {
    --cell: min(60px, (100cqi - (var(--n) - 1) * 6px) / var(--n));
    justify-content: center;
    gap: 6px;
  }

  .tile,
  .gap {
    flex: none;
    width: var(--cell);
    height: var(--cell);
    padding: 0;
    border: 0;
  }

  button.tile {
    cursor: pointer;
  }

  button[aria-disabled] {
    cursor: default;
  }

  .gap {
    border: 1.5px dashed var(--edge);
    border-radius: calc(var(--cell) * 0.16);
  }

  .meaning {
    font-size: 1.125rem;
    line-height: 1.4;
  }

  .entry input {
    min-height: 48px;
    padding-right: 46px;
    font: 800 1.25rem/1 var(--font-tile);
    letter-spacing: 0.06em;
  }

  .entry input::placeholder {
    font: 450 1rem/1 var(--font);
    letter-spacing: 0;
  }

  .entry .take {
    position: absolute;
    inset: 2px 2px auto auto;
    width: 44px;
  }

  .large {
    min-height: 52px;
  }

  .hook {
    max-width: 9rem;
  }

  /* Both fields beside each other, and beneath them what one does. */
  @media ${phone} {
    .hooks {
      flex-wrap: wrap;
    }

    .hook {
      flex: 1 0 40%;
      max-width: none;
    }

    .hooks .button {
      flex: 1;
    }
  }

  /* A line is kept free for it: nothing moves when it comes. */
  .said {
    min-height: 1.5rem;
  }

  .grades {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  .grades .button {
    flex-direction: column;
    gap: 2px;
    padding: 6px 2px;
  }

  tw-position-picture {
    width: min(100%, clamp(280px, 100dvh - 500px, 420px));
    margin-inline: auto;

    /* With its rack and what is typed it is in sight above the foot. */
    @media ${phone} {
      width: clamp(180px, 100dvh - 440px, 100%);
    }
  }

  /* The page says how far a keyboard lifts it. */
  @media ${sheetWhen()} {
    .asked,
    .foot {
      gap: 10px;
    }

    .foot {
      position: fixed;
      z-index: 6;
      inset: auto 0 var(--lifted, 0);
      align-content: end;
      min-height: ${FOOT};
      padding: 8px 16px calc(8px + env(safe-area-inset-bottom));
      border-top: 1px solid var(--line);
      background: var(--surface);
    }
  }

  @media ${low} {
    .asked {
      --room: calc(var(--screen) - var(--bar) - ${VIEWS});
      grid-template-rows: repeat(4, auto) 1fr;
      gap: 8px;
      min-height: var(--room);
    }

    .foot {
      position: sticky;
      bottom: 0;
      grid-row: 5;
      align-self: end;
      gap: 4px;
      padding-block: 4px 8px;
      background: var(--bg);
    }

    .tiles {
      --cell: min(44px, (100cqi - (var(--n) - 1) * 6px) / var(--n));
    }

    .said {
      min-height: 0;
    }

    .large {
      min-height: 44px;
    }

    /* The board left, as high as there is room, and beside it what is done with it. */
    :host([board]) .asked {
      grid-template-columns: min(var(--room), 50%) minmax(0, 1fr);
      column-gap: 16px;
    }

    :host([board]) .asked > :not(tw-position-picture) {
      grid-column: 2;
    }

    :host([board]) tw-position-picture {
      grid-area: 1 / 1 / span 5 / 2;
      width: 100%;
      align-self: start;
    }
  }
`;
