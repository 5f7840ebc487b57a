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
    :host {
      display: block;
    }

    div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px 8px;
      padding: 0 12px 10px;
      font-size: 0.875rem;
    }

    ul {
      display: contents;
      list-style: none;
    }

    button {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      min-height: 30px;
      padding: 0 6px 0 12px;
      border: 1px solid var(--accent);
      border-radius: 15px;
      background: var(--accent-wash);
      color: inherit;
      font: inherit;
      cursor: pointer;
    }

    .icon {
      width: 15px;
      height: 15px;
    }

    p {
      margin: 0;
      color: var(--ink-soft);
    }

    @media (pointer: coarse) {
      button {
        min-height: 36px;
        border-radius: 18px;
      }
    }
  `;

  override render() {
    if (!this.filters.length) return nothing;
    const text = this.texts.text.words.marks;
    return html`
      <div>
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
        <p class="figures" role="status">${this.tally}</p>
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
