import { expect, test } from "vitest";
import { emptyPosition } from "./position.ts";
import { fromSeen, gameOf, seenOf } from "./seen.ts";

const square = (tile: string, confidence = 1, second = "") => ({
  tile,
  confidence,
  second,
  box: [0, 0, 9, 9] as [number, number, number, number],
  glyph: "0f",
});

const read = (side: number, layout: string | null, premiums: string[] | null = null) => ({
  layout,
  premiums,
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

test("a picture gives squares and rack in place of what lay there", () => {
  const seen = seenOf(read(11, "duel"));
  const position = fromSeen({ ...emptyPosition(), layout: "duel", rack: ["Z"] }, seen);
  expect([position.layout, position.rack]).toEqual(["duel", ["?", "A"]]);
  expect([position.squares.length, position.squares[0], position.squares[1]]).toEqual([121, "q", ""]);
});

test("the game is the one that the premium squares tell, with tiles and list that go with it", () => {
  const lists = [
    { id: "en", alphabet: "en" },
    { id: "tr", alphabet: "tr" },
  ];
  const setup = { position: emptyPosition(), tiles: "en", list: { id: "en", alphabet: "en" }, lists };
  expect(gameOf(setup, read(15, "wwf"))).toEqual({ layout: "wwf", tiles: "en_wwf", list: undefined });
  expect(gameOf(setup, read(15, "kelimelik"))).toEqual({
    layout: "kelimelik",
    tiles: "tr_kelimelik",
    list: "tr",
  });
  expect(gameOf(setup, read(15, "scrabble"))).toEqual({ layout: "scrabble", tiles: "en" });
});

test("premium squares that tell no game leave the board in use, if it is as large", () => {
  const list = { id: "en", alphabet: "en" };
  const setup = { position: emptyPosition(), tiles: "en", list, lists: [list] };
  expect(gameOf(setup, read(15, null))).toEqual({ layout: "scrabble", tiles: "en" });
  expect(gameOf(setup, read(13, null))).toBeNull();
});

test("premium squares of no game that ships become an own board with the rest of the game in use", () => {
  const list = { id: "en", alphabet: "en" };
  const position = { ...emptyPosition(), layout: "wordfeud" };
  const setup = { position, tiles: "en_wordfeud", list, lists: [list] };
  const premiums = Array.from({ length: 15 }, (_none, row) => (row ? "..............." : "TdDt..........."));
  const game = gameOf(setup, read(15, null, premiums));
  expect(game).toMatchObject({ layout: { layout: premiums, bonus: { 7: 40 } }, tiles: "en_wordfeud" });
  expect(gameOf(setup, read(13, null, premiums))).toBeNull();
});
