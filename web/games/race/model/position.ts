/** A race: a rack, and who runs. */
import { tilesPicture, type Picture } from "../../shared/picture.ts";
import type { Spelling } from "../../registry.ts";

const FINDERS = [
  "permutation",
  "powerset",
  "letter-count",
  "prime-product",
  "canonical-key",
  "sorted-subset",
  "subset-key",
  "trie",
  "registers",
] as const;

export type Finder = (typeof FINDERS)[number];

/** The finders, in the order of their story. */
export const finders: readonly Finder[] = Object.freeze(FINDERS);

/** A finder that the engine names: it has the same ones. */
export const finderOf = (id: string): Finder => id as Finder;

export interface Position {
  rack: string;
  runners: readonly Finder[];
}

const EMPTY: Position = Object.freeze({ rack: "AEINRST", runners: finders });

export const emptyPosition = (): Position => EMPTY;

export const brief = ({ rack }: Position, alphabet = "en"): string => rack.toLocaleUpperCase(alphabet);

export const picture = ({ rack }: Position): Picture => tilesPicture(Array.from(rack));

export const spelling = ({ rack }: Position): Spelling => ({ alphabet: null, letters: [rack] });

/** How often each finder may run; the shortest time counts. */
export const repeats = [1, 5, 20] as const;

/** What is shown: one race, or how each finder's time grows with the rack. */
export const views = ["race", "growth"] as const;

export type View = (typeof views)[number];

export interface Options {
  repeats: (typeof repeats)[number];
  view: View;
}

export const defaults: Options = Object.freeze({ repeats: 1, view: "race" });

/** Letters that a rack grows with, once its own are used up: all different, common ones first. */
const MORE = "EARSTLINODUMPCH";

/** Tiles of the longest rack that growth is measured on: the slow finders give up before it, the quick ones need less than a second. */
const LONGEST = 10;

/** The letters that growth is measured on: the rack's, and others up to ten. Blanks would rule half of the finders out. */
export function growing(rack: string): string {
  const own = Array.from(rack.normalize("NFC").replace(/[\s?_*]/gu, ""));
  const others = Array.from(MORE).filter(
    (letter) => !own.includes(letter) && !own.includes(letter.toLowerCase()),
  );
  return [...own, ...others].slice(0, LONGEST).join("");
}
