/** The turn that a person prepares: tiles of the rack on squares of the board. */
import { BLANK, tokensOf, type Notation } from "../../../tiles/notation.ts";

/** Tiles by square; a blank as the letter that it stands for. */
export type Draft = ReadonlyMap<number, string>;

export const emptyDraft: Draft = new Map();

/** As the tile stands on a rack. */
const onRack = (tile: string, notation: Notation) => (notation.see(tile).blank ? BLANK : tile);

/** Which places of a rack a draft's tiles come from. */
export function laidPlaces(rack: readonly string[], draft: Draft, notation: Notation): ReadonlySet<number> {
  const places = new Set<number>();
  for (const tile of draft.values()) {
    const held = onRack(tile, notation);
    const place = rack.findIndex((each, n) => each === held && !places.has(n));
    if (place >= 0) places.add(place);
  }
  return places;
}

/**
 * The draft with a tile on a square: one of the rack's, or else a blank for it. Null if the rack has neither left.
 * @param tile "" takes off what lies there
 */
export function withLaidTile(
  draft: Draft,
  rack: string,
  square: number,
  tile: string,
  notation: Notation,
): Draft | null {
  const next = new Map(draft);
  next.delete(square);
  if (!tile) return next;
  const tiles = tokensOf(rack);
  const places = laidPlaces(tiles, next, notation);
  const left = tiles.filter((_, place) => !places.has(place));
  const { face, blank } = notation.see(tile);
  const found = left.includes(onRack(tile, notation)) ? tile : null;
  const laid = found ?? (!blank && left.includes(BLANK) ? notation.tile(face, true) : null);
  if (laid === null) return null;
  next.set(square, laid);
  return next;
}

/** A rack in the order that its player has given it, as long as it has the same tiles. */
export function inOrder(rack: string, order: readonly string[]): readonly string[] {
  const tiles = tokensOf(rack);
  const same = order.toSorted().join("") === tiles.toSorted().join("");
  return same ? order : tiles;
}

/** The same tiles in another order. @param random from 0 up to 1 */
export function shuffled(tiles: readonly string[], random = Math.random): readonly string[] {
  const left = [...tiles];
  return tiles.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
