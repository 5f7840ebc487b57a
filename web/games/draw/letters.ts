/** A word cut into the tiles that spell it, and which tiles of a rack it takes. */

export type Tile = readonly [letter: string, points: number];

export const BLANK = "?";

/**
 * Cut what was typed into tiles, in capitals; longer tiles (CH, LL) go first, and what is no letter stays as it is.
 */
export function tilesOf(text: string, alphabet: string): string[] {
  const { letters = [], lowers = [] } = PAGE.alphabets[alphabet] ?? {};
  const faces = letters
    .flatMap((letter, i) => [letter, lowers[i] ?? letter].map((face) => ({ face, letter })))
    .sort((a, b) => b.face.length - a.face.length);
  const tiles = [];
  for (let rest = text.normalize("NFC").replace(/\s/g, ""); rest;) {
    const found = faces.find(({ face }) => rest.startsWith(face));
    const step = found?.face ?? Array.from(rest)[0] ?? "";
    tiles.push(found?.letter ?? step);
    rest = rest.slice(step.length);
  }
  return tiles;
}

/**
 * The places on a rack that a word takes, in the word's order; blanks where no letter is left, -1 where nothing is.
 * @param tapped places that its first letters were taken from
 */
export function placesOf(
  word: readonly string[],
  rack: readonly Tile[],
  tapped: readonly number[] = [],
): number[] {
  const free = new Set(rack.keys());
  const takes = (letter: string, wish: number | undefined) => {
    const fits = (each: number) => rack[each]?.[0] === letter;
    const place = wish !== undefined && free.has(wish) && fits(wish) ? wish : [...free].find(fits);
    if (place !== undefined) free.delete(place);
    return place;
  };
  return word.map((letter, k) => takes(letter, tapped[k]) ?? takes(BLANK, undefined) ?? -1);
}
