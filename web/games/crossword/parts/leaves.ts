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
import { button } from "../../../ui/button.ts";
import { icon } from "../../../ui/icons.ts";
import { handheld, narrow } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import type { FieldEvent } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import type { CrosswordLeavesFrom } from "../../../engine/methods.ts";
import type { TextsController } from "../../../text/texts.ts";
import { jobStatus } from "../../shared/job-status.ts";
import { askingStyles } from "./asking-styles.ts";
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
  /** Are those of a file in use since a moment ago? */
  opened: boolean;
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

/** How far learning is, as a sentence. */
export function learningSentence(progress: Learnt | null, texts: TextsController): string {
  const text = texts.text.crosswordAnalysis.leaves;
  if (!progress?.done) return text.first;
  const n = (value: number) => texts.number(value);
  const { done, total, seconds } = progress;
  const left =
    seconds > LONG ? text.minutes(n(Math.ceil(seconds / 60))) : text.seconds(n(Math.ceil(seconds)));
  return text.learning(n(done), n(total), left);
}

@customElement("tw-crossword-leaves")
export class CrosswordLeavesPart extends Part<Events> {
  @property({ attribute: false }) told: LeaveValuesTold | null = null;

  /** Was anything learnt or done here since this is on the page? */
  #used = false;

  @query("[type=file]") picker!: HTMLInputElement | null;

  static override styles = [
    ...askingStyles,
    css`
      :host {
        color: var(--ink-soft);
        font-size: 0.8125rem;
        line-height: 1.35;
      }

      .fold summary {
        min-height: 28px;
        font-size: inherit;
        font-weight: inherit;

        @media ${handheld(narrow)} {
          min-height: 44px;
        }
      }

      .actions {
        row-gap: 4px;
        padding: 2px 0 4px;
      }

      .status {
        min-height: 0;
        font-size: inherit;
      }
    `,
  ];

  override willUpdate() {
    this.#used ||= this.told?.state === "running";
  }

  override render() {
    const { told, texts } = this;
    if (!told) return nothing;
    const { from, learnable, kept, state, problem } = told;
    const sentence = leavesSentence(told, texts);
    if (!learnable || (from !== "estimate" && from !== "own")) return html`<p>${sentence}</p>`;
    const text = texts.text.crosswordAnalysis.leaves;
    const busy = state === "running";
    // Where there is room the offer stands in sight; what was begun here stays so.
    const open = this.#used || (from === "estimate" && !matchMedia(handheld(narrow).cssText).matches);
    return html`<details class="fold" ?open=${open}>
      <summary class="flow gap-6 strong text-15">${icon("down")} ${sentence}</summary>
      <div class="actions flow wraps" @click=${() => (this.#used = true)}>
        ${this.#main(told)} ${busy ? nothing : this.#others(told)}
        ${jobStatus(this.#status(told), { running: busy, begun: text.begun })}
      </div>
      ${busy ? this.#progress(told) : nothing} ${wrong(problem)}
      ${kept ? nothing : html`<p>${text.unkept}</p>`}
      <input
        type="file"
        hidden
        accept=".json,application/json"
        aria-label=${text.open}
        @change=${({ target }: FieldEvent) => this.#onFile(target)}
      />
    </details>`;
  }

  /** What begins learning, and ends it: one button, so that the focus stays where it is. */
  #main({ state, boards }: LeaveValuesTold) {
    const text = this.texts.text.crosswordAnalysis.leaves;
    const busy = state === "running";
    return button(
      busy ? "stop-learning" : "learn-leaves",
      busy ? text.stop : boards === null ? text.make : text.more,
      () => this.raise(busy ? "stop" : "learn"),
    );
  }

  #others({ boards, removed }: LeaveValuesTold) {
    const text = this.texts.text.crosswordAnalysis.leaves;
    const own = (name: "export" | "remove" | "restore", label: string) =>
      button(`${name}-leaves`, label, () => this.raise(name), { look: "" });
    return html`
      ${boards === null ? nothing : own("export", text.save)}
      ${button("import-leaves", text.open, () => this.picker?.click(), { look: "" })}
      ${boards === null ? (removed ? own("restore", text.restore) : nothing) : own("remove", text.remove)}
    `;
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
  #status({ state, progress, opened }: LeaveValuesTold) {
    const text = this.texts.text.crosswordAnalysis.leaves;
    if (opened) return text.opened;
    if (state === "cancelled") {
      const { used = 0, done = 0 } = progress ?? {};
      if (!used) return text.nothing;
      return used < done ? text.partly(this.texts.number(used), this.texts.number(done)) : text.stopped;
    }
    if (state === "done") return text.done;
    return state === "running" ? learningSentence(progress, this.texts) : "";
  }

  #onFile(picker: HTMLInputElement) {
    const [file] = picker.files ?? [];
    picker.value = "";
    if (file) this.raise("import", file);
  }
}
