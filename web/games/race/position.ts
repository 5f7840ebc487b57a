/** A race: a rack, and who runs. */
import type { race } from "../../text/race-en.ts";

export type Finder = keyof typeof race.finders;

export interface Position {
  rack: string;
  runners: readonly Finder[];
}

/** The finders, in the order of their story. */
export const FINDERS: readonly Finder[] = Object.freeze([
  "permutation",
  "powerset",
  "letter-count",
  "prime-product",
  "canonical-key",
  "sorted-subset",
  "subset-key",
  "trie",
  "registers",
]);

const empty: Position = Object.freeze({ rack: "AEINRST", runners: FINDERS });

export const emptyPosition = () => empty;

/** Letters that a rack grows with, once its own are used up. */
const MORE = "EARSTLINODUMPCH";

/** Tiles of the longest rack that growth is measured on. */
export const LONGEST = 10;

/**
 * The letters that growth is measured on: the rack's, and others up to ten. Blanks would rule half of the finders out.
 */
export function growing(rack: string) {
  const own = Array.from(rack.normalize("NFC").replace(/[\s?_*]/gu, ""));
  const others = Array.from(MORE).filter(
    (letter) => !own.includes(letter) && !own.includes(letter.toLowerCase()),
  );
  return [...own, ...others].slice(0, LONGEST).join("");
}
