/**
 * A crossword position as the page holds it, and the edits a visitor can make to it.
 *
 * It holds what was entered, right or wrong: the engine says what is wrong, the page shows it in place. What the turns of
 * a game made of the board is the engine's to say, too (`crossword.replay`).
 */
import type {
  CrosswordPlay,
  CrosswordNotedGame,
  CrosswordTurn,
  LaidTile,
  Methods,
} from "../../../engine/methods.ts";
import { boardRows, lettersOf, tokensOf, type Notation } from "../../../tiles/notation.ts";
import type { Spelling } from "../../registry.ts";
import { gameBrief } from "../../shared/standing.ts";
import type { GameRecord } from "./game.ts";
import type { Study } from "./study.ts";
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

/** What a file says of its game beside the turns: `rack1` and `rack2` are held after the last of them. */
export const aboutKeys = ["title", "description", "word_list", "rack1", "rack2"] as const;

export type About = Readonly<Partial<Record<(typeof aboutKeys)[number], string>>>;

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
  about: About;
  /** Tiles of a word that is being laid by hand, by square; null while none is. */
  laid: ReadonlyMap<number, string> | null;
  /** Squares of the last play, as long as nothing else has been changed. */
  latest: readonly number[];
  /** Tiles that the other side is known to hold, as they were entered. */
  known: string;
  /** By how many points one is ahead; "" takes it from the score sheet. */
  spread: string;
  /** A game that is played here, from its deal on; it has a board of its own. */
  game: GameRecord | null;
  /** A game of a file that is looked back on, with a board of its own. */
  study: Study | null;
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
  about: Object.freeze({}),
  laid: null,
  latest: Object.freeze([]),
  known: "",
  spread: "",
  game: null,
  study: null,
});

export const emptyPosition = (): Position => EMPTY;

export function spelling({ layout, tiles, squares, rack, laid }: Position): Spelling {
  const set = tiles ?? layoutOf(layout).tiles ?? null;
  return {
    alphabet: set === null ? null : alphabetOf(set),
    letters: [...squares, ...rack, ...(laid?.values() ?? [])],
  };
}

export const hasTiles = ({ squares }: Position): boolean => squares.some(Boolean);

export const isEmpty = (position: Position): boolean =>
  !hasTiles(position) && !position.rack.length && !position.turns.length && !position.laid?.size;

/** Are two positions the same but for tiles that are being laid? */
export const sameButForLaid = (one: Position, other: Position): boolean =>
  Object.entries({ ...one, laid: other.laid }).every(
    ([name, value]) => value === other[name as keyof Position], // the names are a position's own
  );

/** The rack, else the longest word across; of a game, and where nothing lies, who plays and how it stands. */
export function brief(position: Position, alphabet = "en", { view = "" } = {}): string {
  if (position.game && (view === "game" || isEmpty(position))) return briefOfGame(position.game);
  if (position.rack.length) return position.rack.join("").toLocaleUpperCase(alphabet);
  const squares = position.squares.map((tile, square) => tile || (position.laid?.get(square) ?? ""));
  const across = rowsOf({ ...position, squares }).flatMap((row) => row.split("."));
  const longest = across.reduce((most, word) => (word.length > most.length ? word : most), "");
  return longest.toLocaleUpperCase(alphabet);
}

function briefOfGame(game: GameRecord): string {
  const alphabet = alphabetOf(game.setup.tiles);
  return gameBrief(game, (word) => tokensOf(word).map(lettersOf).join("").toLocaleUpperCase(alphabet));
}

export const cleared = ({ layout, tiles, game, study }: Position): Position => ({
  ...EMPTY,
  game,
  study,
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

/** A tile on a square; while a word is laid, one of its tiles. @param tile "" takes it off */
export function withTile(position: Position, square: number, tile: string): Position {
  const { laid } = position;
  if (laid)
    return (laid.get(square) ?? "") === tile ? position : { ...position, laid: put(laid, square, tile) };
  if (position.squares[square] === tile) return position;
  return { ...position, squares: position.squares.with(square, tile), latest: EMPTY.latest };
}

function put(laid: ReadonlyMap<number, string>, square: number, tile: string) {
  const next = new Map(laid);
  if (tile) next.set(square, tile);
  else next.delete(square);
  return next;
}

/** A word typed or pasted from a square on; while one is laid, what is not passed of it is laid, too. */
export function withWord(
  position: Position,
  square: number,
  across: boolean,
  tiles: readonly string[],
): Position {
  const squares = [...position.squares];
  const laid = new Map(position.laid);
  line(layoutOf(position.layout), square, across, tiles.length).forEach((place, n) => {
    const tile = tiles[n] ?? "";
    if (tile === ".") return;
    if (!position.laid) squares[place] = tile;
    else if (!squares[place]) laid.set(place, tile);
  });
  if (position.laid) return { ...position, laid };
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
  const { turns, at, mover, players, about } = EMPTY;
  return { ...position, layout, squares, laid: null, latest: [], turns, at, mover, players, about };
}

/** Does a move lay tiles? Of all moves some are exchanges, and one is the pass. */
export const isLaid = ({ kind }: Pick<Play, "kind">): boolean => (kind ?? "play") === "play";

/** The tiles that a play puts down, by square. */
export function placedBy(
  { layout }: Pick<Position, "layout">,
  play: Pick<Play, "row" | "col" | "across" | "placed">,
): ReadonlyMap<number, string> {
  const board = layoutOf(layout);
  if (!play.placed) return new Map();
  const tiles = tokensOf(play.placed);
  const places = line(board, play.row * widthOf(board) + play.col, play.across, tiles.length);
  return new Map(
    places.map((square, n) => [square, tiles[n] ?? "."] as const).filter(([, tile]) => tile !== "."),
  );
}

/** Tiles on squares, as the engine is asked what play they make. */
export function laidTiles(
  { layout }: Pick<Position, "layout">,
  tiles: ReadonlyMap<number, string>,
): LaidTile[] {
  const width = widthOf(layoutOf(layout));
  return Array.from(tiles, ([square, tile]) => ({
    row: Math.floor(square / width),
    col: square % width,
    tile,
  }));
}

/** What the blanks of a play stand for, and where in its main word, counted from 1. */
export const blanksIn = (
  { placed }: Pick<Play, "placed">,
  notation: Notation,
): { letter: string; place: number }[] =>
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

/** Does a play touch nothing? Then it is the first, and its equity counts its place, too. */
export const isFirst = ({ placed, words }: Play): boolean => words.length === 1 && !placed.includes(".");

/**
 * What a text says, in place of what lies there: a position as it stands, a game after its last turn.
 *
 * Of a game the rack is the visitor's, who is the first player.
 */
export function fromText(position: Position, reading: Methods["crossword.read"]["result"]): Position {
  const {
    board,
    game,
    other_rack: known,
    scores: [ours = 0, theirs = 0],
  } = reading;
  const { turns = [], players = [] } = game ?? {};
  const about = game ? aboutOf(game) : {};
  const rack = tokensOf((game ? about.rack1 : reading.rack) ?? "");
  const spread = reading.format === "cgp" && ours !== theirs ? String(ours - theirs) : "";
  const beside = { ...cleared(position), known, spread, players, about };
  return { ...beside, squares: squaresOf(board), rack, turns, at: turns.length };
}

function aboutOf({ title, description, word_list, racks = [] }: CrosswordNotedGame): About {
  const [rack1, rack2] = racks;
  const told = { title, description, word_list, rack1, rack2 };
  return Object.fromEntries(Object.entries(told).filter(([, text]) => text));
}

/** A game as a file: the names, the turns, and what else is known of it. */
export function recordOf(
  { players, turns, about, rack, at }: Position,
  names: readonly string[],
): CrosswordNotedGame {
  const { rack1 = "", rack2 = "", ...said } = about;
  const held = at === turns.length ? rack.join("") : "";
  return {
    players: names.map((name, player) => players[player] || name),
    turns: turns.slice(),
    ...said,
    ...(rack1 || rack2 ? { racks: [held || rack1, rack2] } : {}),
  };
}
