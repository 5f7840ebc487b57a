/**
 * The filters that act on a list of answers, each a mark that can be taken off, and what they keep out of sight.
 *
 * Raises `remove` with a filter's name.
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "./icons.ts";
import { Part } from "./part.ts";

/** A filter as its mark tells it. */
export interface Filter {
  name: string;
  label: string;
}

@customElement("tw-filter-marks")
export class FilterMarks extends Part<{ remove: string }> {
  @property({ attribute: false }) filters: readonly Filter[] = [];
  /** How many answers are hidden, and whether a better one is among them. */
  @property() tally = "";

  static override styles = css`
    .flow {
      row-gap: 4px;
      padding: 0 12px 10px;
    }

    ul {
      display: contents;
      list-style: none;
    }

    button {
      --icon: 15px;
      display: inline-flex;
      align-items: center;
      gap: 4px;
      min-height: 30px;
      padding: 0 6px 0 12px;
      border: 1px solid var(--accent);
      border-radius: 15px;
      background: var(--accent-wash);
      cursor: pointer;

      @media (pointer: coarse) {
        min-height: 36px;
        border-radius: 18px;
      }
    }
  `;

  override render() {
    if (!this.filters.length) return nothing;
    const text = this.texts.text.words.marks;
    return html`
      <div class="flow wraps text-14">
        <ul aria-label=${text.label}>
          ${this.filters.map(
            ({ name, label }) =>
              html`<li>
                <button
                  type="button"
                  data-filter=${name}
                  title=${text.remove}
                  @click=${() => this.raise("remove", name)}
                >
                  ${label}<span class="out-of-sight">, ${text.remove}</span>${icon("close")}
                </button>
              </li>`,
          )}
        </ul>
        <p class="quiet figures flush" role="status">${this.tally}</p>
      </div>
    `;
  }

  /** Moves the focus to the filter that is still there. Is there one? */
  focusNext(): boolean {
    const next = this.renderRoot.querySelector("button");
    next?.focus();
    return next !== null;
  }
}
