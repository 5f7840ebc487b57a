/**
 * A crossword position as the page holds it, and the edits a visitor can make to it.
 *
 * It holds what was entered, right or wrong: the engine says what is wrong, the page shows it in place. What the turns of
 * a game made of the board is the engine's to say, too (`crossword.replay`).
 */
import type { CrosswordPlay, CrosswordTurn, Methods } from "../../../engine/methods.ts";
import { boardRows, tokensOf, type Notation } from "../../../tiles/notation.ts";
import type { Spelling } from "../../registry.ts";
import {
  alphabetOf,
  heightOf,
  layoutOf,
  line,
  shiftOf,
  widthOf,
  type Layout,
  type TileSet,
} from "./games.ts";

export type Play = CrosswordPlay;
export type Turn = CrosswordTurn;

/** The visitor is the first, the other player the second. */
export type Player = 0 | 1;

export interface Position {
  /** A board's id, or a board of one's own. */
  layout: string | Layout;
  /** A set's id, or a set of one's own, or null for the one that goes with board and list. */
  tiles: string | TileSet | null;
  /** A tile each, "" where there is none. */
  squares: readonly string[];
  rack: readonly string[];
  /** The plays that were made here, or a whole game that was brought in. */
  turns: readonly Turn[];
  /** How many of the turns lie on the board. */
  at: number;
  /** Whose turn it is; null for whoever follows the last turn. */
  mover: Player | null;
  /** The names of both, "" where there is none. */
  players: readonly string[];
  /** Squares of the last play, as long as nothing else has been changed. */
  latest: readonly number[];
}

export const bareSquares = (layout: string | Layout): readonly string[] =>
  Array<string>(widthOf(layoutOf(layout)) * heightOf(layoutOf(layout))).fill("");

const EMPTY: Position = Object.freeze({
  layout: "scrabble",
  tiles: null,
  squares: Object.freeze(bareSquares("scrabble")),
  rack: Object.freeze([]),
  turns: Object.freeze([]),
  at: 0,
  mover: null,
  players: Object.freeze([]),
  latest: Object.freeze([]),
});

export const emptyPosition = (): Position => EMPTY;

export function spelling({ layout, tiles, squares, rack }: Position): Spelling {
  const set = tiles ?? layoutOf(layout).tiles ?? null;
  return { alphabet: set === null ? null : alphabetOf(set), letters: [...squares, ...rack] };
}

export const hasTiles = ({ squares }: Position): boolean => squares.some(Boolean);

export const isEmpty = (position: Position): boolean =>
  !hasTiles(position) && !position.rack.length && !position.turns.length;

/** The rack, else the longest word across. */
export function brief(position: Position, alphabet = "en"): string {
  if (position.rack.length) return position.rack.join("").toLocaleUpperCase(alphabet);
  const across = rowsOf(position).flatMap((row) => row.split("."));
  const longest = across.reduce((most, word) => (word.length > most.length ? word : most), "");
  return longest.toLocaleUpperCase(alphabet);
}

export const cleared = ({ layout, tiles }: Position): Position => ({
  ...EMPTY,
  layout,
  tiles,
  squares: bareSquares(layout),
});

/** The board as rows of text, "." for an empty square. */
export function rowsOf({ layout, squares }: Position): string[] {
  const width = widthOf(layoutOf(layout));
  return Array.from({ length: heightOf(layoutOf(layout)) }, (_, row) =>
    squares
      .slice(row * width, row * width + width)
      .map((tile) => tile || ".")
      .join(""),
  );
}

/** A tile each of a board in rows, "" where there is none. */
export const squaresOf = (rows: readonly string[]): string[] => boardRows(rows.join("/")).flat();

/** @param tile "" takes it off */
export function withTile(position: Position, square: number, tile: string): Position {
  if (position.squares[square] === tile) return position;
  return { ...position, squares: position.squares.with(square, tile), latest: EMPTY.latest };
}

/** A word typed or pasted from a square on. */
export function withWord(
  position: Position,
  square: number,
  across: boolean,
  tiles: readonly string[],
): Position {
  const squares = [...position.squares];
  line(layoutOf(position.layout), square, across, tiles.length).forEach((place, n) => {
    if (tiles[n] !== ".") squares[place] = tiles[n] ?? "";
  });
  return { ...position, squares, latest: EMPTY.latest };
}

/** Another board under the tiles: those that still have a square stay. */
export function withLayout(position: Position, layout: string | Layout): Position {
  const from = layoutOf(position.layout);
  const to = layoutOf(layout);
  const [was, width] = [widthOf(from), widthOf(to)];
  if (was === width && heightOf(from) === heightOf(to)) return { ...position, layout };
  const [right, down] = shiftOf(from, width, heightOf(to));
  const squares = Array.from({ length: width * heightOf(to) }, (_, square) => {
    const [row, column] = [Math.floor(square / width) - down, (square % width) - right];
    return column >= 0 && column < was ? (position.squares[row * was + column] ?? "") : "";
  });
  return { ...position, layout, squares, latest: [], turns: [], at: 0, mover: null, players: [] };
}

/** The tiles that a play puts down, by square. */
export function placedBy(
  { layout }: Position,
  play: Pick<Play, "row" | "col" | "across" | "placed">,
): ReadonlyMap<number, string> {
  const board = layoutOf(layout);
  const tiles = tokensOf(play.placed);
  const places = line(board, play.row * widthOf(board) + play.col, play.across, tiles.length);
  return new Map(
    places.map((square, n) => [square, tiles[n] ?? "."] as const).filter(([, tile]) => tile !== "."),
  );
}

/** What the blanks of a play stand for, and where in its main word, counted from 1. */
export const blanksIn = ({ placed }: Play, notation: Notation): { letter: string; place: number }[] =>
  tokensOf(placed).flatMap((token, n) => {
    const { face, blank } = notation.see(token);
    return token !== "." && blank ? [{ letter: face, place: n + 1 }] : [];
  });

/** Which tiles of the rack a play uses, by their places on it. */
export function usedBy({ rack }: Position, play: Play): ReadonlySet<number> {
  const left = tokensOf(play.leave);
  const places = [...rack.keys()].filter((place) => {
    const at = left.indexOf(rack[place] ?? "");
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return new Set(places);
}

/** What a text says, in place of what lies there: a position as it stands, a game after its last turn. */
export function fromText(position: Position, reading: Methods["crossword.read"]["result"]): Position {
  const { board, rack, game } = reading;
  const { turns = [], players = [] } = game ?? {};
  const base = cleared(position);
  return { ...base, squares: squaresOf(board), rack: tokensOf(rack), turns, at: turns.length, players };
}
