/** Moves ranked by what becomes of them: the share of games won, and the mean spread with its error. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { handheld, narrow } from "../../../ui/media.ts";
import { PlayList } from "../../../ui/play-list.ts";
import type { Notation } from "../../../tiles/notation.ts";
import { candidateOf, isSame, type Judged } from "../model/judged.ts";
import type { Play } from "../model/position.ts";
import { moveCell, moveListStyles, moveName } from "./move-cell.ts";

@customElement("tw-crossword-judged")
export class CrosswordJudged extends PlayList<Judged> {
  @property({ attribute: false }) notation: Notation | null = null;
  /** The visitor's own play among them. */
  @property({ attribute: false }) mine: Play | null = null;
  /** What it is marked with. */
  @property() mark = "";
  /** What decides the order: the spread of a simulation, the wins of a search. */
  @property() by: "mean" | "wins" = "mean";

  static override styles = [
    moveListStyles,
    css`
      :host {
        --columns: 1.75rem 3rem minmax(0, 1fr) 3.25rem 3.25rem 5.25rem;
      }

      small {
        font-size: 0.75rem;
        font-weight: 450;
        letter-spacing: 0;
      }

      @media ${handheld(narrow)} {
        :host {
          --columns: 1.25rem 2.5rem minmax(0, 1fr) 2.75rem 4.25rem;
        }

        .only-wide {
          display: none;
        }
      }
    `,
  ];

  override get words() {
    const { plays, more } = this.texts.text.crossword;
    return { plays, more };
  }

  override nameOf(play: Judged) {
    return moveName(play);
  }

  // Its numbers change while it is played out further; it is the same move.
  override keyOf(play: Judged) {
    return JSON.stringify(candidateOf(play));
  }

  override head() {
    const { crossword, crosswordAnalysis } = this.texts.text;
    const { columns } = crosswordAnalysis;
    const [first, second] = this.by === "mean" ? [columns.wins, columns.mean] : [columns.mean, columns.wins];
    return html`<span></span><span class="left">${crossword.columns.position}</span
      ><span class="left">${crossword.columns.word}</span
      ><span class="only-wide">${crossword.columns.score}</span><span>${first}</span><span>${second}</span>`;
  }

  override cells(play: Judged, index: number) {
    const { notation } = this;
    if (!notation) return nothing;
    const { columns } = this.texts.text.crosswordAnalysis;
    const { score } = this.texts.text.crossword.columns;
    const wins = html`<span class="out-of-sight">, ${columns.wins} </span>${this.#wins(play)}`;
    const mean = html`<span class="out-of-sight">, ${columns.mean} </span>${this.#mean(play)}`;
    const [first, second] = this.by === "mean" ? [wins, mean] : [mean, wins];
    return html`
      <span class="rank quiet text-13">${this.texts.number(index + 1)}</span>
      <span class="square weight-550 left">${play.position}</span>
      <span class="word column gap-4"
        >${moveCell(play, notation, this.texts, this.#isMine(play) ? this.mark : "")}</span
      >
      <span class="quiet only-wide"
        ><span class="out-of-sight">, ${score} </span>${this.texts.number(play.score)}</span
      >
      <span class="quiet">${first}</span>
      <span class="decides">${second}</span>
    `;
  }

  #wins({ wins, doubt }: Judged) {
    const percent = (share: number) => this.texts.number(share, { style: "percent" });
    return doubt ? html`${percent(wins)} <small class="quiet">±${percent(doubt)}</small>` : percent(wins);
  }

  #mean({ mean, error }: Judged) {
    const digits = { maximumFractionDigits: 1, minimumFractionDigits: 1 };
    const number = this.texts.number(mean, { ...digits, signDisplay: "exceptZero" });
    return error === null
      ? number
      : html`${number} <small class="quiet">±${this.texts.number(error, digits)}</small>`;
  }

  #isMine(play: Judged) {
    return this.mine !== null && isSame(play, this.mine);
  }
}
