import { expect, test } from "vitest";
import { emptyPosition } from "./position.ts";
import { boardFor, fromSeen, seenOf } from "./seen.ts";

const square = (tile: string, confidence = 1, second = "") => ({
  tile,
  confidence,
  second,
  box: [0, 0, 9, 9] as [number, number, number, number],
});

const read = (side: number, layout: string | null) => ({
  layout,
  board: [],
  rack: "",
  frame: [0, 0, 99, 99] as [number, number, number, number],
  squares: Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_none, column) => (row || column ? square(".") : square("q", 0.5, "."))),
  ),
  rack_squares: [square("?"), square("A")],
});

test("the rack's tiles follow the board's, and an empty square has no tile", () => {
  const { squares, onBoard, columns } = seenOf(read(11, "duel"));
  expect([squares.length, onBoard, columns]).toEqual([123, 121, 11]);
  expect(squares[0]).toMatchObject({ tile: "q", second: "", doubtful: true });
  expect(squares[1]).toMatchObject({ tile: "", second: null, doubtful: false });
  expect(squares.slice(121).map(({ tile }) => tile)).toEqual(["?", "A"]);
});

test("a picture gives board, squares and rack in place of what lay there", () => {
  const seen = seenOf(read(11, "duel"));
  const position = fromSeen({ ...emptyPosition(), tiles: "fr", rack: ["Z"] }, "duel", seen);
  expect([position.layout, position.tiles, position.rack]).toEqual(["duel", null, ["?", "A"]]);
  expect([position.squares.length, position.squares[0], position.squares[1]]).toEqual([121, "q", ""]);
});

test("premium squares that tell no game leave the board in use, if it is as large", () => {
  expect(boardFor(emptyPosition(), read(15, null))).toBe("scrabble");
  expect(boardFor(emptyPosition(), read(15, "wwf"))).toBe("wwf");
  expect(boardFor(emptyPosition(), read(13, null))).toBeNull();
});
