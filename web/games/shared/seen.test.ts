import { expect, test } from "vitest";
import { Notation } from "../../tiles/notation.ts";
import {
  answered,
  corrected,
  doubts,
  likely,
  nextDoubt,
  squareAt,
  typedTile,
  viewOf,
  type Seen,
} from "./seen.ts";

const square = (tile: string, doubtful: boolean, left: number) =>
  ({ tile, owner: "ours", second: "B", doubtful, glyph: "", said: false, box: [left, 0, 10, 10] }) as const;

const seen: Seen = {
  columns: 2,
  squares: [square("A", true, 0), square("C", false, 10), { ...square("?", true, 0), box: [5, 20, 8, 8] }],
  onBoard: 2,
  frame: [0, 0, 20, 10],
  sides: "asked",
  colours: { ours: [0, 90, 220], theirs: [230, 50, 90] },
};

test("a corrected square is not doubtful any more, and the others stay as they are", () => {
  const next = corrected(seen, 0, { tile: "B" });
  expect(next.squares.map(({ tile }) => tile)).toEqual(["B", "C", "?"]);
  expect([doubts(seen), doubts(next)]).toEqual([2, 1]);
  expect(next.squares[1]).toBe(seen.squares[1]);
});

test("doubtful squares are reached one after the other and round again", () => {
  expect([nextDoubt(seen, -1), nextDoubt(seen, 0), nextDoubt(seen, 2)]).toEqual([0, 2, 0]);
  expect(nextDoubt(corrected(corrected(seen, 0, {}), 2, {}), 0)).toBe(-1);
});

test("sides are exchanged when the squares taken for ours are theirs", () => {
  expect(answered(seen, false).squares.map(({ owner }) => owner)).toEqual(["theirs", "theirs", "theirs"]);
  expect(answered(seen, true).squares).toBe(seen.squares);
  expect(answered(seen, true).sides).toBe("answered");
});

test("the sides' colours go with the answer, and stay as the picture has them when squares change hands", () => {
  expect(answered(seen, true).colours).toEqual(seen.colours);
  expect(answered(seen, false).colours).toEqual({ ours: [230, 50, 90], theirs: [0, 90, 220] });
  expect(answered(answered(seen, false), false).colours).toEqual(seen.colours);
  expect(corrected(seen, 0, { owner: "theirs" }).colours).toBe(seen.colours);
});

test("a square that can be nothing else offers what it is alone", () => {
  expect(likely({ ...square("A", true, 0), second: null })).toEqual(["A"]);
  expect(likely(square("A", true, 0))).toEqual(["A", "B"]);
  expect(likely(square("B", true, 0))).toEqual(["B"]);
});

test("the board and its rack are shown, and a press on the picture finds its square", () => {
  expect(viewOf(seen)).toEqual([0, 0, 20, 28]);
  expect([squareAt(seen, 12, 3), squareAt(seen, 6, 21), squareAt(seen, 19, 15)]).toEqual([1, 2, -1]);
});

test("what is typed for a square is one of the set's tiles, and a blank lies on the rack alone", () => {
  const letter = (face: string) => ({ face, lower: face.toLowerCase(), points: 1, count: 1 });
  const reading = { notation: new Notation("es", ["A", "C", "CH", "Ñ"].map(letter)), blanks: true };
  const typed = (text: string) => typedTile(text, reading, true);
  expect(["a", "A", "ch", "Ch", "[CH]", "ñ", "N\u0303"].map(typed)).toEqual([
    "A",
    "A",
    "[CH]",
    "[CH]",
    "[CH]",
    "Ñ",
    "Ñ",
  ]);
  expect(["", "AC", "1", "*", "?", "😀", "ş", "ש\u05c1", "[A"].map(typed)).toEqual(Array(9).fill(null));
  expect([typedTile("a", reading, true, true), typedTile("a", reading, false, true)]).toEqual(["a", "A"]);
  expect(typedTile("?", reading, false)).toBe("?");
  expect(typedTile("?", { ...reading, blanks: false }, false)).toBe(null);
});
