/**
 * Filters that lie behind one button where there is little room, with how many of them are set; elsewhere all are seen.
 * They are its children, and stand in whatever it lies in.
 */
import { css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { compact } from "./media.ts";
import { Part } from "./part.ts";

@customElement("tw-filter-fold")
export class FilterFold extends Part {
  /** Filters that are set. */
  @property({ type: Number }) count = 0;
  @state() open = false;

  static override styles = css`
    :host,
    .filters {
      display: contents;
    }

    .count {
      min-width: 1.375rem;
      height: 1.375rem;
      border-radius: 0.6875rem;
      background: var(--accent);
      color: var(--on-accent);
    }

    .button {
      @media not ${compact} {
        display: none;
      }
    }

    .filters:not(.open) {
      @media ${compact} {
        display: none;
      }
    }
  `;

  override render() {
    const { filters } = this.texts.text.tools;
    return html`
      <button
        type="button"
        class="button plain"
        name="filters"
        aria-expanded=${this.open}
        @click=${() => (this.open = !this.open)}
      >
        ${filters}${this.count ? html` <b class="count figures centred text-13">${this.texts.number(this.count)}</b>` : nothing}
      </button>
      <div class="filters ${this.open ? "open" : ""}"><slot></slot></div>
    `;
  }
}
