/**
 * What is told of the chosen play beneath the plays; on a `fixed` page, where nothing can be played, no more than that.
 *
 * Its height is always the same, so that nothing jumps when a play is chosen: what does not fit scrolls. On a phone
 * there is room for the play in short, and a button opens the rest above it. Raises `play`, and `more` when it was opened.
 */
import { css, html, type CSSResult, type ReactiveElement } from "lit";
import { icon } from "../../ui/icons.ts";
import { phone } from "../../ui/media.ts";
import type { Texts } from "../../text/en.ts";

/** How to choose a play, with a finger or without. */
export const detailHint = ({ tapHint, detailHint: hint }: { tapHint: string; detailHint: string }) =>
  html`<p class="hint quiet text-15 flush">${matchMedia("(hover: none)").matches ? tapHint : hint}</p>`;

interface Opened extends ReactiveElement {
  open: boolean;
}

/** What opens the rest on a phone. */
export const opener = (part: Opened, { tools: { more, less } }: Texts) =>
  html`<button
    type="button"
    class="button icon-only opener"
    name="more"
    aria-expanded=${part.open}
    aria-label=${part.open ? less : more}
    @click=${() => void turn(part)}
  >
    ${icon(part.open ? "down" : "up")}
  </button>`;

async function turn(part: Opened) {
  part.open = !part.open;
  await part.updateComplete;
  if (part.open) part.dispatchEvent(new CustomEvent("more"));
}

/** @param when it is the foot of a sheet */
export const detailsStyles = (when: CSSResult = phone) => css`
  :host {
    box-sizing: border-box;
    flex: none;
    height: clamp(104px, 14dvh, 180px);
    padding: 10px 12px 4px;
    overflow-y: auto;
    border-top: 1px solid var(--line);
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
  }

  .hint,
  .facts,
  .meaning {
    line-height: 1.35;
  }

  :host([fixed]) :is(.button.filled, .hint) {
    display: none;
  }

  .first {
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: start;
    gap: 4px 12px;
  }

  .rest {
    padding-block: 4px 6px;
  }

  @media not ${when} {
    .opener {
      display: none;
    }
  }

  @media ${when} {
    :host {
      height: 64px;
      padding: 8px;
      overflow: hidden;
    }

    /* The rest comes above what was pressed to open it, which stays where it is. */
    :host([open]) {
      display: flex;
      flex-direction: column;
      height: min(44dvh, 280px);
      padding-bottom: 0;
      overflow-y: auto;
    }

    :host([open]) :is(.first, .idle) {
      position: sticky;
      bottom: 0;
      order: 1;
      flex: none;
      margin-top: auto;
      padding-bottom: 10px;
      background: inherit;
    }

    .first {
      min-height: 46px;
      align-items: center;
    }

    :host([open]) .first {
      min-height: 0;
      align-items: end;
    }

    :host(:not([open])) .rest {
      display: none;
    }
  }
`;
