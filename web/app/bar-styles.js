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
    padding: 0 clamp(12px, 3vw, 32px);
    border-bottom: 1px solid var(--line);
  }

  .name {
    display: flex;
    align-items: center;
    gap: 9px;
    margin-right: 8px;
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

  .select {
    position: relative;
    display: flex;
    align-items: center;
  }

  select {
    appearance: none;
    min-height: 38px;
    padding-right: 34px;
    border-color: transparent;
    background: transparent;
    font-size: 0.9375rem;
    font-weight: 550;
    text-overflow: ellipsis;
    cursor: pointer;
    transition: background var(--quick);
  }

  select:hover {
    background: var(--sink);
  }

  option {
    background: var(--surface);
    color: var(--ink);
  }

  .select .icon {
    position: absolute;
    right: 10px;
    width: 17px;
    height: 17px;
    color: var(--ink-soft);
    pointer-events: none;
  }

  .problem {
    position: absolute;
    top: calc(100% + 6px);
    right: 0;
    width: max-content;
    max-width: min(340px, 90vw);
    padding: 10px 14px;
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow);
  }

  @media (max-width: 860px) {
    header {
      gap: 4px;
      padding: 0 4px 0 12px;
    }

    .name {
      margin-right: 0;
    }

    .name span,
    .offline span {
      display: none;
    }

    .list {
      flex: 0 1 auto;
    }

    select {
      width: 100%;
      padding-left: 8px;
    }
  }

  @media (pointer: coarse) {
    nav a,
    select {
      min-height: 44px;
    }
  }
`;
