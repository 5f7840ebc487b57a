/** The tool that remembers: what is due, and the boxes of cards. */
import { html } from "lit";
import type { StudyPage, StudyView } from "./page.ts";

export class Cards implements StudyView {
  readonly #page: StudyPage;

  constructor(page: StudyPage) {
    this.#page = page;
  }

  get labels() {
    const { due, cards } = this.#page.texts.text.studyQuiz;
    return { position: due, answers: cards };
  }

  positionPane() {
    return html``;
  }

  answersPane() {
    return html``;
  }

  focusAnswers(): void {
    this.#page.frame.focusPosition();
  }
}
