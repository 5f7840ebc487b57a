/** Work that is asked for and takes its time: the question, how far it is, and what came of it. */
import { css } from "lit";

export const jobStyles = css`
  .ask h2 {
    margin: 0 0 6px;
    font-size: 1.375rem;
    font-weight: 650;
    letter-spacing: -0.015em;
    line-height: 1.25;
  }

  .ask p,
  .status {
    color: var(--ink-soft);
  }

  .status {
    min-height: 1.45em;
    font-size: 0.9375rem;
  }

  progress {
    appearance: none;
    height: 6px;
    border: 0;
    border-radius: 3px;
    overflow: hidden;
    background: var(--sink);
  }

  progress::-webkit-progress-bar {
    background: var(--sink);
  }

  progress::-webkit-progress-value {
    border-radius: 3px;
    background: var(--accent);
  }

  progress::-moz-progress-bar {
    border-radius: 3px;
    background: var(--accent);
  }
`;
