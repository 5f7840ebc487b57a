/**
 * The draw of the day: seven tiles of the game's own bag, with the day as the draw's number. Whoever plays with the same
 * word list has the same tiles on a day.
 */
import { dayOfNumber, numberOf } from "../../shared/days.ts";
import { SIZE, type Position } from "./position.ts";

export const drawOf = (day: Date): Position => ({ bag: null, size: SIZE, seed: numberOf(day) });

/** The day that a draw is of; null for any other draw. */
export function dayOf({ bag, size, seed }: Position): Date | null {
  if (bag !== null || size !== SIZE || typeof seed !== "number") return null;
  return dayOfNumber(seed);
}
