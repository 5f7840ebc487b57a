/**
 * The page of the Word Game: the draw left; right what came of it, or the experiment.
 *
 * The draw is the store's; a round (tries, clock, whether the best words have been seen) is this page's and begins
 * anew with another draw.
 */
import { html, nothing, type PropertyValues } from "lit";
import { customElement, state } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import "../../components/segments.ts";
import { shared } from "../../components/shared-styles.ts";
import { wrong } from "../../components/wrong.ts";
import { GamePage } from "../shared/game-page.js";
import { pageStyles, switchStyles } from "../shared/page-styles.ts";
import { Solving, type Refusal } from "../shared/solving.js";
import "./bag.ts";
import type { Known } from "./bag.ts";
import { Clock } from "./clock.ts";
import { drawStyles } from "./draw-styles.ts";
import "./experiment.ts";
import { tilesOf, type Tile } from "./letters.ts";
import { CLOCKS, defaults } from "./link.ts";
import { anySeed, emptyPosition, entryOf, SIZE, type Entry, type Position } from "./position.ts";
import "./rack.ts";
import type { DrawRack } from "./rack.ts";
import "./round.ts";
import type { Chances, Solved, Try } from "./round.ts";
import { count, currentStreak } from "./streak.ts";

interface Round {
  /** The draw that it is of. */
  of: string;
  phase: "down" | "trying" | "shown";
  tries: readonly Try[];
  timedOut: boolean;
}

export const GAME = "draw";

/** Milliseconds that "Result copied" stays. */
const SAID = 2500;

const views: readonly ("round" | "experiment")[] = ["round", "experiment"];

@customElement("tw-draw")
export class Draw extends GamePage<Position> {
  @state() round: Round = { of: "", phase: "trying", tries: [], timedOut: false };
  @state() entry = "";
  /** A best word that is seen on the tiles. */
  @state() shown = "";
  /** Has what came of the draw just been put on the clipboard? */
  @state() copied = false;

  static override styles = [shared, pageStyles(), switchStyles, drawStyles];

  #bags: Solving<{ bags: Known[] }> = new Solving(this, "draw.bags", "draw-bags");
  #dealing: Solving<{ rack: string; tiles: Tile[] }> = new Solving(this, "draw.deal", "draw-deal");
  #solving = new Solving<Solved>(this, "draw.solve", "draw-solve");
  #chances = new Solving<Chances>(this, "draw.chances", "draw-chances");
  #clock = new Clock(this, () => this.#timeUp());
  #said = 0;
  /** The draw whose tiles are turned at once, because its player asked for it. */
  #eager = false;

  constructor() {
    super(GAME, emptyPosition);
  }

  get #options(): { clock: number; view: "round" | "experiment"; draws: Entry } {
    return { ...defaults, ...this.options } as any;
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

  override willUpdate(changed: PropertyValues) {
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

  override get refusal() {
    return this.#solving.refusal;
  }

  // Pulled up, the sheet ends below the tiles.
  override get aboveSheet() {
    return this.find(".top");
  }

  override render() {
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
              label: text.clocks[seconds as 0 | 30 | 60 | 120],
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

  #answers(problem: string) {
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

  #field(name: "size" | "seed", label: string, value: Entry, problem: string | undefined) {
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
        @input=${(event: InputEvent) =>
          this.#change({ [name]: entryOf((event.target as HTMLInputElement).value) }, name)}
      />
    </label>`;
  }

  /** What is wrong, in words, by the place where it belongs. */
  #problem(refusal: Refusal | null) {
    const problem: Partial<Record<"bag" | "size" | "seed" | "general", string>> = {};
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
      problem[field as "size" | "seed"] = refusals[field]?.(given.data, given.message) ?? given.message;
    } else problem.general = this.texts.error(given);
    return problem;
  }

  // The round.

  #begin(of: string) {
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

  #setClock(seconds: number) {
    this.setOptions({ clock: seconds });
    if (this.round.phase === "shown") return;
    this.#clock.stop();
    // Who has tried something goes on with it; else the tiles are turned over for a fresh start.
    if (!seconds) this.round = { ...this.round, phase: "trying" };
    else if (this.round.tries.length) this.#clock.start(seconds);
    else this.round = { ...this.round, phase: "down" };
  }

  #enter(entry: string) {
    this.entry = entry;
    this.trouble = "";
  }

  async #try(word: string) {
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
      const { name, message, data = {} } = error as any;
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

  #change(patch: Partial<Position>, stroke?: unknown) {
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

  get #rack(): DrawRack | null {
    return this.find("tw-draw-rack");
  }
}
