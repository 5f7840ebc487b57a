/** What is asked: a rack, how it is used, and what its words must be like. An immutable value. */

import { tokensOf } from "../../../tiles/notation.ts";
import { tilesPicture, type Picture } from "../../shared/picture.ts";
import type { Spelling } from "../../registry.ts";

export interface Position {
  /** Its tiles as tiles/notation.ts writes them; in a link, as somebody typed them. */
  rack: string;
  /** All the tiles, or any of them. */
  use: "all" | "any";
  /** A letter on the board, "*" for each in turn, "" for none. */
  through: string;
  pattern: string;
  /** The shortest and the longest words that are wanted; null for any length. */
  min: number | null;
  max: number | null;
}

const EMPTY: Position = Object.freeze({
  rack: "",
  use: "all",
  through: "",
  pattern: "",
  min: null,
  max: null,
});

export const emptyPosition = (): Position => EMPTY;

/** Is anything asked: words of a rack, or without one words of a pattern, a length or a letter? */
export const asks = ({ rack, through, pattern, min, max }: Position): boolean =>
  Boolean(rack || through || pattern) || min !== null || max !== null;

export const brief = ({ rack, pattern }: Position, alphabet = "en"): string =>
  (rack || pattern).toLocaleUpperCase(alphabet);

export const picture = ({ rack, pattern }: Position): Picture => tilesPicture(tokensOf(rack || pattern));

export const spelling = ({ rack, through, pattern }: Position): Spelling => ({
  alphabet: null,
  letters: [rack, through, pattern],
});

/** Racks of the examples, by alphabet. The first English one is the bingo that an ancestor of this page was written to find. */
const racks: Readonly<Partial<Record<string, readonly [string, string]>>> = { tr: ["AAKLMR?", "KALEMİ?"] };

/** What is asked of all tiles of a rack, and of any of them. */
export function examplesFor(alphabet: string): readonly [Position, Position] {
  const [all, any] = racks[alphabet] ?? ["AALNST?", "AEINRS?"];
  return [
    { ...EMPTY, rack: all },
    { ...EMPTY, rack: any, use: "any" },
  ];
}

export const orders = ["length", "score", "zipf", "alphabet"] as const;
export const groupings = ["length", "through", "none"] as const;

export type Order = (typeof orders)[number];
export type Grouping = (typeof groupings)[number];

/** How the words are shown. */
export interface Options {
  order: Order;
  /** "" for whatever suits what is asked. */
  grouping: Grouping | "";
  /** Id of the tile set that a score adds up; "" for the first of the list's alphabet. */
  tiles: string;
}

export const defaults: Options = Object.freeze({ order: "length", grouping: "", tiles: "" });

/** Groupings that make sense: words through each letter are not shown together, others not by the letter. */
export const groupingsFor = ({ through }: Position): readonly Grouping[] =>
  groupings.filter((grouping) => grouping !== (through === "*" ? "none" : "through"));

export function groupingFor(position: Position, { grouping, order }: Options): Grouping {
  const sensible = groupingsFor(position).find((each) => each === grouping);
  if (sensible) return sensible;
  return position.through === "*" ? "through" : order === "length" ? "length" : "none";
}
