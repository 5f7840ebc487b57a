/** What is told of the chosen play beneath the plays; on a `fixed` page, where nothing can be played, no more than that. */
import { css, html } from "lit";

/** `--least` is the height that is kept free. */
export const detailsStyles = css`
  :host {
    border-top: 1px solid var(--line);
  }

  .hint {
    margin: 0;
    min-height: var(--least);
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  :host([fixed]) :is(.button, .hint) {
    display: none;
  }

  .play {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    min-height: var(--least);
  }
`;

/** How to choose a play, with a finger or without. */
export const detailsHint = ({ tapHint, detailHint }: { tapHint: string; detailHint: string }) =>
  html`<p class="hint">${matchMedia("(hover: none)").matches ? tapHint : detailHint}</p>`;
