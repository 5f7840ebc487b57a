/**
 * The draw of the day: seven tiles of the game's own bag, with the day as the draw's number, 20261122. Whoever plays
 * with the same word list has the same tiles on a day. On how many days in a row it was played is remembered where the
 * browser lets us.
 */
import { recall, remember } from "../../../components/storage.ts";
import { SIZE, type Position } from "./position.ts";

const KEY = "tilewise-draw-days";

/** The first day that counts: draws of chance have smaller numbers. */
const FIRST = 20_000_101;

const numberOf = (day: Date): number => (day.getFullYear() * 100 + day.getMonth() + 1) * 100 + day.getDate();

const before = (day: Date): Date => new Date(day.getFullYear(), day.getMonth(), day.getDate() - 1);

export const drawOf = (day: Date): Position => ({ bag: null, size: SIZE, seed: numberOf(day) });

/** The day that a draw is of; null for any other draw. */
export function dayOf({ bag, size, seed }: Position): Date | null {
  if (bag !== null || size !== SIZE || typeof seed !== "number" || seed < FIRST) return null;
  const day = new Date(Math.floor(seed / 10_000), (Math.floor(seed / 100) % 100) - 1, seed % 100);
  return numberOf(day) === seed ? day : null;
}

/** How many days in a row its draw was played, up to a day. */
export function daysInARow(day: Date): number {
  const played = new Set(playedDays());
  let days = 0;
  for (let each = day; played.has(numberOf(each)); each = before(each)) days++;
  return days;
}

/** Note that the draw of a day was played, on that day: of the days before, only those that hang together with it stay. */
export function notePlayed(day: Date): void {
  if (numberOf(day) !== numberOf(new Date()) || playedDays().includes(numberOf(day))) return;
  const days = [numberOf(day), ...(daysInARow(before(day)) ? playedDays() : [])];
  remember(KEY, days);
}

/** The days on which its draw was played, the last first. */
function playedDays(): readonly number[] {
  const kept = recall(KEY);
  return Array.isArray(kept) && kept.every(Number.isSafeInteger) ? (kept as number[]) : []; // seen to be
}
