/**
 * The page of the Word Game: the draw left; right what came of it, or the experiment.
 *
 * The draw is the store's; a round (tries, clock, whether the best words have been seen) is this page's and begins
 * anew with another draw.
 */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, query } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { phone } from "../../../components/media.ts";
import "../../../components/segments.ts";
import { shared } from "../../../components/shared-styles.ts";
import { wrong } from "../../../components/wrong.ts";
import { Notation } from "../../../tiles/notation.ts";
import { register, type Game } from "../../registry.ts";
import { Clipboard } from "../../shared/clipboard.ts";
import { GamePage, detail, pageState, type PageState } from "../../shared/page.ts";
import { pageStyles, switchStyles } from "../../shared/page-styles.ts";
import type { Params, Refusal } from "../../shared/queries.ts";
import { CLOCKS, VIEWS, defaults, link, type Options } from "../model/link.ts";
import {
  SIZE,
  anySeed,
  emptyPosition,
  entryOf,
  type Bag,
  type Entry,
  type Position,
} from "../model/position.ts";
import { count, currentStreak } from "../model/streak.ts";
import "../parts/bag.ts";
import { Clock } from "../parts/clock.ts";
import "../parts/experiment.ts";
import "../parts/rack.ts";
import type { DrawRack } from "../parts/rack.ts";
import "../parts/round.ts";
import type { DrawRound, Phase, Try } from "../parts/round.ts";

const draw: Game<Position, Options> = {
  id: "draw",
  name: (text) => text.draw.name,
  element: "tw-draw",
  empty: emptyPosition,
  options: defaults,
  ...link,
};

register(draw);

interface Round {
  /** The draw that it is of. */
  of: string;
  phase: Phase;
  tries: readonly Try[];
  timedOut: boolean;
}

interface State extends PageState {
  round: Round;
  /** The word that is being made. */
  entry: string;
  /** A best word that is seen on the tiles. */
  shown: string;
}

const state: State = {
  ...pageState,
  round: { of: "", phase: "trying", tries: [], timedOut: false },
  entry: "",
  shown: "",
};

@customElement("tw-draw")
export class DrawPage extends GamePage<Position, Options, State> {
  static override styles = [
    shared,
    pageStyles(),
    switchStyles,
    css`
      :host {
        --position: clamp(300px, 40vw, 460px);
        --answers: 640px;
      }

      .top {
        display: grid;
        gap: 14px;
      }

      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        min-height: 36px;
        font-size: 0.9375rem;
      }

      .time {
        font-size: 1.75rem;
        font-weight: 680;
        letter-spacing: -0.02em;
        line-height: 1;
      }

      .time.late {
        color: var(--wrong);
      }

      .fields label {
        display: grid;
        gap: 4px;
      }

      .fields {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 12px;
      }

      .summary {
        margin: 0;
        padding: 0 12px 10px;
        font-size: 0.9375rem;
      }

      .summary:empty {
        display: none;
      }

      tw-sheet > .wrong {
        padding: 0 12px 10px;
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
          padding: 0 4px 8px;
          font-size: 0.8125rem;
        }

        tw-draw-round,
        tw-draw-experiment {
          padding-inline: 4px;
        }

        :host([up]) .fields,
        :host([up]) tw-draw-bag {
          visibility: hidden;
        }
      }
    `,
  ];

  @query("tw-draw-rack") rack!: DrawRack | null;
  @query("tw-draw-round") outcomeOfRound!: DrawRound | null;

  protected override readonly places = ["bag", "size", "seed"];
  protected override readonly aboveSheet = ".top";

  readonly #bags = this.query("draw.bags", () => ({ alphabet: this.list.alphabet }));
  readonly #deal = this.query("draw.deal", () => ({ alphabet: this.list.alphabet, ...this.#request }));
  readonly #best = this.query("draw.solve", () => {
    const words = this.#wordsOfDraw;
    return words && { ...words, ...this.wanted };
  });
  readonly #chances = this.query("draw.chances", () =>
    this.#best.fresh && this.options.view === "round" ? this.#wordsOfDraw : null,
  );
  readonly #clock = new Clock(this, () => void this.#endRound());
  readonly #result = new Clipboard(this);
  /** Are the tiles of the next draw turned at once, because its player asked for it? */
  #eager = false;

  constructor() {
    super(draw, state);
  }

  get labels() {
    const { table, answers } = this.texts.text.draw;
    return { position: table, answers };
  }

  /** The bag in use: one that ships for another alphabet gives way to the game's own. */
  get #bag(): Bag {
    const { bag } = this.position;
    if (typeof bag !== "string") return bag;
    const set = PAGE.tileSets.find(({ id }) => id === bag);
    return set && set.alphabet !== this.list.alphabet ? null : bag;
  }

  /** The draw as requests name it; what was typed for a number goes to the engine as it is, which says what is wrong. */
  get #request() {
    const { size, seed } = this.position;
    return { bag: this.#bag, size, seed } as Pick<Params<"draw.deal">, "bag" | "size" | "seed">;
  }

  /** What a request about the words of the draw says, once it is dealt. */
  get #wordsOfDraw() {
    const rack = this.#deal.result?.rack;
    return rack ? { lexicon: this.list.id, rack, bag: this.#request.bag } : null;
  }

  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    const of = JSON.stringify([this.list.id, this.#request]);
    if (of !== this.state.round.of) this.#begin(of);
    if (this.#eager && this.#deal.fresh) {
      this.#eager = false;
      this.#turn();
    }
    this.#count();
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
      const kind = data.part
        ? `bag ${data.part}`
        : data.letter || typeof this.#bag === "string"
          ? ""
          : "bag empty";
      return refusals[kind]?.(data, message) ?? message;
    }
    return refusals[data.field ?? ""]?.(data, message) ?? this.texts.error(refusal);
  }

  positionPane() {
    const text = this.texts.text.draw;
    const { list, problems } = this;
    const { bag, size, seed } = this.position;
    const { round, entry, shown, trouble } = this.state;
    const { clock } = this.options;
    const tiles = this.#deal.result?.tiles ?? [];
    const { letter = "", part = "" } = this.#deal.refusal?.data ?? {};
    return html`
      <div class="top">
        <div class="head">
          <span class="quiet figures"
            >${text.seed} ${typeof seed === "number" ? this.texts.number(seed) : seed}</span
          >
          ${this.#time()}
        </div>
        <tw-draw-rack
          .tiles=${tiles}
          .size=${typeof size === "number" && size > 1 && size < 16 ? size : SIZE}
          .faceDown=${round.phase === "down"}
          .closed=${round.phase === "shown" || !tiles.length}
          .entry=${round.phase === "shown" ? "" : entry}
          .shown=${shown}
          .notation=${Notation.ofAlphabet(list.alphabet)}
          .letterLanguage=${list.language}
          .problem=${trouble}
          @entry=${detail((word: string) => this.set({ entry: word, trouble: "" }))}
          @try=${detail((word: string) => this.#try(word))}
        ></tw-draw-rack>
      </div>
      ${this.toolbar({
        labels: text.tools,
        tools: html`
          <button type="button" class="button" name="shuffle" @click=${() => this.rack?.shuffle()}>
            ${text.shuffle}
          </button>
          <button type="button" class="button" name="new-draw" @click=${this.#next}>${text.next}</button>
        `,
      })}
      <span class="out-of-sight" role="status">${this.#result.copied ? text.shared : ""}</span>
      <div class="group extra change">
        <span class="label">${text.clock}</span>
        <tw-segments
          .label=${text.clock}
          .value=${String(clock)}
          .options=${CLOCKS.map((seconds) => ({ value: String(seconds), label: text.clocks[seconds] }))}
          @choose=${detail((value: string) => this.#setClock(value))}
        ></tw-segments>
      </div>
      <div class="fields extra change">
        ${this.#field("size", text.size, size)} ${this.#field("seed", text.seed, seed)}
      </div>
      ${wrong(problems.size, "wrong-size")} ${wrong(problems.seed, "wrong-seed")}
      <tw-draw-bag
        class="extra change"
        .bag=${typeof bag === "string" && this.#bag === null ? null : bag}
        .known=${this.#bags.answer?.result.bags ?? []}
        .problem=${problems.bag ?? ""}
        .badLetter=${String(letter)}
        .badPart=${String(part)}
        .letterLanguage=${list.language}
        @bag=${detail((next: { bag: Bag; stroke: unknown }) => this.#change({ bag: next.bag }, next.stroke))}
      ></tw-draw-bag>
    `;
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
      ${wrong(this.problems.general)} ${view === "experiment" ? this.#experiment() : this.#round()}
    `;
  }

  #experiment() {
    const { min_zipf: least, without } = this.wanted;
    const { bag } = this.#request;
    const request = { lexicon: this.list.id, ...this.#request, ...this.wanted };
    return html`<tw-draw-experiment
      .engine=${this.engine}
      .request=${this.#deal.refusal ? null : request}
      .draws=${this.options.draws}
      .listName=${this.list.name}
      .likeTheirs=${bag === null && this.position.size === SIZE && !least && !without}
      .letterLanguage=${this.list.language}
      @draws=${detail((draws: Entry) => this.setOptions({ draws }))}
    ></tw-draw-experiment>`;
  }

  #round() {
    const { round } = this.state;
    const dealt = this.#deal.result;
    return html`
      <p class="summary quiet figures" role="status">${this.#summary()}</p>
      <tw-draw-round
        .phase=${round.phase}
        .tries=${round.tries}
        .solved=${this.#best.result}
        .chances=${this.#chances.result}
        .counting=${this.#chances.pending}
        .streak=${currentStreak()}
        .timedOut=${round.timedOut}
        .copied=${this.#result.copied}
        .size=${dealt?.tiles.length ?? SIZE}
        .seconds=${this.options.clock}
        .dealt=${dealt !== null}
        .listLanguage=${this.list.language}
        @start=${this.#turn}
        @reveal=${() => this.#reveal()}
        @next=${this.#next}
        @share=${this.#share}
        @show=${detail((shown: string) => this.set({ shown }))}
      ></tw-draw-round>
    `;
  }

  #time() {
    const { left, running } = this.#clock;
    if (!running) return nothing;
    const minutes = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    return html`<span
      class="time figures ${left <= 10 ? "late" : ""}"
      role="timer"
      aria-label=${this.texts.text.draw.left(String(left))}
      >${minutes}</span
    >`;
  }

  #summary() {
    const text = this.texts.text.draw;
    const { fresh, refusal } = this.#best;
    if (this.#deal.refusal || refusal) return "";
    if (this.state.round.phase === "shown" && fresh) {
      const awaited = { pending: text.pending, working: this.list.name, refused: "" };
      return this.outcome(this.#best, awaited, ({ words }, milliseconds) =>
        text.bestLine(words.length, this.texts.number(words.length), milliseconds, this.list.name),
      );
    }
    return this.ready || fresh ? this.list.name : text.pending;
  }

  #field(name: "size" | "seed", label: string, value: Entry) {
    return html`<label title=${name === "seed" ? this.texts.text.draw.seedHint : ""}>
      <span class="label">${label}</span>
      <input
        class="field figures"
        name=${name}
        inputmode="numeric"
        autocomplete="off"
        .value=${live(String(value))}
        aria-invalid=${Boolean(this.problems[name])}
        aria-describedby="wrong-${name}"
        @input=${({ target }: InputEvent & { target: HTMLInputElement }) =>
          this.#change({ [name]: entryOf(target.value) }, name)}
      />
    </label>`;
  }

  // The round.

  #begin(of: string) {
    this.#clock.stop();
    const phase = this.options.clock ? "down" : "trying";
    this.set({ round: { of, phase, tries: [], timedOut: false }, entry: "", shown: "", trouble: "" });
  }

  #setRound(change: Partial<Round>) {
    this.set({ round: { ...this.state.round, ...change } });
  }

  readonly #turn = () => {
    const { clock } = this.options;
    this.#setRound({ phase: "trying" });
    if (clock) this.#clock.start(clock);
    this.#focusEntry();
  };

  #setClock(value: string) {
    const clock = CLOCKS.find((seconds) => String(seconds) === value) ?? 0;
    this.setOptions({ clock });
    const { phase, tries } = this.state.round;
    if (phase === "shown") return;
    this.#clock.stop();
    // Who has tried something goes on with it; else the tiles are turned over for a fresh start.
    if (!clock) this.#setRound({ phase: "trying" });
    else if (tries.length) this.#clock.start(clock);
    else this.#setRound({ phase: "down" });
  }

  async #try(word: string) {
    const request = this.#wordsOfDraw;
    const { of, phase } = this.state.round;
    if (!request || phase !== "trying") return;
    const tried = (spelled: string) => this.state.round.tries.some((each) => each.word === spelled);
    if (tried(Notation.ofAlphabet(this.list.alphabet).spell(word).join(""))) {
      this.set({ trouble: this.texts.text.draw.twice });
      return;
    }
    const judged = await this.ask("draw.judge", { ...request, word });
    // What was sent in time counts, even if its answer comes after the end.
    if (!judged || this.state.round.of !== of || tried(judged.word)) return;
    this.#setRound({ tries: [...this.state.round.tries, judged] });
    if (this.state.entry === word) this.set({ entry: "", trouble: "" });
  }

  async #endRound() {
    const { round, entry } = this.state;
    if (Notation.ofAlphabet(this.list.alphabet).spell(entry).length > 1) await this.#try(entry);
    const { of, phase } = this.state.round;
    if (of === round.of && phase === "trying") this.#reveal(true);
  }

  #reveal(timedOut = false) {
    this.#clock.stop();
    this.set({ trouble: "" });
    this.#setRound({ phase: "shown", timedOut });
  }

  /** Count a round in the streak, once it is over and its best words are known. */
  #count() {
    const { of, phase } = this.state.round;
    const best = this.#best.result;
    if (phase === "shown" && best) count(of, this.#mine, best.score);
  }

  /** The points of the best try. */
  get #mine() {
    return Math.max(0, ...this.state.round.tries.map(({ score }) => score));
  }

  readonly #next = () => {
    this.#eager = Boolean(this.options.clock) && this.state.round.phase !== "down";
    this.#change({ seed: anySeed() });
    this.#focusEntry();
  };

  #focusEntry() {
    void this.updateComplete.then(() => this.rack?.focusEntry());
  }

  #change(change: Partial<Position>, stroke?: unknown) {
    this.edit({ ...this.position, ...change }, stroke);
  }

  readonly #share = async () => {
    const text = this.texts.text.draw;
    const n = (value: number) => this.texts.number(value);
    const best = this.#best.answer?.result.score ?? 0;
    try {
      await this.#result.copy(text.result(n(this.#mine), n(best), currentStreak().now, this.link()));
    } catch {
      this.set({ trouble: this.texts.text.tools.copyFailed });
    }
  };

  focusPlays() {
    this.outcomeOfRound?.focusList();
  }
}
