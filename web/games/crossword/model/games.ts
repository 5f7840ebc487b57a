/**
 * The boards and tile sets that ship, which tiles go with which board, and how the squares of a board lie.
 *
 * The page draws from these facts before the engine is there; what the squares mean is the engine's affair.
 */
import * as facts from "../../../engine/facts.json";
import type { CrosswordLayout, CrosswordTiles } from "../../../engine/methods.ts";

export type Layout = CrosswordLayout;
export type TileSet = CrosswordTiles;

/** What stands in place of an id for a board or tiles of one's own. */
export const OWN = "own";

/** What a board and tiles of one's own are called in the engine's sentences. */
export const OWN_NAMES = { board: "Custom board", tiles: "Custom tile set" } as const;

/** The premium of the star of a game of Kelimelik: points for the tile that is put there. */
export const STAR = "+";

export const boards: Readonly<Record<string, Layout>> = facts.boards;

export const tileSets = facts.tile_sets as unknown as Readonly<Record<string, TileSet>>; // JSON knows no pairs

const defaultTiles: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>> = facts.default_tiles;

export const layoutOf = (layout: string | Layout): Layout =>
  typeof layout === "string" ? (boards[layout] ?? facts.boards.scrabble) : layout;

export const widthOf = ({ layout }: Layout): number => layout[0]?.length ?? 0;

/** The square a step from another, -1 if that is off a board of so many squares, or in another row. */
export function squareBeside(square: number, step: number, width: number, squares: number): number {
  const next = square + step;
  const sideways = Math.abs(step) === 1 && width > 1;
  const left = sideways && Math.floor(next / width) !== Math.floor(square / width);
  return next < 0 || next >= squares || left ? -1 : next;
}

export const heightOf = ({ layout }: Layout): number => layout.length;

/** The columns and rows of a board, for its styles. */
export const sizeStyle = (layout: Layout): string =>
  `--columns: ${widthOf(layout)}; --rows: ${heightOf(layout)}`;

export const rackSizeOf = ({ rack = facts.boards.scrabble.rack }: Layout): number => rack;

export function premiumOf(layout: Layout, square: number): string {
  const width = widthOf(layout);
  return layout.layout[Math.floor(square / width)]?.[square % width] ?? ".";
}

/** The start square, or -1. */
export function startOf(layout: Layout): number {
  const [row = -1, column = -1] = layout.center ?? [];
  return row < 0 ? -1 : row * widthOf(layout) + column;
}

/** The letters over a column: A to Z, then AA. */
export const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : "") + String.fromCharCode(65 + (column % 26));

/** The squares from one on, across or down, as many as there are. */
export function line(layout: Layout, square: number, across: boolean, length: number): number[] {
  const width = widthOf(layout);
  const room = across ? width - (square % width) : heightOf(layout) - Math.floor(square / width);
  return Array.from({ length: Math.min(length, room) }, (_, n) => square + n * (across ? 1 : width));
}

const tileSetOf = (tiles: string | TileSet): TileSet | undefined =>
  typeof tiles === "string" ? tileSets[tiles] : tiles;

export const alphabetOf = (tiles: string | TileSet): string => tileSetOf(tiles)?.alphabet ?? "en";

/** The id of the tile set that goes with a board and an alphabet. */
export function defaultTilesOf(layout: string | Layout, alphabet: string): string {
  const byAlphabet = defaultTiles[idOf(layout)];
  return byAlphabet?.[alphabet] ?? byAlphabet?.en ?? "en";
}

/**
 * The tiles in use: the chosen ones as long as the word list is spelled with them, else those that go with the board.
 * @param alphabet of the word list
 */
export const tilesInUse = (
  layout: string | Layout,
  chosen: string | TileSet | null,
  alphabet: string,
): string | TileSet =>
  chosen !== null && tileSetOf(chosen) && alphabetOf(chosen) === alphabet
    ? chosen
    : defaultTilesOf(layout, alphabet);

/** A tile set itself, English if there is none of that id. */
export const tilesOf = (tiles: string | TileSet): TileSet => tileSetOf(tiles) ?? (tileSets.en as TileSet); // it ships

/** How far to the right and down everything moves on a board of another size, so that its middle stays the middle. */
export const shiftOf = (
  layout: Layout,
  width: number,
  height: number,
): readonly [right: number, down: number] => [
  (width >> 1) - (widthOf(layout) >> 1),
  (height >> 1) - (heightOf(layout) >> 1),
];

/** A layout of another size: it gains or loses as much on each side. */
export function resized(layout: Layout, width: number, height: number): Layout {
  const [right, down] = shiftOf(layout, width, height);
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_none, column) => layout.layout[row - down]?.[column - right] ?? ".").join(
      "",
    ),
  );
  const [row = heightOf(layout) >> 1, column = widthOf(layout) >> 1] = layout.center ?? [];
  const inside = row + down >= 0 && row + down < height && column + right >= 0 && column + right < width;
  return {
    ...layout,
    layout: rows,
    center: inside ? [row + down, column + right] : [height >> 1, width >> 1],
  };
}

/** Does a star lie on the board, elsewhere in each game? */
export const hasStar = (layout: string | Layout): boolean => idOf(layout) === "kelimelik";

/** The star's square, or -1. */
export const starOf = (layout: Layout): number => layout.layout.join("").indexOf(STAR);

/** The id of a board, also where a star lies on it; "own" for a board of one's own. */
export function idOf(layout: string | Layout): string {
  if (typeof layout === "string") return layout;
  const star = starOf(layout);
  const plain = (board: Layout) => star >= 0 && isSame(painted(board, star, STAR), layout);
  return Object.entries(boards).find(([, board]) => plain(board))?.[0] ?? OWN;
}

const isSame = (one: Layout, other: Layout): boolean =>
  one.name === other.name && one.layout.join() === other.layout.join();

/** A board that ships, with its star on a square; where that is no square of it, without one. */
export function withStar(id: string, square: number): string | Layout {
  const board = boards[id];
  const { length } = board?.layout.join("") ?? "";
  return board && square >= 0 && square < length ? painted(board, square, STAR) : id;
}

/** A layout with another premium on a square; "*" makes the square the start. */
export function painted(layout: Layout, square: number, premium: string): Layout {
  const width = widthOf(layout);
  const [row, column] = [Math.floor(square / width), square % width];
  if (premium === "*") return { ...layout, center: [row, column] };
  const squares = layout.layout[row] ?? "";
  if (squares[column] === premium) return layout;
  const changed = squares.slice(0, column) + premium + squares.slice(column + 1);
  return { ...layout, layout: layout.layout.with(row, changed) };
}
