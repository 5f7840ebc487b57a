import { css } from "lit";

export const barStyles = css`
  :host {
    display: block;
    position: sticky;
    z-index: 6;
    top: 0;
    background: var(--bg);
  }

  header {
    display: flex;
    align-items: center;
    gap: 4px 12px;
    height: var(--bar);
    padding: 0 max(clamp(12px, 3vw, 32px), env(safe-area-inset-right)) 0
      max(clamp(12px, 3vw, 32px), env(safe-area-inset-left));
    border-bottom: 1px solid var(--line);
  }

  .name {
    position: relative;
    display: flex;
    align-items: center;
    gap: 9px;
    margin-right: 8px;
    min-height: 40px;
    border-radius: var(--radius);
    color: inherit;
    text-decoration: none;
    font: 800 1.125rem/1 var(--font-tile);
    letter-spacing: -0.01em;
  }

  .name i {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 8px;
    background: var(--ink);
    color: var(--bg);
    font-style: normal;
    font-size: 1.0625rem;
  }

  nav {
    display: flex;
    gap: 4px;
    margin-right: auto;
  }

  nav a {
    display: flex;
    align-items: center;
    min-height: 36px;
    padding: 0 10px;
    border-radius: var(--radius);
    color: var(--ink-soft);
    font-weight: 550;
    text-decoration: none;
  }

  nav a:hover {
    background: var(--sink);
  }

  nav a[aria-current] {
    color: var(--ink);
  }

  .offline {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--ink-soft);
    font-size: 0.875rem;
    font-weight: 550;
  }

  .list {
    position: relative;
    min-width: 0;
  }

  .menu {
    position: relative;
    display: none;
    flex: none;
    margin-right: auto;
  }

  .chosen {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 40px;
    min-width: 0;
    max-width: 100%;
    padding: 0 10px 0 12px;
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: inherit;
    font-size: 0.9375rem;
    font-weight: 550;
    white-space: nowrap;
    cursor: pointer;
    transition: background var(--quick);
  }

  .chosen b {
    overflow: hidden;
    font-weight: inherit;
    text-overflow: ellipsis;
  }

  .chosen small {
    color: var(--ink-soft);
    font-size: 0.875rem;
    font-weight: 450;
  }

  .chosen .icon {
    width: 17px;
    height: 17px;
    color: var(--ink-soft);
  }

  .chosen:hover,
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
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }

  option {
    background: var(--surface);
    color: var(--ink);
  }

  .problem {
    position: absolute;
    top: calc(100% + 6px);
    right: 0;
    width: max-content;
    max-width: min(340px, 90vw);
    display: grid;
    gap: 10px;
    padding: 10px 14px;
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow);
  }

  @media (max-width: 1100px) {
    nav {
      display: none;
    }

    .menu {
      display: block;
    }
  }

  @media (max-width: 860px) {
    header {
      gap: 4px;
      padding: 0 max(4px, env(safe-area-inset-right)) 0 max(12px, env(safe-area-inset-left));
    }

    .name {
      margin-right: 0;
    }

    .offline span {
      display: none;
    }

    .name span {
      position: absolute;
      clip-path: inset(50%);
    }

    .chosen {
      gap: 4px;
      padding: 0 6px 0 8px;
    }

    .chosen small {
      display: none;
    }
  }

  /* A long name takes two lines, and is whole. */
  @media (max-width: 560px) {
    header {
      padding: 0 max(2px, env(safe-area-inset-right)) 0 max(8px, env(safe-area-inset-left));
    }

    .menu .chosen {
      padding-left: 4px;
    }

    .list .chosen b {
      overflow: visible;
      font-size: 0.8125rem;
      line-height: 1.15;
      text-align: right;
      text-wrap: balance;
      white-space: normal;
    }
  }

  @media (max-width: 360px) {
    .name {
      display: none;
    }
  }

  @media (max-height: 400px) and (max-width: 560px) {
    :host {
      position: static;
    }
  }

  @media (forced-colors: active) {
    nav a[aria-current] {
      text-decoration: underline;
    }
  }

  @media (pointer: coarse) {
    nav a,
    .chosen {
      min-height: 44px;
    }
  }
`;
