/** The play that is shown on the board, in more words. Raises `play`. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../../../components/icons.ts";
import { phone } from "../../../components/media.ts";
import { Part } from "../../../components/part.ts";
import { inlineStyle } from "../../../components/templates.ts";
import { frequencyOf } from "../../../components/zipf.ts";
import { detailsHint, detailsStyles } from "../../shared/details.ts";
import { otherSide, SQUARES, type Side } from "../model/position.ts";
import type { Play } from "../model/turn.ts";

@customElement("tw-letterpress-details")
export class LetterpressDetails extends Part {
  @property({ attribute: false }) play: Play | null = null;
  @property() turn: Side = "ours";

  static override styles = [
    detailsStyles,
    css`
      :host {
        --least: 92px;
        padding: 14px 12px 4px;
      }

      .play {
        gap: 12px 16px;
      }

      .bar {
        display: flex;
        gap: 2px;
        height: 10px;
        overflow: hidden;
        border-radius: 5px;
      }

      .bar i {
        flex: var(--part) 0 0;
        min-width: 0;
        background: var(--line);
        transition: flex-grow var(--quick) ease-out;
      }

      .bar .ours {
        background: var(--ours-lock);
      }

      .bar .theirs {
        background: repeating-linear-gradient(
          135deg,
          var(--theirs-lock) 0 4px,
          color-mix(in oklab, var(--theirs-lock), #000 28%) 4px 6px
        );
      }

      dl {
        grid-column: 1 / -1;
        display: grid;
        grid-template-columns: repeat(4, auto);
        justify-content: space-between;
        gap: 4px 20px;
        margin: 0;
      }

      dt {
        color: var(--ink-soft);
        font-size: 0.8125rem;
      }

      dd {
        margin: 0;
        font-weight: 600;
      }

      .short {
        display: none;
      }

      .end {
        grid-column: 1 / -1;
        margin: 0;
        font-weight: 600;
      }

      @media ${phone} {
        :host {
          padding: 10px 8px 8px;
        }

        .hint {
          min-height: 0;
          padding-bottom: 6px;
        }

        /* The score stands above the board already. */
        .play {
          grid-template-columns: 1fr auto;
          min-height: 44px;
          gap: 4px 12px;
        }

        .bar,
        dl > :first-child,
        .long {
          display: none;
        }

        .short {
          display: inline;
        }

        dl {
          grid-column: 1;
          grid-row: 1;
          grid-template-columns: auto auto 1fr;
          justify-content: start;
          gap: 0 14px;
        }

        dd {
          line-height: 1.2;
        }
      }
    `,
  ];

  override render() {
    const text = this.texts.text.letterpress;
    const { play } = this;
    if (!play) return detailsHint(text);
    const n = (value: number) => this.texts.number(value);
    const [ours, theirs] = play.score;
    const free = SQUARES - ours - theirs;
    const words = text.detail;
    const facts = [
      [words.score, `${n(ours)}–${n(theirs)}`],
      [words.locks, `${n(play.locked[0])}–${n(play.locked[1])}`],
      [words.exposure, n(play.vulnerability), words.exposureHint],
      [words.rarity, frequencyOf(play.zipf, this.texts.text.words.frequencies) ?? words.noRarity],
    ];
    return html`
      <div class="play figures">
        <div class="bar" role="img" aria-label=${words.bar(n(ours), n(free), n(theirs))}>
          ${part("ours", ours)} ${part("free", free)} ${part("theirs", theirs)}
        </div>
        <button
          type="button"
          class="button filled"
          aria-label=${words.play(play.word)}
          @click=${() => this.raise("play", play)}
        >
          ${icon("check")}<span class="long">${words.play(play.word)}</span
          ><span class="short">${words.playShort}</span>
        </button>
        ${play.ends_game ? html`<p class="end">${words.winsFor[play.wins ? this.turn : otherSide(this.turn)]}</p>` : nothing}
        <dl>
          ${facts.map(
            ([name, fact, hint]) =>
              html`<div title=${hint ?? ""}>
                <dt>${name}</dt>
                <dd>${fact}</dd>
              </div>`,
          )}
        </dl>
      </div>
    `;
  }
}

const part = (owner: string, squares: number) =>
  html`<i class=${owner} .style=${inlineStyle(`--part: ${squares}`)}></i>`;
