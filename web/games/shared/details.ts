/**
 * What is told of the chosen play beneath the plays; on a `fixed` page, where nothing can be played, no more than that.
 *
 * Its height is always the same, so that nothing jumps when a play is chosen: what does not fit scrolls. On a phone
 * there is room for the play in short, and a button opens the rest. Raises `play`.
 */
import { css, html, type CSSResult } from "lit";
import { property } from "lit/decorators.js";
import { icon } from "../../ui/icons.ts";
import { phone } from "../../ui/media.ts";
import { Part } from "../../ui/part.ts";

export abstract class PlayDetails extends Part {
  /** Is it the play that is pinned? More is told of that. */
  @property({ type: Boolean }) pinned = false;
  /** Is all of it shown on a phone? */
  @property({ type: Boolean, reflect: true }) open = false;

  /** How to choose a play, with a finger or without. */
  protected hint({ tapHint, detailHint }: { tapHint: string; detailHint: string }) {
    return html`<p class="hint">${matchMedia("(hover: none)").matches ? tapHint : detailHint}</p>`;
  }

  /** What opens the rest on a phone. */
  protected opener() {
    const { more, less } = this.texts.text.tools;
    return html`<button
      type="button"
      class="button icon-only opener"
      name="more"
      aria-expanded=${this.open}
      aria-label=${this.open ? less : more}
      @click=${() => (this.open = !this.open)}
    >
      ${icon(this.open ? "down" : "up")}
    </button>`;
  }
}

/** @param when it is the foot of a sheet */
export const detailsStyles = (when: CSSResult = phone) => css`
  :host {
    box-sizing: border-box;
    flex: none;
    height: clamp(128px, 22dvh, 208px);
    padding: 10px 12px 4px;
    overflow-y: auto;
    border-top: 1px solid var(--line);
    scrollbar-width: thin;
    scrollbar-color: var(--line) transparent;
  }

  .hint,
  .facts,
  .meaning {
    margin: 0;
    font-size: 0.9375rem;
    line-height: 1.35;
  }

  .hint,
  .facts {
    color: var(--ink-soft);
  }

  :host([fixed]) :is(.button.filled, .hint) {
    display: none;
  }

  .first {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: start;
    gap: 4px 12px;
  }

  .opener {
    display: none;
  }

  .rest {
    display: grid;
    gap: 4px;
    padding-block: 4px 6px;
  }

  @media ${when} {
    :host {
      height: 64px;
      padding: 8px;
      overflow: hidden;
    }

    :host([open]) {
      height: min(44dvh, 280px);
      overflow-y: auto;
    }

    .first {
      min-height: 46px;
      align-items: center;
    }

    .opener {
      display: inline-flex;
    }

    :host(:not([open])) .rest {
      display: none;
    }
  }
`;
