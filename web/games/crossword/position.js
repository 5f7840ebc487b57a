/**
 * A crossword position as the page holds it, and the edits a visitor can make to it.
 *
 * It holds what was entered, right or wrong: the engine says what is wrong, the page shows it in place.
 */
import { heightOf, layoutOf, widthOf } from "./games.js";
import { tokensOf } from "./letters.js";

/** @typedef {import("./games.js").Layout} Layout */
/** @typedef {import("./games.js").TileSet} TileSet */

/**
 * @typedef {object} Turn one turn of a game, as the engine reads it from a GCG file
 * @property {number} player 0 or 1
 * @property {"play" | "pass" | "exchange" | "withdrawn" | "points"} kind
 * @property {number} score
 * @property {string} [rack] what stood before it
 * @property {string} [position] its square in standard notation
 * @property {number} [row]
 * @property {number} [col]
 * @property {boolean} [across]
 * @property {string} [word]
 * @property {string} [placed] its tiles, "." where one lay already
 * @property {string} [leave] what stayed on the rack after it
 * @property {string} [text] of an exchange or of points
 */

/**
 * @typedef {object} Position
 * @property {string | Layout} layout a board's id, or a board of one's own
 * @property {string | TileSet | null} tiles a set's id, or a set of one's own, or null for the one that goes with board and list
 * @property {readonly string[]} squares a tile each, "" where there is none
 * @property {readonly string[]} rack
 * @property {readonly Turn[]} turns the plays that were made here, or a whole game that was brought in
 * @property {number} at how many of the turns lie on the board
 * @property {readonly string[]} players
 * @property {readonly number[]} latest squares of the last play, as long as nothing else has been changed
 */

/** @param {string | Layout} layout @returns {readonly string[]} */
export const bareSquares = (layout) => Array(widthOf(layoutOf(layout)) * heightOf(layoutOf(layout))).fill("");

/** @type {Position} */
const EMPTY = Object.freeze({
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

/** @param {Position} position */
export const hasTiles = ({ squares }) => squares.some(Boolean);

/** @param {Position} position */
export const isEmpty = (position) => !hasTiles(position) && !position.rack.length && !position.turns.length;

/** @param {Position} position @returns {Position} */
export const cleared = ({ layout, tiles }) => ({ ...EMPTY, layout, tiles, squares: bareSquares(layout) });

/** The board as rows of text, "." for an empty square. @param {Position} position */
export function rowsOf({ layout, squares }) {
  const width = widthOf(layoutOf(layout));
  return Array.from({ length: heightOf(layoutOf(layout)) }, (_, row) =>
    squares
      .slice(row * width, row * width + width)
      .map((tile) => tile || ".")
      .join(""),
  );
}

/** The squares of rows of text as the engine writes them. @param {readonly string[]} rows */
export const squaresOf = (rows) =>
  rows.flatMap((row) => tokensOf(row).map((token) => (token === "." ? "" : token)));

/**
 * @param {Position} position
 * @param {number} square
 * @param {string} tile "" takes it off
 * @returns {Position}
 */
export function withTile(position, square, tile) {
  if (position.squares[square] === tile) return position;
  return { ...position, squares: position.squares.with(square, tile), latest: EMPTY.latest };
}

/**
 * The squares from one on, across or down, as many as there are.
 * @param {string | Layout} layout
 * @param {number} square
 * @param {boolean} across
 * @param {number} length
 */
export function line(layout, square, across, length) {
  const width = widthOf(layoutOf(layout));
  const height = heightOf(layoutOf(layout));
  const room = across ? width - (square % width) : height - Math.floor(square / width);
  const step = across ? 1 : width;
  return Array.from({ length: Math.min(length, room) }, (_, n) => square + n * step);
}

/**
 * Tiles put down in a line; "." leaves what lies there.
 * @param {readonly string[]} squares
 * @param {readonly number[]} places
 * @param {readonly string[]} tiles
 */
export function put(squares, places, tiles) {
  const next = [...squares];
  places.forEach((square, n) => {
    const tile = tiles[n] ?? ".";
    if (tile !== ".") next[square] = tile;
  });
  return next;
}

/**
 * A word typed or pasted from a square on.
 * @param {Position} position
 * @param {number} square
 * @param {boolean} across
 * @param {readonly string[]} tiles
 * @returns {Position}
 */
export function withWord(position, square, across, tiles) {
  const places = line(position.layout, square, across, tiles.length);
  return { ...position, squares: put(position.squares, places, tiles), latest: EMPTY.latest };
}

/**
 * Another board under the tiles: those that still have a square stay.
 * @param {Position} position
 * @param {string | Layout} layout
 * @returns {Position}
 */
export function withLayout(position, layout) {
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

/** @param {Position} position @param {Turn} turn */
export const placesOf = (position, { row = 0, col = 0, across = true, placed = "" }) =>
  line(position.layout, row * widthOf(layoutOf(position.layout)) + col, across, tokensOf(placed).length);

/**
 * Put a play down: its tiles on the board, what is left on the rack, nothing drawn.
 * @param {Position} position
 * @param {Turn} turn
 * @returns {Position}
 */
export function withPlay(position, turn) {
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

/**
 * The board as it was after so many turns, with the rack of the player who comes next.
 * @param {Position} position
 * @param {number} at
 * @returns {Position}
 */
export function afterTurns(position, at) {
  let squares = withoutTurns(position);
  let before = squares;
  /** @type {readonly number[]} */
  let latest = [];
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

/** What lay on the board before the first of the turns. @param {Position} position */
function withoutTurns(position) {
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
