/**
 * A crossword position as the page holds it, and the edits a visitor can make to it.
 *
 * It holds what was entered, right or wrong: the engine says what is wrong, the page shows it in place.
 */
import { heightOf, layoutOf, widthOf, type Layout, type TileSet } from "./games.ts";
import { tokensOf } from "./letters.ts";

/** One turn of a game, as the engine reads it from a GCG file. */
export interface Turn {
  /** 0 or 1. */
  player: number;
  kind: "play" | "pass" | "exchange" | "withdrawn" | "points";
  score: number;
  /** What stood before it. */
  rack?: string;
  /** Its square in standard notation. */
  position?: string;
  row?: number;
  col?: number;
  across?: boolean;
  word?: string;
  /** Its tiles, "." where one lay already. */
  placed?: string;
  /** What stayed on the rack after it. */
  leave?: string;
  /** Of an exchange or of points. */
  text?: string;
}

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
  players: readonly string[];
  /** Squares of the last play, as long as nothing else has been changed. */
  latest: readonly number[];
}

export const bareSquares = (layout: string | Layout): readonly string[] =>
  Array(widthOf(layoutOf(layout)) * heightOf(layoutOf(layout))).fill("");

const EMPTY: Position = Object.freeze({
  layout: "scrabble",
  tiles: null,
  squares: Object.freeze(bareSquares("scrabble")),
  rack: Object.freeze([]),
  turns: Object.freeze([]),
  at: 0,
  players: Object.freeze([]),
  latest: Object.freeze([]),
});

export const emptyPosition = () => EMPTY;

export const hasTiles = ({ squares }: Position) => squares.some(Boolean);

export const isEmpty = (position: Position) =>
  !hasTiles(position) && !position.rack.length && !position.turns.length;

export const cleared = ({ layout, tiles }: Position): Position => ({
  ...EMPTY,
  layout,
  tiles,
  squares: bareSquares(layout),
});

/** The board as rows of text, "." for an empty square. */
export function rowsOf({ layout, squares }: Position) {
  const width = widthOf(layoutOf(layout));
  return Array.from({ length: heightOf(layoutOf(layout)) }, (_, row) =>
    squares
      .slice(row * width, row * width + width)
      .map((tile) => tile || ".")
      .join(""),
  );
}

/** The squares of rows of text as the engine writes them. */
export const squaresOf = (rows: readonly string[]) =>
  rows.flatMap((row) => tokensOf(row).map((token) => (token === "." ? "" : token)));

/** @param tile "" takes it off */
export function withTile(position: Position, square: number, tile: string): Position {
  if (position.squares[square] === tile) return position;
  return { ...position, squares: position.squares.with(square, tile), latest: EMPTY.latest };
}

/** The squares from one on, across or down, as many as there are. */
export function line(layout: string | Layout, square: number, across: boolean, length: number) {
  const width = widthOf(layoutOf(layout));
  const height = heightOf(layoutOf(layout));
  const room = across ? width - (square % width) : height - Math.floor(square / width);
  const step = across ? 1 : width;
  return Array.from({ length: Math.min(length, room) }, (_, n) => square + n * step);
}

/** Tiles put down in a line; "." leaves what lies there. */
export function put(squares: readonly string[], places: readonly number[], tiles: readonly string[]) {
  const next = [...squares];
  places.forEach((square, n) => {
    const tile = tiles[n] ?? ".";
    if (tile !== ".") next[square] = tile;
  });
  return next;
}

/** A word typed or pasted from a square on. */
export function withWord(
  position: Position,
  square: number,
  across: boolean,
  tiles: readonly string[],
): Position {
  const places = line(position.layout, square, across, tiles.length);
  return { ...position, squares: put(position.squares, places, tiles), latest: EMPTY.latest };
}

/** Another board under the tiles: those that still have a square stay. */
export function withLayout(position: Position, layout: string | Layout): Position {
  const from = layoutOf(position.layout);
  const to = layoutOf(layout);
  const [was, width] = [widthOf(from), widthOf(to)];
  if (was === width && heightOf(from) === heightOf(to)) return { ...position, layout };
  const squares = Array.from({ length: width * heightOf(to) }, (_, square) => {
    const [row, column] = [Math.floor(square / width), square % width];
    return column < was ? (position.squares[row * was + column] ?? "") : "";
  });
  return { ...position, layout, squares, latest: [], turns: [], at: 0, players: [] };
}

export const placesOf = (position: Position, { row = 0, col = 0, across = true, placed = "" }: Turn) =>
  line(position.layout, row * widthOf(layoutOf(position.layout)) + col, across, tokensOf(placed).length);

/** Put a play down: its tiles on the board, what is left on the rack, nothing drawn. */
export function withPlay(position: Position, turn: Turn): Position {
  const places = placesOf(position, turn);
  const tiles = tokensOf(turn.placed ?? "");
  return {
    ...position,
    squares: put(position.squares, places, tiles),
    rack: tokensOf(turn.leave ?? ""),
    turns: [...position.turns.slice(0, position.at), turn],
    at: position.at + 1,
    latest: places.filter((_, n) => tiles[n] !== "."),
  };
}

/** The board as it was after so many turns, with the rack of the player who comes next. */
export function afterTurns(position: Position, at: number): Position {
  let squares = withoutTurns(position);
  let before = squares;
  let latest: readonly number[] = [];
  for (const turn of position.turns.slice(0, at)) {
    if (turn.kind === "withdrawn") {
      squares = before;
      latest = [];
    } else if (turn.kind === "play") {
      const places = placesOf(position, turn);
      const tiles = tokensOf(turn.placed ?? "");
      before = squares;
      squares = put(squares, places, tiles);
      latest = places.filter((_, n) => tiles[n] !== ".");
    }
  }
  const [last, next] = [position.turns[at - 1], position.turns[at]];
  const rack = at === position.at ? position.rack : tokensOf(next?.rack ?? last?.leave ?? "");
  return { ...position, squares, rack, at, latest };
}

/** What lay on the board before the first of the turns. */
function withoutTurns(position: Position) {
  const squares = [...position.squares];
  for (const turn of position.turns.slice(0, position.at)) {
    if (turn.kind !== "play") continue;
    const tiles = tokensOf(turn.placed ?? "");
    placesOf(position, turn).forEach((square, n) => {
      if (tiles[n] !== ".") squares[square] = "";
    });
  }
  return squares;
}
