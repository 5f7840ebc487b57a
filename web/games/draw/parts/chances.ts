/** How likely the draw was, and one with a word of all its tiles. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import type { Result } from "../../shared/queries.ts";

const LARGE: Intl.NumberFormatOptions = {
  notation: "compact",
  compactDisplay: "long",
  maximumSignificantDigits: 3,
};

@customElement("tw-draw-chances")
export class DrawChances extends Part {
  /** Null while they are counted. */
  @property({ attribute: false }) chances: Result<"draw.chances"> | null = null;
  /** Tiles of the draw. */
  @property({ type: Number }) size = 0;

  static override styles = css`
    dl {
      display: grid;
      gap: 6px;
      margin: 8px 0 0;
      padding-top: 14px;
      border-top: 1px solid var(--line);
      font-size: 0.9375rem;
    }

    dl > div {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 16px;
    }

    dt {
      color: var(--ink-soft);
    }

    dd {
      margin: 0;
      font-weight: 600;
    }

    small {
      margin-left: 6px;
      color: var(--ink-soft);
      font-size: 0.875rem;
      font-weight: 450;
    }
  `;

  override render() {
    const text = this.texts.text.draw;
    const { rack, full_word: word } = this.chances ?? {};
    const isBusy = rack === undefined || word === undefined;
    return html`
      <dl class="chances figures" aria-busy=${isBusy}>
        <div>
          <dt>${text.chanceRack}</dt>
          <dd>${rack === undefined ? text.counting : this.#oneIn(rack)}</dd>
        </div>
        <div>
          <dt>${text.chanceWord(this.texts.number(this.size))}</dt>
          <dd>
            ${word === undefined ? text.counting : word === null ? text.uncounted : this.#oneIn(word)}
            ${word ? html`<small>${this.#percent(word)}</small>` : nothing}
          </dd>
        </div>
      </dl>
    `;
  }

  #oneIn(chance: number) {
    const text = this.texts.text.draw;
    if (!chance) return text.never;
    const n = 1 / chance;
    const digits = n < 10 ? { maximumFractionDigits: 1 } : n < 1e6 ? { maximumFractionDigits: 0 } : LARGE;
    return text.oneIn(this.texts.number(n, digits));
  }

  #percent(chance: number) {
    return this.texts.number(chance, { style: "percent", maximumSignificantDigits: 3 });
  }
}
