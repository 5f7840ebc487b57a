/** The best line of an endgame, move by move; a step of it lies on the board. Raises `step`: how many moves lie there. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import { icon } from "../../../ui/icons.ts";
import { Part } from "../../../ui/part.ts";
import type { EndgameMove, Methods } from "../../../engine/methods.ts";
import { tokensOf, type Notation } from "../../../tiles/notation.ts";
import { blanksIn } from "../model/position.ts";

export type Ending = Methods["crossword.endgame"]["result"];

@customElement("tw-crossword-line")
export class CrosswordLine extends Part<{ step: number }> {
  @property({ attribute: false }) ending: Ending | null = null;
  @property({ attribute: false }) notation: Notation | null = null;
  /** How many moves lie on the board. */
  @property({ type: Number }) step = 0;

  static override styles = css`
    :host {
      min-height: 0;
      padding: 4px 12px 16px;
      overflow-y: auto;
    }

    p {
      margin: 0 0 8px;
    }

    .spread {
      font-size: 1.1875rem;
      letter-spacing: -0.01em;
    }

    .line {
      margin-bottom: 10px;
    }

    .move {
      grid-template-columns: 1.5rem 4rem 3rem minmax(0, 1fr) auto;
      align-items: center;
      width: 100%;
      min-height: 44px;
      padding: 4px 8px;
      border-radius: var(--radius);
    }

    .blank {
      color: light-dark(#a2271b, #ffab9c);
      font-style: normal;
    }

    .move[aria-current="step"] {
      background: var(--accent-wash);
      box-shadow: inset 3px 0 var(--accent);
    }
  `;

  override render() {
    const { ending, step } = this;
    if (!ending) return nothing;
    const text = this.texts.text.crosswordAnalysis.endgame;
    const last = ending.line.length;
    return html`
      <p>
        <span class="spread weight-650 figures">${this.#told(ending.spread)}</span><br />
        ${ending.proved ? text.proved : ending.depth ? text.depth(this.texts.number(ending.depth)) : text.rough}
      </p>
      <ol class="line unstyled stack gap-2" aria-label=${text.line}>
        ${ending.line.map((move, n) => html`<li>${this.#move(move, n + 1)}</li>`)}
      </ol>
      <div class="flow gap-4">
        ${this.#button("back", text.back, step - 1, step === 0)}
        ${this.#button("next", text.next, step + 1, step === last)}
      </div>
    `;
  }

  #told(spread: number) {
    const text = this.texts.text.crosswordAnalysis.endgame;
    const points = this.texts.number(Math.abs(spread));
    return spread > 0 ? text.ahead(points) : spread < 0 ? text.behind(points) : text.even;
  }

  #move(move: EndgameMove, number: number) {
    const { player, kind, position = "", word = "", score } = move;
    const { endgame: text, moves } = this.texts.text.crosswordAnalysis;
    const { notation } = this;
    const isLater = this.step > 0 && number > this.step;
    return html`<button
      type="button"
      class="move bare-button presses stack figures"
      aria-current=${number === this.step ? "step" : nothing}
      @click=${() => this.raise("step", number === this.step ? 0 : number)}
    >
      <span class="quiet text-13">${this.texts.number(number)}</span>
      <span class="quiet text-13">${player === 0 ? text.you : text.they}</span>
      <span>${position}</span>
      <span
        class="word breaks ${isLater ? "quiet weight-450" : "weight-650"}"
        lang=${notation?.alphabet ?? nothing}
        >${kind === "pass" ? moves.pass : notation ? this.#word(move, notation) : word}</span
      >
      <b>${this.texts.number(score)}</b>
    </button>`;
  }

  /** The word of a play; letters that a blank of the rack stands for have its colour, and are read out. */
  #word({ word = "", placed = "" }: EndgameMove, notation: Notation) {
    const blanks = blanksIn({ placed }, notation);
    const plain = notation.plain(word);
    if (!blanks.length) return plain;
    const isBlank = (place: number) => blanks.some((each) => each.place === place + 1);
    return html`<span aria-hidden="true"
        >${tokensOf(word).map((token, place) => {
          const { face } = notation.see(token);
          return isBlank(place) ? html`<i class="blank">${face}</i>` : face;
        })}</span
      ><span class="out-of-sight">${this.texts.text.crossword.playSaid(plain, blanks)}</span>`;
  }

  #button(name: "back" | "next", label: string, step: number, disabled: boolean) {
    return button(
      name,
      html`${name === "back" ? icon("back") : nothing} ${label}`,
      () => this.raise("step", step),
      { disabled },
    );
  }
}
