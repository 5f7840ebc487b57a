/**
 * What a choice at the top of the page makes of the table: board, tiles and word list go together.
 *
 * Each gives the position as it is to be, and the list that goes with it where that is another one.
 */
import { exampleFor } from "./examples.js";
import { alphabetOf, gameChoice, layoutOf, tileSetOf, usualTiles } from "./games.js";
import { withLayout } from "./position.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("../../engine/protocol.js").Lexicon} Lexicon */

/** @typedef {{ position: Position, list?: string }} Choice */

/**
 * @typedef {object} Table what lies there now
 * @property {Position} position
 * @property {string | import("./games.js").TileSet} tiles those in use
 * @property {Lexicon} list
 * @property {readonly Lexicon[]} lists all there are
 */

/** A list of an alphabet, unless the one in use is. @param {Table} table @param {string} alphabet */
export function listFor({ list, lists }, alphabet) {
  return list.alphabet === alphabet ? undefined : lists.find((one) => one.alphabet === alphabet)?.id;
}

/**
 * A board by its id.
 * @param {Table} table
 * @param {string} id
 * @returns {Choice}
 */
export function withGame({ position, list, lists }, id) {
  const { tiles, list: other } = gameChoice(id, list, lists);
  return { position: { ...withLayout(position, id), tiles }, ...(other ? { list: other } : {}) };
}

/**
 * A board of one's own, which begins as the one in use.
 * @param {Table} table
 * @param {string} name
 * @returns {Choice | null} null if it is one already
 */
export function withOwnBoard({ position, tiles }, name) {
  if (typeof position.layout === "object") return null;
  const { center = null, rack = 7, bonus = {}, layout } = layoutOf(position.layout);
  return { position: { ...position, layout: { name, layout, center, rack, bonus }, tiles } };
}

/**
 * A tile set by its id.
 * @param {Table} table
 * @param {string} id
 * @returns {Choice}
 */
export const withTiles = (table, id) => ({
  position: { ...table.position, tiles: id },
  list: listFor(table, alphabetOf(id)),
});

/**
 * Tiles of one's own, which begin as those in use.
 * @param {Table} table
 * @param {string} name
 * @returns {Choice | null} null if they are one's own already
 */
export function withOwnTiles({ position, tiles: used }, name) {
  if (typeof used === "object") return null;
  const { alphabet = "en", blanks = 0, tiles } = tileSetOf(used);
  return { position: { ...position, tiles: { name, alphabet, blanks, tiles } } };
}

/**
 * An example of a game, in the list's alphabet if there is one.
 * @param {Table} table
 * @param {string} id
 * @returns {Choice | null} null if there is none
 */
export function withExample(table, id) {
  const [game = id, alphabet = table.list.alphabet] = id.includes("scrabble_") ? id.split("_") : [id];
  const position = exampleFor(game, alphabet)?.position;
  if (!position) return null;
  return { position, list: listFor(table, alphabetOf(position.tiles ?? usualTiles(layoutOf(game), "en"))) };
}
