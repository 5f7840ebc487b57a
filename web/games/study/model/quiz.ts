/**
 * A quiz: questions about words of a list, one after the other, and what came of each. A plain value, so that it can be kept
 * and go on after a reload. What is right is the engine's, as a card of `study.cards`.
 */
import type { StudyCard } from "../../../engine/methods.ts";
import { recall, remember } from "../../../ui/storage.ts";
import { cardKinds, type CardName } from "../../shared/cards.ts";
import type { ToLearn } from "../../shared/card-store.ts";
import { grades, type Grade } from "./schedule.ts";

/** Answers are typed or tapped and judged here; or one looks at them and judges oneself. */
export const ways = ["typed", "flash"] as const;

export type Way = (typeof ways)[number];

/** What is asked: what cards ask, or the bingos of a rack on a board. */
export const quizKinds = [...cardKinds, "board"] as const;

export type QuizKind = (typeof quizKinds)[number];

interface Traits {
  /** Are its answers words that one may know one by one? */
  many?: true;
  /** Are its tiles tapped into an answer? */
  taps?: true;
  /** Is the order of its letters nothing? Then words of the same letters are one question. */
  loose?: true;
}

/** What is so of the questions of a kind. */
export const traits: Readonly<Record<QuizKind, Traits>> = {
  anagrams: { many: true, taps: true, loose: true },
  stem: { many: true, taps: true, loose: true },
  pattern: { many: true },
  board: { taps: true },
  hooks: {},
  judge: {},
  definition: {},
};

/** A question and all that is right. */
export interface Question extends StudyCard {
  /** Is one of its answers enough? */
  one?: boolean;
  /** The address of the position that it is about, from "#" on. */
  position?: string;
  /** The same with the best of its answers laid. */
  solved?: string;
}

/** What came of a question. */
export interface Outcome {
  /** What it was made of. */
  word: string;
  grade: Grade;
  /**
   * What was to be known and was not: the words that were not found, what was taken for a word or for none, else the word
   * itself.
   */
  missed: readonly string[];
  /** Of a bingo, the address of its position. */
  position?: string;
}

export interface Quiz {
  /** What its words are from. */
  name: string;
  list: string;
  kind: QuizKind;
  way: Way;
  seed: number;
  /** What each question is made of, in the order in which they are asked. */
  words: readonly string[];
  /** The question that one is at; the number of words when all are answered. */
  at: number;
  /** Right and wrong answers to it. */
  given: readonly string[];
  wrong: readonly string[];
  /** Are its answers shown? */
  shown: boolean;
  /** One for each question before it, and for itself once it is judged. */
  outcomes: readonly Outcome[];
}

/** Questions of a quiz, at most. */
export const MOST_QUESTIONS = 1_000;

const untouched = { given: [], wrong: [], shown: false };

export const newQuiz = (about: Pick<Quiz, "name" | "list" | "kind" | "way" | "seed" | "words">): Quiz => ({
  ...about,
  words: about.words.slice(0, MOST_QUESTIONS),
  at: 0,
  outcomes: [],
  ...untouched,
});

export const isOver = ({ at, words }: Quiz): boolean => at >= words.length;

/** What one has answered to the question that one is at; null while it is asked. */
export const outcomeOf = ({ outcomes, at }: Quiz): Outcome | null => outcomes[at] ?? null;

/** What may be answered: words, or whether it is one. */
export const expected = ({ valid, answers }: Question): readonly string[] =>
  valid === undefined ? answers : [valid ? "yes" : "no"];

/** Is it being answered by typing or tapping? */
export const isTyped = ({ way, shown }: Quiz): boolean => way === "typed" && !shown;

export const isLeft = ({ given }: Quiz, question: Question): string[] =>
  expected(question).filter((each) => !given.includes(each));

function judged(quiz: Quiz, question: Question, grade: Grade): Quiz {
  const missed = grade === "again" ? missedOf(quiz, question) : [];
  const { word, position } = question;
  const outcomes = [
    ...quiz.outcomes.slice(0, quiz.at),
    { word, grade, missed, ...(position && { position }) },
  ];
  return { ...quiz, shown: true, outcomes };
}

/** What was not known of a question that was missed. */
function missedOf(quiz: Quiz, question: Question): string[] {
  if (question.one) return question.answers.slice(0, 1);
  if (question.valid !== undefined) return [question.question];
  const left = quiz.way === "typed" && traits[quiz.kind].many ? isLeft(quiz, question) : [];
  return left.length ? left : [question.word];
}

/**
 * Answer: those that are right count, also one by one, and with the last of them the question is done: well if nothing was
 * wrong, hardly if something was. Where there is one try, or no more comes, what is left is missed.
 */
export function answer(quiz: Quiz, question: Question, tries: readonly string[], last = false): Quiz {
  if (quiz.shown) return quiz;
  const may = expected(question);
  const fresh = [...new Set(tries)].filter((each) => ![...quiz.given, ...quiz.wrong].includes(each));
  const now: Quiz = {
    ...quiz,
    given: [...quiz.given, ...fresh.filter((each) => may.includes(each))],
    wrong: [...quiz.wrong, ...fresh.filter((each) => !may.includes(each))],
  };
  const done = question.one ? now.given.length > 0 : !isLeft(now, question).length;
  const closed = last || (question.valid !== undefined && fresh.length > 0);
  if (closed) return judged(now, question, done && !now.wrong.length ? "good" : "again");
  return done && may.length ? judged(now, question, now.wrong.length ? "hard" : "good") : now;
}

/** Show the answers: of a flash card before one judges oneself, else because one does not know them, nor that there are none. */
export function show(quiz: Quiz, question: Question): Quiz {
  if (quiz.shown) return quiz;
  return quiz.way === "flash" ? { ...quiz, shown: true } : judged(quiz, question, "again");
}

/** Judge oneself; the next question follows at once. */
export const judge = (quiz: Quiz, question: Question, grade: Grade): Quiz =>
  next(judged(quiz, question, grade));

/** Go on to the next question. */
export const next = (quiz: Quiz): Quiz => ({ ...quiz, ...untouched, at: quiz.at + 1 });

/** End before all questions were asked: what was answered counts. Null where nothing was. */
export function ended(quiz: Quiz): Quiz | null {
  const { length } = quiz.outcomes;
  return length ? { ...quiz, ...untouched, words: quiz.words.slice(0, length), at: length } : null;
}

/** Leave out a question that cannot be asked. */
export const without = (quiz: Quiz): Quiz => ({
  ...quiz,
  ...untouched,
  words: quiz.words.filter((_, n) => n !== quiz.at),
});

/** Positions between the numbers of two questions of one quiz: so many are looked at for a bingo, as far as `MOST_LOOKED`. */
export const APART = 1_000;

const MOST_LOOKED = 40;

/** Look for a bingo in another position; after so many without one the question is left out. */
export function elsewhere(quiz: Quiz): Quiz {
  const seed = Number(quiz.words[quiz.at]) + 1;
  const words = quiz.words.with(quiz.at, String(seed));
  return (seed - quiz.seed) % APART < MOST_LOOKED ? { ...quiz, words } : without(quiz);
}

/** The outcomes of all questions that were missed. */
export const missedIn = ({ outcomes }: Quiz): Outcome[] => outcomes.filter(({ grade }) => grade === "again");

/** The same quiz of what was missed. */
export const again = (quiz: Quiz): Quiz =>
  newQuiz({ ...quiz, words: missedIn(quiz).flatMap((each) => askedOf(quiz, each)), seed: quiz.seed + 1 });

/** What asks for a question that was missed again; what looked like a word asks for itself. */
const askedOf = ({ kind }: Quiz, { word, missed }: Outcome): readonly string[] =>
  kind === "judge" ? missed : [word];

/** The cards that an answer is about: those of all words that it asked for. */
export function cardsOf({ list, kind }: Quiz, { word, question, answers }: Question): CardName[] {
  if (kind === "board") return [];
  const words = kind === "anagrams" ? [word, ...answers] : [kind === "judge" ? question : word];
  return [...new Set(words)].map((each) => ({ list, kind, word: each }));
}

/** The cards of what was missed: of letters the words that they make, of a stem the stem, of a bingo its letters. */
export function learntFrom(quiz: Quiz): ToLearn[] {
  const { list } = quiz;
  const kind = quiz.kind === "board" ? "anagrams" : quiz.kind;
  const cards = missedIn(quiz).flatMap(({ word, missed, position }) =>
    (kind === "stem" ? [word] : missed).map((each) => ({
      list,
      kind,
      word: each,
      ...(position && { position }),
    })),
  );
  return [...new Map(cards.map((card) => [card.word, card])).values()];
}

/** What is the same for words that are one question: of some kinds their letters. */
export const questionOf = (word: string, kind: QuizKind, lettersOf: LettersOf): string =>
  traits[kind].loose ? [...lettersOf(word)].sort().join(" ") : word;

type LettersOf = (word: string) => readonly string[];

/** One word for each question, the first: words of the same letters are asked for together. */
export function questionsOf(words: readonly string[], kind: QuizKind, lettersOf: LettersOf): string[] {
  const key = (word: string) => questionOf(word, kind, lettersOf);
  const first = new Map(words.toReversed().map((word) => [key(word), word]));
  return words
    .filter((word) => first.get(key(word)) === word)
    .filter((word, n, all) => all.indexOf(word) === n);
}

/** The same items in an order of chance; the same seed gives the same. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed >>> 0;
  // mulberry32
  const chance = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const keyed = items.map((item) => ({ item, key: chance() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}

/** The quiz that is asked, null for none, and others that have been begun, the latest first. */
export interface Quizzes {
  quiz: Quiz | null;
  aside: readonly Quiz[];
}

/** Quizzes that are begun and wait, at most. */
const MOST_ASIDE = 5;

/** The quizzes once another is asked: one that is not over waits for its turn. */
export function putAside({ quiz, aside }: Quizzes, other: Quiz | null): Quizzes {
  const waiting = quiz && !isOver(quiz) ? [quiz, ...aside] : aside;
  return { quiz: other, aside: waiting.filter((each) => each !== other).slice(0, MOST_ASIDE) };
}

const KEY = "tilewise-quiz";

/** Keep the quizzes that are under way: this tab goes on with its own, another one that is opened with the latest. */
export function keepQuizzes(quizzes: Quizzes): void {
  remember(KEY, quizzes, "sessionStorage");
  remember(KEY, quizzes);
}

/** The quizzes that were under way. */
export function keptQuizzes(): Quizzes {
  const kept = (recall(KEY, "sessionStorage") ?? recall(KEY) ?? {}) as Partial<
    Record<keyof Quizzes, unknown>
  >; // or anything
  const aside = Array.isArray(kept.aside) ? kept.aside.map(readQuiz) : [];
  return { quiz: readQuiz(kept.quiz), aside: aside.filter((each) => each !== null).slice(0, MOST_ASIDE) };
}

/** What was kept of a quiz by this page, or anything; null for what is none. */
function readQuiz(value: unknown): Quiz | null {
  const kept = (value ?? {}) as Partial<Record<keyof Quiz, unknown>>; // looked at here
  const { name, list, kind: said, way: told, seed, words, at, given, wrong, shown, outcomes } = kept;
  const kind = quizKinds.find((each) => each === said);
  const way = ways.find((each) => each === told);
  const whole =
    [name, list].every((each) => typeof each === "string") &&
    [seed, at].every((each) => Number.isSafeInteger(each) && Number(each) >= 0) &&
    [words, given, wrong].every(areTexts) &&
    Array.isArray(outcomes) &&
    outcomes.every(isOutcome);
  if (!whole || !kind || !way) return null;
  const quiz = { ...kept, kind, way, shown: shown === true } as Quiz; // as was just seen
  const { length } = quiz.outcomes;
  const fits = quiz.words.length > 0 && quiz.words.length <= MOST_QUESTIONS && quiz.at <= quiz.words.length;
  return fits && (length === quiz.at || (length === quiz.at + 1 && quiz.shown)) ? quiz : null;
}

export const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

function isOutcome(value: unknown): value is Outcome {
  // Looked at here.
  const { word, grade, missed, position = "" } = (value ?? {}) as Partial<Record<keyof Outcome, unknown>>;
  return areTexts([word, position]) && grades.some((each) => each === grade) && areTexts(missed);
}
