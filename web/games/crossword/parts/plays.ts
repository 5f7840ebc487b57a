/** The ranked crossword plays: position, word, the words made beside it, what is left, and the score. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { handheld, narrow, sheetWhen } from "../../../ui/media.ts";
import { PlayList } from "../../../ui/play-list.ts";
import type { Notation } from "../../../tiles/notation.ts";
import { isSame } from "../model/judged.ts";
import type { Play } from "../model/position.ts";
import { moveCell, moveListStyles, moveName } from "./move-cell.ts";

/** Where not even a leave fits in. */
const small = css`(max-width: 600px)`;

@customElement("tw-crossword-plays")
export class CrosswordPlays extends PlayList<Play> {
  @property({ attribute: false }) notation: Notation | null = null;
  /** One of them that is marked: the visitor's own, or the one that was played. */
  @property({ attribute: false }) mine: Play | null = null;
  /** As above; here its type is known to those who check templates. */
  @property({ attribute: false }) override wanted: Play | null = null;
  /** What it is marked with. */
  @property() mark = "";
  @property() order = "equity";

  static override styles = [
    moveListStyles,
    css`
      :host {
        --columns: 1.75rem 3rem minmax(0, 1fr) 7rem 3.25rem 3.5rem;
      }

      .leave {
        letter-spacing: 0.04em;
      }

      .leave small {
        display: inline;
        letter-spacing: 0;

        @media ${handheld(narrow)} {
          display: block;
        }
      }

      @media ${handheld(narrow)} {
        :host {
          --columns: 1.25rem 2.5rem minmax(0, 1fr) 4.5rem 2.75rem 2.75rem;
        }
      }

      @media ${handheld(small)} {
        :host {
          --columns: 1.25rem 2.5rem minmax(0, 1fr) 2.75rem 2.75rem;
        }

        .only-wide {
          display: none;
        }
      }

      @media (max-width: 430px) {
        :host {
          --columns: 1.25rem 2.25rem minmax(0, 1fr) 2.5rem;
        }

        .only-middle {
          display: none;
        }
      }

      /* The columns need no names where there is hardly room for two plays. */
      @media ${sheetWhen(narrow)} and (max-height: 680px) {
        .head {
          display: none;
        }
      }
    `,
  ];

  override get words() {
    const { plays, more } = this.texts.text.crossword;
    return { plays, more };
  }

  override nameOf(play: Play) {
    return moveName(play);
  }

  /** What decides the order, and the other number. */
  get #numbers(): ["score" | "equity", "score" | "equity"] {
    return this.order === "equity" ? ["equity", "score"] : ["score", "equity"];
  }

  override head() {
    const { columns } = this.texts.text.crossword;
    const [first, second] = this.#numbers;
    return html`<span></span><span class="left">${columns.position}</span
      ><span class="left">${columns.word}</span> <span class="only-wide left">${columns.leave}</span
      ><span class="only-middle">${columns[second]}</span><span>${columns[first]}</span>`;
  }

  override cells(play: Play, index: number) {
    const { notation } = this;
    if (!notation) return nothing;
    const { columns } = this.texts.text.crossword;
    const n = (value: number) => this.texts.number(value, { maximumFractionDigits: 1 });
    const [first, second] = this.#numbers;
    return html`
      <span class="rank quiet text-13">${this.#rank(play, index)}</span>
      <span class="square weight-550 left">${play.position}</span>
      <span class="word column gap-4"
        >${moveCell(play, notation, this.texts, this.#isMine(play) ? this.mark : "")}</span
      >
      <span class="leave left quiet text-14 breaks only-wide" lang=${notation.alphabet}>
        <span class="out-of-sight">, ${columns.leave} </span>${play.leave || "–"}
        ${this.order === "equity" && play.equity !== play.score ? html`<small class="text-13 block">${this.#kept(play)}</small>` : nothing}
      </span>
      <span class="quiet only-middle"
        ><span class="out-of-sight">, ${columns[second]} </span>${n(play[second])}</span
      >
      <span class="decides"><span class="out-of-sight">, ${columns[first]} </span>${n(play[first])}</span>
    `;
  }

  /** What the leave is worth, and the place of a first play. */
  #kept({ equity, score }: Play) {
    return this.texts.number(equity - score, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  }

  /** One's own play may stand after the best that are listed, with others between. */
  #rank(play: Play, index: number) {
    const isBelow = this.more && index === this.plays.length - 1 && this.#isMine(play);
    return isBelow ? "" : this.texts.number(index + 1);
  }

  #isMine(play: Play) {
    return this.mine !== null && isSame(play, this.mine);
  }
}
