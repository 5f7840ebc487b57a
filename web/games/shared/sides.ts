/** The two sides of a game: the score of each, its locks where there are any, and whose turn it is. Raises `turn` with a side. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { icon } from "../../ui/icons.ts";
import { Part } from "../../ui/part.ts";
import { radioStyles } from "../../ui/radio-styles.ts";
import { swatchStyles } from "./swatch-styles.ts";

/** The visitor's, and the other player's. */
export type Side = "ours" | "theirs";

const sides: readonly Side[] = ["ours", "theirs"];

@customElement("tw-sides")
export class Sides extends Part<{ turn: Side }> {
  /** Null when nobody is to move any more. */
  @property() turn: Side | null = "ours";
  /** Is it not for the visitor to say whose turn it is? */
  @property({ type: Boolean, reflect: true }) fixed = false;
  /** What each is called, "" for "you" and "them". */
  @property({ attribute: false }) names: readonly string[] = [];
  /** The score of each side; null while that is not known. */
  @property({ attribute: false }) score: readonly [number, number] | null = null;
  @property({ attribute: false }) locked: readonly [number, number] | null = null;
  @property() winner: Side | null = null;

  static override styles = [
    radioStyles,
    swatchStyles(3.5, 5.5),
    css`
      :host {
        container-type: inline-size;
      }

      label {
        --edge-colour: var(--ours-line);
        display: grid;
        grid-template-columns: auto 1fr auto auto;
        align-items: center;
        gap: 0 6px;
        min-height: 48px;
        padding: 2px 8px;
        border-radius: 12px;
        box-shadow: inset 0 0 0 1px var(--line);
        transition:
          box-shadow var(--quick),
          background var(--quick);

        @container (width > 420px) {
          --swatch: 18px;
          --swatch-radius: 5px;
          --lock-gap: 3px;
          --score: 1.625rem;
          gap: 0 10px;
          min-height: 52px;
          padding: 4px 14px 4px 12px;
        }
      }

      label.theirs {
        --edge-colour: var(--theirs-line);
      }

      :host(:not([fixed])) label:hover {
        background: var(--hover);
      }

      label:has(:checked) {
        background: var(--surface);
        box-shadow: inset 0 0 0 2px var(--edge-colour);

        @media (forced-colors: active) {
          outline: 3px solid Highlight;
          outline-offset: -3px;
        }
      }

      .who {
        min-width: 0;
        line-height: 1.2;
      }

      .locks {
        z-index: 1;
        --icon: var(--lock, 17px);
        gap: var(--lock-gap, 1px);
      }

      .score {
        min-width: 1.2em;
        font-size: var(--score, 1.375rem);
        letter-spacing: -0.02em;
        line-height: 1;
      }

      /* The locks stand under the score, so that "to move" has room. */
      @container (max-width: 340px) {
        label {
          --lock: 14px;
          grid-template-columns: auto minmax(0, 1fr) auto;
        }

        :is(.swatch, .who) {
          grid-row: 1 / 3;
        }

        .score {
          grid-area: 1 / 3;
        }

        .locks {
          grid-area: 2 / 3;
          justify-content: end;
          font-size: 0.8125rem;
        }
      }
    `,
  ];

  override render() {
    const text = this.texts.text.sides;
    return html`
      <fieldset class="stack halves" role="radiogroup" aria-label=${text.turn}>
        ${sides.map((side, index) => this.#side(side, index))}
      </fieldset>
    `;
  }

  #side(side: Side, index: number) {
    const text = this.texts.text.sides;
    const locked = this.locked?.[index] ?? 0;
    const standing =
      this.winner === side ? text.won[side] : this.turn === side && !this.winner ? text.toMove[side] : "";
    const locks = this.texts.number(locked);
    const score = this.score ? this.texts.number(this.score[index] ?? 0) : "";
    return html`
      <label class="edged ${side}" data-side=${side}>
        <span class="swatch"></span>
        <span class="who column gap-0 strong one-line"
          ><span class="clipped">${this.names[index] || text.side[side]}</span
          ><small class="quiet text-13 weight-450">${standing || nothing}</small></span
        >
        ${
          locked
            ? html`<span class="locks anchor weight-550 flow quiet figures text-15" title=${text.locks(locks)}
                >${icon("lock")}<span aria-hidden="true">${locks}</span
                ><span class="out-of-sight">${text.locks(locks)}</span></span
              >`
            : html`<span></span>`
        }
        <span class="score right weight-650">${score}</span>
        <input
          type="radio"
          name="turn"
          .value=${side}
          .checked=${live(this.turn === side)}
          ?disabled=${this.fixed}
          @change=${() => this.raise("turn", side)}
        />
      </label>
    `;
  }
}
