/** The page of study: what one looks for left and its words right; or a quiz; or the cards to be remembered. */
import { html } from "lit";
import { customElement } from "lit/decorators.js";
import "../../../ui/segments.ts";
import { detail } from "../../../ui/templates.ts";
import { watchDay } from "../../shared/days.ts";
import { GamePage } from "../../shared/page.ts";
import { choiceStyles, lowStyles, pageStyles, paneStyles, summaryStyles } from "../../shared/page-styles.ts";
import type { Refusal } from "../../shared/queries.ts";
import { study } from "../index.ts";
import { views, type Options, type Position, type View } from "../model/position.ts";
import { Cards } from "../tools/cards.ts";
import type { StudyView } from "../tools/page.ts";
import { Quiz } from "../tools/quiz.ts";
import { Search } from "../tools/search.ts";
import { studyStyles } from "./styles.ts";

@customElement("tw-study")
export class StudyPage extends GamePage<Position, Options> {
  static override styles = [
    pageStyles(),
    paneStyles(),
    lowStyles,
    summaryStyles(),
    choiceStyles(),
    studyStyles,
  ];

  readonly #search: Search = new Search(this, () => this.#quiz.begin());
  readonly #quiz: Quiz = new Quiz(this, () => this.#search.source);
  readonly #cards: Cards = new Cards(this, this.#quiz);

  constructor() {
    super(study);
    watchDay(this);
  }

  get #view(): StudyView {
    return { search: this.#search, quiz: this.#quiz, cards: this.#cards }[this.options.view];
  }

  override get labels() {
    return this.#view.labels;
  }

  override get keyList() {
    return [...(this.#view.keyList ?? []), ...this.texts.text.studySearch.keyList];
  }

  override readonly places = ["where", "order", "tiles"];

  override sentence(refusal: Refusal) {
    return this.texts.error(refusal, this.texts.text.studySearch.errors);
  }

  // Only a search has steps to go back.
  override undo() {
    if (this.options.view === "search") super.undo();
  }

  override redo() {
    if (this.options.view === "search") super.redo();
  }

  // As long as it is typed, a condition is half of what it will be.
  override isUnfinished(refusal: Refusal) {
    return this.placeOf(refusal) === "where";
  }

  override placeOf(refusal: Refusal) {
    return this.#view.placeOf?.(refusal) ?? "";
  }

  override takeTyping() {
    return this.#view.takeTyping?.() ?? true;
  }

  override takePaste(text: string) {
    this.#view.takePaste?.(text);
  }

  override release() {
    return this.#view.release?.() ?? false;
  }

  override press(event: KeyboardEvent) {
    return this.#view.press?.(event) ?? false;
  }

  override start() {
    return this.#view.start?.() ?? null;
  }

  override positionPane() {
    const text = this.texts.text.studySearch;
    return html`
      <tw-segments
        class="views extra"
        .label=${text.view}
        .value=${this.options.view}
        .options=${views.map((value) => ({ value, label: text.views[value] }))}
        @choose=${detail((view: View) => this.turnTo({ view }))}
      ></tw-segments>
      ${this.#view.positionPane()}
    `;
  }

  override answersPane() {
    return this.#view.answersPane();
  }

  override focusPlays() {
    this.#view.focusAnswers();
  }
}
