/**
 * A question, and where it is answered: by typing, by tapping tiles, or by oneself. At the end what came of the quiz.
 *   try           {tries, last}: answers, and whether no others come
 *   show-answers  they are not known, or are to be judged by oneself
 *   grade         how well they were known
 *   next, retry, end
 */
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { button } from "../../../ui/button.ts";
import { icon } from "../../../ui/icons.ts";
import { Part } from "../../../ui/part.ts";
import { Notation } from "../../../tiles/notation.ts";
import { tileStyles } from "../../../tiles/tile.ts";
import type { Lexicon } from "../../../engine/protocol.ts";
import type { Card } from "../../shared/cards.ts";
import {
  expected,
  isOver,
  isTyped,
  missedIn,
  outcomeOf,
  traits,
  type Question,
  type Quiz,
} from "../model/quiz.ts";
import { grades, waits, type Grade } from "../model/schedule.ts";
import { asked } from "./asked.ts";
import { questionStyles } from "./question-styles.ts";
import { waitText } from "./wait.ts";

interface Events {
  try: { tries: readonly string[]; last: boolean };
  "show-answers": undefined;
  grade: Grade;
  next: undefined;
  retry: undefined;
  end: undefined;
}

/** Does one type on the screen? Then the keyboard is not called by the page. */
const touches = matchMedia("(hover: none)").matches;

@customElement("tw-study-question")
export class StudyQuestion extends Part<Events> {
  @property({ attribute: false }) quiz: Quiz | null = null;
  /** Null while it is made. */
  @property({ attribute: false }) question: Question | null = null;
  @property({ attribute: false }) list: Lexicon | null = null;
  /** Is the word list not here? */
  @property({ type: Boolean }) gone = false;
  @property({ attribute: false }) card: Card | null = null;
  /** What is to be said of what was tried last. */
  @property() said = "";
  @property({ type: Boolean }) unkept = false;
  /** Is the page's word list another one? */
  @property({ type: Boolean }) elsewhere = false;
  /** Are letters typed that a word may take? */
  @state() hooked = false;
  /** What is being typed. */
  @state() entry = "";
  /** Times that the tiles were shuffled. */
  @state() mixed = 0;
  /** Is something asked, or shown and not left yet? */
  @property({ type: Boolean, reflect: true }) open = false;
  /** Is there nothing that could stand among the answers? Then a phone needs no sheet for them. */
  @property({ type: Boolean, reflect: true }) bare = false;
  /** Does the question have a board? */
  @property({ type: Boolean, reflect: true }) board = false;

  @query("input, .first") first!: HTMLElement | null;

  static override styles = [tileStyles, questionStyles];

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.has("question")) {
      this.entry = "";
      this.hooked = false;
      this.mixed = 0;
    }
    const { quiz, question, gone } = this;
    const over = quiz !== null && isOver(quiz);
    this.open = quiz !== null && question !== null && !over && !gone;
    this.board = this.open && question?.position !== undefined && question.one === true;
    this.bare = over ? !missedIn(quiz).length : !this.#hasAnswers;
  }

  /** Are there any to be seen: all of them, or words that were found? */
  get #hasAnswers(): boolean {
    const { quiz, question } = this;
    if (!this.open || !quiz) return false;
    return quiz.shown || (quiz.given.length > 0 && question?.valid === undefined);
  }

  override updated(changed: PropertyValues<this>) {
    const before = changed.get("quiz");
    const { quiz, question } = this;
    if (touches || !quiz || !question) return;
    const moved = changed.has("question") || (before && before.shown !== quiz.shown);
    if (moved && !this.contains(document.activeElement)) this.focusEntry();
  }

  /** Put the focus where one answers. May the key that was pressed be typed there? */
  focusEntry(): boolean {
    this.first?.focus();
    return this.first instanceof HTMLInputElement;
  }

  /** Answer a key that is no command. Was it of use? */
  press(key: string): boolean {
    const { quiz, question } = this;
    const place = Number(key) - 1;
    if (!quiz || !question || !Number.isInteger(place)) return false;
    const grade = quiz.way === "flash" && quiz.shown ? grades[place] : undefined;
    const said = quiz.kind === "judge" && isTyped(quiz) ? ["yes", "no"][place] : undefined;
    if (grade) this.raise("grade", grade);
    if (said) this.raise("try", { tries: [said], last: true });
    return Boolean(grade ?? said);
  }

  get notation(): Notation {
    return Notation.ofAlphabet(this.list?.alphabet ?? "en");
  }

  override render() {
    const { quiz, list } = this;
    const text = this.texts.text.studyQuiz;
    if (!quiz || !list) return nothing;
    const [n, all] = [quiz.at, quiz.words.length];
    const head = html`<div class="flow apart">
      <span class="quiet text-15 figures">
        ${text.kinds[quiz.kind]}${this.elsewhere ? ` · ${list.name}` : ""}${isOver(quiz) ? "" : ` · ${text.at(this.texts.number(n + 1), this.texts.number(all))}`}
      </span>
      ${isOver(quiz) ? nothing : button("end", text.end, () => this.raise("end"), { look: "" })}
    </div>`;
    const unkept = this.unkept ? html`<p class="quiet text-14">${text.unkept}</p>` : nothing;
    if (this.gone)
      return html`${head}
        <p>${text.gone(quiz.list)}</p>`;
    if (isOver(quiz)) return html`<div class="stack gap-14">${head} ${this.#end(quiz)} ${unkept}</div>`;
    const { question } = this;
    return html`<div class="asked stack gap-16">
      ${head}
      <progress max=${all} .value=${n} aria-hidden="true"></progress>
      ${question ? this.#asked(quiz, question) : html`<p class="quiet" role="status">${text.waiting}</p>`}
      ${unkept}
    </div>`;
  }

  #asked(quiz: Quiz, question: Question) {
    const text = this.texts.text.studyQuiz;
    const outcome = outcomeOf(quiz);
    const all = expected(question).length;
    const left = quiz.given.length
      ? text.found(this.texts.number(quiz.given.length), this.texts.number(all))
      : "";
    return html`
      ${asked(this, quiz, question, this.texts.text)} ${isTyped(quiz) ? this.#entry(quiz, question) : nothing}
      <div class="foot stack gap-16">
        <p class="said text-15" role="status">
          ${outcome ? html`<b class=${outcome.grade === "again" ? "wrong-ink" : "accent-ink"}>${text.verdicts[outcome.grade]}</b>` : this.said || (question.one || question.valid !== undefined ? "" : left)}
        </p>
        ${this.#buttons(quiz)}
      </div>
    `;
  }

  #entry(quiz: Quiz, { question }: Question) {
    const text = this.texts.text.studyQuiz;
    if (quiz.kind === "judge")
      return html`<div class="beside halves stack">
        <button
          type="button"
          class="button plain large first"
          name="yes"
          @click=${() => this.#raise(["yes"], true)}
        >
          ${text.isWord}
        </button>
        <button type="button" class="button plain large" name="no" @click=${() => this.#raise(["no"], true)}>
          ${text.isNone}
        </button>
      </div>`;
    if (quiz.kind === "hooks")
      return html`<form
        class="hooks flow by-bottom apart"
        @submit=${(event: Event) => this.#onHooks(event, question)}
      >
        ${(["front", "back"] as const).map(
          (side) =>
            html`<label class="stack gap-4 hook grows">
              <span class="label">${text[side]}</span>${this.#field(side, "", "")}
            </label>`,
        )}
        <button class="button filled large" name="check" ?disabled=${!this.hooked}>${text.check}</button>
        <button
          type="button"
          class="button plain large"
          name="no-hooks"
          @click=${() => this.#raise([], true)}
        >
          ${text.noHooks}
        </button>
      </form>`;
    return html`<form class="beside" @submit=${this.#onSubmit}>
      <span class="entry anchor grows">
        ${this.#field("answer", text.entry, traits[quiz.kind].taps ? text.entryHint : text.typeHint)}
        ${this.entry ? html`<button type="button" class="button icon-only take quiet" aria-label=${text.take} title=${text.take} @click=${this.#onTake}>${icon("erase")}</button>` : nothing}
      </span>
      <button class="button filled large" name="try" ?disabled=${!this.entry}>${text.tryIt}</button>
    </form>`;
  }

  #field(name: string, label: string, hint: string) {
    return html`<input
      class="field capitals"
      name=${name}
      lang=${this.list?.language ?? nothing}
      aria-label=${label || nothing}
      placeholder=${hint}
      .value=${live(name === "answer" ? this.entry : (this.renderRoot.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ""))}
      autocapitalize="characters"
      autocomplete="off"
      autocorrect="off"
      spellcheck="false"
      enterkeyhint="go"
      maxlength="200"
      @input=${this.#onInput}
    />`;
  }

  #onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === "answer") this.entry = target.value;
    else this.hooked = ["front", "back"].some((side) => this.#hooks(side).length > 0);
  };

  #onTake = () => {
    this.entry = this.notation.spell(this.entry).slice(0, -1).join("");
  };

  #onSubmit = (event: Event) => {
    event.preventDefault();
    const words = this.entry.split(/[\s,;]+/).filter(Boolean);
    const tries = words.map((word) => this.notation.spell(word).join(""));
    this.entry = "";
    if (tries.length) this.#raise(tries, false);
  };

  #onHooks(event: Event, word: string) {
    event.preventDefault();
    this.#raise(
      [
        ...this.#hooks("front").map((letter) => letter + word),
        ...this.#hooks("back").map((letter) => word + letter),
      ],
      true,
    );
  }

  /** The letters that are typed for a side. */
  #hooks(side: string): string[] {
    const field = this.renderRoot.querySelector<HTMLInputElement>(`[name=${side}]`);
    return this.notation.spell(field?.value.replace(/[\s,;]/g, "") ?? "");
  }

  #raise(tries: readonly string[], last: boolean) {
    this.raise("try", { tries, last });
  }

  #buttons(quiz: Quiz) {
    const text = this.texts.text.studyQuiz;
    if (quiz.shown && quiz.way === "flash") {
      const wait = this.card && waits(this.card, Date.now());
      return html`<div class="grades stack gap-6">
        ${grades.map(
          (grade, n) =>
            html`<button
              type="button"
              class="button plain large ${grade === "good" ? "first" : ""}"
              name=${grade}
              aria-keyshortcuts=${n + 1}
              @click=${() => this.raise("grade", grade)}
            >
              ${text.grades[grade]}
              ${wait ? html`<small class="quiet weight-450">${waitText(wait[grade], this.texts)}</small>` : nothing}
            </button>`,
        )}
      </div>`;
    }
    if (quiz.shown)
      return html`<button
        type="button"
        class="button filled large first"
        name="next"
        @click=${() => this.raise("next")}
      >
        ${text.next}
      </button>`;
    const shuffles = traits[quiz.kind].loose && quiz.way === "typed";
    return html`<div class="flow wraps">
      <button
        type="button"
        class="button large grows ${quiz.way === "flash" ? "filled first" : "plain"}"
        name="show"
        @click=${() => this.raise("show-answers")}
      >
        ${text.show}
      </button>
      ${shuffles ? button("shuffle", text.shuffle, () => this.mixed++, { look: "", sign: "shuffle" }) : nothing}
    </div>`;
  }

  #end(quiz: Quiz) {
    const text = this.texts.text.studyQuiz;
    const n = (value: number) => this.texts.number(value);
    const missed = missedIn(quiz).length;
    const all = quiz.outcomes.length;
    return html`
      <h2 tabindex="-1">${text.over}</h2>
      <p class="figures" role="status">${text.result(n(all - missed), n(all))}</p>
      ${missed ? nothing : html`<p>${text.allRight}</p>`}
      ${this.said ? html`<p class="quiet">${this.said}</p>` : nothing}
      <div class="flow wraps">
        ${missed ? button("retry", text.retry, () => this.raise("retry"), { look: "filled" }) : nothing}
        ${button("another", text.another, () => this.raise("end"), { look: missed ? "plain" : "filled" })}
      </div>
    `;
  }
}
