/** Where things stand on the Letterpress page: position left, plays right; on a phone the plays are a sheet. */
import { css } from "lit";

export const letterpressStyles = css`
  :host {
    --side: clamp(290px, min(42vw, 100dvh - 368px), 520px);
    display: grid;
    grid-template-columns: var(--side) minmax(0, 680px);
    justify-content: center;
    align-items: start;
    gap: 0 clamp(28px, 5vw, 72px);
    padding: 24px clamp(20px, 3vw, 40px) 0;
  }

  .position {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 16px;
    padding-bottom: 32px;
  }

  .position > * {
    width: var(--side);
  }

  .sides {
    min-height: 52px;
  }

  .under {
    display: flex;
    flex-direction: column;
    gap: 8px;
  }

  @media not (((max-width: 860px) and (orientation: portrait)) or (max-width: 560px)) {
    tw-sheet {
      position: sticky;
      top: calc(var(--bar) + 24px);
      height: calc(100dvh - var(--bar) - 40px);
    }
  }

  .summary {
    display: flex;
    align-items: center;
    gap: 8px;
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
    padding: 0 12px 14px;
  }

  tw-letterpress-plays {
    flex: 1;
  }

  .none,
  .general {
    margin: 0;
    padding: 12px;
    color: var(--ink-soft);
  }

  .more {
    display: flex;
    flex-direction: column;
    gap: 4px;
    margin-top: 4px;
  }

  .keys summary {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 40px;
    border-radius: var(--radius);
    font-size: 0.9375rem;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }

  .keys summary::-webkit-details-marker {
    display: none;
  }

  .keys summary .icon {
    width: 18px;
    height: 18px;
    color: var(--ink-soft);
    transition: transform var(--quick);
  }

  .keys:not([open]) summary .icon {
    transform: rotate(-90deg);
  }

  .keys dl {
    display: grid;
    gap: 8px;
    margin: 4px 0 8px;
    font-size: 0.9375rem;
  }

  .keys dl > div {
    display: grid;
    grid-template-columns: 10.5rem 1fr;
    gap: 12px;
  }

  .keys dd {
    margin: 0;
    color: var(--ink-soft);
  }

  kbd {
    font: inherit;
    font-weight: 550;
  }

  @media (max-width: 860px) and (orientation: portrait), (max-width: 560px) {
    :host {
      --side: min(100%, max(240px, 100dvh - 366px));
      display: block;
      padding: 8px 16px 200px;
    }

    .position {
      gap: 10px;
      padding-bottom: 0;
    }

    .position > :not(tw-letterpress-board) {
      width: 100%;
    }

    :host([up]) {
      --side: min(100%, max(220px, 100dvh - 460px));
    }

    :host([up]) .under,
    :host([up]) tw-letterpress-played,
    :host([up]) .more {
      visibility: hidden;
    }

    .summary {
      min-height: 38px;
      padding: 0 44px 4px 8px;
      font-size: 0.8125rem;
      line-height: 1.25;
    }

    .order {
      padding: 0 8px 8px;
    }

    tw-letterpress-plays {
      flex: none;
    }

    tw-letterpress-details {
      position: sticky;
      z-index: 2;
      bottom: 0;
      margin-top: auto;
      background: var(--surface);
    }

    tw-sheet:not([up]) .order,
    tw-sheet:not([up]) tw-letterpress-details {
      display: none;
    }
  }

  /* A phone on its side: two panes, and the whole page scrolls. */
  @media (max-height: 520px) and (min-width: 561px) {
    tw-sheet {
      position: static;
      height: auto;
    }
  }

  @media (pointer: coarse) {
    .keys summary {
      min-height: 44px;
    }
  }
`;
