/** The ranked plays: the word, the number that decides, the score, the locks, and what the play exposes. */
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { PlayList } from "../../components/play-list.ts";
import { playListStyles } from "../../components/play-list-styles.ts";
import { TextsController } from "../../text/texts.ts";
import { shared } from "../../components/shared-styles.ts";
import { tiles, tilesStyles } from "../../components/tiles.ts";
import { deciding } from "./deciding.js";
import { playsStyles } from "./plays-styles.js";

/** @typedef {import("./exchange.js").Play} Play */
/** @typedef {import("./position.js").Side} Side */

/** @extends {PlayList<Play>} */
export class LetterpressPlays extends PlayList {
  static properties = { ranking: {}, turn: {}, listLanguage: {} };

  static styles = [shared, tilesStyles, playListStyles(), playsStyles];

  #texts = new TextsController(this);

  constructor() {
    super();
    this.ranking = "letterpwn";
    /** @type {Side} */
    this.turn = "ours";
    this.listLanguage = "en";
  }

  get words() {
    const { plays, more } = this.#texts.text.letterpress;
    return { plays, more };
  }

  /** @param {Play} play */
  nameOf(play) {
    return play.word;
  }

  get #columns() {
    const { columns, decides } = this.#texts.text.letterpress;
    const first = decides[/** @type {"letterpwn" | "territory"} */ (this.ranking)] ?? columns.lead;
    return [first, columns.score, columns.locks, columns.exposure];
  }

  head() {
    const [decides, score, locks, exposure] = this.#columns;
    return html`<span></span><span></span> <span>${decides}</span> <span>${score}</span>
      <span class="only-middle">${locks}</span> <span class="only-wide">${exposure}</span>`;
  }

  /**
   * @param {Play} play
   * @param {number} index
   */
  cells(play, index) {
    const text = this.#texts.text.letterpress;
    const n = (/** @type {number} */ value) => this.#texts.number(value);
    const [us, them] = play.score;
    const [usLocked, themLocked] = play.locked;
    const { label, said } = deciding(play, this.ranking, this.turn, this.#texts);
    const [decides, score, locks, exposure] = this.#columns.map(
      // Whoever hears a row instead of seeing its column hears the column's name with it.
      (name) => html`<span class="out-of-sight">, ${name} </span>`,
    );
    return html`
      <span class="rank">${n(index + 1)}</span>
      <span class="word">
        ${tiles(play.word)}<span class="out-of-sight" lang=${this.listLanguage}>${play.word}</span>
        ${
          play.same_letters.length
            ? html`<span class="also" lang=${this.listLanguage}
                >${text.also(play.same_letters.join(", "))}</span
              >`
            : nothing
        }
      </span>
      <span class=${classMap({ decides: true, said })}>${said ? "" : decides}${label}</span>
      <span class="pair">${score}${n(us)}<i>–</i>${n(them)}</span>
      <span class="pair lighter only-middle">${locks}${n(usLocked)}<i>–</i>${n(themLocked)}</span>
      <span class="lighter only-wide">${exposure}${n(play.vulnerability)}</span>
    `;
  }
}

customElements.define("tw-letterpress-plays", LetterpressPlays);
