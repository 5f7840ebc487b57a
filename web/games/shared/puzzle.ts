/**
 * The position of the day: the engine deals it with the day as its number, so that it is the same for all who play with
 * the same word list. One looks for the best play; until one asks for them, the plays are not shown. What was tried is
 * kept, so that a reload loses none of it.
 */
import { recall, remember } from "../../ui/storage.ts";
import { dayOfNumber, type Daily } from "./days.ts";

/** The games that have one. */
export type PuzzleGame = Exclude<Daily, "draw">;

/** A play that was tried. */
export interface Try {
  word: string;
  /** What it scores, or its place among the best plays of all words. */
  worth: number;
  /** Where a puzzle goes by equity, how many points of it the play is behind the best. */
  loss?: number;
}

/** What the best play of a crossword puzzle is looked for by. */
export const puzzleKinds = ["score", "equity"] as const;

export type PuzzleKind = (typeof puzzleKinds)[number];

export interface Puzzle {
  game: PuzzleGame;
  /** Its day, 20261122. */
  day: number;
  /** "score" where nothing is said. */
  by?: PuzzleKind;
  /** The position, as text: on any other one it is over. */
  of: string;
  tries: readonly Try[];
  /** Are the plays shown? */
  shown: boolean;
}

const KEY = "tilewise-puzzles";

/** Puzzles kept, the last one first. */
const MOST = 20;

/** The puzzle of a position as it was left; null for a position of no day. */
export const keptPuzzle = (game: PuzzleGame, of: string): Puzzle | null =>
  keptPuzzles().find((each) => each.game === game && each.of === of) ?? null;

export function keepPuzzle(puzzle: Puzzle): void {
  const others = keptPuzzles().filter(({ game, of }) => game !== puzzle.game || of !== puzzle.of);
  remember(KEY, [puzzle, ...others].slice(0, MOST));
}

/** What is asked for, and how tries are told: points of a crossword play, its rank by equity, or a word's place. */
export const askOf = ({ game, by }: Pick<Puzzle, "game" | "by">): PuzzleGame | "equity" =>
  by === "equity" ? by : game;

/** Points are better the more there are of them, a place the nearer to the first. */
const order = {
  crossword: (a: Try, b: Try) => b.worth - a.worth,
  letterpress: (a: Try, b: Try) => a.worth - b.worth,
  equity: (a: Try, b: Try) => (a.loss ?? 0) - (b.loss ?? 0),
};

/** The puzzle with another try: the tries are ordered from the best on, and of two with the same word the better stays. */
export function withTry(puzzle: Puzzle, tried: Try): Puzzle {
  const tries = [...puzzle.tries, tried].sort(order[askOf(puzzle)]);
  const first = new Map(tries.toReversed().map((each) => [each.word, each]));
  return { ...puzzle, tries: tries.filter((each) => first.get(each.word) === each) };
}

function isPuzzle(kept: unknown): kept is Puzzle {
  const { day, of, tries } = (kept ?? {}) as Partial<Puzzle>; // what was kept by this page, or anything
  return (
    typeof of === "string" && typeof day === "number" && dayOfNumber(day) !== null && Array.isArray(tries)
  );
}

function keptPuzzles(): readonly Puzzle[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept.filter(isPuzzle) : [];
}
