import { expect, test } from "vitest";
import type { Seen } from "./seen.ts";
import { isSameBoard, leaveUnfinished, takeUnfinished } from "./unfinished-pictures.ts";

const seen: Seen = {
  columns: 5,
  squares: [],
  onBoard: 0,
  frame: [1, 2, 30, 40],
  sides: "none",
  colours: null,
};

test("a picture that is left is taken once, on the page of its game", () => {
  const picture = { file: new Blob(["a"]), seen, place: 3 };
  leaveUnfinished("letterpress", picture);
  expect(takeUnfinished("crossword")).toBeNull();
  expect(takeUnfinished("letterpress")).toBe(picture);
  expect(takeUnfinished("letterpress")).toBeNull();
});

test("what was said of a board is put on a reading of the same board only", () => {
  expect(isSameBoard(seen, { ...seen, sides: "asked" })).toBe(true);
  expect(isSameBoard(seen, { ...seen, columns: 15 })).toBe(false);
  expect(isSameBoard(seen, { ...seen, frame: [1, 2, 30, 41] })).toBe(false);
});
