/** The play that is shown on the board, in more words: each word with its score, and what stays. Raises `play`. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { narrow } from "../../../components/media.ts";
import { Part } from "../../../components/part.ts";
import type { Notation } from "../../../tiles/notation.ts";
import { detailsHint, detailsStyles } from "../../shared/details.ts";
import type { Play } from "../model/position.ts";

@customElement("tw-crossword-details")
export class CrosswordDetails extends Part {
  @property({ attribute: false }) play: Play | null = null;
  @property({ attribute: false }) notation: Notation | null = null;

  static override styles = [
    detailsStyles,
    css`
      :host {
        --least: 64px;
        padding: 12px 12px 4px;
      }

      .play {
        gap: 4px 16px;
      }

      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 2px 14px;
        margin: 0;
        padding: 0;
        list-style: none;
      }

      li b {
        font-weight: 650;
      }

      .facts {
        margin: 0;
        color: var(--ink-soft);
        font-size: 0.875rem;
      }

      @media ${narrow} {
        :host {
          --least: 0;
          padding: 8px;
        }
      }
    `,
  ];

  override render() {
    const { play, notation } = this;
    const text = this.texts.text.crossword;
    if (!play || !notation) return detailsHint(text);
    const n = (value: number) => this.texts.number(value, { maximumFractionDigits: 1 });
    const leave = play.leave ? text.detail.leave(play.leave) : text.detail.noLeave;
    return html`
      <div class="play figures">
        <div>
          <ul lang=${notation.alphabet}>
            ${play.words.map(({ word, score }) => html`<li>${notation.plain(word)} <b>${n(score)}</b></li>`)}
            ${play.bonus ? html`<li>${text.detail.bonus} <b>${n(play.bonus)}</b></li>` : nothing}
          </ul>
          <p class="facts">${leave} ${text.detail.equity(n(play.equity))}</p>
        </div>
        <button type="button" class="button filled" name="play" @click=${() => this.raise("play", this.play)}>
          ${text.detail.play(n(play.score))}
        </button>
      </div>
    `;
  }
}
