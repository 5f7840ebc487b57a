/**
 * The turn that a person prepares: tiles of the rack on squares of the board, or tiles that are to be exchanged.
 *
 * It is kept as a text, as a link has it: `112.S,113.t`, or `-AE` for an exchange.
 */
import { BLANK, tokensOf, type Notation } from "../../../tiles/notation.ts";

/** Tiles by square; a blank as the letter that it stands for. */
export type Draft = ReadonlyMap<number, string>;

export const emptyDraft: Draft = new Map();

/** As the tile stands on a rack. */
const onRack = (tile: string, notation: Notation) => (notation.see(tile).blank ? BLANK : tile);

/**
 * Which places of a rack some tiles come from, those on the board by their letters.
 * @param rather the places that they come from where several have the same tile
 */
export function laidPlaces(
  rack: readonly string[],
  laid: Iterable<string>,
  notation: Notation,
  rather: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const places = new Set<number>();
  for (const tile of laid) {
    const held = onRack(tile, notation);
    const free = rack.flatMap((each, n) => (each === held && !places.has(n) ? [n] : []));
    const place = free.find((n) => rather.has(n)) ?? free[0];
    if (place !== undefined) places.add(place);
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
  const places = laidPlaces(tiles, next.values(), notation);
  const left = tiles.filter((_, place) => !places.has(place));
  const { face, blank } = notation.see(tile);
  const found = left.includes(onRack(tile, notation)) ? tile : null;
  const laid = found ?? (!blank && left.includes(BLANK) ? notation.tile(face, true) : null);
  if (laid === null) return null;
  next.set(square, laid);
  return next;
}

const EXCHANGE = "-";

export const laidText = (laid: Draft): string => Array.from(laid, (pair) => pair.join(".")).join(",");

/** @param tiles that are to be exchanged; null while nobody thinks of it */
export const exchangeText = (tiles: readonly string[] | null): string =>
  tiles ? EXCHANGE + tiles.join("") : "";

/** The tiles of a text that are to be exchanged, those that the rack has; null if it tells of no exchange. */
export function exchangeIn(text: string, rack: string): readonly string[] | null {
  if (!text.startsWith(EXCHANGE)) return null;
  return heldOf(rack, tokensOf(text.slice(EXCHANGE.length))).held;
}

/** Those of some tiles that a rack has, and what it has besides. */
function heldOf(rack: string, tiles: readonly string[]) {
  const rest = tokensOf(rack);
  const held = tiles.filter((tile) => {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return { held, rest };
}

/** The laid tiles of a text: all of them, or none if they do not fit the board and the rack as these are by now. */
export function laidIn(text: string, rack: string, squares: readonly string[], notation: Notation): Draft {
  if (!text || text.startsWith(EXCHANGE)) return emptyDraft;
  let draft = emptyDraft;
  for (const pair of text.split(",")) {
    const [square = "", tile = ""] = pair.split(".");
    if (!/^\d+$/.test(square) || squares[Number(square)] !== "" || tokensOf(tile).length !== 1)
      return emptyDraft;
    const next = withLaidTile(draft, rack, Number(square), tile, notation);
    if (!next) return emptyDraft;
    draft = next;
  }
  return draft;
}

/** A rack in the order that its player has given it; tiles that have come since stand at its end. */
export function inOrder(rack: string, order: readonly string[]): readonly string[] {
  const { held, rest } = heldOf(rack, order);
  return [...held, ...rest];
}

/** The same tiles in another order. @param random from 0 up to 1 */
export function shuffled(tiles: readonly string[], random = Math.random): readonly string[] {
  const left = [...tiles];
  return tiles.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/** The same tiles in the order of their alphabet, blanks last. */
export function sorted(tiles: readonly string[], notation: Notation): readonly string[] {
  const { compare } = new Intl.Collator(notation.alphabet);
  return tiles.toSorted((one, other) => {
    const blanks = Number(one === BLANK) - Number(other === BLANK);
    return blanks || compare(notation.see(one).face, notation.see(other).face);
  });
}
