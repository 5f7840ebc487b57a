/** The bags that ship, as the engine has them. They are there before the engine is. */
import { bags } from "../../../engine/facts.json";
import type { Bag } from "./position.ts";

/** The id of the game's own. */
export const OWN = "word-game";

export interface BagEntry {
  id: string;
  tiles: number;
  /** Letter to count and value. */
  bag: Readonly<Record<string, readonly [number, number]>>;
}

// JSON knows no pairs.
const shipped = bags as unknown as Readonly<Record<string, readonly BagEntry[]>>;

/** The bags of an alphabet, the game's own first if it has its letters. */
export const bagsOf = (alphabet: string): readonly BagEntry[] => shipped[alphabet] ?? [];

/**
 * The bag that is drawn from with the letters of an alphabet. One that ships for another alphabet gives way to the game's own, and
 * that one, where it has none of the letters, to another that has them. The engine says what is wrong with any other.
 */
export function bagFor(bag: Bag, alphabet: string): Bag {
  const elsewhere = Object.entries(shipped).some(
    ([letters, known]) => letters !== alphabet && known.some(({ id }) => id === bag && id !== OWN),
  );
  if (bag !== null && !elsewhere) return bag;
  const [first] = bagsOf(alphabet);
  return !first || first.id === OWN ? null : first.id;
}
