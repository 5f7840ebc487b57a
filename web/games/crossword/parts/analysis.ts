/**
 * What can be asked about a position beyond the ranking, and how far it is: one button, with what it goes by, which opens
 * over the plays.
 *
 *   start    it is to begin
 *   stop     it is to end with what there is
 *   close    the plain list is wanted again
 *   options  what it goes by, changed
 *   told     what one knows beside the board, changed
 *   infer    what the other side kept is to be guessed
 *   add      the chosen play is to be simulated, too
 *   leave-out  play  it is not to be simulated any more
 *   alone    boolean  are the plays that were added simulated without the best?
 */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { button } from "../../../ui/button.ts";
import { icon } from "../../../ui/icons.ts";
import { Layer } from "../../../ui/layers.ts";
import { sheetWhen, narrow } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import type { FieldEvent } from "../../../ui/templates.ts";
import { describedBy, wrong } from "../../../ui/wrong.ts";
import { jobStatus } from "../../shared/job-status.ts";
import { askingStyles } from "./asking-styles.ts";
import type { Notation } from "../../../tiles/notation.ts";
import { defaults, type Options } from "../model/link.ts";
import type { Play, Position } from "../model/position.ts";
import { chipStyles } from "./chip-styles.ts";
import { moveText } from "./move-cell.ts";

type Told = Pick<Position, "known" | "spread">;

/** What a position can be asked, by the tiles in its bag. */
export type Kind = "simulate" | "preendgame" | "endgame";

/** How it stands. */
export interface Running {
  state: "idle" | "running" | "done" | "cancelled" | "refused";
  /** From 0 to 1; null where that is not known. */
  part: number | null;
  /** How far it is or what came of it, as a sentence. */
  sentence: string;
  problem: string;
  /** The field that the problem is about. */
  field: string;
}

/** What is known of the tiles that the other side kept. */
export interface Inferring {
  running: boolean;
  sentence: string;
}

interface Events {
  start: undefined;
  stop: undefined;
  close: undefined;
  options: Partial<Options>;
  told: Partial<Told>;
  infer: undefined;
  add: undefined;
  "leave-out": Play;
  alone: boolean;
}

const PLIES = ["1", "2", "3", "4", "6"];
const SAMPLES = ["100", "200", "400", "1000", "2000"];

@customElement("tw-crossword-analysis")
export class CrosswordAnalysisPart extends Part<Events> {
  @property() kind: Kind = "simulate";
  @property({ attribute: false }) running: Running | null = null;
  @property({ attribute: false }) options: Options = defaults;
  @property() known = "";
  @property() spread = "";
  /** The score difference that counts while none is entered. */
  @property({ type: Number }) lead = 0;
  @property({ type: Boolean }) disabled = false;
  /** Would what was stopped go on? */
  @property({ type: Boolean }) goesOn = false;
  /** The plays that were chosen to be simulated. */
  @property({ attribute: false }) candidates: readonly Play[] = [];
  /** Are they simulated without the best? */
  @property({ type: Boolean }) alone = false;
  /** The play that can be added to them. */
  @property({ attribute: false }) addable: Play | null = null;
  @property({ attribute: false }) notation: Notation | null = null;
  /** What the other side's last move tells; null where there is none. */
  @property({ attribute: false }) inferring: Inferring | null = null;
  /** What is to be said beside the settings. */
  @property() note = "";
  /** Is what it goes by open? */
  @state() open = false;

  @query("summary") summary!: HTMLElement | null;

  static override styles = [
    ...askingStyles,
    chipStyles,
    css`
      .row {
        gap: 4px 10px;
      }

      .fold summary {
        padding-inline: 6px 10px;
        color: var(--ink-soft);
        font-weight: 550;
      }

      :host {
        position: relative;

        /* There its host stands in a line with others, over all of which it opens. */
        @media ${sheetWhen(narrow)} {
          position: static;
        }
      }

      .panel {
        position: absolute;
        z-index: 3;
        inset-inline: 0;
        padding: 8px 12px 4px;
        border-radius: 12px;
        background: var(--surface);
        box-shadow: var(--shadow);

        @media (forced-colors: active) {
          border: 1px solid;
        }
      }

      .fields {
        gap: 8px 10px;
        padding: 2px 0 6px;
      }

      .note {
        margin-bottom: 6px;
      }

      .field {
        width: 6rem;
        padding: 0 10px;
      }

      .field.long {
        width: 9rem;
      }

      /* Beside the buttons where there is room, so that it moves nothing. */
      .status {
        flex: 1 1 14rem;
        min-width: 0;
        line-height: 1.35;
      }

      .status:empty {
        display: none;
      }

      progress {
        position: absolute;
        inset: auto 0 -5px;

        @media ${sheetWhen(narrow)} {
          position: static;
        }
      }

      .fold summary .icon:last-child {
        display: none;
      }

      /* All that can be done stands in one line there, above the first row, and what is told in the next. */
      @media (max-width: 420px) {
        .row:has([name="close"]) {
          column-gap: 4px;
        }

        .row:has([name="close"]) .status {
          flex-basis: 100%;
        }

        .row:has([name="close"]) summary {
          padding-inline: 12px;

          & .name {
            position: absolute;
            width: 1px;
            height: 1px;
            overflow: hidden;
            clip-path: inset(50%);
          }

          & .icon:first-child {
            display: none;
          }

          & .icon:last-child {
            display: block;
            transform: none;
          }
        }

        .row:has([name="close"]) .button {
          padding-inline: 10px;
        }
      }
    `,
  ];

  constructor() {
    super();
    new Layer(
      this,
      () => this.open,
      () => (this.open = false),
    );
  }

  // What was refused for what stands in a field is told beside it.
  override willUpdate(changed: PropertyValues<this>) {
    if (this.running?.field && this.running.field !== changed.get("running")?.field) this.open = true;
  }

  override render() {
    const text = this.texts.text.crosswordAnalysis;
    const { kind, running, disabled } = this;
    const { state = "idle", part = null, sentence = "", problem = "", field = "" } = running ?? {};
    const busy = state === "running";
    const isNew = state === "idle" || state === "refused";
    return html`
      <div class="row flow wraps">
        ${
          /* One button for both, so that the focus stays on it. */
          html`<button
            type="button"
            class="button ${busy ? "plain" : "filled"} keeps"
            name=${busy ? "stop" : "analyse"}
            ?disabled=${disabled && !busy}
            title=${busy ? nothing : text.hints[kind]}
            @click=${() => this.#press(busy ? "stop" : "start")}
          >
            ${busy ? text.stop : this.goesOn ? text.goOn : isNew ? text.ask[kind] : text.again[kind]}
          </button>`
        }
        ${
          state === "done" || state === "cancelled"
            ? button("close", text.close, () => this.raise("close"), { look: "", sign: "close" })
            : nothing
        }
        <details class="fold" ?open=${this.open} @keydown=${this.#onKey}>
          <summary class="flow gap-6 strong text-15" @click=${this.#turn}>
            ${icon("down")} <span class="name">${text.choices}</span>${icon("settings")}
          </summary>
          <div class="panel">
            <div class="fields flow by-bottom wraps">${this.#fields()}</div>
            ${this.#infer()} ${field ? wrong(problem) : nothing}
            ${this.kind === "simulate" ? this.#candidates() : nothing}
            ${this.note ? html`<p class="note quiet text-13">${this.note}</p>` : nothing}
          </div>
        </details>
        ${jobStatus(sentence, { running: busy, begun: text.begun[kind] })}
      </div>
      ${field ? nothing : wrong(problem)}
      ${busy ? html`<progress aria-label=${text.progress} max="1" .value=${part ?? 0}></progress>` : nothing}
    `;
  }

  // What comes of it is not to be covered.
  #press(name: "start" | "stop") {
    this.open = false;
    this.raise(name);
  }

  // By itself it would open a moment later, and be closed by what is drawn meanwhile.
  readonly #turn = (event: Event) => {
    event.preventDefault();
    this.open = !this.open;
  };

  // Its button goes, or acts no more, and with it the focus.
  #change(raise: () => void) {
    this.summary?.focus();
    raise();
  }

  readonly #onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !this.open) return;
    event.preventDefault();
    event.stopPropagation(); // and the chosen play stays
    this.open = false;
    this.summary?.focus();
  };

  #fields() {
    const { fields } = this.texts.text.crosswordAnalysis;
    const { plies, samples } = this.options;
    const { known, spread } = this;
    const signed = this.texts.number(this.lead, { signDisplay: "exceptZero" });
    return html`
      ${
        this.kind === "simulate"
          ? html`${this.#select("plies", fields.plies, plies, PLIES)}
            ${this.#select("samples", fields.samples, samples, SAMPLES)}
            ${this.#text("known", fields.known, known, fields.knownExample)}`
          : nothing
      }
      ${this.#text("spread", fields.spread, spread, signed)}
    `;
  }

  #infer() {
    const { inferring } = this;
    if (!inferring) return nothing;
    const { ask } = this.texts.text.crosswordAnalysis.infer;
    return html`<div class="fields flow wraps text-15">
      ${button("infer", ask, () => this.raise("infer"), { disabled: inferring.running })}
      <span class="quiet text-13" role="status">${inferring.sentence}</span>
    </div>`;
  }

  /** What is tried: the best plays, and those that were added. */
  #candidates() {
    const text = this.texts.text.crosswordAnalysis.candidates;
    const { notation, candidates } = this;
    if (!notation) return nothing;
    return html`<div class="fields flow wraps text-15" role="group" aria-label=${text.title}>
      <label class="flow gap-6">
        <input
          type="checkbox"
          name="best"
          .checked=${live(!this.alone)}
          ?disabled=${!candidates.length}
          @change=${({ target }: FieldEvent) => this.raise("alone", !target.checked)}
        />
        ${text.best}
      </label>
      ${candidates.map((play) => {
        const name = [moveText(play, notation, this.texts), play.position].filter(Boolean).join(" ");
        return html`<button
          type="button"
          class="chip flow gap-4"
          name="leave-out"
          lang=${notation.alphabet}
          aria-label=${text.leaveOut(name)}
          @click=${() => this.#change(() => this.raise("leave-out", play))}
        >
          ${name} ${icon("close")}
        </button>`;
      })}
      ${button("add-play", text.add, () => this.#change(() => this.raise("add")), { disabled: !this.addable })}
      ${candidates.length || this.addable ? nothing : html`<span class="quiet text-13">${text.hint}</span>`}
    </div>`;
  }

  #select(name: "plies" | "samples", label: string, value: string, choices: readonly string[]) {
    const all = choices.includes(value) ? choices : [...choices, value];
    return html`<label class="stack gap-2">
      <span class="label">${label}</span>
      <select
        class="field slim text-15"
        name=${name}
        @change=${({ target }: FieldEvent<HTMLSelectElement>) => this.raise("options", { [name]: target.value })}
      >
        ${all.map(
          (choice) =>
            html`<option value=${choice} .selected=${choice === value}>
              ${this.texts.number(Number(choice))}
            </option>`,
        )}
      </select>
    </label>`;
  }

  #text(name: keyof Told, label: string, value: string, example: string) {
    return html`<label class="stack gap-2">
      <span class="label">${label}</span>
      <input
        class="field slim text-15 ${name === "known" ? "long capitals" : ""}"
        name=${name}
        .value=${live(value)}
        placeholder=${example}
        aria-invalid=${this.running?.field === name}
        aria-describedby=${describedBy(this.running?.field === name ? this.running.problem : "")}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        @input=${({ target }: FieldEvent) => this.raise("told", { [name]: target.value.trim() })}
      />
    </label>`;
  }
}
