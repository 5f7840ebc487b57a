/** One choice out of a few, side by side: a radio group. Raises `choose` with the value. */
import { LitElement, css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { low } from "./media.ts";
import { radioStyles } from "./radio-styles.ts";
import { layout } from "./layout-styles.ts";
import { shared } from "./shared-styles.ts";
import { inlineStyle } from "./templates.ts";

interface Segment {
  value: string;
  label: string;
  /** One sentence, shown on hover. */
  hint?: string;
  /** "ours", "theirs" or "free": a small square of that kind before the label. */
  swatch?: string | undefined;
  /** A colour as styles have it: a small square of it before the label. */
  colour?: string | undefined;
}

@customElement("tw-segments")
export class Segments extends LitElement {
  @property({ attribute: false }) options: readonly Segment[] = [];
  @property() value = "";
  @property() label = "";

  static override styles = [
    shared,
    layout,
    radioStyles,
    css`
      fieldset {
        display: flex;
        padding: 3px;
        border-radius: calc(var(--radius) + 2px);
        background: var(--sink);
      }

      .flow {
        flex: 1 1 auto;
        justify-content: center;
        gap: 7px;
        padding: 0 12px;
        border-radius: calc(var(--radius) - 1px);
        transition:
          background var(--quick),
          color var(--quick);

        @media (max-width: 420px), ${low} {
          gap: 5px;
          padding: 0 7px;
        }
      }

      .flow:hover {
        color: var(--ink);
      }

      .flow:has(:checked) {
        background: var(--lift);
        color: var(--ink);
        box-shadow: 0 1px 3px rgb(0 0 0 / 16%);
      }

      .swatch {
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

      @media (forced-colors: active) {
        .flow:has(:checked) {
          forced-color-adjust: none;
          background: Highlight;
          color: HighlightText;
        }

        .swatch {
          forced-color-adjust: none;
          border: 1px solid CanvasText;
          background: Canvas;
        }

        .swatch.ours {
          background: CanvasText;
        }

        .swatch.theirs {
          background: repeating-linear-gradient(135deg, CanvasText 0 2px, Canvas 2px 4px);
        }
      }
    `,
  ];

  override render() {
    return html`
      <fieldset class="edged" role="radiogroup" aria-label=${this.label}>
        ${this.options.map(
          ({ value, label, hint, swatch, colour }) => html`
            <label class="flow slim quiet weight-550 one-line text-15" data-value=${value}>
              ${swatch ? html`<span class="swatch ${swatch}"></span>` : nothing}${
                colour
                  ? html`<span class="swatch" .style=${inlineStyle(`background: ${colour}`)}></span>`
                  : nothing
              }${label}
              <input
                type="radio"
                name="segment"
                title=${hint ?? nothing}
                .value=${value}
                .checked=${live(value === this.value)}
                @change=${() => this.dispatchEvent(new CustomEvent("choose", { detail: value }))}
              />
            </label>
          `,
        )}
      </fieldset>
    `;
  }
}
