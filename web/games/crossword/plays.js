/** The ranked crossword plays: position, word, the words made beside it, what is left, and the score. */
import { html, nothing } from "lit";
import { PlayList } from "../../components/play-list.js";
import { playListStyles } from "../../components/play-list-styles.js";
import { shared } from "../../components/shared-styles.js";
import { tilesStyles } from "../../components/tiles.js";
import { TextsController } from "../../text/texts.js";
import { narrow } from "./media.js";
import { playsStyles } from "./plays-styles.js";
import { said, wordTiles, wordTilesStyles } from "./word-tiles.js";

/** @typedef {import("./letters.js").Letters} Letters */

/**
 * @typedef {object} Play as the engine gives it
 * @property {string} position
 * @property {number} row
 * @property {number} col
 * @property {boolean} across
 * @property {string} word
 * @property {string} placed
 * @property {number} score
 * @property {readonly { word: string, score: number }[]} words
 * @property {number} bonus
 * @property {string} leave
 * @property {number} equity
 */

/** @extends {PlayList<Play>} */
export class CrosswordPlays extends PlayList {
  static properties = {
    letters: { attribute: false },
    order: {},
    letterLanguage: {},
  };

  static styles = [shared, tilesStyles, wordTilesStyles, playListStyles(narrow), playsStyles];

  #texts = new TextsController(this);

  constructor() {
    super();
    /** @type {Letters | null} */
    this.letters = null;
    this.order = "score";
    this.letterLanguage = "en";
  }

  get words() {
    const { plays, more } = this.#texts.text.crossword;
    return { plays, more };
  }

  /** @param {Play} play */
  nameOf(play) {
    return play.word;
  }

  head() {
    const { columns } = this.#texts.text.crossword;
    const [first, second] =
      this.order === "equity" ? [columns.equity, columns.score] : [columns.score, columns.equity];
    return html`<span></span><span class="left">${columns.position}</span
      ><span class="left">${columns.word}</span> <span class="only-wide left">${columns.leave}</span
      ><span class="only-middle">${second}</span><span>${first}</span>`;
  }

  /**
   * @param {Play} play
   * @param {number} index
   */
  cells(play, index) {
    const { letters } = this;
    if (!letters) return nothing;
    const { columns, playSaid } = this.#texts.text.crossword;
    const n = (/** @type {number} */ value) => this.#texts.number(value, { maximumFractionDigits: 1 });
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

customElements.define("tw-crossword-plays", CrosswordPlays);
