/**
 * The Letterpress page: position left, plays right.
 */
import { html, nothing } from "lit";
import { foldStyles } from "../../components/fold-styles.ts";
import { shared } from "../../components/shared-styles.ts";
import "../../components/segments.ts";
import { wrong } from "../../components/wrong.ts";
import { GamePage } from "../shared/game-page.js";
import { keys, keysStyles } from "../shared/keys.js";
import { choiceStyles, lowStyles, pageStyles, paneStyles, summaryStyles } from "../shared/page-styles.js";
import { Solving } from "../shared/solving.js";
import "./board.js";
import "./details.js";
import { fieldFor, masksFor, solvedFor } from "./exchange.js";
import { letterpressStyles } from "./letterpress-styles.js";
import "./order.js";
import { paste } from "./paste.js";
import "./played.js";
import "./plays.js";
import {
  boardText,
  emptyPosition,
  hasLetters,
  lettersOf,
  maskOf,
  nextOwner,
  otherSide,
  ownerOf,
  SIDE,
  SQUARES,
  withBoard,
  withLetter,
  withOwner,
} from "./position.js";
import "./sides.js";
import { spell } from "./spell.js";
import "./start.js";
import "./values.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./exchange.js").Play} Play */
/** @typedef {import("./exchange.js").Solved} Solved */

export const GAME = "letterpress";

/** Plays asked for at first, and when more are wanted. */
const FEW = 50;
const MANY = 500;

/** @type {readonly ("letters" | "ours" | "theirs" | "free")[]} */
const modes = ["letters", "ours", "theirs", "free"];

/** @extends {GamePage<Position>} */
export class Letterpress extends GamePage {
  static properties = { mode: { state: true }, shown: { state: true }, limit: { state: true } };

  static styles = [
    shared,
    foldStyles,
    keysStyles,
    pageStyles(),
    paneStyles(),
    lowStyles,
    summaryStyles(),
    choiceStyles(),
    letterpressStyles,
  ];

  /** @type {Solving<Solved>} */
  #solving = new Solving(this, "letterpress.solve", GAME);
  /** The answer as the visitor sees it, colours put right. @type {{ of: string, solved: Solved } | null} */
  #seen = null;

  constructor() {
    super(GAME, emptyPosition);
    /** @type {import("./board.js").Mode} */
    this.mode = "letters";
    /** The play that is shown on the board. @type {Play | null} */
    this.shown = null;
    this.limit = FEW;
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    const { position } = this;
    const { ranking } = this.options;
    const request = {
      lexicon: this.list.id,
      board: position.letters.join(""),
      ...masksFor(position),
      played: position.played,
      ranking,
      ...this.wanted,
      anagrams: "merged",
      limit: this.limit,
    };
    this.#solving.ask(this.engine, hasLetters(position) ? request : null);
    if (!this.#solving.fresh) this.shown = null;
    const { answer, fresh } = this.#solving;
    // Without any squares taken both sides' requests are the same; whose turn it is tells them apart.
    const seen = `${position.turn} ${answer?.key}`;
    if (!answer) this.#seen = null;
    else if (fresh && this.#seen?.of !== seen) {
      this.#seen = { of: seen, solved: solvedFor(answer.result, position.turn) };
    }
  }

  get refusal() {
    return this.#solving.refusal;
  }

  get aboveSheet() {
    return this.#board;
  }

  render() {
    const text = this.texts.text.letterpress;
    const { position, store } = this;
    if (!store) return nothing;
    const fresh = this.#solving.fresh;
    const standing = fresh ? this.#seen?.solved.position : undefined;
    const shown = fresh ? this.shown : null;
    const problem = this.#problem;
    const board = shown ? { ...position, ours: shown.ours, theirs: shown.theirs } : position;
    return html`
      <section class="position" aria-label=${text.position}>
        <tw-letterpress-sides
          .turn=${position.turn}
          .score=${(shown ?? standing)?.score ?? null}
          .locked=${(shown ?? standing)?.locked ?? null}
          .winner=${this.#winner(standing)}
          @turn=${this.on((side) => this.edit({ ...position, turn: side }))}
        ></tw-letterpress-sides>
        <tw-letterpress-board
          .position=${board}
          .locked=${(shown ?? standing)?.locked_masks ?? [0, 0]}
          .taken=${shown ? spell(shown.word, shown.mask, position.letters, this.list.language) : []}
          .bad=${this.#badSquare}
          .mode=${this.mode}
          .letterLanguage=${this.list.language}
          .describedBy=${problem.board ?? ""}
          @mode=${this.on((mode) => (this.mode = mode))}
          @letter=${this.on(({ square, letter }) => this.edit(withLetter(position, square, letter)))}
          @paint=${this.on(({ squares, owner, stroke }) =>
            this.edit(withOwner(this.position, squares, owner), stroke),
          )}
          @turn-square=${this.on(({ square }) =>
            this.edit(withOwner(position, [square], nextOwner(ownerOf(position, square)))),
          )}
          @board-paste=${this.on(({ square, text: pasted }) => this.#paste(square, pasted))}
          @board-copy=${this.on(({ data }) => data?.setData("text/plain", boardText(position.letters)))}
        ></tw-letterpress-board>
        <div class="under">
          ${wrong(problem.board)}
          <tw-segments
            class="change"
            .label=${text.mode}
            .value=${this.mode}
            .options=${modes.map((value) => ({
              value,
              label: text.modes[value],
              swatch: value === "letters" ? undefined : value,
            }))}
            @choose=${this.on((mode) => (this.mode = mode))}
          ></tw-segments>
          <tw-toolbar
            .canUndo=${store.canUndo(GAME)}
            .canRedo=${store.canRedo(GAME)}
            .canClear=${position !== emptyPosition()}
            @undo=${() => this.undo()}
            @redo=${() => this.redo()}
            @clear=${this.#clear}
            @copy-link=${() => this.copyLink()}
          ></tw-toolbar>
        </div>
        <tw-letterpress-played
          class="extra"
          .words=${position.played}
          .letterLanguage=${this.list.language}
          .problem=${problem.played ?? null}
          .badIndex=${this.#solving.refusal?.data.index ?? -1}
          @played=${this.on((played) => this.edit({ ...position, played }))}
        ></tw-letterpress-played>
        <div class="more extra change">
          <tw-letterpress-values
            .position=${position}
            .letterLanguage=${this.list.language}
            .problems=${problem}
            .open=${Boolean(problem.ours ?? problem.theirs)}
            @values=${this.on(({ field, text: entered }) => this.#setValue(field, entered))}
          ></tw-letterpress-values>
          ${keys(text)}
        </div>
      </section>
      ${this.answers(text.plays, this.#plays(problem.general ?? null))}
    `;
  }

  /** @param {string | null} problem */
  #plays(problem) {
    const text = this.texts.text.letterpress;
    const { position } = this;
    const { ranking } = this.options;
    if (!hasLetters(position)) {
      return html`<tw-letterpress-start
        class="start"
        @example=${this.on((example) => this.edit(example))}
      ></tw-letterpress-start>`;
    }
    const stale = !this.#solving.fresh;
    const solved = this.#seen?.solved;
    // The engine finds words on a full board too; the game is over all the same.
    const plays = solved && !solved.position.ended ? solved.plays : [];
    return html`
      ${this.summary(this.#solving, this.#summary(stale))}
      <tw-letterpress-order
        class="choices"
        .ranking=${ranking}
        .zipf=${this.store?.settings.zipf ?? 0}
        .problem=${problem ?? (this.trouble || null)}
        @options=${this.on((patch) => this.setOptions(patch))}
        @zipf=${this.on((zipf) => this.store?.set({ zipf }))}
      ></tw-letterpress-order>
      ${
        solved && !plays.length
          ? html`<p class="none">${solved.position.ended ? text.over : text.none}</p>`
          : nothing
      }
      <tw-letterpress-plays
        .plays=${plays}
        .stale=${stale}
        .ranking=${ranking}
        .turn=${position.turn}
        .more=${plays.length === FEW}
        .listLanguage=${this.list.language}
        @show=${this.on((play) => (this.shown = play))}
        @play=${this.on((play) => this.#play(play))}
        @more=${() => (this.limit = MANY)}
      ></tw-letterpress-plays>
      ${
        plays.length
          ? html`<tw-letterpress-details
              class="details"
              ?fixed=${this.readonly}
              .play=${stale ? null : this.shown}
              .turn=${position.turn}
              .touch=${matchMedia("(hover: none)").matches}
              @play=${this.on((play) => this.#play(play))}
            ></tw-letterpress-details>`
          : nothing
      }
    `;
  }

  /** @param {boolean} stale */
  #summary(stale) {
    const text = this.texts.text.letterpress;
    const { answer, refusal } = this.#solving;
    if (!answer) return refusal ? text.refused : this.ready ? text.working : text.pending;
    const { words, moves } = answer.result;
    if (stale && !this.ready) return text.pending;
    const duration = this.duration(answer.milliseconds);
    return text.summary(this.number(words), this.number(moves), duration, this.list.name);
  }

  /** The sentences about what is wrong, each by the place where it belongs. */
  get #problem() {
    /** @type {Partial<Record<"board" | "ours" | "theirs" | "played" | "general", string>>} */
    const problem = {};
    const { refusal } = this.#solving;
    if (!refusal) return problem;
    const sentence = this.texts.error(this.#placed(refusal));
    // Overlapping squares are both sides' affair; they are told in one place, whoever is to move.
    const turn = refusal.data.code === "overlap" ? "ours" : this.position.turn;
    const field = fieldFor(String(refusal.data.field ?? ""), turn);
    if (field === "board" || field === "ours" || field === "theirs" || field === "played")
      problem[field] = sentence;
    else if (field !== "lexicon") problem.general = sentence;
    return problem;
  }

  // The engine counts the letters it was given; the page knows on which squares they stand.
  /** @param {import("../shared/solving.js").Refusal} refusal @returns {import("../shared/solving.js").Refusal} */
  #placed(refusal) {
    const square = this.#badSquare;
    if (square < 0) return refusal;
    return { ...refusal, data: { ...refusal.data, row: Math.floor(square / SIDE), column: square % SIDE } };
  }

  get #badSquare() {
    const { refusal } = this.#solving;
    if (refusal?.data.code !== "board-letter") return -1;
    const nth = Number(refusal.data.row) * SIDE + Number(refusal.data.column);
    const filled = [...this.position.letters.keys()].filter((square) => this.position.letters[square]);
    const square = filled[nth] ?? -1;
    return square < SQUARES ? square : -1;
  }

  /** @param {import("./exchange.js").Standing | undefined} standing */
  #winner(standing) {
    if (!standing?.ended) return null;
    const [ours, theirs] = standing.score;
    return ours > theirs ? "ours" : "theirs";
  }

  /**
   * @param {Position} position
   * @param {unknown} [stroke]
   */
  edit(position, stroke) {
    this.limit = FEW;
    super.edit(position, stroke);
  }

  /**
   * @param {number} square
   * @param {string} text
   */
  #paste(square, text) {
    const pasted = paste(this.position, square, text);
    if (!pasted) return;
    this.edit(pasted.position);
    this.#board?.focusSquare(pasted.filled);
  }

  /**
   * @param {import("./values.js").Field} field
   * @param {string} text
   */
  #setValue(field, text) {
    const { position } = this;
    if (field === "board") this.edit(withBoard(position, lettersOf(text)), "board");
    else this.edit({ ...position, [field]: maskOf(text) }, field);
  }

  #clear = () => {
    this.edit(emptyPosition());
    this.#board?.focusSquare(0);
  };

  /** @param {Play} play */
  async #play(play) {
    const { position, engine } = this;
    if (!engine || !this.#solving.fresh) return;
    const { turn } = position;
    try {
      const next = await engine.request("letterpress.play", {
        lexicon: this.list.id,
        board: position.letters.join(""),
        ...masksFor(position),
        played: position.played,
        word: play.word,
        mask: play.mask,
      });
      if (this.position !== position) return;
      const masks = masksFor({ ...position, ours: next.ours, theirs: next.theirs });
      this.edit({ ...position, ...masks, played: next.played, turn: otherSide(turn) });
    } catch (error) {
      if (this.position === position) this.trouble = this.texts.error(/** @type {any} */ (error));
    }
  }

  /** Move the focus to the best play. */
  focusPlays() {
    this.find("tw-letterpress-plays")?.focusList();
  }

  /** @returns {import("./board.js").LetterpressBoard | null} */
  get #board() {
    return this.find("tw-letterpress-board");
  }

  // The squares of the board share the page's history.
  /** @param {EventTarget | undefined} target */
  keepsHistory(target) {
    return super.keepsHistory(target) && !(target instanceof Element && target.classList.contains("cell"));
  }
}

customElements.define("tw-letterpress", Letterpress);
