/**
 * The hand and the pool, side by side.
 *
 *   card  {from, at}  a card was pressed
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { phone } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import type { CardPlace, Place, SeenCard } from "../model/draft.ts";
import { cardButton, cardStyles } from "./card.ts";
import { tycoonStyles } from "./styles.ts";

@customElement("tw-tycoon-cards")
export class TycoonCards extends Part<{ card: CardPlace }> {
  @property({ attribute: false }) hand: readonly SeenCard[] = [];
  @property({ attribute: false }) pool: readonly SeenCard[] = [];
  /** What the hand is called, where it and the pool need a name. */
  @property() handLabel = "";

  static override styles = [
    tycoonStyles,
    cardStyles,
    css`
      .places {
        align-items: start;
        gap: 14px 26px;
      }

      .row {
        gap: 6px;
        min-height: 62px;
      }

      @media ${phone} {
        .places {
          gap: 8px 18px;
        }

        .row {
          gap: 4px;
          min-height: 54px;
        }
      }
    `,
  ];

  override render() {
    const text = this.texts.text.tycoon.cards;
    return html`
      <div class="places beside wraps">
        ${this.#row("hand", this.handLabel, text.fromHand)}
        ${this.#row("pool", this.handLabel && text.pool, text.fromPool)}
      </div>
    `;
  }

  #row(from: Place, label: string, where: string) {
    const text = this.texts.text.tycoon.cards;
    return html`
      <div class="stack gap-6">
        ${label ? html`<span class="label not-on-phones">${label}</span>` : nothing}
        <div class="row beside wraps ${from}">
          ${repeat(
            this[from],
            ({ letter }, at) => `${letter}${at}`,
            ({ letter, ...look }, at) =>
              cardButton({ letter, from }, text.card(letter, where), () => this.#raise({ from, at }), look),
          )}
        </div>
      </div>
    `;
  }

  #raise(place: CardPlace) {
    this.raise("card", place);
  }
}
