/** The rules as the engine has them: cards, prices, and what may be chosen. They are there before the engine is. */
import { tycoon } from "../../../engine/facts.json";
import type { TycoonFacts } from "../../../engine/methods.ts";

// The file is made from the same Python as the types, but all its texts are plain strings to the compiler.
export const rules = tycoon as TycoonFacts;

/** The letters, in the order of the alphabet. */
export const letters: readonly string[] = Object.keys(rules.letters);

export const priceOf = (letter: string): number => rules.letters[letter]?.price ?? 0;

/** May as many play? */
export const mayPlay = (players: number): boolean => Object.hasOwn(rules.goals, players);
