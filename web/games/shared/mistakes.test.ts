import { expect, it } from "vitest";
import { mistakeFrom, mistakesIn, stepOf, type Judged } from "./mistakes.ts";

const grades = ["best", "blunder", "fair", "mistake", null, "good", "blunder"] as const;
const turns = grades.map((grade, turn): Judged => ({ turn, player: turn % 2, grade }));

it("takes for mistakes what is called one or worse, and what is not known for none", () => {
  expect(mistakesIn(turns, [])).toEqual([1, 3, 6]);
  expect(mistakesIn(turns, [1])).toEqual([1, 3]);
  expect(mistakesIn(turns, [0, 1])).toEqual([1, 3, 6]);
  expect(mistakesIn(turns, [2])).toEqual([]);
});

it("leads from any turn to the mistake after it or before it, and round from the last to the first", () => {
  const to = (from: number | null, step: 1 | -1) => mistakeFrom([1, 3, 6], from, step);
  expect([to(null, 1), to(0, 1), to(1, 1), to(4, 1), to(6, 1)]).toEqual([1, 1, 3, 6, 1]);
  expect([to(null, -1), to(9, -1), to(6, -1), to(2, -1), to(1, -1)]).toEqual([6, 6, 3, 1, 6]);
  expect([mistakeFrom([], null, 1), mistakeFrom([], 2, -1)]).toEqual([null, null]);
});

it("knows its two keys", () => {
  const keys = ["[", "]", "{", "a"].map((key) => stepOf({ key, isComposing: false }));
  expect(keys).toEqual([-1, 1, null, null]);
  expect(stepOf({ key: "[", isComposing: true })).toBeNull();
});
