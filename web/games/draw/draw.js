/**
 * The page of the Word Game: the draw left; right what came of it, or the experiment.
 *
 * The draw is the store's; a round (tries, clock, whether the best words have been seen) is this page's and begins
 * anew with another draw.
 */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import "../../components/segments.js";
import { shared } from "../../components/shared-styles.js";
import { wrong } from "../../components/wrong.js";
import { GamePage } from "../shared/game-page.js";
import { pageStyles, switchStyles } from "../shared/page-styles.js";
import { Solving } from "../shared/solving.js";
import "./bag.js";
import { Clock } from "./clock.js";
import { drawStyles } from "./draw-styles.js";
import "./experiment.js";
import { tilesOf } from "./letters.js";
import { CLOCKS, defaults } from "./link.js";
import { anySeed, emptyPosition, entryOf, SIZE } from "./position.js";
import "./rack.js";
import "./round.js";
import { count, currentStreak } from "./streak.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./round.js").Try} Try */
/** @typedef {import("../shared/solving.js").Refusal} Refusal */

/**
 * @typedef {object} Round
 * @property {string} of the draw that it is of
 * @property {"down" | "trying" | "shown"} phase
 * @property {readonly Try[]} tries
 * @property {boolean} timedOut
 */

export const GAME = "draw";

/** Milliseconds that "Result copied" stays. */
const SAID = 2500;

/** @type {readonly ("round" | "experiment")[]} */
const views = ["round", "experiment"];

/** @extends {GamePage<Position>} */
export class Draw extends GamePage {
  static properties = {
    round: { state: true },
    entry: { state: true },
    shown: { state: true },
    copied: { state: true },
  };

  static styles = [shared, pageStyles(), switchStyles, drawStyles];

  /** @type {Solving<{ bags: import("./bag.js").Known[] }>} */
  #bags = new Solving(this, "draw.bags", "draw-bags");
  /** @type {Solving<{ rack: string, tiles: import("./letters.js").Tile[] }>} */
  #dealing = new Solving(this, "draw.deal", "draw-deal");
  /** @type {Solving<import("./round.js").Solved>} */
  #solving = new Solving(this, "draw.solve", "draw-solve");
  /** @type {Solving<import("./round.js").Chances>} */
  #chances = new Solving(this, "draw.chances", "draw-chances");
  #clock = new Clock(this, () => this.#timeUp());
  #said = 0;
  /** The draw whose tiles are turned at once, because its player asked for it. */
  #eager = false;

  constructor() {
    super(GAME, emptyPosition);
    /** @type {Round} */
    this.round = { of: "", phase: "trying", tries: [], timedOut: false };
    this.entry = "";
    /** A best word that is seen on the tiles. */
    this.shown = "";
    /** Has what came of the draw just been put on the clipboard? */
    this.copied = false;
  }

  /** @returns {{ clock: number, view: "round" | "experiment", draws: import("./position.js").Entry }} */
  get #options() {
    return /** @type {any} */ ({ ...defaults, ...this.options });
  }

  /** The bag in use: one that ships for another alphabet gives way to the game's own. */
  get #bag() {
    const { bag } = this.position;
    if (typeof bag !== "string") return bag;
    const set = PAGE.tileSets.find(({ id }) => id === bag);
    return set && set.alphabet !== this.list.alphabet ? null : bag;
  }

  get #dealt() {
    return this.#dealing.fresh ? (this.#dealing.answer?.result ?? null) : null;
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    const { size, seed } = this.position;
    const { id: lexicon, alphabet } = this.list;
    const bag = this.#bag;
    this.#bags.ask(this.engine, { alphabet });
    this.#dealing.ask(this.engine, { alphabet, bag, size, seed });
    const rack = this.#dealt?.rack;
    const solved = rack ? { lexicon, rack, bag } : null;
    this.#solving.ask(this.engine, solved && { ...solved, ...this.wanted });
    const counts = this.#solving.fresh && this.#options.view === "round";
    this.#chances.ask(this.engine, counts ? solved : null);
    const of = JSON.stringify([lexicon, bag, size, seed]);
    if (of !== this.round.of) this.#begin(of);
    if (this.#eager && rack) {
      this.#eager = false;
      this.#turn();
    }
  }

  get refusal() {
    return this.#solving.refusal;
  }

  // Pulled up, the sheet ends below the tiles.
  get aboveSheet() {
    return this.find(".top");
  }

  render() {
    const text = this.texts.text.draw;
    const { store, round } = this;
    if (!store) return nothing;
    const { bag, size, seed } = this.position;
    const { clock } = this.#options;
    const list = this.list;
    const refusal = this.#dealing.refusal;
    const problem = this.#problem(refusal);
    return html`
      <section class="position" aria-label=${text.table}>
        <div class="top">
          <div class="head">
            <span class="quiet figures"
              >${text.seed} ${typeof seed === "number" ? this.texts.number(seed) : seed}</span
            >
            ${this.#time()}
          </div>
          <tw-draw-rack
            .tiles=${this.#dealt?.tiles ?? []}
            .size=${typeof size === "number" && size > 1 && size < 16 ? size : SIZE}
            .faceDown=${round.phase === "down"}
            .closed=${round.phase === "shown" || !this.#dealt}
            .entry=${round.phase === "shown" ? "" : this.entry}
            .shown=${this.shown}
            .alphabet=${list.alphabet}
            .letterLanguage=${list.language}
            .problem=${this.trouble}
            @entry=${this.on((entry) => this.#enter(entry))}
            @try=${this.on((word) => this.#try(word))}
          ></tw-draw-rack>
        </div>
        <tw-toolbar
          .canUndo=${store.canUndo(GAME)}
          .canRedo=${store.canRedo(GAME)}
          .labels=${text.tools}
          @undo=${() => this.undo()}
          @redo=${() => this.redo()}
          @copy-link=${() => this.copyLink()}
        >
          <button type="button" class="button" name="shuffle" @click=${() => this.#rack?.shuffle()}>
            ${text.shuffle}
          </button>
          <button type="button" class="button" name="new-draw" @click=${this.#next}>${text.next}</button>
        </tw-toolbar>
        <span class="out-of-sight" role="status">${this.copied ? text.shared : ""}</span>
        <div class="group extra change">
          <span class="label">${text.clock}</span>
          <tw-segments
            .label=${text.clock}
            .value=${String(clock)}
            .options=${CLOCKS.map((seconds) => ({
              value: String(seconds),
              label: text.clocks[/** @type {0 | 30 | 60 | 120} */ (seconds)],
            }))}
            @choose=${this.on((value) => this.#setClock(Number(value)))}
          ></tw-segments>
        </div>
        <div class="fields extra change">
          ${this.#field("size", text.size, size, problem.size)}
          ${this.#field("seed", text.seed, seed, problem.seed)}
        </div>
        ${wrong(problem.size, "wrong-size")} ${wrong(problem.seed, "wrong-seed")}
        <tw-draw-bag
          class="extra change"
          .bag=${typeof bag === "string" && this.#bag === null ? null : bag}
          .known=${this.#bags.answer?.result.bags ?? []}
          .problem=${problem.bag ?? ""}
          .badLetter=${String(refusal?.data.letter ?? "")}
          .badPart=${String(refusal?.data.part ?? "")}
          .letterLanguage=${list.language}
          @bag=${this.on(({ bag: next, stroke }) => this.#change({ bag: next }, stroke))}
        ></tw-draw-bag>
      </section>
      ${this.answers(text.answers, this.#answers(problem.general ?? ""))}
    `;
  }

  /** @param {string} problem */
  #answers(problem) {
    const text = this.texts.text.draw;
    const { view, draws, clock } = this.#options;
    const { round } = this;
    const list = this.list;
    const { size } = this.position;
    const { min_zipf: least, without } = this.wanted;
    const likeTheirs = this.#bag === null && size === SIZE && !least && !without;
    return html`
      <div slot="head" class="switch">
        <tw-segments
          .label=${text.view}
          .value=${view}
          .options=${views.map((value) => ({ value, label: text.views[value] }))}
          @choose=${this.on((value) => this.setOptions({ view: value }))}
        ></tw-segments>
      </div>
      ${wrong(problem)}
      ${
        view === "experiment"
          ? html`<tw-draw-experiment
              .engine=${this.engine}
              .request=${this.#dealing.refusal ? null : this.#experiment}
              .draws=${draws}
              .listName=${list.name}
              .likeTheirs=${likeTheirs}
              .letterLanguage=${list.language}
              @draws=${this.on((value) => this.setOptions({ draws: value }))}
            ></tw-draw-experiment>`
          : html`
              <p class="summary quiet figures" role="status">${this.#summary()}</p>
              <tw-draw-round
                .phase=${round.phase}
                .tries=${round.tries}
                .solved=${this.#solving.fresh ? (this.#solving.answer?.result ?? null) : null}
                .chances=${this.#chances.fresh ? (this.#chances.answer?.result ?? null) : null}
                .counting=${this.#chances.pending}
                .streak=${currentStreak()}
                .timedOut=${round.timedOut}
                .copied=${this.copied}
                .size=${this.#dealt?.tiles.length ?? SIZE}
                .seconds=${clock}
                .dealt=${this.#dealt !== null}
                .listLanguage=${list.language}
                @start=${this.#turn}
                @reveal=${() => this.#reveal()}
                @next=${this.#next}
                @share=${this.#share}
                @show=${this.on((word) => (this.shown = word))}
              ></tw-draw-round>
            `
      }
    `;
  }

  get #experiment() {
    const { size, seed } = this.position;
    return { lexicon: this.list.id, bag: this.#bag, size, seed, ...this.wanted };
  }

  #time() {
    const text = this.texts.text.draw;
    const { left, running } = this.#clock;
    if (!running) return nothing;
    const minutes = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    return html`<span
      class="time figures ${left <= 10 ? "late" : ""}"
      role="timer"
      aria-label=${text.left(String(left))}
      >${minutes}</span
    >`;
  }

  #summary() {
    const text = this.texts.text.draw;
    const { answer, fresh, refusal } = this.#solving;
    if (this.#dealing.refusal || refusal) return "";
    if (this.round.phase === "shown" && fresh && answer) {
      const { words } = answer.result;
      const duration = this.duration(answer.milliseconds);
      return text.bestLine(words.length, this.number(words.length), duration, this.list.name);
    }
    if (!this.ready && !fresh) return text.pending;
    return this.list.name;
  }

  /**
   * @param {"size" | "seed"} name
   * @param {string} label
   * @param {import("./position.js").Entry} value
   * @param {string | undefined} problem
   */
  #field(name, label, value, problem) {
    return html`<label title=${name === "seed" ? this.texts.text.draw.seedHint : ""}>
      <span class="label">${label}</span>
      <input
        class="field figures"
        name=${name}
        inputmode="numeric"
        autocomplete="off"
        .value=${live(String(value))}
        aria-invalid=${Boolean(problem)}
        aria-describedby="wrong-${name}"
        @input=${(/** @type {InputEvent} */ event) =>
          this.#change({ [name]: entryOf(/** @type {HTMLInputElement} */ (event.target).value) }, name)}
      />
    </label>`;
  }

  /** What is wrong, in words, by the place where it belongs. @param {Refusal | null} refusal */
  #problem(refusal) {
    /** @type {Partial<Record<"bag" | "size" | "seed" | "general", string>>} */
    const problem = {};
    const given = refusal ?? this.#solving.refusal;
    if (!given || given.data.field === "lexicon") return problem;
    const { refusals } = this.texts.text.draw;
    const { field, letter, part, tiles } = given.data;
    const size = this.position.size;
    if (tiles !== undefined) {
      problem.size =
        refusals["bag few"]?.({ tiles: this.texts.number(tiles), size }, given.message) ?? given.message;
    } else if (field === "bag") {
      const kind = part ? `bag ${part}` : letter ? "" : typeof this.#bag === "string" ? "" : "bag empty";
      problem.bag = refusals[kind]?.(given.data, given.message) ?? given.message;
    } else if (field === "size" || field === "seed") {
      problem[/** @type {"size" | "seed"} */ (field)] =
        refusals[field]?.(given.data, given.message) ?? given.message;
    } else problem.general = this.texts.error(given);
    return problem;
  }

  // The round.

  /** @param {string} of */
  #begin(of) {
    this.#clock.stop();
    this.round = { of, phase: this.#options.clock ? "down" : "trying", tries: [], timedOut: false };
    this.entry = "";
    this.shown = "";
    this.trouble = "";
  }

  #turn = () => {
    const { clock } = this.#options;
    this.round = { ...this.round, phase: "trying" };
    if (clock) this.#clock.start(clock);
    this.updateComplete.then(() => this.#rack?.focusEntry());
  };

  /** @param {number} seconds */
  #setClock(seconds) {
    this.setOptions({ clock: seconds });
    if (this.round.phase === "shown") return;
    this.#clock.stop();
    // Who has tried something goes on with it; else the tiles are turned over for a fresh start.
    if (!seconds) this.round = { ...this.round, phase: "trying" };
    else if (this.round.tries.length) this.#clock.start(seconds);
    else this.round = { ...this.round, phase: "down" };
  }

  /** @param {string} entry */
  #enter(entry) {
    this.entry = entry;
    this.trouble = "";
  }

  /** @param {string} word */
  async #try(word) {
    const { engine, round } = this;
    const rack = this.#dealt?.rack;
    if (!engine || !rack || round.phase !== "trying") return;
    const text = this.texts.text.draw;
    const spelled = tilesOf(word, this.list.alphabet).join("");
    if (round.tries.some((tried) => tried.word === spelled)) {
      this.trouble = text.twice;
      return;
    }
    try {
      const request = { lexicon: this.list.id, rack, bag: this.#bag, word };
      const judged = await engine.request("draw.judge", request);
      // What was sent in time counts, even if its answer comes after the end.
      if (this.round.of !== round.of || this.round.tries.some((tried) => tried.word === judged.word)) return;
      this.round = { ...this.round, tries: [...this.round.tries, judged] };
      if (this.entry === word) this.#enter("");
    } catch (error) {
      const { name, message, data = {} } = /** @type {any} */ (error);
      if (name === "AbortError" || this.round.of !== round.of) return;
      const say = data.field === "word" ? text.refusals.word : undefined;
      this.trouble = say?.(data, message) ?? this.texts.error({ message, data });
    }
  }

  async #timeUp() {
    const { of } = this.round;
    if (tilesOf(this.entry, this.list.alphabet).length > 1) await this.#try(this.entry);
    if (this.round.of === of && this.round.phase === "trying") this.#reveal(true);
  }

  #reveal(timedOut = false) {
    this.#clock.stop();
    this.trouble = "";
    this.round = { ...this.round, phase: "shown", timedOut };
    this.#count();
  }

  // The answer may still be on its way when the time is up.
  async #count() {
    const { round } = this;
    while (this.#solving.pending && this.isConnected && this.round.of === round.of) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const best = this.#solving.fresh ? this.#solving.answer?.result.score : undefined;
    if (best === undefined || this.round.of !== round.of) return;
    count(round.of, Math.max(0, ...this.round.tries.map(({ score }) => score)), best);
    this.requestUpdate();
  }

  #next = () => {
    this.#eager = Boolean(this.#options.clock) && this.round.phase !== "down";
    this.#change({ seed: anySeed() });
    this.updateComplete.then(() => this.#rack?.focusEntry());
  };

  /**
   * @param {Partial<Position>} patch
   * @param {unknown} [stroke]
   */
  #change(patch, stroke) {
    this.edit({ ...this.position, ...patch }, stroke);
  }

  #share = async () => {
    const text = this.texts.text.draw;
    const best = this.#solving.answer?.result.score ?? 0;
    const mine = Math.max(0, ...this.round.tries.map(({ score }) => score));
    this.dispatchEvent(new CustomEvent("write-link"));
    try {
      const words = text.result(this.number(mine), this.number(best), currentStreak().now, this.address);
      await navigator.clipboard.writeText(words);
      this.copied = true;
      clearTimeout(this.#said);
      this.#said = setTimeout(() => (this.copied = false), SAID);
    } catch {
      this.trouble = this.texts.text.tools.copyFailed;
    }
  };

  /** Move the focus to what came of the draw. */
  focusPlays() {
    this.find("tw-draw-round")?.focusList();
  }

  /** @returns {import("./rack.js").DrawRack | null} */
  get #rack() {
    return this.find("tw-draw-rack");
  }
}

customElements.define("tw-draw", Draw);
