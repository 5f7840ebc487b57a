/** The answers to a question: those that were found, and once they are shown all of them; at the end what was missed. Raises `learn`. */
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import { Part } from "../../../ui/part.ts";
import { Notation } from "../../../tiles/notation.ts";
import { wordTiles, wordTilesStyles } from "../../../tiles/tile.ts";
import type { Engine } from "../../../engine/client.ts";
import type { Lexicon } from "../../../engine/protocol.ts";
import { GlossLookup, glossLine } from "../../shared/gloss.ts";
import "../../shared/position-picture.ts";
import { cardStore } from "../../shared/card-store.ts";
import { pictureAt } from "../model/picture.ts";
import { cardsOf, isOver, learntFrom, missedIn, type Question, type Quiz } from "../model/quiz.ts";
import { answersStyles } from "./answers-styles.ts";

/** The word whose meaning is told: what was asked about, or the first of the answers. */
const glossed = ({ kind }: Quiz, { word, question, answers, valid }: Question): string =>
  kind === "hooks" ? word : valid ? question : kind === "definition" ? "" : (answers[0] ?? "");

@customElement("tw-study-answers")
export class StudyAnswers extends Part<{ learn: undefined }> {
  @property({ attribute: false }) quiz: Quiz | null = null;
  @property({ attribute: false }) question: Question | null = null;
  @property({ attribute: false }) list: Lexicon | null = null;
  @property({ attribute: false }) engine: Engine | null = null;
  /** Words that were put among the cards; -1 before. */
  @property({ type: Number }) learnt = -1;

  static override styles = [wordTilesStyles, answersStyles];

  readonly #gloss = new GlossLookup(this);

  override willUpdate(_changed: PropertyValues) {
    const { quiz, question, list, engine } = this;
    const word = quiz?.shown && question ? glossed(quiz, question) : "";
    if (list) this.#gloss.look(word, list, engine);
  }

  override render() {
    const { quiz, question, list } = this;
    if (!quiz || !list) return nothing;
    if (isOver(quiz)) return this.#end(quiz);
    return question ? this.#answers(quiz, question) : nothing;
  }

  #answers(quiz: Quiz, question: Question) {
    const text = this.texts.text.studyQuiz;
    const { answers, valid, letters } = question;
    if (!quiz.shown)
      return html`${
        quiz.given.length && valid === undefined
          ? this.#words(quiz.given)
          : html`<p class="quiet">${text.kindHints[quiz.kind]}</p>`
      }`;
    const flash = quiz.way === "flash" || question.one;
    const note = (word: string) => (flash || quiz.given.includes(word) ? "" : text.missedMark);
    return html`
      ${valid === undefined ? nothing : html`<p class="strong">${text.judged(question.question, valid)}</p>`}
      ${valid === false ? nothing : answers.length ? nothing : html`<p>${text.none}</p>`}
      ${
        letters && quiz.kind === "stem"
          ? letters.map(
              ({ letter, words }) =>
                html`<div class="stem flow gap-12">
                  <b class="quiet" aria-hidden="true">+ ${letter}</b>${this.#words(words, note)}
                </div>`,
            )
          : valid === undefined
            ? this.#words(answers, note)
            : nothing
      }
      ${quiz.wrong.length && valid === undefined ? html`<p class="quiet text-14" lang=${this.list?.language ?? nothing}><s>${quiz.wrong.join(", ")}</s></p>` : nothing}
      ${this.#meaning(glossed(quiz, question))} ${this.#position(quiz, question)}
    `;
  }

  /** What a word means, where that is known. */
  #meaning(word: string) {
    const { gloss } = this.#gloss;
    if (!gloss || typeof gloss === "string") return nothing;
    return html`<p class="text-15 breaks">
      <b class="strong" lang=${this.list?.language ?? nothing}>${word}</b>
      ${glossLine(gloss, word, this.texts.text.word)}
    </p>`;
  }

  #position(quiz: Quiz, question: Question) {
    const { position: own } = question;
    const cards = cardsOf(quiz, question).map((name) => cardStore.get(name));
    const position = own ?? cards.find((card) => card?.position)?.position;
    if (!position || own) return nothing;
    const picture = pictureAt(position, this.list?.alphabet);
    const text = this.texts.text.studyQuiz.position;
    return html`<a
      class="met stack gap-4 text-14 accent-ink weight-550"
      href=${new URL(position, location.href).href}
    >
      ${text}${picture && html`<tw-position-picture large .picture=${picture}></tw-position-picture>`}
    </a>`;
  }

  /** @param note what is to be known of a word beside it, for those who do not see that it stands out */
  #words(words: readonly string[], note: (word: string) => string = () => "") {
    const notation = Notation.ofAlphabet(this.list?.alphabet ?? "en");
    return html`<ul class="words unstyled">
      ${words.map(
        (word) =>
          html`<li class="container ${note(word) ? "lost" : ""}">
            ${wordTiles(notation.spell(word))}<span
              class="out-of-sight"
              lang=${this.list?.language ?? nothing}
              >${word}${note(word) && `, ${note(word)}`}</span
            >
          </li>`,
      )}
    </ul>`;
  }

  #end(quiz: Quiz) {
    const text = this.texts.text.studyQuiz;
    const missed = [...new Set(missedIn(quiz).flatMap((each) => each.missed))];
    if (!missed.length) return nothing;
    const judged = quiz.kind === "judge";
    const real = new Set(missedIn(quiz).map(({ word }) => word));
    const [words, phoneys] = [
      missed.filter((word) => !judged || real.has(word)),
      missed.filter((word) => judged && !real.has(word)),
    ];
    const fresh = learntFrom(quiz).filter((name) => !cardStore.get(name)).length;
    return html`
      ${
        words.length
          ? html`<h3>${text.missed}</h3>
              ${this.#words(words)}`
          : nothing
      }
      ${
        phoneys.length
          ? html`<h3>${text.phoneys}</h3>
              ${this.#words(phoneys)}`
          : nothing
      }
      <div>
        ${
          this.learnt >= 0
            ? html`<p role="status">${text.learnt(this.texts.number(this.learnt))}</p>`
            : fresh
              ? button("learn", text.learn(this.texts.number(fresh)), () => this.raise("learn"), {
                  ...{ look: "filled", sign: "bookmark" },
                })
              : nothing
        }
      </div>
    `;
  }
}
