import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dayOf, daysInARow, drawOf, notePlayed } from "./daily.ts";

let kept: string | null;

beforeEach(() => {
  kept = null;
  vi.stubGlobal("localStorage", {
    getItem: () => kept,
    setItem: (_key: string, text: string) => (kept = text),
  });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** The evening of a day, on which its draw is played. */
function playOn(year: number, month: number, date: number): number {
  const day = new Date(year, month - 1, date, 22);
  vi.setSystemTime(day);
  notePlayed(day);
  return daysInARow(day);
}

it("has the day as its number, and is known by it", () => {
  const day = new Date(2026, 10, 22);
  expect(drawOf(day)).toEqual({ bag: null, size: 7, seed: 20261122 });
  expect(dayOf(drawOf(day))).toEqual(day);
  expect(dayOf({ bag: null, size: 7, seed: 20261131 })).toBeNull();
  expect(dayOf({ bag: "en", size: 7, seed: 20261122 })).toBeNull();
  expect(dayOf({ bag: null, size: 8, seed: 20261122 })).toBeNull();
  expect(dayOf({ bag: null, size: 7, seed: 5 })).toBeNull();
});

it("counts days in a row, over the ends of months, each once", () => {
  expect(playOn(2026, 10, 30)).toBe(1);
  expect(playOn(2026, 10, 31)).toBe(2);
  expect(playOn(2026, 11, 1)).toBe(3);
  expect(playOn(2026, 11, 1)).toBe(3);
  expect(playOn(2026, 11, 3)).toBe(1);
  expect(kept).toBe("[20261103]");
});

it("does not count a day that is over or to come, nor what is no list of days", () => {
  vi.setSystemTime(new Date(2026, 10, 22));
  notePlayed(new Date(2026, 10, 21));
  notePlayed(new Date(2026, 10, 23));
  expect(kept).toBeNull();
  for (const text of ["{", '{"now": 3}', '["today"]']) {
    kept = text;
    expect(daysInARow(new Date(2026, 10, 22))).toBe(0);
  }
});
