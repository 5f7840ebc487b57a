/** What is said to the engine of a position, and what its answers mean for the page. */
import { layoutOf, widthOf } from "./games.js";
import { tokensOf } from "./letters.js";
import { emptyPosition, placesOf, put, rowsOf, squaresOf } from "./position.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Turn} Turn */
/** @typedef {import("./plays.js").Play} Play */

/** @typedef {{ count: number, matching?: number, plays: readonly Play[] }} Solved */

/**
 * What crossword.read gives for a text.
 * @typedef {object} Reading
 * @property {"cgp" | "rows" | "gcg"} format
 * @property {readonly string[]} board
 * @property {string} rack
 * @property {readonly number[]} scores
 * @property {{ players: readonly string[], turns: readonly Turn[] } | null} game
 */

/** The filters by their names in the request. */
const FILTERS = /** @type {const} */ (["at", "length", "places", "contains"]);

/**
 * @param {Position} position
 * @param {string} lexicon
 * @param {string | import("./games.js").TileSet} tiles those in use
 */
export const gameFor = (position, lexicon, tiles) => ({ lexicon, layout: position.layout, tiles });

/** @param {Position} position */
export const boardFor = (position) => ({ board: rowsOf(position) });

/**
 * The filters that are set, or nothing.
 * @param {Readonly<Record<string, any>>} options
 */
export function filterFor(options) {
  const set = FILTERS.filter((name) => options[name]);
  if (!set.length) return {};
  return {
    filter: Object.fromEntries(
      set.map((name) => [name, name === "length" ? Number(options[name]) : options[name]]),
    ),
  };
}

/**
 * The play as a turn of the game.
 * @param {Play} play
 * @param {readonly string[]} rack
 * @returns {Turn}
 */
export const turnOf = ({ position, row, col, across, word, placed, score, leave }, rack) => ({
  player: 0,
  kind: "play",
  score,
  rack: rack.join(""),
  position,
  row,
  col,
  across,
  word,
  placed,
  leave,
});

/** The turns as crossword.write wants them. @param {readonly Turn[]} turns */
export const turnsFor = (turns) => turns.map(({ word: _word, leave: _leave, ...turn }) => turn);

/**
 * The tiles that a play puts down, by square.
 * @param {Position} position
 * @param {Play | null} play
 * @returns {ReadonlyMap<number, string>}
 */
export function tentativeOf(position, play) {
  if (!play) return new Map();
  const places = placesOf(position, { ...play, player: 0, kind: "play" });
  const tiles = tokensOf(play.placed);
  return new Map(places.flatMap((square, n) => (tiles[n] === "." ? [] : [[square, tiles[n] ?? ""]])));
}

/**
 * Which tiles of the rack a play uses, by their places on it.
 * @param {readonly string[]} rack
 * @param {Play | null} play
 */
export function usedOf(rack, play) {
  /** @type {Set<number>} */
  const used = new Set();
  if (!play) return used;
  const left = tokensOf(play.leave);
  rack.forEach((tile, n) => {
    const at = left.indexOf(tile);
    if (at < 0) used.add(n);
    else left.splice(at, 1);
  });
  return used;
}

/**
 * What was read, on the table: a position as it stands, a game after its last turn.
 * @param {Position} position
 * @param {Reading} reading
 * @returns {Position}
 */
export function positionOf(position, { board, rack, game }) {
  const { layout, tiles } = position;
  const table = { ...emptyPosition(), layout, tiles, squares: squaresOf(board), rack: tokensOf(rack) };
  if (!game) return table;
  const turns = spelled(table, game.turns);
  return { ...table, turns, at: turns.length, players: game.players };
}

/**
 * The turns with their words in full; a game's text leaves out what lay already.
 * @param {Position} position
 * @param {readonly Turn[]} turns
 */
export function spelled(position, turns) {
  /** @type {readonly string[]} */
  let squares = Array(position.squares.length).fill("");
  let before = squares;
  const width = widthOf(layoutOf(position.layout));
  return turns.map((turn) => {
    if (turn.kind === "withdrawn") squares = before;
    if (turn.kind !== "play") return turn;
    const places = placesOf(position, turn);
    before = squares;
    squares = put(squares, places, tokensOf(turn.placed ?? ""));
    // The play may go on over tiles that the text does not name.
    const step = turn.across ? 1 : width;
    let last = places.at(-1) ?? 0;
    const inLine = (/** @type {number} */ square) =>
      turn.across ? Math.floor(square / width) === turn.row : square < squares.length;
    const word = places.map((square) => squares[square] ?? "");
    for (last += step; inLine(last) && squares[last]; last += step) word.push(squares[last] ?? "");
    return { ...turn, word: word.join("") };
  });
}
