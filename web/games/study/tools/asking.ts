/**
 * The questions of a quiz, as the engine makes them: some words at a time, and the next ones before they are wanted. Bingos
 * are looked for in positions that the engine plays up to, one for each number.
 */
import { memo } from "../../shared/memo.ts";
import type { Query } from "../../shared/queries.ts";
import { Meanings } from "../../../engine/meanings.ts";
import type { CrosswordPlay, CrosswordPuzzled, CrosswordSolved, StudyDeck } from "../../../engine/methods.ts";
import type { Lexicon } from "../../../engine/protocol.ts";
import { boardLine, Notation, tokensOf } from "../../../tiles/notation.ts";
import { isOver, type Question, type Quiz } from "../model/quiz.ts";
import type { StudyPage } from "./page.ts";

/** Words whose questions are made at once. */
const FEW = 10;

/** Plays of which the bingos are taken; those that score less are hardly ever bingos. */
const PLAYS = 500;

/** A word list; where it is not here, one that is called by its id. */
export const listOf = (page: StudyPage, id: string): Lexicon =>
  page.engine?.catalogue.find((list) => list.id === id) ?? { ...page.list, id, name: id };

/** The lists that say what the words of another mean, for a request. */
export function meaningsFor(page: StudyPage, id: string): string[] {
  const { language } = listOf(page, id);
  return Meanings.has(language) ? [`${language}-meanings`] : [];
}

/** A question that is there, or "gone" where nothing can be asked; null while it is made. */
export type Asked = Question | "gone" | null;

interface Position {
  deal: Query<"crossword.puzzle">;
  plays: Query<"crossword.solve">;
}

/** The tiles that a play lays, as an address has them, on a board of so many columns. */
function laidBy({ row, col, across, placed }: CrosswordPlay, columns: number): string {
  const first = row * columns + col;
  return tokensOf(placed)
    .flatMap((tile, n) => (tile === "." ? [] : [`${first + n * (across ? 1 : columns)}.${tile}`]))
    .join(",");
}

const cardOf = ({ cards }: StudyDeck, word: string) => cards.find((card) => card.word === word);

export class Asking {
  readonly #page: StudyPage;
  readonly #quiz: () => Quiz | null;
  readonly #cards: Query<"study.cards">;
  readonly #positions: readonly [Position, Position];

  constructor(page: StudyPage, quiz: () => Quiz | null) {
    this.#page = page;
    this.#quiz = quiz;
    this.#cards = this.#deck(0);
    this.#deck(1); // made before it is wanted, and kept
    this.#positions = [this.#position(0), this.#position(1)];
  }

  /** The quiz whose questions are made, if it is asked on this page now. */
  get #open(): Quiz | null {
    const quiz = this.#page.options.view === "quiz" ? this.#quiz() : null;
    return quiz && !isOver(quiz) && this.#knows(quiz.list) ? quiz : null;
  }

  #knows(list: string): boolean {
    const lists = this.#page.engine?.catalogue ?? [];
    return !lists.length || lists.some(({ id }) => id === list);
  }

  #deck(later: 0 | 1): Query<"study.cards"> {
    return this.#page.queries.add(
      "study.cards",
      () => {
        const quiz = this.#open;
        if (!quiz || quiz.kind === "board") return null;
        const { list: lexicon, kind, seed, at } = quiz;
        const first = (Math.floor(at / FEW) + later) * FEW;
        const words = quiz.words.slice(first, first + FEW);
        const lists = kind === "definition" ? meaningsFor(this.#page, lexicon) : [];
        return words.length ? { lexicon, kind, words, seed, lists } : null;
      },
      { kept: true, aside: later > 0 },
    );
  }

  #position(later: 0 | 1): Position {
    const { queries } = this.#page;
    const how = { kept: true, aside: true };
    const deal = queries.add(
      "crossword.puzzle",
      () => {
        const quiz = this.#open;
        const seed = quiz?.kind === "board" ? quiz.words[quiz.at + later] : undefined;
        return quiz && seed ? { lexicon: quiz.list, seed: Number(seed) } : null;
      },
      how,
    );
    const plays = queries.add(
      "crossword.solve",
      () => {
        const quiz = this.#open;
        return quiz && deal.result
          ? { lexicon: quiz.list, ...deal.result, limit: PLAYS, blanks: "merged" as const }
          : null;
      },
      how,
    );
    return { deal, plays };
  }

  /** The question that the quiz is at. */
  get now(): Asked {
    const quiz = this.#open;
    const word = quiz?.words[quiz.at];
    if (!quiz || word === undefined) return null;
    if (quiz.kind === "board") return this.#bingo(word);
    const { result, refusal } = this.#cards;
    if (refusal) return "gone";
    if (!result) return null;
    return (quiz.kind === "definition" ? this.#meaning(result, word) : cardOf(result, word)) ?? "gone";
  }

  /** The question of what a word means, which those that mean the same answer, too. */
  readonly #meaning = memo(({ cards }: StudyDeck, word: string): Question | undefined => {
    const card = cards.find(({ answers }) => answers.includes(word));
    return (
      card && { ...card, word, answers: [word, ...card.answers.filter((each) => each !== word)], one: true }
    );
  });

  #bingo(word: string): Asked {
    const { deal, plays } = this.#positions[0];
    if (deal.refusal ?? plays.refusal) return "gone";
    if (!deal.result || !plays.result) return null;
    return this.#best(word, deal.result, plays.result, listOf(this.#page, this.#quiz()?.list ?? "").alphabet);
  }

  readonly #best = memo(
    (
      word: string,
      { rack, board }: CrosswordPuzzled,
      { plays }: CrosswordSolved,
      alphabet: string,
    ): Asked => {
      const letters = Notation.ofAlphabet(alphabet);
      const bingos = plays.filter(({ bonus }) => bonus > 0);
      const answers = [...new Set(bingos.map((play) => letters.plain(play.word)))];
      const [best] = bingos;
      if (!best) return "gone";
      const laid = laidBy(best, tokensOf(board[0] ?? "").length);
      const addressOf = (beside: Record<string, string>) =>
        `#crossword?${new URLSearchParams({ board: boardLine(board), ...beside }).toString()}`;
      const [position, solved] = [addressOf({ rack }), addressOf({ laid })];
      return { word, question: rack, answers, one: true, position, solved };
    },
  );

  /** Is the word list of the quiz not here? */
  get listIsGone(): boolean {
    const quiz = this.#quiz();
    return quiz !== null && !this.#knows(quiz.list);
  }
}
