/**
 * The play that is shown on the board, why it is worth what it is, and what the pinned one means; until one is shown, why
 * the best is the best, where there is room for it. Raises `play`, `reply`.
 */
import { Part } from "../../../ui/part.ts";
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../../../ui/icons.ts";
import { phone } from "../../../ui/media.ts";
import { inlineStyle } from "../../../ui/templates.ts";
import { frequencyOf } from "../../../ui/zipf.ts";
import { detailHint, detailsStyles, opener } from "../../shared/details.ts";
import { glossLine, type Gloss } from "../../shared/gloss.ts";
import "../../shared/learn-button.ts";
import { hatch } from "../../shared/swatch-styles.ts";
import { SQUARES, type Side } from "../model/position.ts";
import type { Play } from "../model/turn.ts";
import "./why.ts";

@customElement("tw-letterpress-details")
export class LetterpressDetails extends Part {
  /** Is it the play that is pinned? More is told of that. */
  @property({ type: Boolean }) pinned = false;
  /** Is all of it shown on a phone? */
  @property({ type: Boolean, reflect: true }) open = false;
  @property({ attribute: false }) play: Play | null = null;
  /** The best play, where plays are listed by what they lead to. */
  @property({ attribute: false }) best: Play | null = null;
  @property() turn: Side = "ours";
  /** In how many turns the play, or else the best one, is proved to win; 0 where that is not known. */
  @property({ type: Number }) winsIn = 0;
  /** Is the best reply shown on the board? */
  @property({ type: Boolean }) replying = false;
  @property() wordLanguage = "en";
  /** What the pinned play's word means. */
  @property({ attribute: false }) gloss: Gloss | null = null;
  @property() lexicon = "";

  static override styles = [
    detailsStyles(),
    css`
      @media not ${phone} {
        :host {
          --below: 8px;
          height: clamp(112px, 18dvh, 220px);
        }

        .short {
          display: none;
        }
      }

      .first {
        gap: 10px 12px;
        align-items: center;
      }

      .best {
        margin: 0 0 2px;
      }

      .idle {
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0 8px;
        margin-bottom: var(--below, 0);
      }

      .idle tw-letterpress-why {
        grid-column: 1;
      }

      .idle .opener {
        grid-area: 1 / 2 / span 2;
        align-self: start;
      }

      .bar {
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
        background: ${hatch(4, 6)};
      }

      .numbers {
        grid-template-columns: repeat(4, auto);
        gap: 4px 16px;
      }

      .numbers div {
        gap: 0 6px;
      }

      /* The hand is told where it is seen that something can be pointed at. */
      .idle + .hint {
        font-size: 0.8125rem;
      }

      @media ${phone} {
        /* There is room for the best play and the first that is to be said of it. */
        .idle + .hint {
          display: none;
        }

        :host(:not([open])) .best {
          overflow: hidden;
          text-overflow: ellipsis;
          white-space: nowrap;
        }

        :host(:not([open])) .idle tw-letterpress-why {
          max-height: 1.4em;
          overflow: hidden;
        }

        /* The score stands above the board already. */
        .bar,
        :host(:not([open])) dl > :is(:first-child, :last-child),
        .long {
          display: none;
        }

        /* And where there is none, the list comes first. */
        @media (max-height: 700px) {
          :host([idle]:not([open])) {
            display: none;
          }
        }

        .numbers div {
          display: block;
        }

        :host([open]) .idle {
          padding-bottom: 11px;
        }

        :host([open]) .idle .opener {
          align-self: end;
        }

        .first > .opener {
          grid-column: 2;
        }

        .first > .filled {
          grid-column: 3;
        }

        .numbers {
          grid-area: 1 / 1;
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

  override willUpdate() {
    this.toggleAttribute("idle", this.play === null);
  }

  override render() {
    const text = this.texts.text.letterpress;
    const { play } = this;
    if (!play) return html`${this.best ? this.#best(this.best) : nothing} ${detailHint(text)}`;
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
    const numbers = html`<dl class="numbers stack spans apart flush figures">
      ${facts.map(
        ([name, fact, hint]) =>
          html`<div class="flow wraps baseline" title=${hint ?? ""}>
            <dt class="quiet text-13">${name}</dt>
            <dd class="flush strong">${fact}</dd>
          </div>`,
      )}
    </dl>`;
    return html`
      <div class="first stack figures">
        <div class="bar beside gap-2" role="img" aria-label=${words.bar(n(ours), n(free), n(theirs))}>
          ${part("ours", ours)} ${part("free", free)} ${part("theirs", theirs)}
        </div>
        ${opener(this, this.texts.text)}
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
        ${this.open ? nothing : numbers}
      </div>
      <div class="rest stack gap-4">
        ${this.open ? numbers : nothing} ${this.#why(play)}
        ${
          this.pinned
            ? html`<div class="flow apart">
                <p class="meaning text-15 flush">${glossLine(this.gloss, play.word, this.texts.text.word)}</p>
                <tw-learn .word=${play.word} .lexicon=${this.lexicon}></tw-learn>
              </div>`
            : nothing
        }
      </div>
    `;
  }

  #best(play: Play) {
    const [before = "", after = ""] = this.texts.text.letterpressWhy.bestFound("\n").split("\n");
    return html`<div class="idle stack">
      <p class="best strong">${before}<span lang=${this.wordLanguage}>${play.word}</span>${after}</p>
      ${opener(this, this.texts.text)} ${this.#why(play)}
    </div>`;
  }

  #why(play: Play) {
    return html`<tw-letterpress-why
      class="stack gap-2 text-15"
      .play=${play}
      .turn=${this.turn}
      .winsIn=${this.winsIn}
      .shown=${play === this.play}
      .replying=${this.replying}
      .wordLanguage=${this.wordLanguage}
      @reply=${({ detail }: CustomEvent<boolean>) => this.raise("reply", detail)}
    ></tw-letterpress-why>`;
  }
}

const part = (owner: string, squares: number) =>
  html`<i class=${owner} .style=${inlineStyle(`--part: ${squares}`)}></i>`;
