/**
 * The race of the finders: rack and runners left; right the race, or how each finder grows with the rack.
 *
 * Raises `list-problem` with a sentence (or null) about the word list, and `write-link`.
 */
import { LitElement, html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { WatchController } from "../../app/watch.js";
import { icon } from "../../components/icons.js";
import "../../components/plot.js";
import "../../components/segments.js";
import { shared } from "../../components/shared-styles.js";
import "../../components/sheet.js";
import { tiles, tilesStyles } from "../../components/tiles.js";
import { wrong } from "../../components/wrong.js";
import { TextsController } from "../../text/texts.js";
import { Job } from "./job.js";
import "./lanes.js";
import { REPEATS } from "./link.js";
import { emptyPosition, growing } from "./position.js";
import { raceStyles } from "./race-styles.js";
import "./runners.js";
import { timeText } from "./times.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Finder} Finder */
/** @typedef {import("./lanes.js").Result} Result */

/**
 * @typedef {object} Curve
 * @property {Finder} finder
 * @property {number[]} tiles
 * @property {number[]} seconds
 * @property {boolean} same_answer
 * @property {"slow" | "refused" | null} stopped
 */

export const GAME = "race";

/** Milliseconds that "Link copied" stays. */
const SAID = 2500;

/** Each finder's line: a colour that all kinds of colour vision tell apart from its neighbours', and a dash. */
const LINES = /** @type {Record<Finder, { color: string, dash?: number[] }>} */ ({
  permutation: { color: "light-dark(#b1482b, #f2a28c)" },
  powerset: { color: "light-dark(#8a5a00, #e6b455)", dash: [7, 4] },
  "letter-count": { color: "light-dark(#2a67bb, #8fbcf5)" },
  "prime-product": { color: "light-dark(#7a3f98, #d3a4ea)", dash: [7, 4] },
  "canonical-key": { color: "light-dark(#9d1c52, #ff9dbd)" },
  "sorted-subset": { color: "light-dark(#31708f, #86cbe6)", dash: [2, 4] },
  "subset-key": { color: "light-dark(#5b6770, #b7c2cb)", dash: [7, 4] },
  trie: { color: "light-dark(#5d6b00, #c3cf63)", dash: [2, 4] },
  registers: { color: "var(--accent)" },
});

/** @type {readonly ("race" | "growth")[]} */
const views = ["race", "growth"];

export class Race extends LitElement {
  static properties = {
    engine: { attribute: false },
    store: { attribute: false },
    copied: { state: true },
    trouble: { state: true },
    up: { state: true },
  };

  static styles = [shared, tilesStyles, raceStyles];

  #texts = new TextsController(this);
  #watch = new WatchController(this, "change");
  #race = new Job(this, "finders.race");
  #growth = new Job(this, "finders.growth");
  #sheetTop = new ResizeObserver(() => this.#measure());
  #listProblem = "";
  #said = 0;

  constructor() {
    super();
    /** @type {import("../../engine/client.js").Engine | null} */
    this.engine = null;
    /** @type {import("../../app/store.js").Store | null} */
    this.store = null;
    this.copied = false;
    this.trouble = "";
    this.up = false;
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
    return /** @type {{ repeats: number, view: "race" | "growth" }} */ (
      this.store?.settings.options[GAME] ?? { repeats: 1, view: "race" }
    );
  }

  get #list() {
    const id = this.store?.settings.list ?? "";
    return this.engine?.catalogue.find((list) => list.id === id) ?? { id, name: id, language: "en" };
  }

  get #raceRequest() {
    const { rack, runners } = this.position;
    return { lexicon: this.#list.id, rack, finders: [...runners], repeats: this.#options.repeats };
  }

  get #growthRequest() {
    const { rack, runners } = this.position;
    return { lexicon: this.#list.id, rack: growing(rack), finders: [...runners] };
  }

  // What belongs to another rack, list or set of runners goes at once.
  willUpdate() {
    this.#watch.watch(this.store);
    this.#race.keepOnly(JSON.stringify(this.#raceRequest));
    this.#growth.keepOnly(JSON.stringify(this.#growthRequest));
  }

  firstUpdated() {
    const top = this.renderRoot.querySelector(".top");
    if (top) this.#sheetTop.observe(top);
  }

  updated() {
    this.toggleAttribute("up", this.up);
    const refusal = this.#race.refusal ?? this.#growth.refusal;
    const problem = refusal?.data.field === "lexicon" ? this.#texts.error(refusal) : "";
    if (problem === this.#listProblem) return;
    this.#listProblem = problem;
    this.dispatchEvent(new CustomEvent("list-problem", { detail: problem || null }));
  }

  render() {
    const text = this.#texts.text.race;
    const { store } = this;
    if (!store) return nothing;
    const { rack, runners } = this.position;
    const { repeats, view } = this.#options;
    const list = this.#list;
    const problem = this.#problem;
    return html`
      <section class="position" aria-label=${text.table}>
        <div class="top">
          <label class="rack">
            <span class="label">${text.rack}</span>
            <input
              class="field"
              name="rack"
              lang=${list.language}
              .value=${live(rack)}
              aria-invalid=${Boolean(problem.rack)}
              aria-describedby="wrong-rack rack-hint"
              autocapitalize="characters"
              autocomplete="off"
              autocorrect="off"
              spellcheck="false"
              @input=${(/** @type {InputEvent} */ event) =>
                this.#edit({ rack: /** @type {HTMLInputElement} */ (event.target).value }, "rack")}
            />
          </label>
          ${
            problem.rack
              ? wrong(problem.rack, "wrong-rack")
              : html`<span class="quiet hint" id="rack-hint">${text.rackHint}</span>`
          }
        </div>
        <div class="tools">
          ${this.#tool("undo", text.undo, store.canUndo(GAME), () => store.undo(GAME))}
          ${this.#tool("redo", text.redo, store.canRedo(GAME), () => store.redo(GAME))}
          <button type="button" class="button copy" name="copy-link" @click=${this.#copyLink}>
            ${icon(this.copied ? "check" : "link")} ${this.copied ? text.copied : text.copy}
          </button>
          <span class="out-of-sight" role="status">${this.copied ? text.copied : ""}</span>
        </div>
        ${wrong(this.trouble, "wrong-copy")}
        <div class="group" title=${text.repeatsHint}>
          <span class="label">${text.repeats}</span>
          <tw-segments
            .label=${text.repeats}
            .value=${String(repeats)}
            .options=${REPEATS.map((n) => ({
              value: String(n),
              label: text.repeatsOf[/** @type {1 | 5 | 20} */ (n)],
              hint: text.repeatsHint,
            }))}
            @choose=${this.#on((value) => store.setOptions(GAME, { repeats: Number(value) }))}
          ></tw-segments>
        </div>
        <tw-race-runners
          .runners=${runners}
          @runners=${this.#on((next) => this.#edit({ runners: next }))}
        ></tw-race-runners>
      </section>
      <tw-sheet
        id="answers"
        role="region"
        aria-label=${text.answers}
        .up=${this.up}
        @pull=${this.#on((up) => this.#pull(up))}
      >
        <div slot="head" class="switch">
          <tw-segments
            .label=${text.view}
            .value=${view}
            .options=${views.map((value) => ({ value, label: text.views[value] }))}
            @choose=${this.#on((value) => store.setOptions(GAME, { view: value }))}
          ></tw-segments>
        </div>
        <div class="answer">
          ${wrong(problem.general, "wrong-race")} ${view === "growth" ? this.#growthView() : this.#raceView()}
        </div>
      </tw-sheet>
    `;
  }

  #raceView() {
    const text = this.#texts.text.race;
    const { runners } = this.position;
    const job = this.#race;
    const known =
      /** @type {{ results: Result[], running?: Finder, setup_seconds?: number | null } | null} */ (
        job.known
      );
    const running = job.state === "running" ? (known?.running ?? null) : null;
    return html`
      <div class="ask">
        <h2>${text.intro.title}</h2>
        <p>${text.intro.text}</p>
      </div>
      ${this.#buttons(job, "run", text.run, this.#startRace)}
      <p class="status figures" role="status">${this.#raceStatus(known)}</p>
      ${
        runners.length
          ? html`<tw-race-lanes
              .runners=${runners}
              .results=${known?.results ?? []}
              .running=${running}
              .setUpIn=${running ? (known?.setup_seconds ?? null) : null}
              .over=${job.state === "done"}
            ></tw-race-lanes>`
          : nothing
      }
    `;
  }

  /** @param {{ results: Result[], running?: Finder, setup_seconds?: number | null } | null} known */
  #raceStatus(known) {
    const text = this.#texts.text.race;
    const { state, progress } = this.#race;
    const { runners } = this.position;
    const n = (/** @type {number} */ value) => this.#texts.number(value);
    if (!runners.length) return text.noRunners;
    if (state === "idle") return text.empty;
    if (state === "cancelled") return text.cancelled;
    if (state === "running") {
      if (!progress || !known?.running) return text.starting;
      const say = known.setup_seconds == null ? text.settingUp : text.status;
      return say(n(progress.done), n(progress.total), text.finders[known.running].name);
    }
    const ran = (known?.results ?? []).filter(({ refused }) => refused === null);
    const others = ran
      .filter(({ same_answer: same }) => !same)
      .map(({ finder }) => text.finders[finder].name);
    if (others.length) return text.differs(others.join(", "));
    return ran.length ? text.summary(n(ran[0]?.words ?? 0), ran.length, this.#list.name) : "";
  }

  #growthView() {
    const text = this.#texts.text.race;
    const job = this.#growth;
    const curves = /** @type {Curve[]} */ (job.known?.curves ?? []);
    const letters = growing(this.position.rack);
    const lengths = Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => i + 2);
    const n = (/** @type {number} */ value) => this.#texts.number(value);
    const series = curves
      .filter(({ tiles: done }) => done.length)
      .map(({ finder, tiles: done, seconds }) => ({
        name: text.finders[finder].name,
        values: lengths.map((length) => seconds[done.indexOf(length)] ?? null),
        strong: finder === "registers",
        ...LINES[finder],
      }));
    return html`
      <div class="ask">
        <h2>${text.growthIntro.title}</h2>
        <p>
          ${text.growthIntro.text(n(2), n(letters.length))}
          <span class="letters"
            >${tiles(letters.toLocaleUpperCase(this.#list.language))}<span class="out-of-sight"
              >${letters}</span
            ></span
          >
        </p>
      </div>
      ${this.#buttons(job, "run-growth", text.runGrowth, this.#startGrowth)}
      <p class="status figures" role="status">${this.#growthStatus(curves)}</p>
      ${job.state === "running" ? html`<progress aria-label=${text.growthIntro.title} max=${job.progress?.total ?? 1} .value=${job.progress?.done ?? 0}></progress>` : nothing}
      ${
        series.length
          ? html`<tw-plot
              kind="lines"
              .label=${text.growth.label}
              .tableLabel=${this.#texts.text.plot.table}
              .x=${lengths}
              .series=${series}
              .xLabel=${text.growth.tiles}
              .yLabel=${text.growth.seconds}
              .xText=${n}
              .yText=${this.#time}
            ></tw-plot>`
          : nothing
      }
      ${this.#early(curves, "slow", text.growth.stopped)}
      ${this.#early(curves, "refused", text.growth.refused)}
    `;
  }

  #time = (/** @type {number} */ seconds) => timeText(this.#texts, seconds);

  /**
   * @param {Curve[]} curves
   * @param {"slow" | "refused"} why
   * @param {(names: string) => string} say
   */
  #early(curves, why, say) {
    const { finders } = this.#texts.text.race;
    const names = curves.filter(({ stopped }) => stopped === why).map(({ finder }) => finders[finder].name);
    return names.length ? html`<p class="quiet early">${say(names.join(", "))}</p>` : nothing;
  }

  /** @param {Curve[]} curves */
  #growthStatus(curves) {
    const text = this.#texts.text.race;
    const { state, progress } = this.#growth;
    if (!this.position.runners.length) return text.noRunners;
    if (state === "cancelled") return text.cancelled;
    if (state === "running") {
      if (!progress) return text.starting;
      const part = this.#texts.number(progress.done / progress.total, { style: "percent" });
      return text.measuring(text.finders[/** @type {Finder} */ (progress.partial.running)].name, part);
    }
    if (state !== "done") return "";
    const others = curves
      .filter(({ same_answer: same }) => !same)
      .map(({ finder }) => text.finders[finder].name);
    return others.length ? text.differs(others.join(", ")) : text.growth.same;
  }

  /**
   * @param {Job} job
   * @param {string} name
   * @param {string} label
   * @param {() => void} start
   */
  #buttons(job, name, label, start) {
    const { race } = this.#texts.text;
    return html`<div class="actions">
      ${
        job.state === "running"
          ? html`<button type="button" class="button plain" name="cancel" @click=${() => job.cancel()}>
              ${race.cancel}
            </button>`
          : html`<button
              type="button"
              class="button filled"
              name=${name}
              ?disabled=${!this.position.runners.length || !this.engine}
              @click=${start}
            >
              ${label}
            </button>`
      }
    </div>`;
  }

  #startRace = () => this.#start(this.#race, this.#raceRequest);

  #startGrowth = () => this.#start(this.#growth, this.#growthRequest);

  /**
   * @param {Job} job
   * @param {Record<string, unknown>} request
   */
  #start(job, request) {
    if (this.engine) job.run(this.engine, request, JSON.stringify(request));
  }

  /** What is wrong, in words, by the place where it belongs. @returns {{ rack?: string, general?: string }} */
  get #problem() {
    const text = this.#texts.text.race.problems;
    const refusal = this.#race.refusal ?? this.#growth.refusal;
    if (!refusal || refusal.data.field === "lexicon") return {};
    const { letter, code, field } = refusal.data;
    if (field !== "rack") return { general: this.#texts.error(refusal) };
    if (code === "letter") return { rack: text.letter(letter) };
    return { rack: code === "range" ? text.rack : this.#texts.error(refusal) };
  }

  /**
   * @param {Partial<Position>} patch
   * @param {unknown} [stroke]
   */
  #edit(patch, stroke = null) {
    this.trouble = "";
    this.store?.edit(GAME, { ...this.position, ...patch }, stroke);
  }

  /**
   * @param {"undo" | "redo"} name
   * @param {string} label
   * @param {boolean} can
   * @param {() => void} act
   */
  #tool(name, label, can, act) {
    return html`<button
      type="button"
      class="button icon-only"
      name=${name}
      aria-label=${label}
      title=${label}
      ?disabled=${!can}
      @click=${act}
    >
      ${icon(name)}
    </button>`;
  }

  #copyLink = async () => {
    this.dispatchEvent(new CustomEvent("write-link"));
    try {
      await navigator.clipboard.writeText(location.href);
      this.copied = true;
      clearTimeout(this.#said);
      this.#said = setTimeout(() => (this.copied = false), SAID);
    } catch {
      this.trouble = this.#texts.text.race.copyFailed;
    }
  };

  /** @param {boolean} up */
  #pull(up) {
    this.up = up;
    if (up) window.scrollTo({ top: 0 });
    this.#measure();
  }

  // Pulled up, the sheet ends below the rack.
  #measure() {
    const top = this.renderRoot.querySelector(".top")?.getBoundingClientRect();
    if (top) this.style.setProperty("--sheet-top", `${Math.round(top.bottom + window.scrollY + 10)}px`);
  }

  /** Move the focus to the race. */
  focusPlays() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(".actions button"))?.focus();
  }

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const [target] = event.composedPath();
    if (target instanceof HTMLInputElement && target.type !== "checkbox") return; // it has its own history
    if (event.code === "KeyZ") event.shiftKey ? this.store?.redo(GAME) : this.store?.undo(GAME);
    else if (event.code === "KeyY") this.store?.redo(GAME);
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

customElements.define("tw-race", Race);
