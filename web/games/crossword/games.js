/**
 * The boards and tile sets that ship, as the solvers' own data file has them, and which tiles go with which board.
 *
 * The page draws from this before the engine is there; what the squares mean is the engine's affair.
 */
import data from "../../../pysrc/tilewise/data/crossword_games.json" with { type: "json" };

/**
 * @typedef {object} Layout
 * @property {string} name
 * @property {readonly string[]} layout rows of premium squares
 * @property {readonly number[] | null} [center] row and column of the start square
 * @property {number} [rack] the most tiles on a rack
 * @property {Readonly<Record<string, number | string>>} [bonus] what so many tiles in one play earn
 * @property {string} [tiles] id of the tile set that goes with it
 */

/**
 * @typedef {object} TileSet
 * @property {string} name
 * @property {string} [alphabet]
 * @property {number} [blanks]
 * @property {Readonly<Record<string, readonly (number | null)[]>>} tiles letter to count and value
 */

/** @typedef {import("../../engine/protocol.js").Lexicon} Lexicon */

const { boards: boardData, tilesets: setData } = /** @type {any} */ (data);

/** @type {Readonly<Record<string, Layout>>} */
export const boards = Object.freeze(boardData);

/** @type {Readonly<Record<string, TileSet>>} */
export const tileSets = Object.freeze(setData);

/** Racks hold seven where a board does not say. */
const RACK = 7;

/** @param {string | Layout} layout @returns {Layout} */
export const layoutOf = (layout) =>
  typeof layout === "string" ? (boards[layout] ?? /** @type {Layout} */ (boards.scrabble)) : layout;

/** @param {Layout} layout */
export const widthOf = (layout) => layout.layout[0]?.length ?? 0;

/** @param {Layout} layout */
export const heightOf = (layout) => layout.layout.length;

/** @param {Layout} layout */
export const rackSizeOf = (layout) => layout.rack ?? RACK;

/** @param {Layout} layout @param {number} square */
export const premiumOf = (layout, square) => {
  const width = widthOf(layout);
  return layout.layout[Math.floor(square / width)]?.[square % width] ?? ".";
};

/** The start square, or -1. @param {Layout} layout */
export const startOf = ({ center, layout }) => {
  const [row = -1, column = -1] = center ?? [];
  return row < 0 ? -1 : row * (layout[0]?.length ?? 0) + column;
};

/** @param {string | TileSet} tiles @returns {TileSet} */
export const tileSetOf = (tiles) =>
  typeof tiles === "string" ? (tileSets[tiles] ?? /** @type {TileSet} */ (tileSets.en)) : tiles;

/** @param {string | TileSet} tiles */
export const alphabetOf = (tiles) => tileSetOf(tiles).alphabet ?? "en";

/**
 * The tile set of a board in an alphabet: the game's own, or one of the same family, or the alphabet's plain one.
 * @param {Layout} layout
 * @param {string} alphabet
 */
export function usualTiles(layout, alphabet) {
  const own = layout.tiles ?? "en";
  if (alphabetOf(own) === alphabet) return own;
  const [, family] = own.split("_");
  const kin = `${alphabet}_${family}`;
  if (family && kin in tileSets) return kin;
  return alphabet in tileSets ? alphabet : own;
}

/**
 * The tile set in use: the chosen one as long as the word list is spelled with it, else the one that goes with the list.
 * @param {string | Layout} layout
 * @param {string | TileSet | null} chosen
 * @param {string} alphabet of the word list
 * @returns {string | TileSet}
 */
export const tilesInUse = (layout, chosen, alphabet) =>
  chosen !== null && (typeof chosen === "object" || chosen in tileSets) && alphabetOf(chosen) === alphabet
    ? chosen
    : usualTiles(layoutOf(layout), alphabet);

/**
 * What choosing a game chooses with it: its own tiles, if there is a list of their words; else those of the list in use.
 * @param {string} id
 * @param {Lexicon | undefined} list in use
 * @param {readonly Lexicon[]} lists
 * @returns {{ tiles: string, list: string | null }} the list is null where the one in use will do
 */
export function gameChoice(id, list, lists) {
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
