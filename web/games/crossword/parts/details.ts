/**
 * The play that is shown on the board, in more words: how it scores and what stays, and of the pinned one its arithmetic,
 * its meaning, its hooks and the other choices of blanks.
 *
 *   play     play  it is to be played
 *   variant  play  another choice of blanks is to be shown
 *   reply    what the other side does after it is to be shown, or null
 */
import { button } from "../../../ui/button.ts";
import { Part } from "../../../ui/part.ts";
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { handheld, narrow } from "../../../ui/media.ts";
import type {
  CrosswordReply,
  CrosswordLaid,
  CrosswordWhy,
  ScoredWord,
  WordFacts,
} from "../../../engine/methods.ts";
import { tokensOf, type Notation } from "../../../tiles/notation.ts";
import { wordTiles, wordTilesStyles } from "../../../tiles/tile.ts";
import { detailHint, detailsStyles, opener } from "../../shared/details.ts";
import { glossLine, type Gloss } from "../../shared/gloss.ts";
import "../../shared/learn-button.ts";
import type { Judged } from "../model/judged.ts";
import { blanksIn, isFirst, isLaid, type Play } from "../model/position.ts";
import { chipStyles } from "./chip-styles.ts";
import { moveDeed } from "./move-cell.ts";
import { sum, sumStyles } from "./sum.ts";
import "./why.ts";

@customElement("tw-crossword-details")
export class CrosswordDetails extends Part {
  /** Is it the play that is pinned? More is told of that. */
  @property({ type: Boolean }) pinned = false;
  /** Is all of it shown on a phone? */
  @property({ type: Boolean, reflect: true }) open = false;
  @property({ attribute: false }) play: Play | null = null;
  @property({ attribute: false }) notation: Notation | null = null;
  /** The arithmetic of the pinned play; null until it is there. */
  @property({ attribute: false }) scored: CrosswordLaid | null = null;
  /** What the engine knows of its main word. */
  @property({ attribute: false }) facts: WordFacts | null = null;
  @property({ attribute: false }) gloss: Gloss | null = null;
  @property() lexicon = "";
  /** Why it is worth what it is. */
  @property({ attribute: false }) why: CrosswordWhy | null = null;
  /** What became of it, if it was played out or searched. */
  @property({ attribute: false }) judged: Judged | null = null;
  /** The reply to it that is shown. */
  @property({ attribute: false }) reply: CrosswordReply | null = null;
  /** Are its moves judged, so that there is more to tell of each? */
  @property({ type: Boolean, reflect: true }) tall = false;
  /** All choices of blanks for it, best first. */
  @property({ attribute: false }) variants: readonly Play[] = [];

  static override styles = [
    wordTilesStyles,
    sumStyles,
    chipStyles,
    detailsStyles(handheld(narrow)),
    css`
      .words {
        gap: 2px 14px;
      }

      .sum {
        flex: 1 0 100%;
      }

      .plain {
        display: none;
      }

      .hooks {
        gap: 2px 18px;
      }

      .letters {
        font: 800 0.9375rem/1.3 var(--font-tile);
        letter-spacing: 0.12em;
      }

      .variants .chip {
        min-height: max(36px, var(--target));
      }

      .variants .tiles {
        flex-wrap: nowrap;
        font-size: 0.6875rem;
      }

      @media not ${handheld(narrow)} {
        :host([tall]) {
          height: clamp(112px, 18dvh, 220px);
        }
      }

      @media ${handheld(narrow)} {
        :host([tall][open]) {
          height: min(50dvh, 340px);
        }

        :host(:not([open])) .words {
          max-height: 46px;
          overflow: hidden;
        }

        :host(:not([open])) .sum {
          flex: none;
        }

        :host(:not([open])) .plain {
          display: inline;
        }

        :host(:not([open])) :is(.letter, .times) {
          display: none;
        }
      }
    `,
  ];

  override render() {
    const { play, notation } = this;
    const text = this.texts.text.crossword;
    if (!play || !notation) return detailHint(text);
    const scored = this.pinned ? this.scored : null;
    return html`
      <div class="first stack figures">
        <ul class="words unstyled beside wraps" lang=${notation.alphabet}>
          ${
            scored
              ? scored.words.map((word) => this.#sum(word, notation))
              : play.words.map(
                  ({ word, score }) =>
                    html`<li>${notation.plain(word)} <b class="weight-650">${this.#number(score)}</b></li>`,
                )
          }
          ${play.bonus ? html`<li>${text.detail.bonus} <b class="weight-650">${this.#number(play.bonus)}</b></li>` : nothing}
          ${
            scored && scored.words.length + Number(scored.bonus > 0) > 1
              ? html`<li>${text.detail.total} <b class="weight-650">${this.#number(scored.score)}</b></li>`
              : nothing
          }
        </ul>
        ${opener(this, this.texts.text)}
        ${button("play", moveDeed(play, notation, this.texts), () => this.raise("play", this.play), { look: "filled" })}
      </div>
      <div class="rest stack gap-4">
        <p class="facts quiet text-15 figures flush">
          ${play.leave ? `${text.detail.leave(play.leave)} ${this.#equity(play)}` : text.detail.noLeave}
        </p>
        ${
          this.pinned
            ? html`<tw-crossword-why
                class="stack gap-4 text-15"
                .why=${this.why}
                .judged=${this.judged}
                .reply=${this.reply}
                .notation=${notation}
                @reply=${({ detail }: CustomEvent<CrosswordReply | null>) => this.raise("reply", detail)}
              ></tw-crossword-why>`
            : nothing
        }
        ${this.pinned && isLaid(play) ? this.#ofPinned(play, notation) : nothing}
      </div>
    `;
  }

  #sum(word: ScoredWord, notation: Notation) {
    return html`<li class="sum">
      <span class="plain">${notation.plain(word.word)}</span>
      ${sum(word, notation, (value) => this.#number(value))}
    </li>`;
  }

  #ofPinned(play: Play, notation: Notation) {
    const text = this.texts.text.word;
    const { facts } = this;
    const word = notation.plain(play.word);
    return html`
      <div class="flow apart">
        <p class="meaning text-15 flush">${glossLine(this.gloss, word, text)}</p>
        ${facts?.valid ? html`<tw-learn .word=${word} .lexicon=${this.lexicon}></tw-learn>` : nothing}
      </div>
      ${
        facts
          ? html`<div class="hooks beside wraps text-15">
              ${this.#hooks(text.front, facts.front)} ${this.#hooks(text.back, facts.back)}
            </div>`
          : nothing
      }
      ${this.variants.length > 1 ? this.#variants(play, notation) : nothing}
    `;
  }

  #hooks(name: string, letters: readonly string[]) {
    return html`<span>
      <span class="quiet">${name}</span>
      ${
        letters.length
          ? html`<span class="letters" lang=${this.notation?.alphabet ?? nothing}>${letters.join(" ")}</span>`
          : this.texts.text.word.none
      }
    </span>`;
  }

  #variants(play: Play, notation: Notation) {
    const text = this.texts.text.crossword;
    return html`<div
      class="variants flow wraps gap-4 figures"
      role="group"
      aria-label=${text.detail.variants}
    >
      <span class="quiet">${text.detail.variants}</span>
      ${this.variants.map((variant) => {
        const tiles = tokensOf(variant.word).map((token) => {
          const { face, blank } = notation.see(token);
          return { face, kind: { blank } };
        });
        const said = text.playSaid(notation.plain(variant.word), blanksIn(variant, notation));
        return html`<button
          type="button"
          class="chip flow"
          aria-pressed=${variant.placed === play.placed}
          aria-label="${said}, ${this.#number(variant.score)}"
          @click=${() => this.raise("variant", variant)}
        >
          <span class="word">${wordTiles(tiles)}</span>
          <b class="weight-650">${this.#number(variant.score)}</b>
        </button>`;
      })}
    </div>`;
  }

  #equity(play: Play) {
    const rest = this.#number(play.equity - play.score, { signDisplay: "always" });
    return this.texts.text.crossword.detail.equity(this.#number(play.equity), rest, isFirst(play));
  }

  #number(value: number, options: Intl.NumberFormatOptions = {}) {
    return this.texts.number(value, { maximumFractionDigits: 1, ...options });
  }
}
