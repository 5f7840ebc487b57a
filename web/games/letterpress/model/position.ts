/**
 * A Letterpress position as the page holds it, and the edits a visitor can make to it.
 *
 * It holds what was entered, right or wrong: the engine says what is wrong, the page shows it in place.
 * "Ours" is always the visitor's colour; whose turn it is stands beside it.
 */
import { lettersOf, tokensOf } from "../../../tiles/notation.ts";
import { tilesPicture, type Picture } from "../../shared/picture.ts";
import { gameBrief, standingOf } from "../../shared/standing.ts";
import type { Spelling } from "../../registry.ts";
import type { Side } from "../../shared/sides.ts";
import type { GameRecord } from "./record.ts";

export type { Side };

export type Owner = Side | "free";

/** Squares as bits; text where no number was entered. */
export type Mask = number | string;

/** A word that was played, and who held what before and after it: the visitor's squares, and theirs. */
export interface Turn {
  side: Side;
  word: string;
  before: readonly [number, number];
  after: readonly [number, number];
  /** Was it played though it is not in the list? */
  unlisted: boolean;
}

/** A word whose plays are looked for: it was typed, or tapped on the board. */
export interface Spelled {
  word: string;
  /** The squares that were tapped, in their order. */
  squares: readonly number[];
  /** May it be a word that is not in the list? */
  unlisted: boolean;
}

export const noWord: Spelled = Object.freeze({ word: "", squares: [], unlisted: false });

export interface Position {
  /** One for each square, "" for an empty one; more than 25 only by mistake. */
  letters: readonly string[];
  ours: Mask;
  theirs: Mask;
  played: readonly string[];
  turn: Side;
  /** The words that were played here. */
  turns: readonly Turn[];
  /** How many of the turns lie on the board. */
  at: number;
  /** The word whose plays are looked for; null where all are. */
  spelled: Spelled | null;
  /** The game that is played on the page, beside the board of the finder. */
  game: GameRecord | null;
}

export const SIZE = 5;
export const SQUARES = SIZE * SIZE;

const EMPTY: Position = Object.freeze({
  letters: Object.freeze(Array<string>(SQUARES).fill("")),
  ours: 0,
  theirs: 0,
  played: Object.freeze([]),
  turn: "ours",
  turns: Object.freeze([]),
  at: 0,
  spelled: null,
  game: null,
});

export const emptyPosition = (): Position => EMPTY;

/** Is there nothing in the finder? A game beside it does not count. */
export const isBare = (position: Position): boolean =>
  (Object.keys(EMPTY) as (keyof Position)[]).every((key) => key === "game" || position[key] === EMPTY[key]); // its own

export const spelling = ({ letters, played }: Position): Spelling => ({
  alphabet: null,
  letters: [...letters, ...played],
});

/** The game on the table, where the position is about that and not about the finder beside it. */
const gameOf = (position: Position, view: string): GameRecord | null =>
  view === "game" || !hasLetters(position) ? position.game : null;

export function brief(position: Position, alphabet = "en", { view = "" } = {}): string {
  const upper = (text: string) => text.toLocaleUpperCase(alphabet);
  const game = gameOf(position, view);
  return game ? gameBrief(game, upper) : upper(boardText(position.letters));
}

export function picture(position: Position, _alphabet?: string, { view = "" } = {}): Picture {
  const game = gameOf(position, view);
  return game ? gamePicture(game) : boardPicture(position);
}

/** The game's own board, its squares as the visitor sees them; as long as nothing is known of it, who plays. */
function gamePicture(game: GameRecord): Picture {
  const { players } = game.setup;
  const [board = "", ...held] = standingOf(game)?.board.split("/") ?? [];
  const letters = Array.from(board);
  if (letters.length !== SQUARES) return tilesPicture(players.map(({ name }) => name.slice(0, 1)));
  const masks = held.map(Number);
  const isSecond = players[0]?.level !== null && players[1]?.level === null;
  const [ours = 0, theirs = 0] = isSecond ? masks.toReversed() : masks;
  return boardPicture({ letters, ours, theirs });
}

function boardPicture(position: Pick<Position, "letters" | Side>): Picture {
  const squares = position.letters.slice(0, SQUARES).map((letter, square) => {
    const owner = ownerOf(position, square);
    const kind = owner === "ours" || owner === "theirs" ? owner : letter ? "free" : "bare";
    return { kind, letter } as const;
  });
  return { columns: SIZE, squares };
}

export const otherSide = (side: Side): Side => (side === "ours" ? "theirs" : "ours");

export const hasLetters = (position: Position): boolean => position.letters.some((letter) => letter !== "");

/** Is a square among these bits? Works for wrong numbers too, beyond what `&` can take. */
export const holds = (mask: Mask, square: number): boolean =>
  typeof mask === "number" && mask >= 0 && Math.floor(mask / 2 ** square) % 2 === 1;

/** Squares as bits. */
export const maskOf = (chosen: readonly number[]): number =>
  chosen.reduce((bits, square) => bits | (1 << square), 0);

/** The squares of a mask. */
export const squaresIn = (mask: number): number[] =>
  Array.from({ length: SQUARES }, (_, square) => square).filter((square) => holds(mask, square));

/** How many squares a mask holds. */
export const sizeOf = (mask: number): number => squaresIn(mask).length;

/** The 25 bits of a mask that stand for squares. */
function squares(mask: Mask): number {
  let bits = 0;
  for (let square = 0; square < SQUARES; square++) if (holds(mask, square)) bits |= 1 << square;
  return bits;
}

export function ownerOf({ ours, theirs }: Pick<Position, Side>, square: number): Owner | "both" {
  const mine = holds(ours, square);
  if (holds(theirs, square)) return mine ? "both" : "theirs";
  return mine ? "ours" : "free";
}

/** Squares tapped one after the other, as the word that they spell. */
export function spelledBy({ letters }: Position, squares: readonly number[]): Spelled {
  const word = squares.map((square) => lettersOf(letters[square] ?? "")).join("");
  return { word, squares, unlisted: false };
}

/** Letters put on the squares from one on. */
export function withLetters(position: Position, start: number, given: readonly string[]): Position {
  const letters = position.letters.slice(0, SQUARES);
  given.forEach((letter, index) => {
    if (start + index < SQUARES) letters[start + index] = letter;
  });
  return { ...position, letters };
}

/** All the letters at once, as from a paste; a letter too many is kept, so that it can be told. */
export function withBoard(position: Position, given: readonly string[]): Position {
  const letters = [...given];
  while (letters.length < SQUARES) letters.push("");
  return { ...position, letters };
}

export function withOwner(position: Position, painted: readonly number[], owner: Owner): Position {
  let ours = squares(position.ours);
  let theirs = squares(position.theirs);
  for (const square of painted) {
    const bit = 1 << square;
    ours = owner === "ours" ? ours | bit : ours & ~bit;
    theirs = owner === "theirs" ? theirs | bit : theirs & ~bit;
  }
  if (ours === position.ours && theirs === position.theirs) return position;
  return { ...position, ours, theirs };
}

/** The next owner when a square is turned with one key. */
export const nextOwner = (owner: Owner | "both"): Owner =>
  owner === "free" ? "ours" : owner === "ours" ? "theirs" : "free";

/** The text form of the letters; "." holds the place of a missing one. */
export const boardText = (letters: readonly string[]): string =>
  letters
    .map((letter) => letter || ".")
    .join("")
    .replace(/\.+$/, "");

/** Letters from text: white space does not count, "." and "_" stand for a missing letter, "[CH]" is one tile. */
export const lettersIn = (text: string): string[] =>
  tokensOf(text.replace(/\s+/g, "")).map((letter) => (letter === "." || letter === "_" ? "" : letter));

/** A mask as it was entered: a number where it is one, else the text, for the engine to refuse. */
export function maskIn(text: string): Mask {
  const trimmed = text.trim();
  if (trimmed === "") return 0;
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : trimmed;
}

/** Words from text, apart from white space and commas. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize("NFC")
    .split(/[\s,;]+/)
    .filter(Boolean);
