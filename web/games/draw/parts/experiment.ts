/**
 * The experiment: draw again and again, and see how the best scores spread.
 *
 * Takes the draw as the engine is asked for it (`request`), and keeps what comes of it as long as that is the same.
 *   draws  number or text   another number of draws
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { button } from "../../../ui/button.ts";
import "../../../ui/plot.ts";
import { inlineStyle, type FieldEvent } from "../../../ui/templates.ts";
import { describedBy, wrong } from "../../../ui/wrong.ts";
import { Part } from "../../../ui/part.ts";
import type { Engine } from "../../../engine/client.ts";
import { wordTiles, wordTilesStyles } from "../../../tiles/tile.ts";
import { jobStatus } from "../../shared/job-status.ts";
import { jobStyles } from "../../shared/job-styles.ts";
import { Job } from "../../shared/job.ts";
import type { Refusal } from "../../shared/queries.ts";
import { wholeOf, type Entry } from "../model/position.ts";
import { noDraws, statistics, type BestOfDraw, type Tally } from "../model/tally.ts";
import { SharedExperiment, type Counted, type Experiment, type Outcome } from "../model/experiment.ts";

/** The published figures: 800 draws on eight cores, in seconds. */
const THEIRS = Object.freeze({ draws: 800, permutations: 14, scan: 34 });

/** Seconds from which on the time left is told in minutes. */
const LONG = 100;

@customElement("tw-draw-experiment")
export class DrawExperiment extends Part<{ draws: Entry }> {
  @property({ attribute: false }) engine: Engine | null = null;
  @property({ attribute: false }) request: Experiment | null = null;
  @property() draws: Entry = THEIRS.draws;
  @property() listName = "";
  /** Are bag and size those of the published figures? */
  @property({ type: Boolean }) likeTheirs = true;
  @property() letterLanguage = "en";
  static override styles = [
    wordTilesStyles,
    jobStyles,
    css`
      :host {
        padding: 4px 12px 24px;
      }

      label {
        width: 9rem;
      }

      .status:empty {
        display: none;
      }

      .facts {
        grid-template-columns: repeat(auto-fit, minmax(6.5rem, auto));
        justify-content: start;
        gap: 8px 32px;
      }

      .facts dd {
        font-size: 1.1875rem;
        font-weight: 650;
      }

      .racks dd {
        gap: 6px 14px;
        margin-top: 4px;
      }

      .racks .word {
        flex: 0 1 15rem;
      }

      .compare {
        margin-top: 8px;
        padding-top: 16px;
        border-top: 1px solid var(--line);
      }

      h3 {
        font-size: 1rem;
        font-weight: 650;
      }

      li {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 4px 12px;
      }

      li i {
        height: 8px;
        border-radius: 4px;
        background: linear-gradient(var(--edge), var(--edge)) no-repeat 0 0 / calc(var(--part) * 100%) 100%
          var(--sink);
      }

      .ours i {
        background-image: linear-gradient(var(--accent), var(--accent));
      }
    `,
  ];

  readonly #job = new Job<Experiment, Outcome, Counted>(this, new SharedExperiment(() => this.engine));
  /** When the run began, in milliseconds. */
  #since = 0;

  /** What would be run now. */
  get #asked(): Experiment | null {
    // What is typed for a number goes to the engine as it is, which says what is wrong with it.
    return this.request && { ...this.request, draws: this.draws as number };
  }

  // A run of another draw ends, and what came of it is not shown beside this one.
  override willUpdate() {
    const { params, state } = this.#job;
    if (!params || isSame(params, this.#asked)) return;
    if (state === "running" || !isSame({ ...params, draws: 0 }, { ...this.#asked, draws: 0 }))
      this.#job.forget();
  }

  override render() {
    const text = this.texts.text.draw.experiment;
    const job = this.#job;
    const running = job.state === "running";
    const { tally } = job.known ?? { tally: noDraws };
    const problem = job.refusal && isSame(job.params, this.#asked) ? job.refusal : null;
    return html`
      <div class="ask">
        <h2>${text.title}</h2>
        <p>${text.text}</p>
      </div>
      <form class="beside by-bottom" @submit=${this.#onSubmit}>
        <label class="stack gap-4">
          <span class="label">${text.draws}</span>
          <input
            class="field figures"
            name="draws"
            inputmode="numeric"
            autocomplete="off"
            .value=${live(String(this.draws))}
            aria-invalid=${problem?.data.field === "draws"}
            aria-describedby=${describedBy(problem?.message, "wrong-draws")}
            @input=${this.#onInput}
          />
        </label>
        ${
          running
            ? button("cancel", text.cancel, () => job.cancel())
            : html`<button class="button filled" name="run" ?disabled=${!this.request}>${text.run}</button>`
        }
      </form>
      ${wrong(problem ? this.#sentence(problem) : "", "wrong-draws")}
      ${jobStatus(this.#status(), { running, begun: text.preparing })}
      ${
        running
          ? html`<progress
              aria-label=${text.progress}
              max=${Number(this.draws)}
              .value=${tally.done}
            ></progress>`
          : nothing
      }
      ${tally.done ? this.#result(tally) : nothing} ${this.#comparison(job.result)}
    `;
  }

  #sentence({ message, data }: Refusal) {
    return (
      this.texts.text.draw.refusals[data.field ?? ""]?.(data, message) ?? this.texts.error({ message, data })
    );
  }

  #status() {
    const text = this.texts.text.draw.experiment;
    const n = (value: number) => this.texts.number(value);
    const { state, params, result, known } = this.#job;
    const total = Number(params?.draws);
    const { tally, workers } = known ?? { tally: noDraws, workers: 1 };
    if (state === "idle" || state === "refused") return "";
    if (state === "cancelled") return text.cancelled(n(tally.done));
    if (result)
      return text.summary(n(total), this.#seconds(result.seconds), text.workers(workers), this.listName);
    if (!tally.done) return text.preparing;
    const elapsed = (performance.now() - this.#since) / 1000;
    const left = (elapsed * (total - tally.done)) / tally.done;
    const soFar = text.done(n(tally.done), n(total));
    const time = left > LONG ? text.leftLong(n(Math.ceil(left / 60))) : text.left(n(Math.ceil(left)));
    const words = elapsed > 0.5 ? `, ${time}` : "";
    return `${soFar}${words}, ${text.workers(workers)}`;
  }

  #result(tally: Tally) {
    const text = this.texts.text.draw.experiment;
    const { mean, deviation } = statistics(tally);
    const n = (value: number, digits = 0) =>
      this.texts.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const highest = Math.max(...tally.histogram.keys());
    const scores = Array.from({ length: highest + 1 }, (_, score) => score);
    const without = tally.histogram.get(0) ?? 0;
    const share = this.texts.number(without / tally.done, { style: "percent", maximumSignificantDigits: 2 });
    return html`
      <tw-plot
        kind="bars"
        .label=${text.plot}
        .tableLabel=${this.texts.text.plot.table}
        .x=${scores}
        .series=${[{ name: text.count, values: scores.map((score) => tally.histogram.get(score) ?? 0) }]}
        .xLabel=${text.score}
        .yLabel=${text.count}
        .xText=${(score: number) => n(score)}
        .yText=${(count: number) => n(count)}
      ></tw-plot>
      <dl class="facts stack figures">
        <div>
          <dt class="quiet text-13">${text.mean}</dt>
          <dd class="flush">${n(mean, 2)}</dd>
        </div>
        <div title=${text.deviationHint}>
          <dt class="quiet text-13">${text.deviation}</dt>
          <dd class="flush">±${n(deviation, 2)}</dd>
        </div>
        <div>
          <dt class="quiet text-13">${text.without}</dt>
          <dd class="flush">${n(without)} <small class="quiet text-14 weight-450">${share}</small></dd>
        </div>
      </dl>
      <dl class="racks stack gap-12">
        ${this.#drawn("best", text.bestRack, tally.best)} ${this.#drawn("worst", text.worstRack, tally.worst)}
      </dl>
    `;
  }

  #drawn(name: string, label: string, drawn: BestOfDraw | null) {
    const text = this.texts.text.draw;
    if (!drawn) return nothing;
    const { rack, words, score } = drawn;
    const letters = rack.match(/\[[^\]]*\]|./gu)?.map((letter) => letter.replace(/[[\]]/g, "")) ?? [];
    return html`
      <div class=${name}>
        <dt class="quiet text-13">${label}</dt>
        <dd class="flow wraps flush">
          <span class="word container">${wordTiles(letters)}<span class="out-of-sight">${rack}</span></span>
          <span class="figures"
            ><b>${this.texts.text.games.draw.points(score, this.texts.number(score))}</b>,
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

  #comparison(result: Outcome | null) {
    const text = this.texts.text.draw.experiment;
    const times: { name: string; seconds: number; ours?: boolean }[] = [
      { name: text.scan, seconds: THEIRS.scan },
      { name: text.permutations, seconds: THEIRS.permutations },
    ];
    if (result) {
      const { seconds, tally, workers } = result;
      const name = (workers > 1 ? text.hereMany : text.here)(this.texts.number(tally.done));
      times.push({ name, seconds: (seconds * THEIRS.draws) / tally.done, ours: true });
    }
    // A logarithmic scale: a bar's length tells of powers of ten from a millisecond on.
    const part = (seconds: number) =>
      Math.max(0.02, Math.log10(seconds / 0.001) / Math.log10(THEIRS.scan / 0.001));
    return html`
      <section class="compare stack gap-10 text-15">
        <h3>${text.compare}</h3>
        <p class="quiet">${text.compareText}</p>
        <ul class="stack gap-10 unstyled figures">
          ${times.map(
            ({ name, seconds, ours }) => html`
              <li class=${ours ? "ours" : ""}>
                <span>${name}</span><b>${this.#seconds(seconds)} s</b>
                <i class="spans" .style=${inlineStyle(`--part: ${part(seconds)}`)}></i>
              </li>
            `,
          )}
        </ul>
        ${
          result
            ? html`<p class="quiet">
                ${result.setupSeconds > 0.001 ? text.setup(this.#seconds(result.setupSeconds)) : ""}
                ${this.likeTheirs ? "" : text.other}
              </p>`
            : nothing
        }
        <p class="quiet text-13">${text.source}</p>
      </section>
    `;
  }

  #seconds(seconds: number) {
    return this.texts.number(
      seconds,
      seconds < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 },
    );
  }

  #onInput({ target: { value } }: FieldEvent) {
    this.raise("draws", wholeOf(value));
  }

  #onSubmit(event: Event) {
    event.preventDefault();
    if (!this.engine || !this.#asked) return;
    this.#since = performance.now();
    void this.#job.start(this.#asked);
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
