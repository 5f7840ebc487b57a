/** One choice out of a few, side by side: a radio group. Raises `choose` with the value. */
import { LitElement, css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { shared } from "./shared-styles.ts";

interface Segment {
  value: string;
  label: string;
  /** One sentence, shown on hover. */
  hint?: string;
  /** "ours", "theirs" or "free": a small square of that kind before the label. */
  swatch?: string;
}

@customElement("tw-segments")
export class Segments extends LitElement {
  @property({ attribute: false }) options: readonly Segment[] = [];
  @property() value = "";
  @property() label = "";

  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }

      [role="radiogroup"] {
        display: flex;
        padding: 3px;
        border-radius: calc(var(--radius) + 2px);
        background: var(--sink);
      }

      button {
        flex: 1 1 auto;
        display: inline-flex;
        align-items: center;
        justify-content: center;
        gap: 7px;
        min-height: 36px;
        padding: 0 12px;
        border: 0;
        border-radius: calc(var(--radius) - 1px);
        background: transparent;
        color: var(--ink-soft);
        font-weight: 550;
        font-size: 0.9375rem;
        white-space: nowrap;
        cursor: pointer;
        transition:
          background var(--quick),
          color var(--quick);
      }

      button:hover {
        color: var(--ink);
      }

      button[aria-checked="true"] {
        background: var(--lift);
        color: var(--ink);
        box-shadow: 0 1px 3px rgb(0 0 0 / 16%);
      }

      .swatch {
        position: relative;
        width: 14px;
        height: 14px;
        border-radius: 4px;
        background: var(--free);
        box-shadow: inset 0 0 0 1px var(--edge);
      }

      .swatch.ours {
        background: var(--ours-lock);
        box-shadow: none;
      }

      .swatch.theirs {
        background: repeating-linear-gradient(
          135deg,
          var(--theirs-lock) 0 3px,
          color-mix(in oklab, var(--theirs-lock), #000 28%) 3px 4.5px
        );
        box-shadow: none;
      }

      @media (pointer: coarse) {
        button {
          min-height: 44px;
        }
      }

      @media (max-width: 420px) {
        button {
          padding: 0 7px;
        }
      }
    `,
  ];

  override render() {
    return html`
      <div role="radiogroup" aria-label=${this.label} @keydown=${this.#onKey}>
        ${this.options.map(
          ({ value, label, hint, swatch }) => html`
            <button
              type="button"
              role="radio"
              data-value=${value}
              aria-checked=${value === this.value}
              tabindex=${value === this.value ? 0 : -1}
              title=${hint ?? ""}
              @click=${() => this.#choose(value)}
            >
              ${swatch ? html`<span class="swatch ${swatch}"></span>` : ""}${label}
            </button>
          `,
        )}
      </div>
    `;
  }

  #onKey(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = this.options.findIndex(({ value }) => value === this.value);
    const next = this.options[(at + step + this.options.length) % this.options.length];
    if (!next) return;
    this.#choose(next.value);
    this.renderRoot.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  }

  #choose(value: string) {
    if (value === this.value) return;
    this.dispatchEvent(new CustomEvent("choose", { detail: value }));
  }
}
