/** The tool that asks: a quiz of the words of a source. */
import { html } from "lit";
import type { Source } from "../model/source.ts";
import type { StudyPage, StudyView } from "./page.ts";

export class Quiz implements StudyView {
  readonly #page: StudyPage;
  /** The search on the table, which is asked where no other source was chosen; null for none. */
  readonly #search: () => Source | null;

  constructor(page: StudyPage, search: () => Source | null) {
    this.#page = page;
    this.#search = search;
  }

  get labels() {
    const { question, answers } = this.#page.texts.text.studyQuiz;
    return { position: question, answers };
  }

  /** Begin a quiz of the search on the table. */
  begin(): void {
    this.#page.turnTo({ view: "quiz" });
  }

  positionPane() {
    return html`<p class="quiet">${this.#search()?.lexicon ?? ""}</p>`;
  }

  answersPane() {
    return html``;
  }

  focusAnswers(): void {
    this.#page.frame.focusPosition();
  }
}
