import { css } from "lit";

export const barStyles = css`
  :host {
    position: sticky;
    z-index: 6;
    top: 0;
    background: var(--bg);

    @media (max-height: 400px) and (max-width: 560px) {
      position: static;
    }
  }

  .bar {
    height: var(--bar);
    padding: 0 max(clamp(12px, 3vw, 32px), env(safe-area-inset-right)) 0
      max(clamp(12px, 3vw, 32px), env(safe-area-inset-left));
    border-bottom: 1px solid var(--line);
  }

  .name {
    gap: 9px;
    margin-right: 8px;
    min-height: 40px;
    border-radius: var(--radius);
    color: inherit;
    text-decoration: none;
    font: 800 1.125rem/1 var(--font-tile);
    letter-spacing: -0.01em;

    @media (max-width: 360px) {
      display: none;
    }
  }

  .name i {
    width: 28px;
    height: 28px;
    border-radius: 8px;
    background: var(--ink);
    color: var(--bg);
    font: 800 1.0625rem/1 var(--font-tile);
  }

  nav {
    display: flex;
    gap: 4px;
    margin-right: auto;

    @media (max-width: 1100px) {
      display: none;
    }
  }

  nav a {
    padding: 0 10px;
    white-space: nowrap;
    border-radius: var(--radius);
    text-decoration: none;
  }

  nav a:hover {
    background: var(--sink);
  }

  nav a[aria-current] {
    color: var(--ink);

    @media (forced-colors: active) {
      text-decoration: underline;
    }
  }

  .list {
    flex-shrink: 3;
    min-width: 0;
  }

  /* What one presses stays as wide as a thumb; names give way. */
  .bar > :is(.icon-only, tw-settings) {
    flex: none;
  }

  .menu {
    min-width: 0;
    margin-right: auto;

    @media not (max-width: 1100px) {
      display: none;
    }
  }

  .chosen {
    --icon: 17px;
    display: flex;
    justify-content: normal;
    gap: 8px;
    min-width: 0;
    max-width: 100%;
    padding: 0 10px 0 12px;
    border: 0;
  }

  .chosen b {
    overflow: hidden;
    font-weight: inherit;
    text-overflow: ellipsis;
  }

  /* Where there is no room for its size, that falls into a line out of sight. */
  .sized {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0 8px;
    min-width: 0;
    height: 1.5em;
    overflow: hidden;
    line-height: 1.5;
  }

  .chosen .icon {
    color: var(--ink-soft);
  }

  .menu:hover .chosen {
    background: var(--sink);
  }

  .menu:focus-within .chosen {
    outline: 2.5px solid var(--accent);
    outline-offset: -1px;
  }

  .chosen.invalid {
    color: var(--wrong);
    box-shadow: inset 0 0 0 2px var(--wrong);
  }

  /* What is chosen is shown by the page; the select itself lies over it unseen, with all that it can do. */
  .menu select {
    opacity: 0;
    cursor: pointer;
  }

  .problem {
    position: absolute;
    inset: calc(100% + 6px) 0 auto auto;
    width: max-content;
    max-width: min(340px, 90vw);
    padding: 10px 14px;
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow);
  }

  @media (max-width: 860px) {
    /* The box stands against the bar: beside the list there is no room for it. */
    .list {
      position: static;
    }

    .problem {
      top: calc(100% + 4px);
      right: max(8px, env(safe-area-inset-right));
      max-width: min(340px, 100vw - 16px);
    }

    .bar {
      gap: 4px;
      padding: 0 max(4px, env(safe-area-inset-right)) 0 max(12px, env(safe-area-inset-left));
    }

    .name {
      margin-right: 0;
    }

    .name span {
      position: absolute;
      clip-path: inset(50%);
    }

    .chosen {
      gap: 4px;
      padding: 0 6px 0 8px;
    }

    .offline span,
    .chosen small {
      display: none;
    }
  }

  /* A long name takes two lines, or three, and is whole. */
  @media (max-width: 560px) {
    .bar {
      padding: 0 max(2px, env(safe-area-inset-right)) 0 max(8px, env(safe-area-inset-left));
    }

    .menu .chosen {
      padding-left: 4px;
    }

    .sized {
      height: auto;
    }

    .list .chosen b {
      overflow: visible;
      font-size: 0.75rem;
      line-height: 1.15;
      text-align: right;
      text-wrap: balance;
      white-space: normal;
    }
  }
`;
