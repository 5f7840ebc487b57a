/** Lanes with two bars each on one scale, which stand one above the other where there is little room. */
import { css } from "lit";

export const lanesStyles = css`
  :host {
    container-type: inline-size;
  }

  .key {
    gap: 4px 20px;
    margin: 0 0 10px;
  }

  .key i {
    display: inline-block;
    width: 18px;
    height: 8px;
    margin-right: 6px;
    border-radius: 4px;
    background: var(--accent);
  }

  :is(.key, .bar) .set-up {
    background: repeating-linear-gradient(135deg, var(--edge) 0 3px, transparent 3px 6px);
    box-shadow: inset 0 0 0 1px var(--edge);
  }

  li,
  .scale {
    display: grid;
    grid-template-columns: 9.25rem minmax(0, 1fr) 5.5rem 4.25rem;
    gap: 0 14px;
  }

  li {
    align-items: center;
    min-height: 46px;
  }

  .bar {
    gap: 3px;
    padding: 6px 0;
    background: repeating-linear-gradient(
      90deg,
      var(--line) 0 1px,
      transparent 1px calc((100% - 1px) / var(--steps))
    );
  }

  .bar i {
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

    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }

  @keyframes breathe {
    to {
      opacity: 0.35;
    }
  }

  .figures {
    line-height: 1.25;
  }

  .figures b {
    font-size: 1.0625rem;
    font-weight: 650;
  }

  .words {
    --icon: 16px;
    justify-content: end;
  }

  .words .icon {
    color: var(--accent);
  }

  .other,
  .other .icon {
    color: var(--wrong);
  }

  .out {
    grid-column: 2 / -1;
  }

  .scale {
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

    .bar,
    .out,
    .scale div {
      grid-column: 1 / -1;
    }

    .bar {
      grid-row: 2;
    }

    .scale {
      grid-template-columns: minmax(0, 1fr);
    }

    .scale span:first-child {
      transform: none;
    }

    .scale span:last-child {
      transform: translateX(-100%);
    }
  }

  @media (forced-colors: active) {
    :is(.key, .bar) :is(i, .time) {
      forced-color-adjust: none;
      background: CanvasText;
    }

    .ours .bar .time {
      background: Highlight;
    }

    :is(.key, .bar) .set-up {
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
`;
