import { expect, it } from "vitest";
import { choiceOf, dayOf, drawOf } from "./daily.ts";

it("has the day as its number, and is known by it", () => {
  const day = new Date(2026, 10, 22);
  expect(drawOf(day)).toEqual({ bag: null, size: 7, seed: 20261122 });
  expect(dayOf(drawOf(day))).toEqual(day);
  expect(dayOf({ bag: null, size: 7, seed: 20261131 })).toBeNull();
  expect(dayOf({ bag: "en", size: 7, seed: 20261122 })).toBeNull();
  expect(dayOf({ bag: null, size: 8, seed: 20261122 })).toBeNull();
  expect(dayOf({ bag: null, size: 7, seed: 5 })).toBeNull();
});

it("is chosen with care from a day on, while other draws and days before are what they were", () => {
  expect(choiceOf(drawOf(new Date(2026, 10, 29)))).toEqual({ letters: 5 });
  expect(choiceOf(drawOf(new Date(2027, 0, 1)))).toEqual({ letters: 5 });
  expect(choiceOf(drawOf(new Date(2026, 10, 28)))).toEqual({});
  expect(choiceOf({ bag: null, size: 7, seed: 20261199 })).toEqual({});
  expect(choiceOf({ bag: "en", size: 7, seed: 20261129 })).toEqual({});
});
