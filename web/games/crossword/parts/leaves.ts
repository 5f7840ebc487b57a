/**
 * Where the values of kept tiles come from; and where that is an estimate, what makes values of the visitor's own.
 *
 *   learn    values are to be learnt, or more of them
 *   stop     learning is to end with what there is
 *   remove   own values are to be deleted
 *   restore  deleted ones are wanted back
 *   export   own values are to be saved as a file
 *   import   a file of them was chosen
 */
import { css, html, nothing } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { foldStyles } from "../../../components/fold-styles.ts";
import { icon } from "../../../components/icons.ts";
import { handheld, narrow } from "../../../components/media.ts";
import { Part } from "../../../components/part.ts";
import type { FieldEvent } from "../../../components/templates.ts";
import { wrong } from "../../../components/wrong.ts";
import type { CrosswordLeavesFrom } from "../../../engine/methods.ts";
import type { TextsController } from "../../../text/texts.ts";
import { jobStatus } from "../../shared/job-status.ts";
import { jobStyles } from "../../shared/job-styles.ts";
import type { Learnt } from "../model/learning.ts";

/** What is told of leave values. */
export interface LeaveValuesTold {
  from: CrosswordLeavesFrom;
  /** Boards that the visitor's own were learnt from; null where there are none. */
  boards: number | null;
  /** Will they be there at the next visit? */
  kept: boolean;
  /** Can any be learnt? */
  learnable: boolean;
  state: "idle" | "running" | "done" | "cancelled" | "refused";
  progress: Learnt | null;
  /** Were own values deleted a moment ago? */
  removed: boolean;
  /** What is wrong with a file, or with learning. */
  problem: string;
}

interface Events {
  learn: undefined;
  stop: undefined;
  remove: undefined;
  restore: undefined;
  export: undefined;
  import: File;
}

/** Where values come from, as a sentence. */
export function leavesSentence(
  { from, boards }: Pick<LeaveValuesTold, "from" | "boards">,
  texts: TextsController,
): string {
  const { leaves, leavesFrom } = texts.text.crosswordAnalysis;
  return from === "own" ? leaves.own(texts.number(boards ?? 0)) : leavesFrom[from];
}

/** Seconds beyond which the time left is told in minutes. */
const LONG = 90;

@customElement("tw-crossword-leaves")
export class CrosswordLeavesPart extends Part<Events> {
  @property({ attribute: false }) told: LeaveValuesTold | null = null;

  @query("[type=file]") picker!: HTMLInputElement | null;

  static override styles = [
    foldStyles,
    jobStyles,
    css`
      :host {
        display: grid;
        gap: 4px;
        color: var(--ink-soft);
        font-size: 0.8125rem;
        line-height: 1.35;
      }

      .fold summary {
        min-height: 28px;
        font-size: inherit;
        font-weight: inherit;
      }

      .fold summary .icon {
        flex: none;
      }

      .actions {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 8px;
        padding: 2px 0 4px;
      }

      .running {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 10px;
      }

      .status:empty {
        display: none;
      }

      .status {
        min-height: 0;
        font-size: inherit;
      }

      input[type="file"] {
        display: none;
      }

      @media ${handheld(narrow)} {
        .fold summary {
          min-height: 44px;
        }
      }
    `,
  ];

  override render() {
    const { told } = this;
    if (!told) return nothing;
    const { state, problem } = told;
    const busy = state === "running";
    const text = this.texts.text.crosswordAnalysis.leaves;
    return html`
      ${this.#source(told)}
      <div class="running">
        ${jobStatus(this.#status(told), { running: busy, begun: text.begun })}
        ${
          busy
            ? html`<button
                type="button"
                class="button plain"
                name="stop-learning"
                @click=${() => this.raise("stop")}
              >
                ${text.stop}
              </button>`
            : nothing
        }
      </div>
      ${busy ? this.#progress(told) : nothing} ${wrong(problem)}
      <input
        type="file"
        accept=".json,application/json"
        aria-label=${text.open}
        @change=${({ target }: FieldEvent) => this.#onFile(target)}
      />
    `;
  }

  /** Where values come from, and what can be done about it. */
  #source(told: LeaveValuesTold) {
    const text = this.texts.text.crosswordAnalysis;
    const { from, boards, learnable, state } = told;
    const sentence = leavesSentence(told, this.texts);
    const canMake = learnable && (from === "estimate" || from === "own");
    if (!canMake || state === "running") return html`<p class="from">${sentence}</p>`;
    return html`<details
      class="fold"
      ?open=${from === "estimate" && !matchMedia(handheld(narrow).cssText).matches}
    >
      <summary>${icon("down")} ${sentence}</summary>
      <div class="actions">
        ${this.#button("learn", boards === null ? text.leaves.make : text.leaves.more, "tinted")}
        ${boards === null ? nothing : this.#button("export", text.leaves.save)}
        <button type="button" class="button plain" name="import-leaves" @click=${() => this.picker?.click()}>
          ${text.leaves.open}
        </button>
        ${boards === null ? nothing : this.#button("remove", text.leaves.remove)}
        ${told.removed && boards === null ? this.#button("restore", text.leaves.restore) : nothing}
      </div>
      ${told.kept ? nothing : html`<p class="unkept">${text.leaves.unkept}</p>`}
    </details>`;
  }

  #button(event: "learn" | "export" | "remove" | "restore", label: string, look = "plain") {
    return html`<button
      type="button"
      class="button ${look}"
      name="${event}-leaves"
      @click=${() => this.raise(event)}
    >
      ${label}
    </button>`;
  }

  #progress({ progress }: LeaveValuesTold) {
    const { progress: label } = this.texts.text.crosswordAnalysis.leaves;
    return html`<progress
      aria-label=${label}
      max=${progress?.total ?? 1}
      .value=${progress?.done ?? 0}
    ></progress>`;
  }

  /** How far learning is, or how it has ended. */
  #status({ state, progress, boards }: LeaveValuesTold) {
    const text = this.texts.text.crosswordAnalysis.leaves;
    const n = (value: number) => this.texts.number(value);
    if (state === "cancelled") return boards === null ? text.nothing : text.stopped;
    if (state === "done") return text.done;
    if (state !== "running") return "";
    if (!progress?.done) return text.first;
    const { done, total, seconds } = progress;
    const left =
      seconds > LONG ? text.minutes(n(Math.ceil(seconds / 60))) : text.seconds(n(Math.ceil(seconds)));
    return text.learning(n(done), n(total), left);
  }

  #onFile(picker: HTMLInputElement) {
    const [file] = picker.files ?? [];
    picker.value = "";
    if (file) this.raise("import", file);
  }
}
