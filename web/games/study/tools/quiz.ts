/** The tool that asks: a quiz of the words of a source, or of cards that are due. */
import { html, type ReactiveController } from "lit";
import { textOf } from "../../../ui/read-text.ts";
import { recall, remember } from "../../../ui/storage.ts";
import { detail } from "../../../ui/templates.ts";
import { Notation } from "../../../tiles/notation.ts";
import { addCards, cardStore } from "../../shared/card-store.ts";
import { Slice, type Said } from "../../shared/page-state.ts";
import { dueCards, type Box } from "../model/boxes.ts";
import { LARGEST_FILE, readFile } from "../model/files.ts";
import {
  again,
  answer,
  APART,
  areTexts,
  cardsOf,
  elsewhere,
  ended,
  isOver,
  judge,
  keepQuizzes,
  keptQuizzes,
  learntFrom,
  newQuiz,
  next,
  outcomeOf,
  putAside,
  questionsOf,
  quizKinds,
  show,
  shuffled,
  ways,
  without,
  type Outcome,
  type Question,
  type Quiz as Asked,
  type Quizzes,
  type Way,
} from "../model/quiz.ts";
import { graded, type Grade } from "../model/schedule.ts";
import { requestOf, type GivenWords, type Source } from "../model/source.ts";
import "../parts/answers.ts";
import "../parts/question.ts";
import type { StudyQuestion } from "../parts/question.ts";
import "../parts/setup.ts";
import { counts, wanted, type Wanted } from "../parts/setup.ts";
import { Asking, listOf } from "./asking.ts";
import { askable, makeCards } from "./making.ts";
import type { StudyPage, StudyView } from "./page.ts";

interface State extends Quizzes {
  setup: Wanted;
  /** Words of one's own; "" for the search. */
  own: string;
  /** The words that somebody has handed over to be asked. */
  given: GivenWords | null;
  /** What is to be said of what was tried last. */
  said: Said | null;
  trouble: Said | null;
  /** Words of cards that were left out just now, as there is no question of them. */
  leftOut: readonly string[];
  /** Words that were put among the cards at the end; -1 before. */
  learnt: number;
}

const SETUP = "tilewise-quiz-setup";

/** What words were brought, for as long as the tab is open. */
const BROUGHT = "tilewise-quiz-words";

type Brought = Pick<State, "own" | "given">;

function keptWords(): Brought {
  const { own, given } = (recall(BROUGHT, "sessionStorage") ?? {}) as Partial<Brought>; // looked at here
  const whole = given && areTexts([given.name, given.lexicon]) && areTexts(given.words);
  return { own: typeof own === "string" ? own : "", given: whole ? given : null };
}

/** What was chosen last time. */
function keptSetup(): Wanted {
  const { kind, way, count } = (recall(SETUP) ?? {}) as Partial<Wanted>; // looked at here
  return {
    kind: quizKinds.find((each) => each === kind) ?? wanted.kind,
    way: ways.find((each) => each === way) ?? wanted.way,
    count: counts.find((each) => each === count) ?? wanted.count,
  };
}

export class Quiz implements StudyView, ReactiveController {
  readonly #page: StudyPage;
  /** The search on the table, which is asked where no other source was chosen; null for none. */
  readonly #search: () => Source | null;
  readonly #slice: Slice<State>;
  readonly #asking: Asking;

  constructor(page: StudyPage, search: () => Source | null) {
    this.#page = page;
    this.#search = search;
    this.#slice = new Slice<State>(page, {
      ...keptQuizzes(),
      ...{ setup: keptSetup(), ...keptWords(), said: null, trouble: null, leftOut: [], learnt: -1 },
    });
    this.#asking = new Asking(page, () => this.#slice.now.quiz);
    page.addController(this);
  }

  get labels() {
    const { question, answers } = this.#page.texts.text.studyQuiz;
    return { position: question, answers };
  }

  get keyList() {
    return this.#page.texts.text.studyQuiz.keyList;
  }

  get #question(): Question | null {
    const { now } = this.#asking;
    return now === "gone" ? null : now;
  }

  // After an update, so that the next question is asked for in another one.
  hostUpdated(): void {
    const { quiz } = this.#slice.now;
    if (!quiz || this.#asking.now !== "gone") return;
    const rest = quiz.kind === "board" ? elsewhere(quiz) : without(quiz);
    const word = quiz.words[quiz.at] ?? "";
    const isCard =
      quiz.kind !== "board" && cardStore.get({ list: quiz.list, kind: quiz.kind, word }) !== null;
    const { texts } = this.#page;
    const leftOut = isCard ? [...this.#slice.now.leftOut, word] : [];
    this.#put(rest.words.length ? rest : null);
    const said = () => texts.text.studyQuiz.leftOut(texts.list(leftOut), leftOut.length);
    if (isCard) this.#slice.set({ said, trouble: said, leftOut });
    else if (!rest.words.length) this.#slice.set({ trouble: () => texts.text.studyQuiz.setup.noWords });
  }

  /** Begin with the words of a source, or of the search on the table; what is asked of them can still be chosen. */
  begin(source: Source | null = null): void {
    const given = source?.words ? source : null;
    this.#change(null);
    this.#bring({ given, own: "" });
    this.#page.frame.pull(false); // it has what was found, and is in the way
    this.#page.turnTo({ view: "quiz" });
  }

  /** How questions are answered. */
  get way(): Way {
    return this.#slice.now.setup.way;
  }

  set way(way: Way) {
    this.#want({ way });
  }

  #bring(brought: Brought): void {
    remember(BROUGHT, brought, "sessionStorage");
    this.#slice.set({ ...brought, trouble: null });
  }

  readonly #want = (change: Partial<Wanted>): void => {
    const setup = { ...this.#slice.now.setup, ...change };
    remember(SETUP, setup);
    this.#slice.set({ setup });
  };

  /** Ask the cards of a box that are due. */
  async ask({ list, kind }: Pick<Box, "list" | "kind">): Promise<void> {
    await cardStore.ready;
    const words = dueCards(cardStore.all, { list, kind }, new Date()).map(({ word }) => word);
    const { way } = this.#slice.now.setup;
    this.#change(null);
    this.#start({ name: "", lexicon: list, words }, { kind, way, count: words.length });
    this.#page.turnTo({ view: "quiz" });
  }

  #start({ name, lexicon, words }: GivenWords, { kind, way, count }: Wanted, mixed = false): void {
    const seed = Math.floor(Math.random() * 1e9);
    const letters = Notation.ofAlphabet(listOf(this.#page, lexicon).alphabet);
    const known = words.filter((word) => letters.spells(word));
    const asked = questionsOf(known, kind, (word) => letters.spell(word)).slice(0, count);
    if (!asked.length)
      return this.#slice.set({ trouble: () => this.#page.texts.text.studyQuiz.setup.noWords });
    const inOrder = mixed ? shuffled(asked, seed) : asked;
    this.#change(newQuiz({ name, list: lexicon, kind, way, seed, words: inOrder }));
  }

  /** Begin the quiz that was put together. */
  readonly #begin = async (): Promise<void> => {
    const { setup } = this.#slice.now;
    const { kind } = setup;
    if (kind === "board") {
      const first = Math.floor(Math.random() * 1e9);
      const words = Array.from({ length: setup.count }, (_, n) => String(first + n * APART));
      const { way } = setup;
      return this.#change(newQuiz({ name: "", list: this.#page.list.id, kind, way, seed: first, words }));
    }
    // More than are asked, as some are one question together, and of many no meaning is known.
    const given = await this.#words(setup.count * (kind === "definition" ? 8 : 4));
    if (!given) return;
    const refuse = (trouble: Said) => this.#slice.set({ trouble });
    const { own } = this.#slice.now;
    const words = own || kind === "definition" ? await askable(this.#page, given, kind, refuse) : given.words;
    if (!words) return;
    const { texts } = this.#page;
    if (!words.length) return refuse(() => texts.text.studyQuiz.strange(kind));
    this.#start({ ...given, words }, setup, true);
    const strange = own ? given.words.length - words.length : 0;
    if (strange && this.#slice.now.quiz)
      this.#slice.set({ said: () => texts.text.studyQuiz.skipped(texts.number(strange), kind) });
  };

  /** Put the words of the source among the cards, as what is to be asked of them: of a search so many, and else all. */
  readonly #toCards = async (): Promise<void> => {
    const { kind, count } = this.#slice.now.setup;
    const given = await this.#words(count);
    if (!given || kind === "board") return;
    await makeCards(this.#page, given, kind, (came) => this.#slice.set(came));
  };

  /** The words of the source that was chosen; of a search the first. */
  async #words(limit: number): Promise<GivenWords | null> {
    const { own, given } = this.#slice.now;
    const source = own ? this.#own(own) : (given ?? this.#search());
    if (!source || source.words) return source;
    const search = { ...requestOf(source), limit };
    const found = await this.#page.ask("study.search", search, (trouble) => this.#slice.set({ trouble }));
    return found && { ...source, words: found.words.map(({ word }) => word) };
  }

  /** @param name of the file, if it is one's */
  #own(text: string, name = ""): GivenWords | null {
    const found = readFile(text, Notation.ofAlphabet(this.#page.list.alphabet), { name });
    if (found.kind === "words") return { name: "", lexicon: this.#page.list.id, words: found.words };
    const problem = found.kind === "boxes" ? "none" : found.kind;
    this.#slice.set({ trouble: () => this.#page.texts.text.studyQuiz.files[problem] });
    return null;
  }

  readonly #typed = (own: string): void => this.#bring({ own, given: this.#slice.now.given });

  readonly #open = async (file: File): Promise<void> => {
    const letters = Notation.ofAlphabet(this.#page.list.alphabet).characters;
    const text = await textOf(file, { largest: LARGEST_FILE, letters });
    if (text === null) return this.#slice.set({ trouble: () => this.#page.texts.text.studyQuiz.files.large });
    const found = this.#own(text, file.name);
    if (found) this.#typed(found.words.join("\n"));
  };

  /** The same quiz, further on; null where it has ended. */
  #put(quiz: Asked | null): void {
    this.#keep({ quiz, aside: this.#slice.now.aside });
  }

  /** Another quiz, or none: the one under way waits. */
  #change(quiz: Asked | null): void {
    this.#keep(putAside(this.#slice.now, quiz));
  }

  #keep(quizzes: Quizzes): void {
    keepQuizzes(quizzes);
    this.#slice.set({ ...quizzes, said: null, trouble: null, leftOut: [], learnt: -1 });
  }

  /** Put the quiz after an answer in place, and remember what the answer tells. */
  #step(after: Asked, question: Question): void {
    const before = this.#slice.now.quiz;
    this.#put(after);
    const outcome = before && after.outcomes[before.at];
    if (!before || !outcome || outcomeOf(before)) return;
    void this.#remember(before, question, outcome);
    if (outcome.grade !== "again") this.#page.sound("play");
  }

  /** Grade the cards that there are of what was asked, and note what was missed. */
  async #remember(quiz: Asked, question: Question, { grade, missed }: Outcome): Promise<void> {
    const now = Date.now();
    await cardStore.ready;
    const known = cardsOf(quiz, question).filter((name) => cardStore.get(name));
    if (known.length) await cardStore.change(known, (card) => card && graded(card, grade, now));
    if (missed.length) await cardStore.noteMissed(missed.map((word) => [quiz.list, word, [now]]));
    await cardStore.countAnswer(new Date(now), grade !== "again");
  }

  readonly #try = (tries: readonly string[], last: boolean): void => {
    const { quiz } = this.#slice.now;
    const question = this.#question;
    if (!quiz || !question) return;
    const after = answer(quiz, question, tries, last);
    this.#step(after, question);
    const wrong = tries.find((each) => after.wrong.includes(each));
    const tried = wrong ?? tries.find((each) => quiz.given.includes(each));
    if (after.shown || tried === undefined) return;
    const how = wrong === undefined ? "twice" : quiz.wrong.includes(wrong) ? "wrongAgain" : "wrong";
    this.#slice.set({ said: () => this.#page.texts.text.studyQuiz[how](tried) });
  };

  readonly #show = (): void => {
    const { quiz } = this.#slice.now;
    if (quiz && this.#question) this.#step(show(quiz, this.#question), this.#question);
  };

  readonly #grade = (grade: Grade): void => {
    const { quiz } = this.#slice.now;
    if (!quiz || !this.#question) return;
    this.#page.frame.pull(false);
    this.#step(judge(quiz, this.#question, grade), this.#question);
  };

  readonly #next = (): void => {
    const { quiz } = this.#slice.now;
    if (!quiz?.shown) return;
    this.#page.frame.pull(false);
    this.#put(next(quiz));
  };

  readonly #learn = async (): Promise<void> => {
    const { quiz } = this.#slice.now;
    if (!quiz) return;
    const { added } = await addCards(learntFrom(quiz));
    this.#slice.set({ learnt: added });
  };

  get #part(): StudyQuestion | null {
    return this.#page.renderRoot.querySelector("tw-study-question");
  }

  positionPane() {
    const { quiz, aside, setup, own, given, said, trouble } = this.#slice.now;
    if (!quiz)
      return html`<tw-study-setup
        .aside=${aside}
        .wanted=${setup}
        .source=${given ?? this.#search()}
        .own=${own}
        .list=${this.#page.list}
        .said=${said?.() ?? ""}
        .problem=${trouble?.() ?? ""}
        @resume=${detail((other: Asked) => this.#change(other))}
        @cards=${this.#toCards}
        @wanted=${detail(this.#want)}
        @own=${detail(this.#typed)}
        @file=${detail(this.#open)}
        @begin=${this.#begin}
      ></tw-study-setup>`;
    return html`<tw-study-question
      .quiz=${quiz}
      .question=${this.#question}
      .list=${listOf(this.#page, quiz.list)}
      ?elsewhere=${quiz.list !== this.#page.list.id}
      .gone=${this.#asking.listIsGone}
      .card=${this.#card(quiz)}
      .said=${said?.() ?? ""}
      .unkept=${cardStore.unkept}
      @try=${detail(({ tries, last }: { tries: string[]; last: boolean }) => this.#try(tries, last))}
      @show-answers=${this.#show}
      @grade=${detail(this.#grade)}
      @next=${this.#next}
      @retry=${() => this.#put(again(quiz))}
      @end=${() => this.#put(isOver(quiz) ? null : ended(quiz))}
    ></tw-study-question>`;
  }

  /** The card that is asked, whose times tell when it would come again. */
  #card(quiz: Asked) {
    const question = this.#question;
    const names = question ? cardsOf(quiz, question) : [];
    return names.map((name) => cardStore.get(name)).find((card) => card !== null) ?? null;
  }

  answersPane() {
    const { quiz, learnt } = this.#slice.now;
    const { text } = this.#page.texts;
    if (!quiz) return html`<p class="none quiet">${text.studyQuiz.setup.text}</p>`;
    return html`<tw-study-answers
      .quiz=${quiz}
      .question=${isOver(quiz) ? null : this.#question}
      .list=${listOf(this.#page, quiz.list)}
      .engine=${this.#page.engine}
      .learnt=${learnt}
      @learn=${this.#learn}
    ></tw-study-answers>`;
  }

  focusAnswers(): void {
    this.#page.frame.focusSheet();
  }

  takeTyping(): boolean {
    return this.#part?.focusEntry() ?? false;
  }

  press(event: KeyboardEvent): boolean {
    const { key, repeat, altKey } = event;
    const typed = event
      .composedPath()
      .some((node) => node instanceof Element && node.matches("dialog, input, select"));
    if (typed || repeat || altKey) return false;
    return this.#part?.press(key) ?? false;
  }
}
