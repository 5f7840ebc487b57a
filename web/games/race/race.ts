/**
 * The race of the finders: rack and runners left; right the race, or how each finder grows with the rack.
 */
import { html, nothing, type PropertyValues } from "lit";
import { customElement } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import "../../components/plot.ts";
import "../../components/segments.ts";
import { shared } from "../../components/shared-styles.ts";
import { tiles, tilesStyles } from "../../components/tiles.ts";
import { wrong } from "../../components/wrong.ts";
import { GamePage } from "../shared/game-page.js";
import { jobStyles } from "../shared/job-styles.ts";
import { pageStyles, switchStyles } from "../shared/page-styles.ts";
import { Job } from "./job.ts";
import "./lanes.ts";
import type { Result } from "./lanes.ts";
import { defaults, REPEATS } from "./link.ts";
import { emptyPosition, growing, type Finder, type Position } from "./position.ts";
import { raceStyles } from "./race-styles.ts";
import "./runners.ts";
import { timeText } from "./times.ts";

interface Curve {
  finder: Finder;
  tiles: number[];
  seconds: number[];
  same_answer: boolean;
  stopped: "slow" | "refused" | null;
}

export const GAME = "race";

/** Each finder's line: a colour that all kinds of colour vision tell apart from its neighbours', and a dash. */
const LINES = {
  permutation: { color: "light-dark(#b1482b, #f2a28c)" },
  powerset: { color: "light-dark(#8a5a00, #e6b455)", dash: [7, 4] },
  "letter-count": { color: "light-dark(#2a67bb, #8fbcf5)" },
  "prime-product": { color: "light-dark(#7a3f98, #d3a4ea)", dash: [7, 4] },
  "canonical-key": { color: "light-dark(#9d1c52, #ff9dbd)" },
  "sorted-subset": { color: "light-dark(#31708f, #86cbe6)", dash: [2, 4] },
  "subset-key": { color: "light-dark(#5b6770, #b7c2cb)", dash: [7, 4] },
  trie: { color: "light-dark(#5d6b00, #c3cf63)", dash: [2, 4] },
  registers: { color: "var(--accent)" },
} as Record<Finder, { color: string; dash?: number[] }>;

const views: readonly ("race" | "growth")[] = ["race", "growth"];

@customElement("tw-race")
export class Race extends GamePage<Position> {
  static override styles = [shared, tilesStyles, pageStyles(), switchStyles, jobStyles, raceStyles];

  #race = new Job(this, "finders.race");
  #growth = new Job(this, "finders.growth");

  constructor() {
    super(GAME, emptyPosition);
  }

  get #options(): { repeats: number; view: "race" | "growth" } {
    return { ...defaults, ...this.options } as any;
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
  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    this.#race.keepOnly(JSON.stringify(this.#raceRequest));
    this.#growth.keepOnly(JSON.stringify(this.#growthRequest));
  }

  override get refusal() {
    return this.#race.refusal ?? this.#growth.refusal;
  }

  // Pulled up, the sheet ends below the rack.
  override get aboveSheet() {
    return this.find(".top");
  }

  override render() {
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
              @input=${(event: InputEvent) =>
                this.#change({ rack: (event.target as HTMLInputElement).value }, "rack")}
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
              label: text.repeatsOf[n as 1 | 5 | 20],
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

  #answers(problem: string | undefined) {
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
    const known = job.known as { results: Result[]; running?: Finder; setup_seconds?: number | null } | null;
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

  #raceStatus(known: { results: Result[]; running?: Finder; setup_seconds?: number | null } | null) {
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
    const curves = (job.known?.curves ?? []) as Curve[];
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

  #time = (seconds: number) => timeText(this.texts, seconds);

  #early(curves: Curve[], why: "slow" | "refused", say: (names: string) => string) {
    const { finders } = this.texts.text.race;
    const names = curves.filter(({ stopped }) => stopped === why).map(({ finder }) => finders[finder].name);
    return names.length ? html`<p class="quiet early">${say(names.join(", "))}</p>` : nothing;
  }

  #growthStatus(curves: Curve[]) {
    const text = this.texts.text.race;
    const { state, progress } = this.#growth;
    if (!this.position.runners.length) return text.noRunners;
    if (state === "cancelled") return text.cancelled;
    if (state === "running") {
      if (!progress) return text.starting;
      const part = this.texts.number(progress.done / progress.total, { style: "percent" });
      return text.measuring(text.finders[progress.partial.running as Finder].name, part);
    }
    if (state !== "done") return "";
    const others = curves
      .filter(({ same_answer: same }) => !same)
      .map(({ finder }) => text.finders[finder].name);
    return others.length ? text.differs(others.join(", ")) : text.growth.same;
  }

  #buttons(job: Job, name: string, label: string, start: () => void) {
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

  #start(job: Job, request: Record<string, unknown>) {
    if (this.engine) job.run(this.engine, request, JSON.stringify(request));
  }

  /** What is wrong, in words, by the place where it belongs. */
  get #problem(): { rack?: string; general?: string } {
    const text = this.texts.text.race.problems;
    const { refusal } = this;
    if (!refusal || refusal.data.field === "lexicon") return {};
    const { letter, code, field } = refusal.data;
    if (field !== "rack") return { general: this.texts.error(refusal) };
    if (code === "letter") return { rack: text.letter(letter) };
    return { rack: code === "range" ? text.rack : this.texts.error(refusal) };
  }

  #change(patch: Partial<Position>, stroke?: unknown) {
    this.edit({ ...this.position, ...patch }, stroke);
  }

  /** Move the focus to the race. */
  focusPlays() {
    this.find(".actions button")?.focus();
  }
}
