/**
 * The draw of the day: seven tiles of the game's own bag, with the day as the draw's number. Whoever plays with the same
 * word list has the same tiles on a day, and they make a long word that is worth most.
 */
import { dayOfNumber, numberOf } from "../../shared/days.ts";
import { SIZE, type Position } from "./position.ts";

/** The first day whose draw is chosen with care; those before stay as they were. */
const CHOSEN_SINCE = 20_261_129;

/** Tiles that one of the best words of such a draw uses. */
const LETTERS = 5;

export const drawOf = (day: Date): Position => ({ bag: null, size: SIZE, seed: numberOf(day) });

/** What a request says of how a draw is chosen; nothing unless it is a day's. */
export const choiceOf = (position: Position): { letters?: number } =>
  dayOf(position) && Number(position.seed) >= CHOSEN_SINCE ? { letters: LETTERS } : {};

/** The day that a draw is of; null for any other draw. */
export function dayOf({ bag, size, seed }: Position): Date | null {
  if (bag !== null || size !== SIZE || typeof seed !== "number") return null;
  return dayOfNumber(seed);
}
