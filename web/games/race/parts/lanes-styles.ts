/** Lanes with two bars each on one scale, which stand one above the other where there is little room. */
import { css } from "lit";

export const lanesStyles = css`
  :host {
    container-type: inline-size;
  }

  .key {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin: 0 0 10px;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .key i {
    display: inline-block;
    width: 18px;
    height: 8px;
    margin-right: 6px;
    border-radius: 4px;
    background: var(--accent);
  }

  .key .set-up,
  .bar .set-up {
    background: repeating-linear-gradient(135deg, var(--edge) 0 3px, transparent 3px 6px);
    box-shadow: inset 0 0 0 1px var(--edge);
  }

  ol {
    position: relative;
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 9.25rem minmax(0, 1fr) 5.5rem 4.25rem;
    align-items: center;
    gap: 0 14px;
    min-height: 46px;
  }

  .name {
    font-weight: 600;
  }

  .name small {
    display: block;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    font-weight: 450;
  }

  .bar {
    position: relative;
    display: grid;
    gap: 3px;
    padding: 6px 0;
    background: repeating-linear-gradient(
      90deg,
      var(--line) 0 1px,
      transparent 1px calc((100% - 1px) / var(--steps))
    );
  }

  .bar i {
    display: block;
    width: calc(var(--part, 0) * 100%);
    height: 12px;
    border-radius: 0 6px 6px 0;
    background: var(--edge);
    transition: width var(--quick) ease-out;
  }

  .bar .set-up {
    height: 7px;
    border-radius: 0 4px 4px 0;
  }

  .bar .time {
    background: color-mix(in oklab, var(--accent), var(--surface) 42%);
  }

  .ours .bar .time {
    background: var(--accent);
  }

  .bar .live {
    width: 100%;
    background: var(--sink);
    animation: breathe 1.2s ease-in-out infinite alternate;
  }

  @keyframes breathe {
    to {
      opacity: 0.35;
    }
  }

  .figures {
    text-align: right;
    line-height: 1.25;
  }

  .figures b {
    font-size: 1.0625rem;
    font-weight: 650;
  }

  .figures small {
    display: block;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .words {
    display: flex;
    align-items: center;
    justify-content: end;
    gap: 4px;
    font-size: 0.9375rem;
  }

  .words .icon {
    width: 16px;
    height: 16px;
    color: var(--accent);
  }

  .words.other {
    color: var(--wrong);
    font-weight: 600;
  }

  .words.other .icon {
    color: inherit;
  }

  .out {
    grid-column: 2 / -1;
    margin: 0;
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  .scale {
    display: grid;
    grid-template-columns: 9.25rem minmax(0, 1fr) 5.5rem 4.25rem;
    gap: 0 14px;
    color: var(--ink-soft);
    font-size: 0.75rem;
  }

  .scale div {
    position: relative;
    grid-column: 2;
    height: 1.5em;
  }

  .scale span {
    position: absolute;
    left: calc(var(--at) * 100%);
    transform: translateX(-50%);
    white-space: nowrap;
  }

  @container (max-width: 520px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto 4rem;
      padding-bottom: 6px;
    }

    .bar {
      grid-column: 1 / -1;
      grid-row: 2;
    }

    .out {
      grid-column: 1 / -1;
    }

    .scale {
      grid-template-columns: minmax(0, 1fr);
      padding-inline: 0 0;
    }

    .scale div {
      grid-column: 1;
    }

    .scale span:first-child {
      transform: none;
    }

    .scale span:last-child {
      transform: translateX(-100%);
    }
  }

  @media (forced-colors: active) {
    .key i,
    .bar i,
    .bar .time {
      forced-color-adjust: none;
      background: CanvasText;
    }

    .ours .bar .time {
      background: Highlight;
    }

    .key .set-up,
    .bar .set-up {
      border: 1px solid CanvasText;
      background: repeating-linear-gradient(135deg, CanvasText 0 3px, Canvas 3px 6px);
    }

    .bar .live {
      background: GrayText;
    }

    .bar {
      border-left: 1px solid CanvasText;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .bar i,
    .bar .live {
      animation: none;
      transition: none;
    }
  }
`;
