/** The ranked crossword plays: position, word, the words made beside it, what is left, and the score. */
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { PlayList } from "../../components/play-list.ts";
import { playListStyles } from "../../components/play-list-styles.ts";
import { shared } from "../../components/shared-styles.ts";
import { tilesStyles } from "../../components/tiles.ts";
import { TextsController } from "../../text/texts.ts";
import type { Letters } from "./letters.ts";
import { narrow } from "./media.ts";
import { playsStyles } from "./plays-styles.ts";
import { said, wordTiles, wordTilesStyles } from "./word-tiles.ts";

/** As the engine gives it. */
export interface Play {
  position: string;
  row: number;
  col: number;
  across: boolean;
  word: string;
  placed: string;
  score: number;
  words: readonly { word: string; score: number }[];
  bonus: number;
  leave: string;
  equity: number;
}

@customElement("tw-crossword-plays")
export class CrosswordPlays extends PlayList<Play> {
  @property({ attribute: false }) letters: Letters | null = null;
  @property() order = "score";
  @property() letterLanguage = "en";

  static override styles = [shared, tilesStyles, wordTilesStyles, playListStyles(narrow), playsStyles];

  #texts = new TextsController(this);

  override get words() {
    const { plays, more } = this.#texts.text.crossword;
    return { plays, more };
  }

  override nameOf(play: Play) {
    return play.word;
  }

  override head() {
    const { columns } = this.#texts.text.crossword;
    const [first, second] =
      this.order === "equity" ? [columns.equity, columns.score] : [columns.score, columns.equity];
    return html`<span></span><span class="left">${columns.position}</span
      ><span class="left">${columns.word}</span> <span class="only-wide left">${columns.leave}</span
      ><span class="only-middle">${second}</span><span>${first}</span>`;
  }

  override cells(play: Play, index: number) {
    const { letters } = this;
    if (!letters) return nothing;
    const { columns, playSaid } = this.#texts.text.crossword;
    const n = (value: number) => this.#texts.number(value, { maximumFractionDigits: 1 });
    const [, ...others] = play.words;
    const word = said(letters, play.word);
    const [first, second] = this.order === "equity" ? [play.equity, play.score] : [play.score, play.equity];
    return html`
      <span class="rank">${this.#texts.number(index + 1)}</span>
      <span class="square">${play.position}</span>
      <span class="word">
        ${wordTiles(letters, play.word, play.placed)}
        <span class="out-of-sight" lang=${this.letterLanguage}>${playSaid(word)}</span>
        ${
          others.length
            ? html`<span class="also" lang=${this.letterLanguage}
                >${others.map(({ word: made, score }) => `${said(letters, made)} ${n(score)}`).join(" · ")}</span
              >`
            : nothing
        }
      </span>
      <span class="leave only-wide" lang=${this.letterLanguage}>
        <span class="out-of-sight">, ${columns.leave} </span>${play.leave || "–"}
      </span>
      <span class="lighter only-middle"
        ><span class="out-of-sight">, ${this.order === "equity" ? columns.score : columns.equity} </span
        >${n(second)}</span
      >
      <span class="decides"
        ><span class="out-of-sight">, ${this.order === "equity" ? columns.equity : columns.score} </span
        >${n(first)}</span
      >
    `;
  }
}
