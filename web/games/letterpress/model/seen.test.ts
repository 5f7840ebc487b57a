import { expect, test } from "vitest";
import { emptyPosition } from "./position.ts";
import { fromSeen, seenOf } from "./seen.ts";

const square = (letter: string, owner: "free" | "ours" | "theirs", confidence: number, second = "") => ({
  letter,
  owner,
  confidence,
  second,
  box: [0, 0, 9, 9] as [number, number, number, number],
  glyph: "0f",
});

const read = {
  board: "",
  ours: 0,
  theirs: 0,
  asks: true,
  colours: [[0, 90, 220], null] as [[number, number, number], null],
  frame: [0, 0, 45, 45] as [number, number, number, number],
  squares: [
    square("A", "ours", 0.99),
    square("O", "theirs", 0.5, "Q"),
    square("?", "free", 0.9),
    ...Array.from({ length: 22 }, () => square("E", "free", 1)),
  ],
};

test("letters that are read unsurely, or not at all, are worth a look", () => {
  const { squares, sides, colours } = seenOf(read);
  expect(squares.map(({ doubtful }) => doubtful).slice(0, 4)).toEqual([false, true, true, false]);
  expect(squares.slice(0, 3).map(({ tile, second }) => [tile, second])).toEqual([
    ["A", null],
    ["O", "Q"],
    ["", null],
  ]);
  expect(sides).toBe("asked");
  expect(colours).toEqual({ ours: [0, 90, 220], theirs: null });
});

test("a picture gives the letters and both sides' squares, and leaves a game beside the finder", () => {
  const game = {} as never;
  const position = fromSeen({ ...emptyPosition(), played: ["QUIZ"], game }, seenOf(read));
  expect(position.letters.slice(0, 4)).toEqual(["A", "O", "", "E"]);
  expect([position.ours, position.theirs, position.played.length]).toEqual([1, 2, 0]);
  expect(position.game).toBe(game);
});
