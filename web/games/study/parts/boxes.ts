/**
 * What is due today, and the boxes of cards.
 *   ask     a box
 *   open    a box, whose cards are to be seen
 *   undo    what was taken out is wanted back
 *   way     how one answers
 *   file    a file that holds cards or words
 *   export  all boxes as a file
 */
import { css, html, nothing } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import { icon } from "../../../ui/icons.ts";
import { firstOf } from "../../../ui/many-files.ts";
import { Part } from "../../../ui/part.ts";
import type { FieldEvent } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import type { Day } from "../../shared/card-store.ts";
import type { Box } from "../model/boxes.ts";
import type { Way } from "../model/quiz.ts";
import { waySwitch } from "./setup.ts";
import { takenOut } from "./taken-out.ts";

/** A box, and what its list is called; null where that is not here. */
export interface NamedBox extends Box {
  name: string | null;
}

interface Events {
  ask: Box;
  open: Box;
  undo: undefined;
  way: Way;
  file: File;
  export: undefined;
}

@customElement("tw-study-boxes")
export class StudyBoxes extends Part<Events> {
  @property({ attribute: false }) boxes: readonly NamedBox[] = [];
  @property({ attribute: false }) today: Day | null = null;
  @property({ type: Number }) streak = 0;
  /** What came of a file. */
  @property() said = "";
  @property() problem = "";
  @property() way: Way = "typed";
  @property({ type: Boolean }) unkept = false;
  /** Can cards that were taken out be put back? */
  @property({ type: Boolean }) undoes = false;

  @query("[type=file]") picker!: HTMLInputElement | null;

  static override styles = css`
    li {
      padding-block: 10px;
      border-top: 1px solid var(--line);
    }
  `;

  override render() {
    const text = this.texts.text.studyQuiz;
    const n = (value: number) => this.texts.number(value);
    const { today, streak, boxes } = this;
    const due = boxes.reduce((sum, box) => sum + (box.name === null ? 0 : box.due), 0);
    return html`<div class="stack gap-16">
      <div class="stack gap-4 figures">
        <h2>${boxes.length ? text.today(n(due)) : text.cards}</h2>
        ${boxes.length ? nothing : html`<p>${text.noCards}</p>`}
        ${streak > 1 ? html`<p class="strong accent-ink">${text.streak(streak, n(streak))}</p>` : nothing}
        ${today?.asked ? html`<p class="quiet text-15">${text.answered(n(today.asked), n(today.right))}</p>` : nothing}
        ${this.unkept ? html`<p class="quiet text-14">${text.unkept}</p>` : nothing}
      </div>
      ${due ? waySwitch(this.way, text.setup, (way) => this.raise("way", way)) : nothing}
      <ul class="unstyled">
        ${boxes.map((box) => this.#box(box))}
      </ul>
      <div class="flow wraps">
        ${button("import-cards", text.import, () => this.picker?.click(), { sign: "upload" })}
        ${button("export-cards", text.export, () => this.raise("export"), { sign: "download", disabled: !boxes.length && !streak && !today })}
        <input
          type="file"
          hidden
          accept=".json,.txt,.tsv,.csv,text/plain"
          aria-label=${text.import}
          @change=${this.#onPick}
        />
      </div>
      ${takenOut(this.said, this.texts.text.tools.undo, this.undoes ? () => this.raise("undo") : null)}
      ${wrong(this.problem)}
    </div>`;
  }

  /** Move the focus to what puts back. */
  async focusUndo() {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("[name=undo]")?.focus();
  }

  /** Move the focus to what shows the cards of a box. */
  focusOpen({ list, kind }: Pick<Box, "list" | "kind">) {
    const place = this.boxes.findIndex((box) => box.list === list && box.kind === kind);
    this.renderRoot.querySelectorAll<HTMLElement>("[name=open]")[place]?.focus();
  }

  #box(box: NamedBox) {
    const text = this.texts.text.studyQuiz;
    const n = (value: number) => this.texts.number(value);
    const title = `${text.kinds[box.kind]} · ${box.name ?? box.list}`;
    return html`<li class="flow apart gap-12">
      <span class="stack gap-2 grows">
        <b class="weight-550 breaks">${title}</b>
        <span class="quiet text-14 figures">
          ${box.name === null ? text.gone(box.list) : text.boxed(n(box.due), n(box.fresh), n(box.count))}
        </span>
      </span>
      <button
        type="button"
        class="button icon-only"
        name="open"
        aria-label=${text.box.show(title)}
        title=${text.box.show(title)}
        @click=${() => this.raise("open", box)}
      >
        ${icon("list")}
      </button>
      ${
        box.name === null || !box.due
          ? nothing
          : html`<button
              type="button"
              class="button filled"
              name="ask"
              aria-label="${text.ask}: ${title}"
              @click=${() => this.raise("ask", box)}
            >
              ${text.ask}
            </button>`
      }
    </li>`;
  }

  #onPick({ target }: FieldEvent) {
    const file = firstOf(target.files, this);
    target.value = "";
    if (file) this.raise("file", file);
  }
}
