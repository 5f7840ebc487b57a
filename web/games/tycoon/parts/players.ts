/** Who plays: what each has, and how far they are. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { phone } from "../../../ui/media.ts";
import { inlineStyle } from "../../../ui/templates.ts";
import { Part } from "../../../ui/part.ts";
import type { TycoonHolding, TycoonMatch, TycoonPlayer } from "../../../engine/methods.ts";
import { whose } from "../../shared/seat-rows.ts";
import { tycoonStyles } from "./styles.ts";

@customElement("tw-tycoon-players")
export class TycoonPlayers extends Part {
  @property({ attribute: false }) match: TycoonMatch | null = null;
  /** What each had before the turn that is looked at; null for what they have now. */
  @property({ attribute: false }) held: readonly TycoonHolding[] | null = null;

  static override styles = [
    tycoonStyles,
    css`
      .players {
        grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
      }

      li {
        position: relative;
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 2px 8px;
        padding: 10px 12px 10px 16px;
        border-radius: 12px;
        background: var(--surface);
        box-shadow: inset 0 0 0 1px var(--line);
      }

      li::before {
        content: "";
        position: absolute;
        inset: 10px auto 10px 6px;
        width: 4px;
        border-radius: 2px;
        background: var(--whose);
      }

      /* The same number stands on the player's patents. */
      .seat {
        display: inline-grid;
        place-items: center;
        width: 18px;
        height: 18px;
        margin-right: 4px;
        border-radius: 50%;
        background: var(--whose);
        color: #fff;
        font: 700 0.6875rem/1 var(--font);
      }

      .points {
        font-size: 1.125rem;
      }

      .progress {
        height: 6px;
        margin-top: 4px;
        overflow: hidden;
        border-radius: 3px;
        background: var(--sink);
      }

      .progress i {
        display: block;
        height: 100%;
        border-radius: 3px;
        background: var(--whose);
        transition: width var(--quick) ease-out;
      }

      @media (forced-colors: active) {
        .seat {
          color: CanvasText;
        }

        .acting {
          outline: 3px solid Highlight;
          outline-offset: -3px;
        }

        .progress i {
          forced-color-adjust: none;
          background: CanvasText;
        }
      }

      @media ${phone} {
        .players {
          grid-template-columns: repeat(auto-fit, minmax(100px, 1fr));
          gap: 6px;
        }

        li {
          padding: 6px 8px 7px 13px;
        }

        .who,
        .points {
          font-size: 0.9375rem;
        }

        .many .unit {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
    `,
  ];

  override render() {
    const { match } = this;
    if (!match) return nothing;
    const { players } = match.state;
    return html`
      <ul class="players stack unstyled figures ${players.length > 2 ? "many" : ""}">
        ${players.map((player, index) => this.#player({ ...player, ...this.held?.[index] }, index, match))}
      </ul>
    `;
  }

  #player({ name, money, stock, score, value }: TycoonPlayer, index: number, { state, turn }: TycoonMatch) {
    const { goal } = state;
    const text = this.texts.text.tycoon;
    const n = (value: number) => this.texts.number(value);
    const acting = index === turn;
    const points = n(score);
    const progress = text.player.progress(n(value), n(goal));
    return html`
      <li
        class="edged ${classMap({ acting })}"
        .style=${whose(index)}
        data-player=${index}
        aria-current=${acting ? "true" : nothing}
      >
        <span class="who clipped weight-650"
          ><i class="seat edged" aria-hidden="true">${n(index + 1)}</i>${name}</span
        >
        <span class="points weight-650" title=${text.player.score(points)}
          >${points}<span class="out-of-sight"> ${text.over.score}</span></span
        >
        <span class="purse beside spans apart quiet text-13">
          <span
            ><b class="full-ink strong">$${n(money)}</b> <span class="unit">${text.player.money}</span></span
          >
          <span
            ><b class="full-ink strong">${n(stock)}</b> <span class="unit">${text.player.stock}</span></span
          >
        </span>
        <span class="progress edged spans" role="img" aria-label=${progress} title=${progress}
          ><i .style=${inlineStyle(`width: ${Math.min(100, (100 * value) / goal)}%`)}></i
        ></span>
      </li>
    `;
  }
}
