/** What is seen of the Word Game: the draw left; right what came of it, or the experiment. */
import { css, html, nothing } from "lit";
import { customElement, query } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { low, phone } from "../../../components/media.ts";
import "../../../components/segments.ts";
import { shared } from "../../../components/shared-styles.ts";
import { wrong } from "../../../components/wrong.ts";
import { Notation } from "../../../tiles/notation.ts";
import { detail } from "../../../components/templates.ts";
import { pageStyles, switchStyles } from "../../shared/page-styles.ts";
import { daysInARow } from "../../shared/days.ts";
import { drawOf } from "../model/daily.ts";
import { CLOCKS, VIEWS, type Options } from "../model/link.ts";
import { SIZE, entryOf, type Bag, type Entry } from "../model/position.ts";
import { currentStreak } from "../model/streak.ts";
import "../parts/bag.ts";
import "../parts/clock.ts";
import "../parts/experiment.ts";
import "../parts/rack.ts";
import "../parts/round.ts";
import type { DrawRound } from "../parts/round.ts";
import { DrawTable } from "./table.ts";

@customElement("tw-draw")
export class DrawPage extends DrawTable {
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

      @media (max-width: 400px), ${low} {
        :is([name="shuffle"], [name="new-draw"]) {
          padding-inline: 5px;
        }
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

  get keyList() {
    return this.texts.text.draw.keyList;
  }

  protected override takeTyping() {
    if (this.state.round.phase !== "trying") return false;
    this.rack?.focusEntry();
    return true;
  }

  protected override takePaste(text: string) {
    if (this.state.round.phase === "trying") this.set({ entry: text.trim() });
  }

  protected override regainFocus() {
    if (this.outcomeOfRound) this.outcomeOfRound.focusOutcome();
    else this.focusPosition();
  }

  positionPane() {
    const text = this.texts.text.draw;
    const { list, problems } = this;
    const { bag, size, seed } = this.position;
    const { round, entry, shown, judged } = this.state;
    const { clock } = this.options;
    const tiles = this.deal.result?.tiles ?? [];
    const { letter = "", part = "" } = this.deal.refusal?.data ?? {};
    return html`
      <div class="top">
        <div class="head">
          <span class="quiet figures">${this.#name(seed)}</span>
          ${
            this.#isToday
              ? nothing
              : html`<button type="button" class="button change" name="daily" @click=${this.today}>
                  ${this.texts.text.games.draw.daily}
                </button>`
          }
          <tw-draw-clock .end=${round.end} @time-up=${() => this.endRound()}></tw-draw-clock>
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
          .judged=${judged}
          .problem=${this.trouble}
          @entry=${detail((word: string) => this.set({ entry: word, trouble: null }))}
          @try=${detail((word: string) => this.tryWord(word))}
        ></tw-draw-rack>
      </div>
      ${this.toolbar({
        labels: text.tools,
        tools: html`
          <button type="button" class="button" name="shuffle" @click=${() => this.rack?.shuffle()}>
            ${text.shuffle}
          </button>
          <button type="button" class="button" name="new-draw" @click=${this.next}>${text.next}</button>
        `,
      })}
      <span class="out-of-sight" role="status"
        >${this.result.copied ? this.texts.text.daily.shared : ""}</span
      >
      <div class="group extra change">
        <span class="label">${text.clock}</span>
        <tw-segments
          .label=${text.clock}
          .value=${String(clock)}
          .options=${CLOCKS.map((seconds) => ({ value: String(seconds), label: text.clocks[seconds] }))}
          @choose=${detail((value: string) => this.setClock(value))}
        ></tw-segments>
      </div>
      <div class="fields extra change">
        ${this.#field("size", text.size, size)} ${this.#field("seed", text.seed, seed)}
      </div>
      ${wrong(problems.size, "wrong-size")} ${wrong(problems.seed, "wrong-seed")}
      <tw-draw-bag
        class="extra change"
        .bag=${typeof bag === "string" && this.bag === null ? null : bag}
        .known=${this.bags.answer?.result.bags ?? []}
        .problem=${problems.bag ?? ""}
        .badLetter=${String(letter)}
        .badPart=${String(part)}
        .letterLanguage=${list.language}
        @bag=${detail((next: { bag: Bag; stroke: unknown }) => this.change({ bag: next.bag }, next.stroke))}
      ></tw-draw-bag>
    `;
  }

  /** What the draw is called: by its day, or by its number. */
  #name(seed: Entry) {
    const text = this.texts.text.draw;
    if (this.day) return text.drawOfDay(this.texts.date(this.day));
    return `${text.seed} ${typeof seed === "number" ? this.texts.number(seed) : seed}`;
  }

  get #isToday() {
    return this.position.seed === drawOf(new Date()).seed && this.day !== null;
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
      ${this.filterMarks()} ${wrong(this.problems.general)}
      ${view === "experiment" ? this.#experiment() : this.#round()}
    `;
  }

  #experiment() {
    const { bag } = this.request;
    const request = { lexicon: this.list.id, ...this.request, ...this.wordSelection };
    return html`<tw-draw-experiment
      .engine=${this.engine}
      .request=${this.deal.refusal ? null : request}
      .draws=${this.options.draws}
      .listName=${this.list.name}
      .likeTheirs=${bag === null && this.position.size === SIZE && !this.filters.length}
      .letterLanguage=${this.list.language}
      @draws=${detail((draws: Entry) => this.setOptions({ draws }))}
    ></tw-draw-experiment>`;
  }

  #round() {
    const { round } = this.state;
    return html`
      <p class="summary quiet figures" role="status" tabindex="-1">${this.#summary()}</p>
      <tw-draw-round
        .round=${round}
        .solved=${this.best.result}
        .chances=${this.chances.pending ? null : (this.chances.result ?? undefined)}
        .streak=${currentStreak()}
        .days=${this.day ? daysInARow("draw", this.day) : 0}
        .copied=${this.result.copied}
        .size=${this.deal.result?.tiles.length ?? 0}
        .seconds=${this.options.clock}
        .listLanguage=${this.list.language}
        @start=${this.turn}
        @reveal=${() => this.reveal(false)}
        @next=${this.next}
        @share=${this.share}
        @show=${detail((word: string | null) => this.set({ shown: word ?? "" }))}
      ></tw-draw-round>
    `;
  }

  #summary() {
    const text = this.texts.text.draw;
    const { fresh, refusal } = this.best;
    if (this.deal.refusal || refusal) return "";
    if (this.state.round.phase === "shown" && fresh) {
      const awaited = { pending: text.pending, working: this.list.name, refused: "" };
      return this.outcome(this.best, awaited, ({ words }, milliseconds) =>
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
          this.change({ [name]: entryOf(target.value) }, name)}
      />
    </label>`;
  }

  focusPlays() {
    this.outcomeOfRound?.focusList();
  }
}
