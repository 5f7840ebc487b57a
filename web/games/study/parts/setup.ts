/**
 * What is to be asked: of which words, how, and how many.
 *   wanted  a choice
 *   own     words of one's own, as a text
 *   file    a file of them
 *   begin, cards
 *   resume  a quiz that waits
 */
import { css, html, nothing } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { button } from "../../../ui/button.ts";
import { foldStyles } from "../../../ui/fold-styles.ts";
import { icon } from "../../../ui/icons.ts";
import { firstOf } from "../../../ui/many-files.ts";
import { Part } from "../../../ui/part.ts";
import "../../../ui/segments.ts";
import { detail, type FieldEvent } from "../../../ui/templates.ts";
import { textAreaStyles } from "../../../ui/text-area-styles.ts";
import { describedBy, wrong } from "../../../ui/wrong.ts";
import { Meanings } from "../../../engine/meanings.ts";
import type { Lexicon } from "../../../engine/protocol.ts";
import { quizKinds, ways, type Quiz, type QuizKind, type Way } from "../model/quiz.ts";
import type { Source } from "../model/source.ts";

export interface Wanted {
  kind: QuizKind;
  way: Way;
  count: number;
}

export const counts: readonly number[] = [10, 25, 50, 100];

export const wanted: Wanted = { kind: "anagrams", way: "typed", count: 25 };

/** The choice of how one answers. */
export const waySwitch = (
  way: Way,
  text: { way: string; ways: Readonly<Record<Way, string>> },
  choose: (way: Way) => void,
) =>
  html`<div class="stack gap-4">
    <span class="label">${text.way}</span>
    <tw-segments
      .label=${text.way}
      .value=${way}
      .options=${ways.map((value) => ({ value, label: text.ways[value] }))}
      @choose=${detail(choose)}
    ></tw-segments>
  </div>`;

interface Events {
  wanted: Partial<Wanted>;
  own: string;
  file: File;
  begin: undefined;
  cards: undefined;
  resume: Quiz;
}

@customElement("tw-study-setup")
export class StudySetup extends Part<Events> {
  @property({ attribute: false }) wanted = wanted;
  @property({ attribute: false }) source: Source | null = null;
  /** Quizzes that wait for their turn. */
  @property({ attribute: false }) aside: readonly Quiz[] = [];
  @property() own = "";
  @property({ attribute: false }) list: Lexicon | null = null;
  /** What came of what was tried last. */
  @property() said = "";
  @property() problem = "";

  @query("[type=file]") picker!: HTMLInputElement | null;

  static override styles = [
    textAreaStyles,
    foldStyles,
    css`
      textarea {
        min-height: 5rem;
      }
    `,
  ];

  override render() {
    const text = this.texts.text.studyQuiz;
    const { setup, kinds, kindHints } = text;
    const { kind, way, count } = this.wanted;
    const may = this.own !== "" || this.source !== null || kind === "board";
    return html`<div class="stack gap-16">
      <h2>${setup.title}</h2>
      <div class="stack gap-4">
        <label class="label" for="kind">${setup.kind}</label>
        <select
          class="field"
          id="kind"
          name="kind"
          @change=${({ target }: FieldEvent<HTMLSelectElement>) =>
            this.raise("wanted", { kind: quizKinds.find((each) => each === target.value) ?? kind })}
        >
          ${quizKinds
            .filter((each) => each !== "definition" || this.#hasMeanings)
            .map((each) => html`<option value=${each} ?selected=${each === kind}>${kinds[each]}</option>`)}
        </select>
        <p class="quiet text-14" id="kind-hint">${kindHints[kind]}</p>
      </div>
      ${kind === "board" ? nothing : this.#source()}
      ${waySwitch(way, setup, (value) => this.raise("wanted", { way: value }))}
      <div class="stack gap-4">
        <span class="label">${setup.count}</span>
        <tw-segments
          .label=${setup.count}
          .value=${String(count)}
          .options=${counts.map((n) => ({ value: String(n), label: this.texts.number(n) }))}
          @choose=${detail((value: string) => this.raise("wanted", { count: Number(value) }))}
        ></tw-segments>
      </div>
      ${wrong(this.problem)} ${may || this.problem ? nothing : html`<p class="quiet">${setup.noSearch}</p>`}
      <div class="flow wraps">
        ${button("begin", setup.begin, () => this.raise("begin"), { look: "filled", disabled: !may })}
        ${kind === "board" ? nothing : button("cards", setup.toCards, () => this.raise("cards"), { disabled: !may, sign: "bookmark" })}
      </div>
      <p class="text-15 none-if-empty" role="status">${this.said}</p>
      ${this.aside.map((quiz) => this.#waiting(quiz))}
    </div>`;
  }

  #waiting(quiz: Quiz) {
    const { at, kinds, setup } = this.texts.text.studyQuiz;
    const place = at(this.texts.number(quiz.at + 1), this.texts.number(quiz.words.length));
    const label = `${setup.resume}: ${kinds[quiz.kind]}, ${place}`;
    return html`<div>${button("resume", label, () => this.raise("resume", quiz), { sign: "back" })}</div>`;
  }

  get #hasMeanings(): boolean {
    return this.list !== null && (this.list.notes === true || Meanings.has(this.list.language));
  }

  #source() {
    const { setup } = this.texts.text.studyQuiz;
    const { source, own } = this;
    const words = source?.words ? setup.words(this.texts.number(source.words.length)) : setup.search;
    const from = own ? setup.own : source ? [source.name, words].filter(Boolean).join(": ") : "";
    return html`<div class="stack gap-4">
      ${from ? html`<span class="label">${setup.from}</span><b class="weight-550">${from}</b>` : nothing}
      <details class="fold" ?open=${own !== "" || !source}>
        <summary class="flow gap-6 text-15">${icon("down")}${setup.own}</summary>
        <div class="stack">
          <textarea
            class="field capitals"
            name="own"
            lang=${this.list?.language ?? nothing}
            aria-label=${setup.own}
            aria-describedby=${describedBy(this.problem) === nothing ? "own-hint" : "own-hint wrong"}
            spellcheck="false"
            autocapitalize="characters"
            .value=${live(own)}
            @input=${({ target }: FieldEvent<HTMLTextAreaElement>) => this.raise("own", target.value)}
          ></textarea>
          <p class="quiet text-14" id="own-hint">${setup.ownHint}</p>
          ${button("open-file", setup.file, () => this.picker?.click(), { sign: "upload" })}
          <input
            type="file"
            hidden
            accept=".txt,.tsv,.csv,text/plain"
            aria-label=${setup.file}
            @change=${this.#onPick}
          />
        </div>
      </details>
    </div>`;
  }

  #onPick({ target }: FieldEvent) {
    const file = firstOf(target.files, this);
    target.value = "";
    if (file) this.raise("file", file);
  }
}
