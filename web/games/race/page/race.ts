/** The race of the finders: rack and runners left; right the race, how each finder grows with the rack, or how fast it is here. */
import { html, nothing, type PropertyValues } from "lit";
import { customElement, query } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { button } from "../../../ui/button.ts";
import "../../../ui/segments.ts";
import { type FieldEvent, detail } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import { wordTiles, wordTilesStyles } from "../../../tiles/tile.ts";
import { Job, OwnWorker } from "../../shared/job.ts";
import { jobStatus } from "../../shared/job-status.ts";
import { jobStyles } from "../../shared/job-styles.ts";
import { GamePage } from "../../shared/page.ts";
import { Problems } from "../../shared/problems.ts";
import { Tools } from "../../shared/tools.ts";
import { pageStyles, switchStyles } from "../../shared/page-styles.ts";
import type { Refusal } from "../../shared/queries.ts";
import { race } from "../index.ts";
import {
  finderOf,
  growing,
  repeats,
  views,
  type Finder,
  type Options,
  type Position,
  type View,
} from "../model/position.ts";
import "../parts/growth.ts";
import "../parts/lanes.ts";
import "../parts/runners.ts";
import { raceStyles } from "./styles.ts";

@customElement("tw-race")
export class RacePage extends GamePage<Position, Options> {
  static override styles = [wordTilesStyles, pageStyles(), switchStyles, jobStyles, raceStyles];

  @query(".actions button") startButton!: HTMLElement | null;
  @query("input[name=rack]") rackField!: HTMLInputElement | null;

  override readonly places = ["rack"];
  override readonly aboveSheet = ".top";

  readonly #problems: Problems = new Problems(this);
  readonly #tools: Tools = new Tools(this);
  readonly #race = this.#job("finders.race");
  readonly #growth = this.#job("finders.growth");

  constructor() {
    super(race);
  }

  #job<M extends "finders.race" | "finders.growth">(method: M) {
    const worker = new OwnWorker(method, () => this.engine);
    return new Job(this, worker, (params, result) => this.frame.answered(method, params, result));
  }

  get labels() {
    const { table, answers } = this.texts.text.race;
    return { position: table, answers };
  }

  get #raceRequest() {
    const { rack, runners } = this.position;
    return { lexicon: this.list.id, rack, finders: [...runners], repeats: this.options.repeats };
  }

  get #growthRequest() {
    const { rack, runners } = this.position;
    return { lexicon: this.list.id, rack: growing(rack), finders: [...runners] };
  }

  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    this.#race.keepFor(this.#raceRequest);
    this.#growth.keepFor(this.#growthRequest);
  }

  override get refusal() {
    return this.#race.refusal ?? this.#growth.refusal;
  }

  get keyList() {
    return this.texts.text.race.keyList;
  }

  override takeTyping() {
    this.rackField?.focus();
    this.rackField?.select();
    return true;
  }

  override takePaste(text: string) {
    this.edit({ ...this.position, rack: text.trim() });
  }

  override regainFocus() {
    this.startButton?.focus();
  }

  positionPane() {
    const text = this.texts.text.race;
    const { position, options } = this;
    const { byPlace: problems } = this.#problems;
    return html`
      <div class="top stack gap-4">
        <label class="rack stack gap-4">
          <span class="label">${text.rack}</span>
          <input
            class="field capitals"
            name="rack"
            lang=${this.list.language}
            .value=${live(position.rack)}
            aria-invalid=${Boolean(problems.rack)}
            aria-describedby=${problems.rack ? "wrong-rack" : "rack-hint"}
            autocapitalize="characters"
            autocomplete="off"
            autocorrect="off"
            spellcheck="false"
            @input=${({ target }: FieldEvent) => this.edit({ ...position, rack: target.value }, "rack")}
            @keydown=${({ key }: KeyboardEvent) => key === "Enter" && this.startButton?.click()}
          />
        </label>
        ${
          problems.rack
            ? wrong(problems.rack, "wrong-rack")
            : html`<span class="quiet text-14" id="rack-hint">${text.rackHint}</span>`
        }
      </div>
      ${this.#tools.view()} ${wrong(this.trouble, "wrong-copy")}
      <div class="group stack gap-4 extra change" title=${text.repeatsHint}>
        <span class="label">${text.repeats}</span>
        <tw-segments
          .label=${text.repeats}
          .value=${String(options.repeats)}
          .options=${repeats.map((times) => ({
            value: String(times),
            label: text.repeatsOf[times],
            hint: text.repeatsHint,
          }))}
          @choose=${detail((chosen: string) =>
            this.setOptions({ repeats: repeats.find((times) => String(times) === chosen) }),
          )}
        ></tw-segments>
      </div>
      <tw-race-runners
        class="extra"
        .runners=${position.runners}
        @runners=${detail((runners: readonly Finder[]) => this.edit({ ...position, runners }))}
      ></tw-race-runners>
    `;
  }

  answersPane() {
    const text = this.texts.text.race;
    const { view } = this.options;
    return html`
      <div slot="head" class="switch">
        <tw-segments
          .label=${text.view}
          .value=${view}
          .options=${views.map((value) => ({ value, label: text.views[value] }))}
          @choose=${detail((chosen: View) => this.setOptions({ view: chosen }))}
        ></tw-segments>
      </div>
      <div class="answer column gap-14">
        ${wrong(this.#problems.byPlace.general, "wrong-race")}
        ${view === "race" ? this.#raceView() : this.#growthView()}
      </div>
    `;
  }

  #raceView() {
    const text = this.texts.text.race;
    const { runners } = this.position;
    const { state, known, progress } = this.#race;
    const running = state === "running" ? progress?.partial : null;
    return html`
      <div class="ask">
        <h2>${text.intro.title}</h2>
        <p>${text.intro.text}</p>
      </div>
      ${this.#button(this.#race, "run", text.run, () => {
        this.frame.pull(true);
        return this.#race.start(this.#raceRequest);
      })}
      ${jobStatus(this.#raceStatus(), { running: state === "running", begun: text.starting })}
      ${
        runners.length
          ? html`<tw-race-lanes
              .runners=${runners}
              .results=${known?.results ?? []}
              .running=${running?.running ?? ""}
              .setUpIn=${running?.setup_seconds ?? null}
              .finished=${state === "done"}
            ></tw-race-lanes>`
          : nothing
      }
    `;
  }

  #raceStatus() {
    const text = this.texts.text.race;
    const { state, progress, known } = this.#race;
    const number = (value: number) => this.texts.number(value);
    if (!this.position.runners.length) return text.noRunners;
    if (state === "idle") return text.empty;
    if (state === "cancelled") return text.cancelled;
    if (state === "running") {
      if (!progress) return text.starting;
      const { running, setup_seconds: setUp } = progress.partial;
      const sentence = setUp === null ? text.settingUp : text.status;
      return sentence(number(progress.done), number(progress.total), this.#name(running));
    }
    const ran = (known?.results ?? []).filter(({ refused }) => refused === null);
    return (
      this.#differing(ran) ??
      (ran.length ? text.summary(number(ran[0]?.words ?? 0), ran.length, this.list.name) : "")
    );
  }

  #growthView() {
    const text = this.texts.text.race;
    const { state, known, progress } = this.#growth;
    const letters = growing(this.position.rack);
    const lengths = Array.from({ length: Math.max(0, letters.length - 1) }, (_, n) => n + 2);
    const { title, text: sentence } = text.growthIntro;
    return html`
      <div class="ask">
        <h2>${title}</h2>
        <p>
          ${sentence(this.texts.number(2), this.texts.number(letters.length))}
          <span class="block letters container"
            >${wordTiles(letters.toLocaleUpperCase(this.list.language))}<span class="out-of-sight"
              >${letters}</span
            ></span
          >
        </p>
      </div>
      ${this.#button(this.#growth, "run-growth", text.runGrowth, () => {
        this.frame.pull(true);
        return this.#growth.start(this.#growthRequest);
      })}
      ${jobStatus(this.#growthStatus(), { running: state === "running", begun: text.starting })}
      ${
        state === "running"
          ? html`<progress
              aria-label=${title}
              max=${progress?.total ?? 1}
              .value=${progress?.done ?? 0}
            ></progress>`
          : nothing
      }
      <tw-race-growth class="contents" .curves=${known?.curves ?? []} .lengths=${lengths}></tw-race-growth>
    `;
  }

  #growthStatus() {
    const text = this.texts.text.race;
    const { state, progress, result } = this.#growth;
    if (!this.position.runners.length) return text.noRunners;
    if (state === "cancelled") return text.cancelled;
    if (state === "running") {
      if (!progress) return text.starting;
      const part = this.texts.number(progress.done / progress.total, { style: "percent" });
      return text.measuring(this.#name(progress.partial.running), part);
    }
    return result ? (this.#differing(result.curves) ?? text.growth.same) : "";
  }

  /** Who found other words than the registers, in a sentence; null if nobody did. */
  #differing(ran: readonly { finder: string; same_answer: boolean | null }[]) {
    const others = ran.filter(({ same_answer: same }) => !same).map(({ finder }) => this.#name(finder));
    return others.length ? this.texts.text.race.differs(others.join(", ")) : null;
  }

  #name(finder: string) {
    return this.texts.text.race.finders[finderOf(finder)].name;
  }

  /** @param alone it needs no runners */
  #button(
    job: { state: string; cancel(): void },
    name: string,
    label: string,
    start: () => Promise<void>,
    { alone = false } = {},
  ) {
    const { race } = this.texts.text;
    return html`<div class="actions">
      ${
        job.state === "running"
          ? button("cancel", race.cancel, () => job.cancel())
          : button(name, label, start, {
              look: "filled",
              disabled: (!alone && !this.position.runners.length) || !this.engine,
            })
      }
    </div>`;
  }

  override sentence(refusal: Refusal) {
    const { field, code, letter } = refusal.data;
    const { problems } = this.texts.text.race;
    if (field === "rack" && code === "letter") return problems.letter(String(letter));
    return super.sentence(refusal);
  }

  focusPlays() {
    this.startButton?.focus();
  }
}
