/** The tool that searches: its conditions, what the engine is asked, and the words that were found. */
import { html } from "lit";
import { whereOf } from "../model/conditions.ts";
import type { SoughtWords } from "../model/source.ts";
import type { StudyPage, StudyView } from "./page.ts";

export class Search implements StudyView {
  readonly #page: StudyPage;

  constructor(page: StudyPage) {
    this.#page = page;
  }

  get labels() {
    const { conditions, words } = this.#page.texts.text.study;
    return { position: conditions, answers: words };
  }

  /** The search on the table; null where nothing is asked. */
  get source(): SoughtWords | null {
    return this.#page.position.where.parts.length
      ? { name: "", lexicon: this.#page.list.id, where: whereOf(this.#page.position.where) }
      : null;
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
