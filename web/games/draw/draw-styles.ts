/** What is this page's own: the tiles with the clock above them, and the fields of the draw. */
import { css } from "lit";
import { phone } from "../../components/media.ts";

export const drawStyles = css`
  :host {
    --side: clamp(300px, 40vw, 460px);
    --answers: 640px;
  }

  .top {
    display: grid;
    gap: 14px;
  }

  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 36px;
    font-size: 0.9375rem;
  }

  .time {
    font-size: 1.75rem;
    font-weight: 680;
    letter-spacing: -0.02em;
    line-height: 1;
  }

  .time.late {
    color: var(--wrong);
  }

  .fields label {
    display: grid;
    gap: 4px;
  }

  .fields {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }

  .summary {
    margin: 0;
    padding: 0 12px 10px;
    font-size: 0.9375rem;
  }

  .summary:empty {
    display: none;
  }

  tw-sheet > .wrong {
    padding: 0 12px 10px;
  }

  @media not ${phone} {
    tw-sheet {
      min-height: calc(var(--screen) - var(--bar) - 40px);
    }
  }

  @media ${phone} {
    .top {
      gap: 10px;
    }

    .summary {
      padding: 0 4px 8px;
      font-size: 0.8125rem;
    }

    tw-draw-round,
    tw-draw-experiment {
      padding-inline: 4px;
    }

    :host([up]) .fields,
    :host([up]) tw-draw-bag {
      visibility: hidden;
    }
  }
`;
