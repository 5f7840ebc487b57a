import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubStorage } from "../../ui/storage.stub.ts";
import { daysInARow, notePlayed } from "./days.ts";

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** The evening of a day, on which its draw is played. */
function playOn(year: number, month: number, date: number): number {
  const day = new Date(year, month - 1, date, 22);
  vi.setSystemTime(day);
  notePlayed("draw", day);
  return daysInARow("draw", day);
}

it("counts days in a row, over the ends of months, each once", () => {
  expect(playOn(2026, 10, 30)).toBe(1);
  expect(playOn(2026, 10, 31)).toBe(2);
  expect(playOn(2026, 11, 1)).toBe(3);
  expect(playOn(2026, 11, 1)).toBe(3);
  expect(daysInARow("crossword", new Date(2026, 10, 1))).toBe(0);
  expect(playOn(2026, 11, 3)).toBe(1);
  expect(kept.get("tilewise-draw-days")).toBe("[20261103]");
});

it("says of what another day brings nothing of today", () => {
  expect(playOn(2026, 11, 29)).toBe(1);
  expect(playOn(2026, 11, 30)).toBe(2);
  vi.setSystemTime(new Date(2026, 11, 1, 9));
  expect(daysInARow("draw", new Date(2026, 10, 30))).toBe(0);
  expect(daysInARow("draw", new Date(2026, 11, 1))).toBe(0);
  expect(playOn(2026, 12, 1)).toBe(3);
});

it("does not count a day that is over or to come, nor what is no list of days", () => {
  vi.setSystemTime(new Date(2026, 10, 22));
  notePlayed("draw", new Date(2026, 10, 21));
  notePlayed("draw", new Date(2026, 10, 23));
  expect(kept.size).toBe(0);
  for (const text of ["{", '{"now": 3}', '["today"]']) {
    kept.set("tilewise-draw-days", text);
    expect(daysInARow("draw", new Date(2026, 10, 22))).toBe(0);
  }
});
