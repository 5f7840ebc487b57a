/** Ranked plays: words as tiles, what they earn, what to buy with them, and the number that decides the order. */
import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { phone } from "../../../ui/media.ts";
import { PlayList } from "../../../ui/play-list.ts";
import { playListStyles } from "../../../ui/play-list-styles.ts";
import { inlineStyle } from "../../../ui/templates.ts";
import { wordTilesStyles } from "../../../tiles/tile.ts";
import type { TycoonOption, TycoonPlay } from "../../../engine/methods.ts";

/** As the finder gives it, or weighed together with what to buy. */
export type Play = TycoonPlay | TycoonOption;

@customElement("tw-tycoon-plays")
export class TycoonPlays extends PlayList<Play> {
  /** Does `worth` decide the order, or what is earned? */
  @property({ type: Boolean }) weighed = false;

  static override styles = [
    playListStyles(),
    wordTilesStyles,
    css`
      :host {
        --columns: 1.5rem minmax(0, 1fr) 5.5rem 3.25rem 3.25rem;
        flex: 1;

        @media ${phone} {
          flex: none;
        }

        @media (max-width: 1100px) {
          --columns: 1.25rem minmax(0, 1fr) 4rem 2.5rem 2.75rem;
        }
      }

      .row {
        min-height: 46px;
        padding-block: 6px;
      }

      .word {
        flex-flow: row wrap;
        gap: 4px 10px;
      }

      .tiles i {
        padding-top: 0;
      }

      .tiles .pool {
        background: var(--accent-wash);
        color: var(--ink);
      }

      .tiles :is(.copy, .s) {
        background: none;
        color: var(--ink);
        box-shadow: inset 0 0 0 1.5px var(--accent);
      }

      .earned {
        line-height: 1.15;
      }

      @media (forced-colors: active) {
        .tiles i {
          outline: 1px solid CanvasText;
        }

        .tiles .pool {
          outline: 3px double CanvasText;
        }
      }

      @media (max-width: 560px) {
        :host {
          --columns: 1.25rem minmax(0, 1fr) 3.75rem 2.75rem 2.5rem;
        }

        .head,
        .row {
          column-gap: 6px;
          padding-inline: 6px;
        }
      }
    `,
  ];

  override get words() {
    return { plays: this.texts.text.tycoon.advice.title, more: "" };
  }

  override nameOf(play: Play) {
    return play.words.join(" ");
  }

  override head() {
    const text = this.texts.text.tycoon.advice;
    return html`<span></span><span></span><span>${text.earns}</span><span>${text.buy}</span
      ><span>${this.weighed ? text.worth : text.total}</span>`;
  }

  override cells(play: Play, index: number) {
    const { advice: text } = this.texts.text.tycoon;
    const { earned } = this.texts.text.games.tycoon;
    const n = (value: number) => this.texts.number(value, { maximumFractionDigits: 0 });
    const decides = this.weighed && "worth" in play ? play.worth.total : play.total;
    return html`
      <span class="rank quiet text-13">${n(index + 1)}</span>
      <span class="word column gap-4">
        ${play.cards.map(
          (cards) =>
            html`<span
              class="tiles beside gap-2"
              aria-hidden="true"
              .style=${inlineStyle(`--n: ${Math.max(6, cards.length)}`)}
              >${cards.map(({ letter, from }) => html`<i class="centred anchor ${from}">${letter}</i>`)}</span
            >`,
        )}
        <span class="out-of-sight" lang="en">${play.words.join(", ")}</span>
      </span>
      <span class="earned quiet text-15"
        ><span class="out-of-sight">, ${text.earns} </span
        >${earned(n(play.money), play.stock ? n(play.stock) : "")}</span
      >
      <span class="quiet text-15"
        >${play.buy ? html`<span class="out-of-sight">, ${text.buy} </span>${play.buy.letter}` : ""}</span
      >
      <span class="decides"
        ><span class="out-of-sight">, ${this.weighed ? text.worth : text.total} </span>${n(decides)}</span
      >
    `;
  }
}
