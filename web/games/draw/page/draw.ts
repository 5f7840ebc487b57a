/** What is seen of the Word Game: the draw left; right what came of it, or the experiment. */
import { css, html, nothing } from "lit";
import { customElement, query } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { button } from "../../../ui/button.ts";
import { low, phone } from "../../../ui/media.ts";
import "../../../ui/segments.ts";
import { describedBy, wrong } from "../../../ui/wrong.ts";
import { Notation } from "../../../tiles/notation.ts";
import { detail } from "../../../ui/templates.ts";
import { pageStyles, switchStyles } from "../../shared/page-styles.ts";
import { daysInARow, watchDay } from "../../shared/days.ts";
import { bagsOf } from "../model/bags.ts";
import { drawOf } from "../model/daily.ts";
import { CLOCKS, VIEWS, type Options } from "../model/link.ts";
import { SIZE, wholeOf, type Bag, type Entry, type Position } from "../model/position.ts";
import { currentStreak } from "../model/streak.ts";
import "../parts/bag.ts";
import "../parts/clock.ts";
import "../parts/experiment.ts";
import "../parts/rack.ts";
import "../parts/round.ts";
import type { DrawRound } from "../parts/round.ts";
import { Listing } from "../../shared/listing.ts";
import { GamePage } from "../../shared/page.ts";
import { Problems } from "../../shared/problems.ts";
import type { Refusal } from "../../shared/queries.ts";
import { Tools } from "../../shared/tools.ts";
import { Rounds } from "../tools/rounds.ts";
import { draw } from "../index.ts";

@customElement("tw-draw")
export class DrawPage extends GamePage<Position, Options> {
  static override styles = [
    pageStyles(),
    switchStyles,
    css`
      :host {
        --position: clamp(300px, 40vw, 460px);
        --answers: 640px;
      }

      .head {
        min-height: 36px;
      }

      .summary,
      tw-sheet > .wrong {
        padding: 0 12px 10px;
      }

      .summary:empty {
        display: none;
      }

      @media (max-width: 400px), ${low} {
        :is([name="shuffle"], [name="new-draw"]) {
          padding-inline: 5px;
        }
      }

      @media not ${phone} {
        tw-sheet {
          min-height: calc(var(--screen) - var(--bar) - 40px);
        }
      }

      @media ${phone} {
        .top {
          gap: 10px;
        }

        .summary {
          padding: 0 8px 8px;
          font-size: 0.8125rem;
        }

        tw-draw-round,
        tw-draw-experiment {
          padding-inline: 8px;
        }

        :host([up]) .fields,
        :host([up]) tw-draw-bag {
          visibility: hidden;
        }
      }
    `,
  ];

  @query("tw-draw-round") outcomeOfRound!: DrawRound | null;

  override readonly places = ["bag", "size", "seed"];
  override readonly aboveSheet = ".top";

  readonly #problems: Problems = new Problems(this);
  readonly #listing: Listing = new Listing(this);
  readonly #rounds: Rounds = new Rounds(this, this.#listing);
  readonly #tools: Tools = new Tools(this);

  constructor() {
    super(draw);
    watchDay(this);
  }

  get labels() {
    const { table, answers } = this.texts.text.draw;
    return { position: table, answers };
  }

  override placeOf({ data }: Refusal) {
    return data.tiles === undefined ? (data.field ?? "") : "size";
  }

  override sentence(refusal: Refusal) {
    const { refusals } = this.texts.text.draw;
    const { data, message } = refusal;
    const { size } = this.position;
    if (data.tiles !== undefined)
      return (
        refusals["bag few"]?.({ tiles: this.texts.number(Number(data.tiles)), size }, message) ?? message
      );
    if (data.field === "bag") {
      const whole = data.letter || typeof this.#rounds.bag === "string" ? "" : "bag empty";
      const kind = typeof data.part === "string" ? `bag ${data.part}` : whole;
      return refusals[kind]?.(data, message) ?? message;
    }
    return refusals[data.field ?? ""]?.(data, message) ?? this.texts.error(refusal);
  }

  get keyList() {
    return this.texts.text.draw.keyList;
  }

  override takeTyping() {
    if (this.#rounds.now.round.phase !== "trying") return false;
    this.#rounds.rack?.focusEntry();
    return true;
  }

  override takePaste(text: string) {
    if (this.#rounds.now.round.phase === "trying") this.#rounds.enter(text.trim());
  }

  override regainFocus() {
    if (this.outcomeOfRound) this.outcomeOfRound.focusOutcome();
    else this.frame.focusPosition();
    this.#rounds.rack?.turnButton?.focus();
  }

  positionPane() {
    const text = this.texts.text.draw;
    const { list } = this;
    const { byPlace: problems } = this.#problems;
    const { size, seed } = this.position;
    const { round, entry, shown, judged } = this.#rounds.now;
    const { clock } = this.options;
    const tiles = this.#rounds.deal.result?.tiles ?? [];
    const { letter = "", part = "" } = this.#rounds.deal.refusal?.data ?? {};
    return html`
      <div class="top stack gap-14">
        <div class="head flow apart gap-0 text-15">
          <span class="quiet figures">${this.#name(seed)}</span>
          ${
            this.#isToday
              ? nothing
              : button("daily", this.texts.text.games.draw.daily, this.#rounds.today, { look: "change" })
          }
          <tw-draw-clock .end=${round.end} @time-up=${() => this.#rounds.endRound()}></tw-draw-clock>
        </div>
        <tw-draw-rack
          .tiles=${tiles}
          .size=${typeof size === "number" && size > 1 && size < 16 ? size : SIZE}
          .faceDown=${round.phase === "down"}
          .seconds=${clock}
          .closed=${round.phase === "shown" || !tiles.length}
          .entry=${round.phase === "shown" ? "" : entry}
          .shown=${shown}
          .notation=${Notation.ofAlphabet(list.alphabet)}
          .letterLanguage=${list.language}
          .judged=${judged}
          .problem=${this.trouble}
          @entry=${detail((word: string) => this.#rounds.enter(word))}
          @try=${detail((word: string) => this.#rounds.tryWord(word))}
          @start=${this.#rounds.turn}
        ></tw-draw-rack>
      </div>
      ${this.#tools.view({
        labels: text.tools,
        tools: html`
          ${button("shuffle", text.shuffle, () => this.#rounds.rack?.shuffle(), { look: "" })}
          ${button("new-draw", text.next, this.#rounds.next, { look: "" })}
        `,
      })}
      <span class="out-of-sight" role="status"
        >${this.#rounds.copied ? this.texts.text.daily.shared : ""}</span
      >
      <div class="group stack gap-4 extra change">
        <span class="label">${text.clock}</span>
        <tw-segments
          .label=${text.clock}
          .value=${String(clock)}
          .options=${CLOCKS.map((seconds) => ({ value: String(seconds), label: text.clocks[seconds] }))}
          @choose=${detail((value: string) => this.#rounds.setClock(value))}
        ></tw-segments>
      </div>
      <div class="fields stack halves gap-12 extra change">
        ${this.#field("size", text.size, size)} ${this.#field("seed", text.seed, seed)}
      </div>
      ${wrong(problems.size, "wrong-size")} ${wrong(problems.seed, "wrong-seed")}
      <tw-draw-bag
        class="extra change"
        .bag=${this.#rounds.bag}
        .known=${bagsOf(list.alphabet)}
        .problem=${problems.bag ?? ""}
        .badLetter=${String(letter)}
        .badPart=${String(part)}
        .letterLanguage=${list.language}
        @bag=${detail((next: { bag: Bag; stroke: unknown }) => this.#rounds.change({ bag: next.bag }, next.stroke))}
      ></tw-draw-bag>
    `;
  }

  /** What the draw is called: by its day, or by its number. */
  #name(seed: Entry) {
    const text = this.texts.text.draw;
    if (this.#rounds.day) return text.drawOfDay(this.texts.date(this.#rounds.day));
    return typeof seed === "number" ? `${text.seed} ${this.texts.number(seed)}` : text.table;
  }

  get #isToday() {
    return this.position.seed === drawOf(new Date()).seed && this.#rounds.day !== null;
  }

  answersPane() {
    const text = this.texts.text.draw;
    const { view } = this.options;
    return html`
      <div slot="head" class="switch">
        <tw-segments
          .label=${text.view}
          .value=${view}
          .options=${VIEWS.map((value) => ({ value, label: text.views[value] }))}
          @choose=${detail((value: Options["view"]) => this.setOptions({ view: value }))}
        ></tw-segments>
      </div>
      ${this.#listing.marks()} ${wrong(this.#problems.byPlace.general)}
      ${view === "experiment" ? this.#experiment() : this.#round()}
    `;
  }

  #experiment() {
    const { bag } = this.#rounds.request;
    const request = { lexicon: this.list.id, ...this.#rounds.request, ...this.#listing.selection };
    return html`<tw-draw-experiment
      class="column gap-14"
      .engine=${this.engine}
      .request=${this.#rounds.deal.refusal ? null : request}
      .draws=${this.options.draws}
      .listName=${this.list.name}
      .likeTheirs=${bag === null && this.position.size === SIZE && !this.#listing.filters.length}
      .letterLanguage=${this.list.language}
      @draws=${detail((draws: Entry) => this.setOptions({ draws }))}
    ></tw-draw-experiment>`;
  }

  #round() {
    const { round } = this.#rounds.now;
    return html`
      <p class="summary quiet flush text-15 figures" role="status" tabindex="-1">${this.#summary()}</p>
      <tw-draw-round
        class="column gap-16"
        .round=${round}
        .solved=${this.#rounds.best.result}
        .chances=${this.#rounds.chances.pending ? null : (this.#rounds.chances.result ?? undefined)}
        .streak=${currentStreak()}
        .days=${this.#rounds.day ? daysInARow("draw", this.#rounds.day) : 0}
        .copied=${this.#rounds.copied}
        .size=${this.#rounds.deal.result?.tiles.length ?? 0}
        .seconds=${this.options.clock}
        .listLanguage=${this.list.language}
        @start=${this.#rounds.turn}
        @reveal=${() => this.#rounds.reveal(false)}
        @next=${this.#rounds.next}
        @share=${this.#rounds.share}
        @show=${detail((word: string | null) => this.#rounds.show(word ?? ""))}
      ></tw-draw-round>
    `;
  }

  #summary() {
    const text = this.texts.text.draw;
    const { fresh, refusal } = this.#rounds.best;
    if (this.#rounds.deal.refusal || refusal) return "";
    if (this.#rounds.now.round.phase === "shown" && fresh) {
      const awaited = { pending: text.pending, working: this.list.name, refused: "" };
      return this.#listing.outcome(this.#rounds.best, awaited, ({ words }, milliseconds) =>
        text.bestLine(words.length, this.texts.number(words.length), milliseconds, this.list.name),
      );
    }
    return this.engine?.state.stage === "ready" || fresh ? this.list.name : text.pending;
  }

  #field(name: "size" | "seed", label: string, value: Entry) {
    return html`<label class="stack gap-4" title=${name === "seed" ? this.texts.text.draw.seedHint : ""}>
      <span class="label">${label}</span>
      <input
        class="field figures"
        name=${name}
        inputmode="numeric"
        autocomplete="off"
        .value=${live(String(value))}
        aria-invalid=${Boolean(this.#problems.byPlace[name])}
        aria-describedby=${describedBy(this.#problems.byPlace[name], `wrong-${name}`)}
        @input=${({ target }: InputEvent & { target: HTMLInputElement }) =>
          this.#rounds.change({ [name]: wholeOf(target.value) }, name)}
      />
    </label>`;
  }

  focusPlays() {
    this.outcomeOfRound?.focusList();
  }
}
