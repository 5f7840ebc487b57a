/** Where things stand on the Letterpress page: position left, plays right; on a phone the plays are a sheet. */
import { css } from "lit";

export const letterpressStyles = css`
  :host {
    --side: clamp(280px, min(100%, 100dvh - 300px), 480px);
    display: grid;
    grid-template-columns: minmax(360px, 480px) minmax(0, 640px);
    justify-content: center;
    align-items: start;
    gap: 0 clamp(32px, 5vw, 72px);
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

  tw-sheet {
    position: sticky;
    top: calc(var(--bar) + 24px);
    height: calc(100dvh - var(--bar) - 40px);
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

  @media (max-width: 860px) {
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

    tw-sheet {
      position: fixed;
      top: auto;
      height: var(--peek);
    }

    .summary {
      min-height: 36px;
      padding: 0 56px 0 8px;
      font-size: 0.875rem;
      line-height: 1.25;
    }

    .order {
      padding: 0 8px 8px;
    }

    tw-sheet:not([up]) .order {
      display: none;
    }
  }

  @media (pointer: coarse) {
    .keys summary {
      min-height: 44px;
    }
  }
`;
