/**
 * The crossword page: position left, plays right.
 *
 * Takes an `engine` and a `store`; every change goes to the store, everything shown comes from it and from the
 * engine's answers to it. Raises `list-problem` with a sentence (or null) about the word list.
 */
import { LitElement, html, nothing } from "lit";
import { WatchController } from "../../app/watch.js";
import { withoutRude } from "../../app/words.js";
import "../../components/sheet.js";
import { shared } from "../../components/shared-styles.js";
import { wrong } from "../../components/wrong.js";
import { TextsController } from "../../text/texts.js";
import { keys } from "../letterpress/keys.js";
import { Solving } from "../letterpress/solving.js";
import "../letterpress/toolbar.js";
import "./board.js";
import { crosswordStyles } from "./crossword-styles.js";
import "./details.js";
import { exampleFor } from "./examples.js";
import {
  boardFor,
  filterFor,
  gameFor,
  positionOf,
  tentativeOf,
  turnOf,
  turnsFor,
  usedOf,
} from "./exchange.js";
import "./filters.js";
import {
  alphabetOf,
  gameChoice,
  heightOf,
  layoutOf,
  rackSizeOf,
  tileSetOf,
  tilesInUse,
  usualTiles,
  widthOf,
} from "./games.js";
import { Letters } from "./letters.js";
import "./letters-panel.js";
import "./own-board.js";
import { painted } from "./own-board.js";
import "./own-tiles.js";
import "./plays.js";
import {
  afterTurns,
  cleared,
  emptyPosition,
  hasTiles,
  isEmpty,
  rowsOf,
  withLayout,
  withPlay,
  withTile,
  withWord,
} from "./position.js";
import { badSquares, problemList } from "./problems.js";
import "./rack.js";
import "./record.js";
import "./setup.js";
import "./start.js";
import "./transfer.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./plays.js").Play} Play */
/** @typedef {import("./exchange.js").Solved} Solved */
/** @typedef {import("./exchange.js").Reading} Reading */
/** @typedef {import("./problems.js").Problem} Problem */
/** @typedef {import("./letters-panel.js").Unseen} Unseen */
/** @typedef {import("./games.js").TileSet} TileSet */
/** @typedef {Partial<Record<"board" | "rack" | "layout" | "tiles" | "filter" | "general", string>>} Problems */
/** @typedef {import("../../engine/client.js").Engine} Engine */

export const GAME = "crossword";

/** Plays asked for at first, and when more are wanted. */
const FEW = 50;
const MANY = 500;

/** A pasted text with one of these is a position or a game, not a word. */
const WHOLE = /[\n/#>]/;

/** Take the focus from wherever it is. */
function blur() {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (active instanceof HTMLElement) active.blur();
}

export class Crossword extends LitElement {
  static properties = {
    engine: { attribute: false },
    store: { attribute: false },
    shown: { state: true },
    limit: { state: true },
    up: { state: true },
    trouble: { state: true },
    brush: { state: true },
    asBlank: { state: true },
    typing: { state: true },
    transfer: { state: true },
  };

  static styles = [shared, crosswordStyles];

  #texts = new TextsController(this);
  #watch = new WatchController(this, "change");
  /** @type {Solving<Solved>} */
  #solving = new Solving(this, "crossword.solve", GAME);
  /** @type {Solving<{ ok: boolean, problems: readonly Problem[] }>} */
  #judging = new Solving(this, "crossword.check", "crossword-check");
  /** @type {Solving<Unseen>} */
  #counting = new Solving(this, "crossword.unseen", "crossword-unseen");
  #sheetTop = new ResizeObserver(() => this.#measure());
  #listProblem = "";
  /** @type {{ of: string | TileSet, letters: Letters } | null} */
  #lettersOf = null;

  constructor() {
    super();
    /** @type {Engine | null} */
    this.engine = null;
    /** @type {import("../../app/store.js").Store | null} */
    this.store = null;
    /** The play that is shown on the board. @type {Play | null} */
    this.shown = null;
    this.limit = FEW;
    /** Is the sheet pulled up? */
    this.up = false;
    /** What went wrong with something that was chosen. */
    this.trouble = "";
    /** The premium that is being painted, "" while letters are typed. */
    this.brush = "";
    /** Is the next letter a blank? */
    this.asBlank = false;
    /** Where typing goes, if anywhere. @type {"board" | "rack" | ""} */
    this.typing = "";
    /** What is being brought in or written. */
    this.transfer = {
      open: false,
      draft: "",
      problem: "",
      written: /** @type {string | null} */ (null),
      writtenProblem: "",
    };
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("keydown", this.#onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.#onKey);
    this.#sheetTop.disconnect();
  }

  get position() {
    return /** @type {Position} */ (this.store?.position(GAME) ?? emptyPosition());
  }

  get #options() {
    return this.store?.settings.options[GAME] ?? {};
  }

  get #list() {
    const id = this.store?.settings.list ?? "";
    const unknown = { id, name: id, language: "en", alphabet: "en", words: 0, licence: "" };
    return this.engine?.catalogue.find((list) => list.id === id) ?? unknown;
  }

  get #tiles() {
    return tilesInUse(this.position.layout, this.position.tiles, this.#list.alphabet);
  }

  get #letters() {
    const of = this.#tiles;
    if (this.#lettersOf?.of !== of) this.#lettersOf = { of, letters: new Letters(tileSetOf(of)) };
    return this.#lettersOf.letters;
  }

  get #game() {
    return gameFor(this.position, this.#list.id, this.#tiles);
  }

  willUpdate() {
    this.#watch.watch(this.store);
    const { position } = this;
    const asked = { ...this.#game, ...boardFor(position) };
    const rack = position.rack.join("");
    const { order } = this.#options;
    const settings = this.store?.settings;
    const wanted = { min_zipf: settings?.zipf ?? 0, ...withoutRude(settings, this.#list) };
    const solve = { ...asked, rack, order, limit: this.limit, ...wanted, ...filterFor(this.#options) };
    this.#solving.ask(this.engine, position.rack.length ? solve : null);
    this.#judging.ask(this.engine, hasTiles(position) ? asked : null);
    this.#counting.ask(this.engine, { ...asked, rack });
    if (!this.#solving.fresh) this.shown = null;
    if (typeof position.layout === "string") this.brush = "";
  }

  firstUpdated() {
    const board = this.renderRoot.querySelector(".board");
    if (board) this.#sheetTop.observe(board);
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    this.toggleAttribute("up", this.up);
    if (changed.has("up")) this.#measure();
    this.toggleAttribute("typing", this.#docked);
    const refusal = this.#solving.refusal ?? this.#judging.refusal;
    const problem = refusal?.data.field === "lexicon" ? this.#texts.error(refusal) : "";
    if (problem === this.#listProblem) return;
    this.#listProblem = problem;
    this.dispatchEvent(new CustomEvent("list-problem", { detail: problem || null }));
  }

  render() {
    const text = this.#texts.text.crossword;
    const { position, store } = this;
    if (!store) return nothing;
    const layout = layoutOf(position.layout);
    const problem = this.#problem;
    const list = this.#list;
    const letters = this.#letters;
    const shown = this.#solving.fresh ? this.shown : null;
    const own = typeof position.layout === "object";
    return html`
      <section class="position" aria-label=${text.position}>
        <tw-crossword-setup
          .game=${own ? "own" : position.layout}
          .tiles=${typeof this.#tiles === "object" ? "own" : this.#tiles}
          .lists=${this.engine?.catalogue ?? []}
          @game=${this.#on((id) => this.#chooseGame(id))}
          @letters=${this.#on((id) => this.#chooseTiles(id))}
          @example=${this.#on((id) => this.#showExample(id))}
        ></tw-crossword-setup>
        ${
          typeof position.layout === "object"
            ? html`<tw-crossword-own-board
                .layout=${position.layout}
                .brush=${this.brush}
                .problem=${problem.layout ?? null}
                @layout=${this.#on((next) => this.#edit(withLayout(position, next)))}
                @brush=${this.#on((brush) => (this.brush = brush))}
              ></tw-crossword-own-board>`
            : nothing
        }
        ${typeof this.#tiles === "string" ? wrong(problem.tiles) : nothing}
        <div class="board" .style=${`--columns: ${widthOf(layout)}; --rows: ${heightOf(layout)}`}>
          <tw-crossword-board
            .layout=${layout}
            .letters=${letters}
            .squares=${position.squares}
            .tentative=${tentativeOf(position, shown)}
            .latest=${position.latest}
            .bad=${this.#badSquares}
            .brush=${this.brush}
            .asBlank=${this.asBlank}
            .keyless=${this.#coarse}
            .letterLanguage=${list.language}
            .describedBy=${problem.board ?? ""}
            @focusin=${() => this.#startTyping("board")}
            @focusout=${this.#onFocusOut}
            @tile=${this.#on(({ square, tile }) => this.#setTile(square, tile))}
            @premium=${this.#on(({ square, premium, stroke }) => this.#paint(square, premium, stroke))}
            @board-paste=${this.#on((pasted) => this.#paste(pasted))}
            @board-copy=${this.#on(({ data }) => data?.setData("text/plain", `${rowsOf(position).join("\n")}\n`))}
          ></tw-crossword-board>
        </div>
        ${wrong(problem.board)} ${this.#judge()}
        <div class="hand">
          <tw-crossword-rack
            .tiles=${position.rack}
            .letters=${letters}
            .size=${rackSizeOf(layout)}
            .used=${usedOf(position.rack, shown)}
            .letterLanguage=${list.language}
            .problem=${problem.rack ?? null}
            .keyless=${this.#coarse}
            @focusin=${() => this.#startTyping("rack")}
            @focusout=${this.#onFocusOut}
            @rack=${this.#on((rack) => this.#edit({ ...position, rack }, "rack"))}
          ></tw-crossword-rack>
          <tw-letterpress-toolbar
            .canUndo=${store.canUndo(GAME)}
            .canRedo=${store.canRedo(GAME)}
            .canClear=${!isEmpty(position)}
            @undo=${() => this.#undo()}
            @redo=${() => this.#redo()}
            @clear=${this.#clear}
            @copy-link=${this.#copyLink}
          ></tw-letterpress-toolbar>
        </div>
        <tw-crossword-letters
          .letters=${letters}
          .unseen=${this.#counting.answer?.result ?? null}
          .stale=${!this.#counting.fresh}
          .docked=${this.#docked}
          .across=${this.#board?.across ?? true}
          .asBlank=${this.asBlank}
          .onRack=${this.typing === "rack"}
          .letterLanguage=${list.language}
          .summary=${this.#summary()}
          @letter=${this.#on((tile) => this.#typeTile(tile))}
          @key=${this.#on((key) => this.#press(key))}
        ></tw-crossword-letters>
        ${
          typeof this.#tiles === "object"
            ? html`<tw-crossword-own-tiles
                .tiles=${this.#tiles}
                .letterLanguage=${list.language}
                .problem=${problem.tiles ?? null}
                @tiles=${this.#on((tiles) => this.#edit({ ...position, tiles }))}
              ></tw-crossword-own-tiles>`
            : nothing
        }
        <tw-crossword-record
          .turns=${position.turns}
          .players=${position.players}
          .at=${position.at}
          .letters=${letters}
          .letterLanguage=${list.language}
          @at=${this.#on((at) => this.#edit(afterTurns(position, Math.max(0, at))))}
        ></tw-crossword-record>
        <div class="more">
          <tw-crossword-transfer
            .open=${this.transfer.open}
            .draft=${this.transfer.draft}
            .problem=${this.transfer.problem || null}
            .written=${this.transfer.written}
            .writtenProblem=${this.transfer.writtenProblem || null}
            .canGame=${position.turns.length > 0}
            @toggle-open=${this.#on((open) => this.#setTransfer({ open }))}
            @import=${this.#on(({ text: entered }) => this.#import(entered))}
            @import-problem=${this.#on((name) => this.#setTransfer({ problem: text.transfer.tooLarge(name) }))}
            @export=${this.#on(({ format }) => this.#export(format))}
          ></tw-crossword-transfer>
          ${keys(/** @type {any} */ (text))}
        </div>
      </section>
      <tw-sheet
        id="plays"
        role="region"
        aria-label=${text.plays}
        .up=${this.up}
        @pull=${this.#on((up) => this.#pull(up))}
      >
        ${this.#plays(problem)}
      </tw-sheet>
    `;
  }

  /** @param {Problems} problem */
  #plays(problem) {
    const text = this.#texts.text.crossword;
    const { position } = this;
    if (!position.rack.length) {
      return html`<tw-crossword-start
        .rackless=${!isEmpty(position)}
        @example=${this.#on((id) => this.#showExample(id))}
      ></tw-crossword-start>`;
    }
    const stale = !this.#solving.fresh;
    const solved = this.#solving.answer?.result;
    const plays = solved?.plays ?? [];
    return html`
      <p
        slot="head"
        class="summary figures ${stale && solved ? "stale" : ""}"
        role="status"
        aria-busy=${this.#solving.pending}
      >
        ${this.#summary()}
      </p>
      <tw-crossword-filters
        class="filters"
        .options=${this.#options}
        .letters=${this.#letters}
        .rack=${position.rack}
        .longest=${Math.max(widthOf(layoutOf(position.layout)), heightOf(layoutOf(position.layout)))}
        .letterLanguage=${this.#list.language}
        .problem=${(problem.filter ?? problem.general ?? this.trouble) || null}
        .badField=${problem.filter ? String(this.#solving.refusal?.data.field) : ""}
        @options=${this.#on((patch) => this.#setOptions(patch))}
      ></tw-crossword-filters>
      ${solved && !plays.length ? html`<p class="none ${stale ? "stale" : ""}">${solved.count ? text.noneMatch : text.none}</p>` : nothing}
      <tw-crossword-plays
        .plays=${plays}
        .stale=${stale}
        .order=${this.#options.order}
        .letters=${this.#letters}
        .letterLanguage=${this.#list.language}
        .more=${plays.length === FEW && this.limit === FEW}
        @show=${this.#on((play) => (this.shown = play))}
        @play=${this.#on((play) => this.#play(play))}
        @more=${() => (this.limit = MANY)}
      ></tw-crossword-plays>
      ${
        plays.length
          ? html`<tw-crossword-details
              .play=${stale ? null : this.shown}
              .letters=${this.#letters}
              .letterLanguage=${this.#list.language}
              .touch=${matchMedia("(hover: none)").matches}
              @play=${this.#on((play) => this.#play(play))}
            ></tw-crossword-details>`
          : nothing
      }
    `;
  }

  #judge() {
    const { answer, fresh } = this.#judging;
    if (!answer) return nothing;
    return problemList({
      text: this.#texts.text.crossword,
      letters: this.#letters,
      problems: answer.result.problems.filter(
        ({ kind }) => kind !== "too-many-tiles" || !this.#problem.board,
      ),
      stale: !fresh,
      number: (value) => this.#texts.number(value),
    });
  }

  get #badSquares() {
    const { layout } = this.position;
    const width = widthOf(layoutOf(layout));
    const { answer, fresh } = this.#judging;
    const squares = new Set(answer && fresh ? badSquares(answer.result.problems, layout, width) : []);
    const data = this.#refusal?.data ?? {};
    if (data.field === "board" && data.column !== undefined) squares.add(data.row * width + data.column);
    return squares;
  }

  #summary() {
    const text = this.#texts.text.crossword;
    const { answer, fresh, refusal } = this.#solving;
    const ready = this.engine?.state.stage === "ready";
    if (!this.position.rack.length) return "";
    if (!answer) return refusal ? text.refused : ready ? text.working : text.pending;
    if (!fresh && !ready) return text.pending;
    const { count, matching } = answer.result;
    const n = (/** @type {number} */ value) => this.#texts.number(value);
    const milliseconds = n(Math.max(1, Math.round(answer.milliseconds)));
    return matching === undefined
      ? text.summary(n(count), milliseconds, this.#list.name)
      : text.summaryMatching(n(matching), n(count), milliseconds, this.#list.name);
  }

  /** What the engine refused, whichever question it was. */
  get #refusal() {
    return this.#solving.refusal ?? this.#judging.refusal ?? this.#counting.refusal;
  }

  /** The sentences about what is wrong, each by the place where it belongs. */
  get #problem() {
    /** @type {Problems} */
    const problem = {};
    const refusal = this.#refusal;
    if (!refusal) return problem;
    const sentence = this.#texts.error(refusal);
    const field = String(refusal.data.field ?? "");
    if (field === "board" || field === "rack" || field === "layout" || field === "tiles")
      problem[field] = sentence;
    else if (refusal.data.code === "filter") problem.filter = sentence;
    else if (field !== "lexicon") problem.general = sentence;
    return problem;
  }

  /**
   * @param {Position} position
   * @param {unknown} [stroke]
   */
  #edit(position, stroke = null) {
    this.trouble = "";
    this.limit = FEW;
    this.store?.edit(GAME, position, stroke);
  }

  /** @param {Record<string, unknown>} patch */
  #setOptions(patch) {
    this.limit = FEW;
    this.store?.setOptions(GAME, patch);
  }

  /**
   * @param {number} square
   * @param {string} tile
   */
  #setTile(square, tile) {
    this.asBlank = false;
    this.#edit(withTile(this.position, square, tile));
  }

  /** @param {string} id */
  #chooseGame(id) {
    const { position, store } = this;
    if (!store) return;
    if (id === "own") {
      const { layout } = position;
      if (typeof layout === "object") return;
      const { center, rack, bonus, layout: rows } = layoutOf(layout);
      const own = {
        name: this.#texts.text.crossword.ownBoard,
        layout: rows,
        center: center ?? null,
        rack: rack ?? 7,
        bonus: bonus ?? {},
      };
      return this.#edit({ ...position, layout: own, tiles: this.#tiles });
    }
    const { tiles, list } = gameChoice(id, this.#list, this.engine?.catalogue ?? []);
    if (list) store.set({ list });
    this.#edit({ ...withLayout(position, id), tiles });
  }

  /** @param {string} id */
  #chooseTiles(id) {
    const { position, store } = this;
    if (!store) return;
    if (id === "own") {
      if (typeof this.#tiles === "object") return;
      const { alphabet, blanks, tiles } = tileSetOf(this.#tiles);
      const name = this.#texts.text.crossword.ownTiles;
      return this.#edit({
        ...position,
        tiles: { name, alphabet: alphabet ?? "en", blanks: blanks ?? 0, tiles },
      });
    }
    this.#useList(alphabetOf(id));
    this.#edit({ ...position, tiles: id });
  }

  /** Take a word list of an alphabet, unless the one in use is. @param {string} alphabet */
  #useList(alphabet) {
    if (this.#list.alphabet === alphabet) return;
    const list = this.engine?.catalogue.find((one) => one.alphabet === alphabet);
    if (list) this.store?.set({ list: list.id });
  }

  /** @param {string} id */
  #showExample(id) {
    const [game = id, alphabet = this.#list.alphabet] = id.includes("scrabble_") ? id.split("_") : [id];
    const example = exampleFor(game, alphabet);
    if (!example) return;
    this.#useList(alphabetOf(example.position.tiles ?? usualTiles(layoutOf(game), "en")));
    this.#edit(example.position);
  }

  /**
   * @param {number} square
   * @param {string} premium
   * @param {number} [stroke]
   */
  #paint(square, premium, stroke) {
    const { position } = this;
    if (typeof position.layout !== "object") return;
    const layout = painted(position.layout, square, premium);
    if (layout !== position.layout) this.#edit({ ...position, layout }, stroke ? `paint ${stroke}` : null);
  }

  /** @param {{ square: number, across: boolean, text: string }} pasted */
  #paste({ square, across, text }) {
    if (WHOLE.test(text.trim())) return this.#import(text);
    const tiles = this.#letters.word(text.trim());
    if (!tiles.length) return;
    this.#edit(withWord(this.position, square, across, tiles));
    this.#board?.focusSquare(square + tiles.length * (across ? 1 : widthOf(layoutOf(this.position.layout))));
  }

  /** @param {Partial<Crossword["transfer"]>} patch */
  #setTransfer(patch) {
    this.transfer = { ...this.transfer, ...patch };
  }

  /** @param {string} entered */
  async #import(entered) {
    const { position, engine } = this;
    if (!engine) return;
    this.#setTransfer({ draft: entered, problem: "" });
    try {
      /** @type {Reading} */
      const reading = await engine.request(
        "crossword.read",
        { ...this.#game, text: entered },
        { view: "crossword-read" },
      );
      if (this.position !== position) return;
      this.#edit(positionOf({ ...position, tiles: this.#tiles }, reading));
      this.#setTransfer({ draft: "", problem: "", written: null });
    } catch (error) {
      if (/** @type {any} */ (error).name === "AbortError") return;
      this.#setTransfer({ open: true, problem: this.#texts.error(/** @type {any} */ (error)) });
      await this.updateComplete;
      this.renderRoot.querySelector("tw-crossword-transfer")?.scrollIntoView({ block: "nearest" });
    }
  }

  /** @param {import("./transfer.js").Format} format */
  async #export(format) {
    const { position, engine } = this;
    if (!engine) return;
    const { players, turns, at } = position;
    const content =
      format === "gcg"
        ? {
            players: [0, 1].map((n) => players[n] || this.#texts.text.crossword.playerName(String(n + 1))),
            turns: turnsFor(turns.slice(0, at)),
          }
        : { ...boardFor(position), rack: position.rack.join("") };
    try {
      const { text } = await engine.request("crossword.write", { ...this.#game, format, ...content });
      this.#setTransfer({ written: text, writtenProblem: "" });
    } catch (error) {
      this.#setTransfer({ written: null, writtenProblem: this.#texts.error(/** @type {any} */ (error)) });
    }
  }

  /** @param {Play} play */
  #play(play) {
    if (!this.#solving.fresh) return;
    const { position } = this;
    this.#edit(withPlay(position, turnOf(play, position.rack)));
  }

  #undo() {
    this.store?.undo(GAME);
    this.#followTiles();
  }

  #redo() {
    this.store?.redo(GAME);
    this.#followTiles();
  }

  /** A step back to tiles of another alphabet takes their word list along. */
  #followTiles() {
    const { tiles } = this.position;
    if (tiles) this.#useList(alphabetOf(tiles));
  }

  #clear = () => {
    this.#edit(cleared(this.position));
    this.#board?.focusSquare();
  };

  async #copyLink() {
    this.dispatchEvent(new CustomEvent("write-link"));
    try {
      await navigator.clipboard.writeText(location.href);
      /** @type {any} */ (this.renderRoot.querySelector("tw-letterpress-toolbar"))?.sayCopied();
    } catch {
      this.trouble = this.#texts.text.letterpress.copyFailed;
    }
  }

  // On the screen, keys type where the caret is: on the board, or on the rack if it was in use last.
  /** @param {string} tile */
  #typeTile(tile) {
    if (this.typing === "rack") return this.#rack?.type(tile);
    const { asBlank } = this;
    const letter = this.#letters.all.find((one) => one.tile === tile);
    this.#board?.type(asBlank && letter ? letter.blank : tile);
  }

  /** @param {string} key */
  #press(key) {
    const target = this.typing === "rack" ? this.#rack : this.#board;
    if (key === "done") blur();
    else if (key === "blank") {
      if (this.typing === "rack") this.#rack?.type("?");
      else this.asBlank = !this.asBlank;
    } else if (key === "turn") {
      this.#board?.turn();
      this.requestUpdate();
    } else if (key === "Backspace") target?.erase();
    else target?.move(key);
  }

  /** @param {"board" | "rack"} where */
  async #startTyping(where) {
    this.typing = where;
    /** @type {import("./plays.js").CrosswordPlays | null} */ (
      this.renderRoot.querySelector("tw-crossword-plays")
    )?.release();
    // What is typed into stays above the keys at the foot of the screen.
    await this.updateComplete;
    if (this.#docked && where === "rack") this.#rack?.scrollIntoView({ block: "nearest" });
  }

  #onFocusOut = () => {
    // A moment later it is known whether the focus went on to the other of the two.
    const was = this.typing;
    setTimeout(() => {
      const active = /** @type {ShadowRoot} */ (this.renderRoot).activeElement;
      if (this.typing === was && active !== this.#board && active !== this.#rack && this.#coarse)
        this.typing = "";
    });
  };

  get #coarse() {
    return matchMedia("(pointer: coarse)").matches;
  }

  /** Is the keyboard at the foot of the screen? */
  get #docked() {
    return this.#coarse && this.typing !== "" && !this.brush && !this.up;
  }

  /** @param {boolean} up */
  #pull(up) {
    this.up = up;
    if (up) window.scrollTo({ top: 0 });
  }

  // Pulled up, the sheet ends below the board.
  #measure() {
    const board = this.renderRoot.querySelector(".board")?.getBoundingClientRect();
    if (board) this.style.setProperty("--sheet-top", `${Math.round(board.bottom + window.scrollY + 10)}px`);
  }

  /** Move the focus to the best play. */
  focusPlays() {
    /** @type {import("./plays.js").CrosswordPlays | null} */ (
      this.renderRoot.querySelector("tw-crossword-plays")
    )?.focusList();
  }

  get #board() {
    return /** @type {import("./board.js").CrosswordBoard | null} */ (
      this.renderRoot.querySelector("tw-crossword-board")
    );
  }

  get #rack() {
    return /** @type {import("./rack.js").CrosswordRack | null} */ (
      this.renderRoot.querySelector("tw-crossword-rack")
    );
  }

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const [target] = event.composedPath();
    // A text field has its own history; board and rack share the page's.
    const field = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (field && target.name !== "rack") return;
    if (event.code === "KeyZ") event.shiftKey ? this.#redo() : this.#undo();
    else if (event.code === "KeyY") this.#redo();
    else return;
    event.preventDefault();
  };

  /**
   * A listener that takes an event's detail.
   * @param {(detail: any) => void} listen
   */
  #on(listen) {
    return (/** @type {CustomEvent} */ event) => listen(event.detail);
  }
}

customElements.define("tw-crossword", Crossword);
