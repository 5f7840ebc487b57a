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
      margin: 8px 0 0;
      padding-top: 14px;
      border-top: 1px solid var(--line);
    }

    dl > div {
      display: flex;
      gap: 0 16px;
    }

    small {
      margin-left: 6px;
    }
  `;

  override render() {
    const text = this.texts.text.draw;
    const { rack, full_word: word } = this.chances ?? {};
    const isBusy = rack === undefined || word === undefined;
    return html`
      <dl class="chances stack gap-6 text-15 figures" aria-busy=${isBusy}>
        <div class="wraps apart">
          <dt class="quiet">${text.chanceRack}</dt>
          <dd class="flush strong">${rack === undefined ? text.counting : this.#oneIn(rack)}</dd>
        </div>
        <div class="wraps apart">
          <dt class="quiet">${text.chanceWord(this.texts.number(this.size))}</dt>
          <dd class="flush strong">
            ${word === undefined ? text.counting : word === null ? text.uncounted : this.#oneIn(word)}
            ${word ? html`<small class="quiet text-14 weight-450">${this.#percent(word)}</small>` : nothing}
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
