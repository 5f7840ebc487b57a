/**
 * The race of the finders: rack and runners left; right the race, or how each finder grows with the rack.
 */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import "../../components/plot.js";
import "../../components/segments.js";
import { shared } from "../../components/shared-styles.js";
import { tiles, tilesStyles } from "../../components/tiles.js";
import { wrong } from "../../components/wrong.js";
import { GamePage } from "../shared/game-page.js";
import { jobStyles } from "../shared/job-styles.js";
import { pageStyles, switchStyles } from "../shared/page-styles.js";
import { Job } from "./job.js";
import "./lanes.js";
import { defaults, REPEATS } from "./link.js";
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

/** @extends {GamePage<Position>} */
export class Race extends GamePage {
  static styles = [shared, tilesStyles, pageStyles(), switchStyles, jobStyles, raceStyles];

  #race = new Job(this, "finders.race");
  #growth = new Job(this, "finders.growth");

  constructor() {
    super(GAME, emptyPosition);
  }

  /** @returns {{ repeats: number, view: "race" | "growth" }} */
  get #options() {
    return /** @type {any} */ ({ ...defaults, ...this.options });
  }

  get #raceRequest() {
    const { rack, runners } = this.position;
    return { lexicon: this.list.id, rack, finders: [...runners], repeats: this.#options.repeats };
  }

  get #growthRequest() {
    const { rack, runners } = this.position;
    return { lexicon: this.list.id, rack: growing(rack), finders: [...runners] };
  }

  // What belongs to another rack, list or set of runners goes at once.
  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    this.#race.keepOnly(JSON.stringify(this.#raceRequest));
    this.#growth.keepOnly(JSON.stringify(this.#growthRequest));
  }

  get refusal() {
    return this.#race.refusal ?? this.#growth.refusal;
  }

  // Pulled up, the sheet ends below the rack.
  get aboveSheet() {
    return this.find(".top");
  }

  render() {
    const text = this.texts.text.race;
    const { store } = this;
    if (!store) return nothing;
    const { rack, runners } = this.position;
    const { repeats } = this.#options;
    const list = this.list;
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
                this.#change({ rack: /** @type {HTMLInputElement} */ (event.target).value }, "rack")}
            />
          </label>
          ${
            problem.rack
              ? wrong(problem.rack, "wrong-rack")
              : html`<span class="quiet hint" id="rack-hint">${text.rackHint}</span>`
          }
        </div>
        <tw-toolbar
          .canUndo=${store.canUndo(GAME)}
          .canRedo=${store.canRedo(GAME)}
          @undo=${() => this.undo()}
          @redo=${() => this.redo()}
          @copy-link=${() => this.copyLink()}
        ></tw-toolbar>
        ${wrong(this.trouble, "wrong-copy")}
        <div class="group extra change" title=${text.repeatsHint}>
          <span class="label">${text.repeats}</span>
          <tw-segments
            .label=${text.repeats}
            .value=${String(repeats)}
            .options=${REPEATS.map((n) => ({
              value: String(n),
              label: text.repeatsOf[/** @type {1 | 5 | 20} */ (n)],
              hint: text.repeatsHint,
            }))}
            @choose=${this.on((value) => this.setOptions({ repeats: Number(value) }))}
          ></tw-segments>
        </div>
        <tw-race-runners
          class="extra"
          .runners=${runners}
          @runners=${this.on((next) => this.#change({ runners: next }))}
        ></tw-race-runners>
      </section>
      ${this.answers(text.answers, this.#answers(problem.general))}
    `;
  }

  /** @param {string | undefined} problem */
  #answers(problem) {
    const text = this.texts.text.race;
    const { view } = this.#options;
    return html`
      <div slot="head" class="switch">
        <tw-segments
          .label=${text.view}
          .value=${view}
          .options=${views.map((value) => ({ value, label: text.views[value] }))}
          @choose=${this.on((value) => this.setOptions({ view: value }))}
        ></tw-segments>
      </div>
      <div class="answer">
        ${wrong(problem, "wrong-race")} ${view === "growth" ? this.#growthView() : this.#raceView()}
      </div>
    `;
  }

  #raceView() {
    const text = this.texts.text.race;
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
    const text = this.texts.text.race;
    const { state, progress } = this.#race;
    const { runners } = this.position;
    const n = this.number;
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
    return ran.length ? text.summary(n(ran[0]?.words ?? 0), ran.length, this.list.name) : "";
  }

  #growthView() {
    const text = this.texts.text.race;
    const job = this.#growth;
    const curves = /** @type {Curve[]} */ (job.known?.curves ?? []);
    const letters = growing(this.position.rack);
    const lengths = Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => i + 2);
    const n = this.number;
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
            >${tiles(letters.toLocaleUpperCase(this.list.language))}<span class="out-of-sight"
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
              .tableLabel=${this.texts.text.plot.table}
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

  #time = (/** @type {number} */ seconds) => timeText(this.texts, seconds);

  /**
   * @param {Curve[]} curves
   * @param {"slow" | "refused"} why
   * @param {(names: string) => string} say
   */
  #early(curves, why, say) {
    const { finders } = this.texts.text.race;
    const names = curves.filter(({ stopped }) => stopped === why).map(({ finder }) => finders[finder].name);
    return names.length ? html`<p class="quiet early">${say(names.join(", "))}</p>` : nothing;
  }

  /** @param {Curve[]} curves */
  #growthStatus(curves) {
    const text = this.texts.text.race;
    const { state, progress } = this.#growth;
    if (!this.position.runners.length) return text.noRunners;
    if (state === "cancelled") return text.cancelled;
    if (state === "running") {
      if (!progress) return text.starting;
      const part = this.texts.number(progress.done / progress.total, { style: "percent" });
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
    const { race } = this.texts.text;
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
    const text = this.texts.text.race.problems;
    const { refusal } = this;
    if (!refusal || refusal.data.field === "lexicon") return {};
    const { letter, code, field } = refusal.data;
    if (field !== "rack") return { general: this.texts.error(refusal) };
    if (code === "letter") return { rack: text.letter(letter) };
    return { rack: code === "range" ? text.rack : this.texts.error(refusal) };
  }

  /**
   * @param {Partial<Position>} patch
   * @param {unknown} [stroke]
   */
  #change(patch, stroke) {
    this.edit({ ...this.position, ...patch }, stroke);
  }

  /** Move the focus to the race. */
  focusPlays() {
    this.find(".actions button")?.focus();
  }
}

customElements.define("tw-race", Race);
