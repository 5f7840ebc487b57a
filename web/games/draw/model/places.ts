/** Which tiles of a draw a word takes. */
import { BLANK } from "../../../tiles/notation.ts";

/** A drawn tile: its letter, and what it is worth in points. */
export type Tile = readonly [letter: string, points: number];

/**
 * The places in a draw that a word takes, in the word's order; blanks where no letter is left, -1 where nothing is.
 *
 * @param tapped places that its first letters were taken from
 */
export function placesOf(
  word: readonly string[],
  tiles: readonly Tile[],
  tapped: readonly number[] = [],
): number[] {
  const free = new Set(tiles.keys());
  const take = (letter: string, wish: number | undefined) => {
    const fits = (each: number) => tiles[each]?.[0] === letter;
    const place = wish !== undefined && free.has(wish) && fits(wish) ? wish : [...free].find(fits);
    if (place !== undefined) free.delete(place);
    return place;
  };
  return word.map((letter, k) => take(letter, tapped[k]) ?? take(BLANK, undefined) ?? -1);
}
