/** The play that is shown on the board, in more words, and what the pinned one means. Raises `play`. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../../../components/icons.ts";
import { phone } from "../../../components/media.ts";
import { inlineStyle } from "../../../components/templates.ts";
import { frequencyOf } from "../../../components/zipf.ts";
import { detailsStyles, PlayDetails } from "../../shared/details.ts";
import { glossLine, type Gloss } from "../../shared/gloss.ts";
import { otherSide, SQUARES, type Side } from "../model/position.ts";
import type { Play } from "../model/turn.ts";

@customElement("tw-letterpress-details")
export class LetterpressDetails extends PlayDetails {
  @property({ attribute: false }) play: Play | null = null;
  @property() turn: Side = "ours";
  /** The score as it stands. */
  @property({ attribute: false }) standing: readonly [number, number] = [0, 0];
  /** What the pinned play's word means. */
  @property({ attribute: false }) gloss: Gloss | null = null;

  static override styles = [
    detailsStyles(),
    css`
      .first {
        gap: 10px 12px;
        align-items: center;
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
        grid-template-columns: repeat(5, auto);
        justify-content: space-between;
        gap: 4px 16px;
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
        margin: 0;
        font-weight: 600;
      }

      @media ${phone} {
        /* The score stands above the board already. */
        .bar,
        :host(:not([open])) dl > :is(:first-child, :last-child),
        .long {
          display: none;
        }

        .short {
          display: inline;
        }

        dl {
          grid-column: 1;
          grid-row: 1;
          grid-template-columns: repeat(3, auto);
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
    const { play, turn } = this;
    if (!play) return this.hint(text);
    const n = (value: number) => this.texts.number(value);
    const [ours, theirs] = play.score;
    const free = SQUARES - ours - theirs;
    const words = text.detail;
    const [gained, lost] = [ours - this.standing[0], theirs - this.standing[1]];
    const [won, taken] = turn === "ours" ? [gained, -lost] : [lost, -gained];
    const facts = [
      [words.score, `${n(ours)}–${n(theirs)}`],
      [words.squares, words.won(n(won), n(taken), taken)],
      [words.locks, `${n(play.locked[0])}–${n(play.locked[1])}`],
      [words.exposure, n(play.vulnerability), words.exposureHint],
      [words.rarity, frequencyOf(play.zipf, this.texts.text.words.frequencies) ?? words.noRarity],
    ];
    return html`
      <div class="first figures">
        <div class="bar" role="img" aria-label=${words.bar(n(ours), n(free), n(theirs))}>
          ${part("ours", ours)} ${part("free", free)} ${part("theirs", theirs)}
        </div>
        ${this.opener()}
        <button
          type="button"
          class="button filled"
          name="play"
          aria-label=${words.play(play.word)}
          @click=${() => this.raise("play", play)}
        >
          ${icon("check")}<span class="long">${words.play(play.word)}</span
          ><span class="short">${words.playShort}</span>
        </button>
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
      <div class="rest">
        ${play.ends_game ? html`<p class="end">${words.winsFor[play.wins ? turn : otherSide(turn)]}</p>` : nothing}
        ${
          this.pinned
            ? html`<p class="meaning">${glossLine(this.gloss, play.word, this.texts.text.anagrams.word)}</p>`
            : nothing
        }
      </div>
    `;
  }
}

const part = (owner: string, squares: number) =>
  html`<i class=${owner} .style=${inlineStyle(`--part: ${squares}`)}></i>`;
