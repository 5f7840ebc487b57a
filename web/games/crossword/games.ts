/**
 * The boards and tile sets that ship, as the solvers' own data file has them, and which tiles go with which board.
 *
 * The page draws from this before the engine is there; what the squares mean is the engine's affair.
 */
import data from "../../../pysrc/tilewise/data/crossword_games.json" with { type: "json" };
import type { Lexicon } from "../../engine/protocol.ts";

export interface Layout {
  name: string;
  /** Rows of premium squares. */
  layout: readonly string[];
  /** Row and column of the start square. */
  center?: readonly number[] | null;
  /** The most tiles on a rack. */
  rack?: number;
  /** What so many tiles in one play earn. */
  bonus?: Readonly<Record<string, number | string>>;
  /** Id of the tile set that goes with it. */
  tiles?: string;
}

export interface TileSet {
  name: string;
  alphabet?: string;
  blanks?: number;
  /** Letter to count and value. */
  tiles: Readonly<Record<string, readonly (number | null)[]>>;
}

const { boards: boardData, tilesets: setData } = data as any;

export const boards: Readonly<Record<string, Layout>> = Object.freeze(boardData);

export const tileSets: Readonly<Record<string, TileSet>> = Object.freeze(setData);

/** Racks hold seven where a board does not say. */
const RACK = 7;

export const layoutOf = (layout: string | Layout): Layout =>
  typeof layout === "string" ? (boards[layout] ?? (boards.scrabble as Layout)) : layout;

export const widthOf = (layout: Layout) => layout.layout[0]?.length ?? 0;

export const heightOf = (layout: Layout) => layout.layout.length;

export const rackSizeOf = (layout: Layout) => layout.rack ?? RACK;

export const premiumOf = (layout: Layout, square: number) => {
  const width = widthOf(layout);
  return layout.layout[Math.floor(square / width)]?.[square % width] ?? ".";
};

/** The start square, or -1. */
export const startOf = ({ center, layout }: Layout) => {
  const [row = -1, column = -1] = center ?? [];
  return row < 0 ? -1 : row * (layout[0]?.length ?? 0) + column;
};

export const tileSetOf = (tiles: string | TileSet): TileSet =>
  typeof tiles === "string" ? (tileSets[tiles] ?? (tileSets.en as TileSet)) : tiles;

export const alphabetOf = (tiles: string | TileSet) => tileSetOf(tiles).alphabet ?? "en";

/**
 * The tile set of a board in an alphabet: the game's own, or one of the same family, or the alphabet's plain one.
 */
export function usualTiles(layout: Layout, alphabet: string) {
  const own = layout.tiles ?? "en";
  if (alphabetOf(own) === alphabet) return own;
  const [, family] = own.split("_");
  const kin = `${alphabet}_${family}`;
  if (family && kin in tileSets) return kin;
  return alphabet in tileSets ? alphabet : own;
}

/**
 * The tile set in use: the chosen one as long as the word list is spelled with it, else the one that goes with the list.
 * @param alphabet of the word list
 */
export const tilesInUse = (
  layout: string | Layout,
  chosen: string | TileSet | null,
  alphabet: string,
): string | TileSet =>
  chosen !== null && (typeof chosen === "object" || chosen in tileSets) && alphabetOf(chosen) === alphabet
    ? chosen
    : usualTiles(layoutOf(layout), alphabet);

/**
 * What choosing a game chooses with it: its own tiles, if there is a list of their words; else those of the list in use.
 * @param list in use
 * @returns the list is null where the one in use will do
 */
export function gameChoice(
  id: string,
  list: Lexicon | undefined,
  lists: readonly Lexicon[],
): { tiles: string; list: string | null } {
  const layout = layoutOf(id);
  const alphabet = list ? list.alphabet : "en";
  const usual = usualTiles(layout, alphabet);
  const family = (layout.tiles ?? "").includes("_");
  if (family && layout.tiles && !usual.includes("_")) {
    const other = lists.find((one) => one.alphabet === alphabetOf(layout.tiles ?? "en"));
    if (other) return { tiles: layout.tiles, list: other.id };
  }
  return { tiles: usual, list: null };
}
