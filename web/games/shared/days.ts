/**
 * What a day brings to all: a draw and positions whose number is the day, 20261122. On how many days in a row one was
 * played is remembered where the browser lets us.
 */
import type { ReactiveControllerHost } from "lit";
import { recall, remember } from "../../ui/storage.ts";
import { WatchController } from "../../ui/watch.ts";
import type { Reader } from "./link.ts";

/** What is played once a day; each is counted by itself. */
export type Daily = "draw" | "crossword" | "letterpress";

/** The first day that counts: draws of chance have smaller numbers. */
const FIRST = 20_000_101;

const keyOf = (daily: Daily) => `tilewise-${daily}-days`;

export const numberOf = (day: Date): number =>
  (day.getFullYear() * 100 + day.getMonth() + 1) * 100 + day.getDate();

/** The day of a number; null for a number that is no day's. */
export function dayOfNumber(number: number): Date | null {
  if (number < FIRST) return null;
  const day = new Date(Math.floor(number / 10_000), (Math.floor(number / 100) % 100) - 1, number % 100);
  return numberOf(day) === number ? day : null;
}

/** Reads the number of a day from an address. */
export const dayIn: Reader<string> = (text) =>
  /^\d{8}$/.test(text) && dayOfNumber(Number(text)) ? text : undefined;

/** Redraws what tells of today when a page that was left open is seen again: it may be another day. */
export const watchDay = (host: ReactiveControllerHost) =>
  new WatchController(host, "visibilitychange", document);

/** The address of the position that today brings to a game; whole, as it is no place on the page to skip to. */
export const addressOfToday = (game: Daily): string =>
  new URL(`#${game}?day=${numberOf(new Date())}`, location.href).href;

const before = (day: Date): Date => new Date(day.getFullYear(), day.getMonth(), day.getDate() - 1);

/** The number of the day before. */
export function dayBefore(number: number): number {
  const day = dayOfNumber(number);
  return day ? numberOf(before(day)) : number;
}

const isToday = (day: Date): boolean => numberOf(day) === numberOf(new Date());

/** How many days in a row it was played up to today, which is told with what today brings; 0 for any other day's. */
export const daysInARow = (daily: Daily, day: Date): number => (isToday(day) ? daysUpTo(daily, day) : 0);

function daysUpTo(daily: Daily, day: Date): number {
  const played = new Set(playedDays(daily));
  let days = 0;
  for (let each = day; played.has(numberOf(each)); each = before(each)) days++;
  return days;
}

/** Note that what a day brings was played, on that day: of the days before, only those that hang together with it stay. */
export function notePlayed(daily: Daily, day: Date): void {
  if (!isToday(day) || playedDays(daily).includes(numberOf(day))) return;
  const days = [numberOf(day), ...(daysUpTo(daily, before(day)) ? playedDays(daily) : [])];
  remember(keyOf(daily), days);
}

/** The days on which it was played, the last first. */
function playedDays(daily: Daily): readonly number[] {
  const kept = recall(keyOf(daily));
  return Array.isArray(kept) && kept.every(Number.isSafeInteger) ? (kept as number[]) : []; // seen to be
}
