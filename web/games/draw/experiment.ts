/**
 * The experiment: draw again and again, and see how the best scores spread.
 *
 * Takes the draw as the engine is asked for it (`request`), and keeps what comes of it as long as that is the same.
 *   draws  number or text   another number of draws
 */
import { LitElement, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import "../../components/plot.ts";
import { shared } from "../../components/shared-styles.ts";
import { tiles, tilesStyles } from "../../components/tiles.ts";
import { wrong } from "../../components/wrong.ts";
import type { Engine } from "../../engine/client.ts";
import { TextsController } from "../../text/texts.ts";
import { jobStyles } from "../shared/job-styles.ts";
import { Crew } from "./crew.ts";
import { experimentStyles } from "./experiment-styles.ts";
import { entryOf, type Entry } from "./position.ts";
import { nothing as noTally, statistics, type Drawn, type Tally } from "./tally.ts";

interface Run {
  /** The request and the number of draws. */
  of: string;
  total: number;
  tally: Tally;
  workers: number;
  /** When it began, in milliseconds. */
  since: number;
  state: "running" | "done" | "cancelled";
  seconds: number;
  setupSeconds: number;
}

/** The published figures: 800 draws on eight cores, in seconds. */
const THEIRS = Object.freeze({ draws: 800, permutations: 14, scan: 34 });

/** Seconds from which on the time left is told in minutes. */
const LONG = 100;

@customElement("tw-draw-experiment")
export class DrawExperiment extends LitElement {
  @property({ attribute: false }) engine: Engine | null = null;
  @property({ attribute: false }) request: Record<string, unknown> | null = null;
  @property() draws: Entry = THEIRS.draws;
  @property() listName = "";
  /** Are bag and size those of the published figures? */
  @property({ type: Boolean }) likeTheirs = true;
  @property() letterLanguage = "en";
  @state() current: Run | null = null;
  @state() refusal: { of: string; field: string; message: string; data: Record<string, any> } | null = null;

  static override styles = [shared, tilesStyles, jobStyles, experimentStyles];

  #texts = new TextsController(this);
  #crew = new Crew();
  #abort: AbortController | null = null;

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#abort?.abort();
    this.#crew.dismiss();
  }

  get #of() {
    return JSON.stringify({ ...this.request, draws: this.draws });
  }

  // A run of another draw ends, and what came of it is not shown beside this one.
  override willUpdate() {
    if (!this.current || this.current.of === this.#of) return;
    if (this.current.state === "running") this.#abort?.abort();
    const draw = (of: string) => JSON.stringify({ ...JSON.parse(of), draws: 0 });
    if (this.current.state === "running" || draw(this.current.of) !== draw(this.#of)) this.current = null;
  }

  override render() {
    const text = this.#texts.text.draw.experiment;
    const { current: run } = this;
    const running = run?.state === "running";
    const problem = this.refusal?.of === this.#of ? this.refusal : null;
    return html`
      <div class="ask">
        <h2>${text.title}</h2>
        <p>${text.text}</p>
      </div>
      <form @submit=${this.#onSubmit}>
        <label>
          <span class="label">${text.draws}</span>
          <input
            class="field figures"
            name="draws"
            inputmode="numeric"
            autocomplete="off"
            .value=${live(String(this.draws))}
            aria-invalid=${problem?.field === "draws"}
            aria-describedby="wrong-draws"
            @input=${this.#onInput}
          />
        </label>
        ${
          running
            ? html`<button
                type="button"
                class="button plain"
                name="cancel"
                @click=${() => this.#abort?.abort()}
              >
                ${text.cancel}
              </button>`
            : html`<button class="button filled" name="run" ?disabled=${!this.request}>${text.run}</button>`
        }
      </form>
      ${wrong(problem ? this.#sentence(problem) : "", "wrong-draws")}
      <p class="status figures" role="status">${run ? this.#status(run) : ""}</p>
      ${running ? this.#progress(run) : nothing} ${run?.tally.done ? this.#result(run) : nothing}
      ${this.#comparison(run)}
    `;
  }

  #sentence({ field, message, data }: { field: string; message: string; data: Record<string, any> }) {
    return this.#texts.text.draw.refusals[field]?.(data, message) ?? this.#texts.error({ message, data });
  }

  #status(run: Run) {
    const text = this.#texts.text.draw.experiment;
    const n = (value: number) => this.#texts.number(value);
    if (run.state === "cancelled") return text.cancelled(n(run.tally.done));
    if (run.state === "done") {
      return text.summary(n(run.total), this.#seconds(run.seconds), text.workers(run.workers), this.listName);
    }
    if (!run.tally.done) return text.preparing;
    const elapsed = (performance.now() - run.since) / 1000;
    const left = (elapsed * (run.total - run.tally.done)) / run.tally.done;
    const soFar = text.done(n(run.tally.done), n(run.total));
    const time = left > LONG ? text.leftLong(n(Math.ceil(left / 60))) : text.left(n(Math.ceil(left)));
    const words = elapsed > 0.5 ? `, ${time}` : "";
    return `${soFar}${words}, ${text.workers(run.workers)}`;
  }

  #progress({ tally, total }: Run) {
    return html`<progress
      aria-label=${this.#texts.text.draw.experiment.progress}
      max=${total}
      .value=${tally.done}
    ></progress>`;
  }

  #result({ tally }: Run) {
    const text = this.#texts.text.draw.experiment;
    const { mean, deviation } = statistics(tally);
    const n = (value: number, digits = 0) =>
      this.#texts.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const highest = Math.max(...tally.histogram.keys());
    const scores = Array.from({ length: highest + 1 }, (_, score) => score);
    const without = tally.histogram.get(0) ?? 0;
    const share = this.#texts.number(without / tally.done, { style: "percent", maximumSignificantDigits: 2 });
    return html`
      <tw-plot
        kind="bars"
        .label=${text.plot}
        .tableLabel=${this.#texts.text.plot.table}
        .x=${scores}
        .series=${[{ name: text.count, values: scores.map((score) => tally.histogram.get(score) ?? 0) }]}
        .xLabel=${text.score}
        .yLabel=${text.count}
        .xText=${n}
        .yText=${n}
      ></tw-plot>
      <dl class="facts figures">
        <div>
          <dt>${text.mean}</dt>
          <dd>${n(mean, 2)}</dd>
        </div>
        <div title=${text.deviationHint}>
          <dt>${text.deviation}</dt>
          <dd>±${n(deviation, 2)}</dd>
        </div>
        <div>
          <dt>${text.without}</dt>
          <dd>${n(without)} <small>${share}</small></dd>
        </div>
      </dl>
      <dl class="racks">
        ${this.#drawn("best", text.bestRack, tally.best)} ${this.#drawn("worst", text.worstRack, tally.worst)}
      </dl>
    `;
  }

  #drawn(name: string, label: string, drawn: Drawn | null) {
    const text = this.#texts.text.draw;
    if (!drawn) return nothing;
    const { rack, words, score } = drawn;
    const letters = rack.match(/\[[^\]]*\]|./gu)?.map((letter) => letter.replace(/[[\]]/g, "")) ?? [];
    return html`
      <div class=${name}>
        <dt>${label}</dt>
        <dd>
          <span class="word">${tiles(letters)}<span class="out-of-sight">${rack}</span></span>
          <span class="figures"
            ><b>${text.points(score, this.#texts.number(score))}</b>,
            ${
              words.length
                ? html`<span lang=${this.letterLanguage}>${words.join(", ")}</span>`
                : text.experiment.noWord
            }</span
          >
        </dd>
      </div>
    `;
  }

  #comparison(run: Run | null) {
    const text = this.#texts.text.draw.experiment;
    const n = (value: number) => this.#texts.number(value);
    const times: { name: string; seconds: number; ours?: boolean }[] = [
      { name: text.scan, seconds: THEIRS.scan },
      { name: text.permutations, seconds: THEIRS.permutations },
    ];
    if (run?.state === "done") {
      const seconds = (run.seconds * THEIRS.draws) / run.total;
      times.push({ name: (run.workers > 1 ? text.hereMany : text.here)(n(run.total)), seconds, ours: true });
    }
    // A logarithmic scale: a bar's length tells of powers of ten from a millisecond on.
    const part = (seconds: number) =>
      Math.max(0.02, Math.log10(seconds / 0.001) / Math.log10(THEIRS.scan / 0.001));
    return html`
      <section class="compare">
        <h3>${text.compare}</h3>
        <p>${text.compareText}</p>
        <ul class="figures">
          ${times.map(
            ({ name, seconds, ours }) => html`
              <li class=${ours ? "ours" : ""}>
                <span>${name}</span><b>${this.#seconds(seconds)} s</b>
                <i .style=${`--part: ${part(seconds)}`}></i>
              </li>
            `,
          )}
        </ul>
        ${
          run?.state === "done"
            ? html`<p>
                ${run.setupSeconds > 0.001 ? text.setup(this.#seconds(run.setupSeconds)) : ""}
                ${this.likeTheirs ? "" : text.other}
              </p>`
            : nothing
        }
        <p class="source">${text.source}</p>
      </section>
    `;
  }

  #seconds(seconds: number) {
    return this.#texts.number(
      seconds,
      seconds < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 },
    );
  }

  #onInput(event: InputEvent) {
    const { value } = event.target as HTMLInputElement;
    this.dispatchEvent(new CustomEvent("draws", { detail: entryOf(value.replace(/[\s,.]/g, "")) }));
  }

  #onSubmit(event: Event) {
    event.preventDefault();
    if (this.engine && this.request) this.#run(this.engine, this.request);
  }

  async #run(engine: Engine, request: Record<string, unknown>) {
    const of = this.#of;
    const abort = new AbortController();
    this.#abort?.abort();
    this.#abort = abort;
    this.refusal = null;
    const total = typeof this.draws === "number" ? this.draws : 0;
    const since = performance.now();
    let run: Run = {
      of,
      total,
      tally: noTally,
      workers: 1,
      since,
      state: "running",
      seconds: 0,
      setupSeconds: 0,
    };
    const change = (patch: Partial<Run>) => {
      run = { ...run, ...patch };
      if (this.#abort === abort && of === this.#of) this.current = run;
    };
    change({});
    try {
      const outcome = await this.#crew.run(
        engine,
        { ...request, draws: this.draws },
        { signal: abort.signal, onTally: (tally, workers) => change({ tally, workers }) },
      );
      change({ ...outcome, state: "done" });
    } catch (error) {
      const { name, message, data } = error as any;
      if (name === "AbortError") return change({ state: "cancelled" });
      if (this.#abort !== abort) return;
      this.current = null;
      this.refusal = { of, field: String(data?.field ?? ""), message, data: data ?? {} };
    }
  }
}
