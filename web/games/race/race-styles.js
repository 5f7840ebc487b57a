/** Where things stand on the page of the race: rack and runners left, the race right; on a phone that is a sheet. */
import { css } from "lit";

export const raceStyles = css`
  :host {
    --side: clamp(300px, 36vw, 420px);
    display: grid;
    grid-template-columns: var(--side) minmax(0, 700px);
    justify-content: center;
    align-items: start;
    gap: 0 clamp(28px, 5vw, 72px);
    padding: 24px clamp(20px, 3vw, 40px) 0;
  }

  .position {
    display: flex;
    flex-direction: column;
    gap: 14px;
    padding-bottom: 32px;
  }

  .top,
  .group,
  .rack {
    display: grid;
    gap: 4px;
  }

  .rack input {
    min-height: 52px;
    font: 800 1.5rem/1 var(--font-tile);
    letter-spacing: 0.1em;
    text-transform: uppercase;
  }

  .hint,
  .early {
    font-size: 0.875rem;
  }

  .tools {
    display: flex;
    align-items: center;
    gap: 2px;
    margin-inline: -10px;
  }

  .tools .copy {
    margin-left: auto;
  }

  .switch {
    padding: 0 12px 12px;
  }

  .switch tw-segments {
    max-width: 320px;
  }

  .answer {
    display: flex;
    flex-direction: column;
    gap: 14px;
    padding: 4px 12px 32px;
  }

  .ask h2 {
    margin: 0 0 6px;
    font-size: 1.375rem;
    font-weight: 650;
    letter-spacing: -0.015em;
    line-height: 1.25;
  }

  p {
    margin: 0;
  }

  .ask p {
    max-width: 36rem;
    color: var(--ink-soft);
  }

  .letters {
    display: block;
    max-width: 320px;
    margin-top: 8px;
    container-type: inline-size;
  }

  .status {
    min-height: 1.45em;
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  progress {
    appearance: none;
    width: 100%;
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

  @media (max-width: 860px) and (orientation: portrait), (max-width: 560px) {
    :host {
      --side: 100%;
      display: block;
      padding: 8px 16px 216px;
    }

    .switch {
      padding: 2px 56px 8px 4px;
    }

    .answer {
      padding-inline: 4px;
    }

    :host([up]) .tools,
    :host([up]) .group,
    :host([up]) tw-race-runners {
      visibility: hidden;
    }
  }
`;
