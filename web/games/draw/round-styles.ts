import { css } from "lit";

export const roundStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: 16px;
    padding: 4px 12px 24px;
    container-type: inline-size;
  }

  h2 {
    margin: 0 0 6px;
    font-size: 1.375rem;
    font-weight: 650;
    letter-spacing: -0.015em;
    line-height: 1.25;
  }

  h3 {
    margin: 8px 0 -8px;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    font-weight: 550;
  }

  .ask p {
    max-width: 30rem;
    margin: 0;
    color: var(--ink-soft);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .tries {
    display: flex;
    flex-direction: column;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .tries li,
  .row {
    display: grid;
    align-items: center;
    column-gap: 12px;
    min-height: 44px;
    padding: 5px 12px;
    border-radius: var(--radius);
  }

  .tries li {
    grid-template-columns: minmax(0, 1fr) auto;
    margin-inline: -12px;
  }

  .tries .worth {
    font-weight: 550;
    text-align: right;
  }

  .tries .top .worth {
    color: var(--accent);
    font-weight: 650;
  }

  .tries .no {
    color: var(--ink-soft);
  }

  .tries .no .worth {
    font-weight: 450;
  }

  .tries .no .tiles {
    opacity: 0.6;
  }

  .word {
    min-width: 0;
    container-type: inline-size;
  }

  .outcome {
    display: grid;
    gap: 8px;
    padding-top: 4px;
  }

  .outcome p {
    margin: 0;
  }

  .big {
    font-size: 1.75rem;
    font-weight: 680;
    letter-spacing: -0.02em;
    line-height: 1.15;
  }

  .bar {
    height: 10px;
    max-width: 420px;
    overflow: hidden;
    border-radius: 5px;
    background: var(--sink);
  }

  .bar i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--accent);
    transform: scaleX(var(--part));
    transform-origin: left;
    animation: fill 180ms ease-out;
  }

  @keyframes fill {
    from {
      transform: scaleX(0);
    }
  }

  .streak {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  .streak b {
    color: var(--ink);
    font-weight: 650;
  }

  .best {
    margin-inline: -12px;
    border-top: 1px solid var(--line);
    padding-top: 4px;
  }

  .row {
    grid-template-columns: minmax(0, 1fr) auto auto 3rem;
    min-height: 48px;
    cursor: pointer;
  }

  .row.shown {
    background: var(--hover);
  }

  .row:focus-visible {
    outline-offset: -2px;
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 2px 6px;
  }

  .mark {
    padding: 2px 8px;
    border-radius: 99px;
    background: var(--sink);
    font-size: 0.8125rem;
    font-weight: 550;
    white-space: nowrap;
  }

  .mark.mine {
    background: var(--accent-wash);
  }

  .uses {
    color: var(--ink-soft);
    font-size: 0.9375rem;
    white-space: nowrap;
  }

  .decides {
    font-size: 1.1875rem;
    font-weight: 650;
    text-align: right;
  }

  .chances {
    display: grid;
    gap: 6px;
    margin: 8px 0 0;
    padding-top: 14px;
    border-top: 1px solid var(--line);
    font-size: 0.9375rem;
  }

  .chances > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }

  dt {
    color: var(--ink-soft);
  }

  dd {
    margin: 0;
    font-weight: 600;
  }

  dd small {
    margin-left: 6px;
    color: var(--ink-soft);
    font-size: 0.875rem;
    font-weight: 450;
  }

  @container (max-width: 430px) {
    .row {
      column-gap: 8px;
      grid-template-columns: minmax(0, 1fr) auto 2.25rem;
    }

    .facts {
      grid-row: 2;
      grid-column: 1 / -1;
      justify-content: start;
      padding-bottom: 4px;
    }

    .facts:not(:has(*)) {
      display: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .bar i {
      animation: none;
    }
  }
`;
