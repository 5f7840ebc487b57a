/** The word lists' panel: under its button on a wide screen, from the bottom up on a phone. */
import { css } from "lit";

export const listsStyles = css`
  dialog {
    position: fixed;
    inset: calc(var(--bar) + 6px) max(12px, 3vw) auto auto;
    width: min(460px, 94vw);
    max-height: calc(var(--screen) - var(--bar) - 24px);
    margin: 0;
    padding: 0;
    overflow: auto;
    border: 0;
    border-radius: 18px;
    background: var(--surface);
    box-shadow: var(--shadow);
    color: var(--ink);
    scrollbar-width: thin;
  }

  dialog::backdrop {
    background: rgb(20 15 8 / 28%);
  }

  .panel {
    display: flex;
    flex-direction: column;
    padding: 0 20px 20px;
  }

  .header {
    position: sticky;
    z-index: 1;
    top: 0;
    display: flex;
    align-items: center;
    gap: 4px;
    margin-inline: -20px;
    padding: 10px 12px 6px 20px;
    background: var(--surface);
  }

  .header > .icon-only:first-child {
    margin-left: -12px;
  }

  .header > :last-child {
    margin-left: auto;
  }

  h2 {
    margin: 0;
    overflow: hidden;
    font-size: 1.1875rem;
    font-weight: 650;
    letter-spacing: -0.01em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media (max-width: 560px) {
    dialog {
      inset: auto 0 0;
      width: 100%;
      max-width: none;
      max-height: 88dvh;
      border-radius: 18px 18px 0 0;
    }

    .panel {
      padding: 0 16px calc(16px + env(safe-area-inset-bottom));
    }

    .header {
      margin-inline: -16px;
      padding: 10px 8px 6px 16px;
    }
  }
`;
