/** What is said to the engine of a position, and what its answers mean for the page. */
import { layoutOf, widthOf, type TileSet } from "./games.ts";
import { tokensOf } from "./letters.ts";
import type { Play } from "./plays.ts";
import { emptyPosition, placesOf, put, rowsOf, squaresOf, type Position, type Turn } from "./position.ts";

export interface Solved {
  count: number;
  matching?: number;
  plays: readonly Play[];
}

/** What crossword.read gives for a text. */
export interface Reading {
  format: "cgp" | "rows" | "gcg";
  board: readonly string[];
  rack: string;
  scores: readonly number[];
  game: { players: readonly string[]; turns: readonly Turn[] } | null;
}

/** The filters by their names in the request. */
const FILTERS = ["at", "length", "places", "contains"] as const;

/** @param tiles those in use */
export const gameFor = (position: Position, lexicon: string, tiles: string | TileSet) => ({
  lexicon,
  layout: position.layout,
  tiles,
});

export const boardFor = (position: Position) => ({ board: rowsOf(position) });

/** The filters that are set, or nothing. */
export function filterFor(options: Readonly<Record<string, any>>) {
  const set = FILTERS.filter((name) => options[name]);
  if (!set.length) return {};
  return {
    filter: Object.fromEntries(
      set.map((name) => [name, name === "length" ? Number(options[name]) : options[name]]),
    ),
  };
}

/** The play as a turn of the game. */
export const turnOf = (
  { position, row, col, across, word, placed, score, leave }: Play,
  rack: readonly string[],
): Turn => ({
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

/** The turns as crossword.write wants them. */
export const turnsFor = (turns: readonly Turn[]) =>
  turns.map(({ word: _word, leave: _leave, ...turn }) => turn);

/** The tiles that a play puts down, by square. */
export function tentativeOf(position: Position, play: Play | null): ReadonlyMap<number, string> {
  if (!play) return new Map();
  const places = placesOf(position, { ...play, player: 0, kind: "play" });
  const tiles = tokensOf(play.placed);
  return new Map(places.flatMap((square, n) => (tiles[n] === "." ? [] : [[square, tiles[n] ?? ""]])));
}

/** Which tiles of the rack a play uses, by their places on it. */
export function usedOf(rack: readonly string[], play: Play | null) {
  const used = new Set<number>();
  if (!play) return used;
  const left = tokensOf(play.leave);
  rack.forEach((tile, n) => {
    const at = left.indexOf(tile);
    if (at < 0) used.add(n);
    else left.splice(at, 1);
  });
  return used;
}

/** What was read, on the table: a position as it stands, a game after its last turn. */
export function positionOf(position: Position, { board, rack, game }: Reading): Position {
  const { layout, tiles } = position;
  const table = { ...emptyPosition(), layout, tiles, squares: squaresOf(board), rack: tokensOf(rack) };
  if (!game) return table;
  const turns = spelled(table, game.turns);
  return { ...table, turns, at: turns.length, players: game.players };
}

/** The turns with their words in full; a game's text leaves out what lay already. */
export function spelled(position: Position, turns: readonly Turn[]) {
  let squares: readonly string[] = Array(position.squares.length).fill("");
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
    const inLine = (square: number) =>
      turn.across ? Math.floor(square / width) === turn.row : square < squares.length;
    const word = places.map((square) => squares[square] ?? "");
    for (last += step; inLine(last) && squares[last]; last += step) word.push(squares[last] ?? "");
    return { ...turn, word: word.join("") };
  });
}
