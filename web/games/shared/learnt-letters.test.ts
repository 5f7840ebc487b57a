import { beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../ui/storage.stub.ts";
import { Notation } from "../../tiles/notation.ts";
import { forgetLetters, learn, learntLetters, withNew } from "./learnt-letters.ts";
import { corrected, type Seen } from "./seen.ts";

const glyph = (n: number) => n.toString(16).padStart(69, "0");

const english = new Notation(
  "en",
  Array.from("ABCG", (face) => ({ face, lower: face.toLowerCase(), points: null, count: null })),
);

function seenOf(tiles: readonly string[]): Seen {
  const square = { owner: "free", second: null, doubtful: true, said: false, box: [0, 0, 1, 1] } as const;
  const squares = tiles.map((tile, n) => ({ ...square, tile, glyph: glyph(n + 1) }));
  return {
    columns: tiles.length,
    onBoard: tiles.length,
    frame: [0, 0, 1, 1],
    sides: "none",
    colours: null,
    squares,
  };
}

beforeEach(() => void stubStorage());

test("what was corrected or confirmed is learnt, what was let be is not", () => {
  const seen = corrected(corrected(seenOf(["A", "B", "C"]), 0, {}), 2, { tile: "g" });
  learn(seen, english);
  expect(learntLetters()).toEqual([
    { letter: "A", glyph: glyph(1) },
    { letter: "G", glyph: glyph(3) }, // of a blank too
  ]);
});

test("a square that was given to another side, or emptied, or is a blank without a letter teaches nothing", () => {
  const seen = corrected(
    corrected(corrected(seenOf(["A", "B", "C"]), 0, { owner: "ours" }), 1, { tile: "" }),
    2,
    {
      tile: "?",
    },
  );
  learn(seen, english);
  expect(learntLetters()).toEqual([]);
});

test("the newest comes first, in place of what was said before of the same shape", () => {
  learn(corrected(seenOf(["A"]), 0, {}), english);
  learn(corrected(corrected(seenOf(["B", "C"]), 0, {}), 1, {}), english);
  expect(learntLetters().map(({ letter }) => letter)).toEqual(["B", "C"]);
});

test("of one letter and altogether only so many are kept", () => {
  const many = Array.from({ length: 50 }, (_, n) => ({ letter: "A", glyph: glyph(n) }));
  expect(withNew(many, []).map(({ glyph: each }) => each)).toEqual(
    many.slice(0, 12).map(({ glyph: each }) => each),
  );
  const all = Array.from({ length: 900 }, (_, n) => ({
    letter: String.fromCodePoint(65 + n),
    glyph: glyph(n),
  }));
  expect(withNew([], all)).toHaveLength(400);
});

test("what was learnt can be forgotten", () => {
  learn(corrected(seenOf(["A"]), 0, {}), english);
  forgetLetters();
  expect(learntLetters()).toEqual([]);
});

test.each([
  `"A"`,
  "{",
  `[{"letter": "A"}, null, {"letter": "", "glyph": "0"}, {"letter": "B", "glyph": "zz"}]`,
])("damaged storage teaches nothing: %s", (kept) => {
  localStorage.setItem("tilewise-learnt-letters", kept);
  expect(learntLetters()).toEqual([]);
});

test("without a storage nothing is learnt and nothing breaks", () => {
  vi.stubGlobal("localStorage", undefined);
  learn(corrected(seenOf(["A"]), 0, {}), english);
  expect(learntLetters()).toEqual([]);
});
