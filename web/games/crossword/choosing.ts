/**
 * What a choice at the top of the page makes of the table: board, tiles and word list go together.
 *
 * Each gives the position as it is to be, and the list that goes with it where that is another one.
 */
import type { Lexicon } from "../../engine/protocol.ts";
import { exampleFor } from "./examples.ts";
import { alphabetOf, gameChoice, layoutOf, tileSetOf, usualTiles, type TileSet } from "./games.ts";
import { withLayout, type Position } from "./position.ts";

export interface Choice {
  position: Position;
  list?: string;
}

/** What lies there now. */
interface Table {
  position: Position;
  /** Those in use. */
  tiles: string | TileSet;
  list: Lexicon;
  /** All there are. */
  lists: readonly Lexicon[];
}

/** A list of an alphabet, unless the one in use is. */
export function listFor({ list, lists }: Table, alphabet: string) {
  return list.alphabet === alphabet ? undefined : lists.find((one) => one.alphabet === alphabet)?.id;
}

/** A board by its id. */
export function withGame({ position, list, lists }: Table, id: string): Choice {
  const { tiles, list: other } = gameChoice(id, list, lists);
  return { position: { ...withLayout(position, id), tiles }, ...(other ? { list: other } : {}) };
}

/**
 * A board of one's own, which begins as the one in use.
 * @returns null if it is one already
 */
export function withOwnBoard({ position, tiles }: Table, name: string): Choice | null {
  if (typeof position.layout === "object") return null;
  const { center = null, rack = 7, bonus = {}, layout } = layoutOf(position.layout);
  return { position: { ...position, layout: { name, layout, center, rack, bonus }, tiles } };
}

/** A tile set by its id. */
export const withTiles = (table: Table, id: string): Choice => ({
  position: { ...table.position, tiles: id },
  list: listFor(table, alphabetOf(id)),
});

/**
 * Tiles of one's own, which begin as those in use.
 * @returns null if they are one's own already
 */
export function withOwnTiles({ position, tiles: used }: Table, name: string): Choice | null {
  if (typeof used === "object") return null;
  const { alphabet = "en", blanks = 0, tiles } = tileSetOf(used);
  return { position: { ...position, tiles: { name, alphabet, blanks, tiles } } };
}

/**
 * An example of a game, in the list's alphabet if there is one.
 * @returns null if there is none
 */
export function withExample(table: Table, id: string): Choice | null {
  const [game = id, alphabet = table.list.alphabet] = id.includes("scrabble_") ? id.split("_") : [id];
  const position = exampleFor(game, alphabet)?.position;
  if (!position) return null;
  return { position, list: listFor(table, alphabetOf(position.tiles ?? usualTiles(layoutOf(game), "en"))) };
}
