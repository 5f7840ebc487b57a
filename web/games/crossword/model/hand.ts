/** The tiles of a player as they stand on the rack and lie on the board, and what becomes of them when one is dragged. */
import { BLANK, type Notation } from "../../../tiles/notation.ts";
import { laidPlaces, type Draft } from "./draft.ts";

export interface Hand {
  /** All tiles, in the order of the rack. */
  tiles: readonly string[];
  /** Those that are laid, by square; a blank as the letter that it stands for. */
  laid: Draft;
  /** The places of the rack that those come from. */
  used: ReadonlySet<number>;
}

/** A square of the board or a place of the rack. */
export interface Spot {
  on: "board" | "rack";
  at: number;
}

export const sameSpot = (one: Spot | null, other: Spot | null): boolean =>
  one?.on === other?.on && one?.at === other?.at;

/** The tile at a spot; undefined where none is to be taken. */
export const tileAt = ({ tiles, laid, used }: Hand, { on, at }: Spot): string | undefined =>
  on === "board" ? laid.get(at) : used.has(at) ? undefined : tiles[at];

/** Is it a blank that is to be laid, whose letter must be said first? */
export const isNameless = (hand: Hand, from: Spot, to: Spot): boolean =>
  to.on === "board" && tileAt(hand, from) === BLANK;

/** May a tile be laid on a square? @param squares tiles that lie on the board, one a square */
export const isFree = ({ laid }: Hand, square: number, squares: readonly string[]): boolean =>
  squares[square] === "" && !laid.has(square);

/** The place of the rack that a tile has, wherever it is. */
function placeOf({ tiles, laid, used }: Hand, from: Spot, notation: Notation): number {
  if (from.on === "rack") return from.at;
  const own = [laid.get(from.at) ?? ""];
  const [place = -1] = laidPlaces(tiles, own, notation, used);
  return place;
}

/**
 * The hand after a tile was dragged; null where it goes back to where it was.
 * @param squares tiles that lie on the board, one a square
 */
export function dragged(
  hand: Hand,
  from: Spot,
  to: Spot,
  squares: readonly string[],
  notation: Notation,
): Hand | null {
  const tile = tileAt(hand, from);
  if (tile === undefined || sameSpot(from, to) || isNameless(hand, from, to)) return null;
  const place = placeOf(hand, from, notation);
  const laid = new Map(hand.laid);
  if (from.on === "board") laid.delete(from.at);
  if (to.on === "board") {
    if (!isFree(hand, to.at, squares)) return null;
    laid.set(to.at, tile);
    return { ...hand, laid, used: new Set([...hand.used, place]) };
  }
  if (to.at < 0 || to.at >= hand.tiles.length) return null;
  const places = moved([...hand.tiles.keys()], place, to.at);
  const used = places.flatMap((old, n) => (old !== place && hand.used.has(old) ? [n] : []));
  return { tiles: moved(hand.tiles, place, to.at), laid, used: new Set(used) };
}

/** A row with one of its own at another place. */
export function moved<T>(row: readonly T[], from: number, to: number): readonly T[] {
  const rest = row.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...row.slice(from, from + 1));
}
