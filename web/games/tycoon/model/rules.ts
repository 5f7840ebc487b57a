/** The rules as the engine has them: cards, prices, and what may be chosen. They are there before the engine is. */
import { tycoon } from "../../../engine/facts.json";
import type { TycoonChallenge, TycoonStacking } from "../../../engine/methods.ts";

interface Letter {
  cards: number;
  price: number;
  type: string;
  /** What its patent allows. */
  power: string | null;
}

interface Facts extends Omit<typeof tycoon, "letters" | "stackings" | "challenges"> {
  letters: Record<string, Letter>;
  stackings: TycoonStacking[];
  challenges: TycoonChallenge[];
}

// The file is made from the same Python as the types, but all its texts are plain strings to the compiler.
export const rules = tycoon as Facts;

/** The letters, in the order of the alphabet. */
export const letters: readonly string[] = Object.keys(rules.letters);

export const priceOf = (letter: string): number => rules.letters[letter]?.price ?? 0;

/** May as many play? */
export const mayPlay = (players: number): boolean => Object.hasOwn(rules.goals, players);
