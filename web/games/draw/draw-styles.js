/** Where things stand on the Word Game's page: the draw left, what came of it right; on a phone that is a sheet. */
import { css } from "lit";

export const drawStyles = css`
  :host {
    --side: clamp(300px, 40vw, 460px);
    display: grid;
    grid-template-columns: var(--side) minmax(0, 640px);
    justify-content: center;
    align-items: start;
    gap: 0 clamp(28px, 5vw, 72px);
    padding: 24px clamp(20px, 3vw, 40px) 0;
  }

  .position {
    display: flex;
    flex-direction: column;
    gap: 16px;
    padding-bottom: 32px;
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

  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px;
    margin-inline: -10px;
  }

  .tools .copy {
    margin-left: auto;
  }

  .group,
  .fields label {
    display: grid;
    gap: 4px;
  }

  .fields {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }

  .switch {
    padding: 0 12px 12px;
  }

  .switch tw-segments {
    max-width: 320px;
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

  @media not (((max-width: 860px) and (orientation: portrait)) or (max-width: 560px)) {
    tw-sheet {
      min-height: calc(100dvh - var(--bar) - 40px);
    }
  }

  @media (max-width: 860px) and (orientation: portrait), (max-width: 560px) {
    :host {
      --side: 100%;
      display: block;
      padding: 8px 16px 216px;
    }

    .top {
      gap: 10px;
    }

    .switch {
      padding: 2px 56px 8px 4px;
    }

    .copy .long {
      display: none;
    }

    .summary {
      padding: 0 4px 8px;
      font-size: 0.8125rem;
    }

    tw-draw-round,
    tw-draw-experiment {
      padding-inline: 4px;
    }

    :host([up]) .tools,
    :host([up]) .group,
    :host([up]) .fields,
    :host([up]) tw-draw-bag {
      visibility: hidden;
    }
  }
`;
