import { beforeEach, expect, it } from "vitest";
import { stubStorage } from "../../ui/storage.stub.ts";
import { keepPuzzle, keptPuzzle, withTry, type Puzzle } from "./puzzle.ts";

const puzzle: Puzzle = { game: "crossword", day: 20261122, of: "QI", tries: [], shown: false };

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage();
});

it("is kept by its game and position, as it was left last", () => {
  keepPuzzle(puzzle);
  keepPuzzle({ ...puzzle, game: "letterpress" });
  keepPuzzle({ ...puzzle, shown: true });
  expect(keptPuzzle("crossword", "QI")).toEqual({ ...puzzle, shown: true });
  expect(keptPuzzle("letterpress", "QI")?.shown).toBe(false);
  expect(keptPuzzle("crossword", "ZA")).toBeNull();
});

it("takes nothing for a puzzle that is none", () => {
  for (const text of ["{", "7", '[null, 7, {"of": "QI"}, {"of": "QI", "day": 7, "tries": []}]']) {
    kept.set("tilewise-puzzles", text);
    expect(keptPuzzle("crossword", "QI")).toBeNull();
  }
});

it("orders tries by points, or by places, and keeps the better of two with the same word", () => {
  const words = [
    ["QI", 22],
    ["ZA", 33],
    ["QI", 44],
    ["ZA", 11],
  ] as const;
  const tried = (game: Puzzle["game"]) =>
    words.reduce((before, [word, worth]) => withTry(before, { word, worth }), { ...puzzle, game }).tries;
  expect(tried("crossword").map(({ word, worth }) => `${word} ${worth}`)).toEqual(["QI 44", "ZA 33"]);
  expect(tried("letterpress").map(({ word, worth }) => `${word} ${worth}`)).toEqual(["ZA 11", "QI 22"]);
});

it("orders tries at the best play by what they are behind", () => {
  const by = "equity" as const;
  const tries = [
    { word: "QI", worth: 3, loss: 4.5 },
    { word: "ZA", worth: 201, loss: 31 },
    { word: "JO", worth: 1, loss: 0 },
    { word: "ZA", worth: 9, loss: 8 },
  ];
  const tried = tries.reduce(withTry, { ...puzzle, by }).tries;
  expect(tried.map(({ word, worth }) => `${word} ${worth}`)).toEqual(["JO 1", "QI 3", "ZA 9"]);
});
