import { expect, it } from "vitest";
import { bestOf, isTried, newRound, reveal, turn, withClock, withTry, type Try } from "./round.ts";

const tried = (word: string, score: number): Try => ({
  word,
  score,
  uses: word.length,
  reason: score ? null : "list",
  lacking: [],
});

it("begins with the tiles face down where a clock runs, and at once where none does", () => {
  expect(newRound("1", 60).phase).toBe("down");
  expect(newRound("1", 0).phase).toBe("trying");
  expect(turn(newRound("1", 60), 60, 500)).toMatchObject({ phase: "trying", end: 60_500 });
  expect(turn(newRound("1", 0), 0, 500).end).toBe(0);
});

it("takes another clock: from the start as long as nothing was tried, else from now on", () => {
  const round = turn(newRound("1", 60), 60, 500);
  expect(withClock(round, 30, 700)).toMatchObject({ phase: "down", end: 0 });
  expect(withClock(round, 0, 700)).toMatchObject({ phase: "trying", end: 0 });
  expect(withClock(withTry(round, tried("AB", 4)), 30, 700)).toMatchObject({ phase: "trying", end: 30_700 });
  const shown = reveal(round, false);
  expect(withClock(shown, 30, 700)).toBe(shown);
});

it("knows what was tried and what the best of it is worth", () => {
  const round = withTry(withTry(newRound("1", 0), tried("AB", 4)), tried("ABA", 0));
  expect([isTried(round, "ABA"), isTried(round, "A")]).toEqual([true, false]);
  expect([bestOf(round.tries), bestOf([])]).toEqual([4, 0]);
});

it("is over when the best words are shown, and stops its clock", () => {
  expect(reveal(turn(newRound("1", 60), 60, 500), true)).toMatchObject({
    phase: "shown",
    timedOut: true,
    end: 0,
  });
});
