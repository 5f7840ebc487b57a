import { expect, test } from "vitest";
import { rangeOfBars, WHOLE } from "./plot-axis.ts";

test("one bar is drawn whole, and so are two and many", () => {
  expect(rangeOfBars([0])).toEqual([-0.7, 0.7]);
  expect(rangeOfBars([6])).toEqual([5.3, 6.7]);
  expect(rangeOfBars([0, 1])).toEqual([-0.7, 1.7]);
  expect(rangeOfBars(Array.from({ length: 30 }, (_, n) => n))).toEqual([-0.7, 29.7]);
});

test("nothing between two bars is named", () => {
  expect(WHOLE[0]).toBe(1);
  expect(WHOLE.every(Number.isInteger)).toBe(true);
  expect(WHOLE).toEqual(WHOLE.toSorted((one, other) => one - other));
});
