import { beforeEach, expect, test } from "vitest";
import { stubStorage } from "../../ui/storage.stub.ts";
import { gameBrief, noteStanding, standingOf } from "./standing.ts";

const players = [
  { name: "You", level: null },
  { name: "Bruno", level: 3 },
] as const;

const game = (seed: number, ...actions: object[]) => ({ setup: { players, seed }, actions });
const upper = (word: string) => word.toUpperCase();

beforeEach(() => void stubStorage());

test("a game is known by its players, and once it was asked about by its scores and its last word", () => {
  const played = game(1, { kind: "play", word: "quiz" });
  expect(gameBrief(played, upper)).toBe("You, Bruno");
  noteStanding(played, { scores: [22, -3], word: "quiz", board: "" });
  expect(gameBrief(played, upper)).toBe("You 22, Bruno -3 · QUIZ");
  noteStanding(game(2), { scores: [0, 0], word: "", board: "" });
  expect(gameBrief(game(2), upper)).toBe("You 0, Bruno 0");
});

test("a game is the same in whatever order its parts were put together, and another after another turn", () => {
  noteStanding(game(3, { kind: "play", word: "quiz" }), { scores: [1, 2], word: "quiz", board: "" });
  const again = { actions: [{ word: "quiz", kind: "play" }], setup: { seed: 3, players } };
  expect(standingOf(again)?.scores).toEqual([1, 2]);
  expect(standingOf(game(3))).toBeNull();
  expect(standingOf(game(3, { kind: "play", word: "quit" }))).toBeNull();
});
