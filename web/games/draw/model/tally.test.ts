import { describe, expect, it } from "vitest";
import { joined, noDraws, statistics, tallyOf, tallyOfScores } from "./tally.ts";
import { piecesOf } from "./experiment.ts";

const best = { rack: "QUIZEST", score: 30, words: ["QUIZ"] };
const worst = { rack: "VVVVVVV", score: 0, words: [] };

describe("tallies", () => {
  it("count the same from scores as from a histogram", () => {
    const scores = [30, 0, 12, 12];
    const histogram = { "0": 1, "12": 2, "30": 1 };
    const sorted = (tally: { histogram: ReadonlyMap<number, number> }) =>
      [...tally.histogram].sort((a, b) => a[0] - b[0]);
    expect(sorted(tallyOfScores({ scores, best, worst }))).toEqual(
      sorted(tallyOf({ histogram, best, worst })),
    );
  });

  it("are joined in the order of their draws, the first of equals kept", () => {
    const first = tallyOfScores({ scores: [30, 0], best, worst });
    const second = tallyOfScores({ scores: [30], best: { ...best, rack: "OTHER" }, worst: best });
    const whole = joined([first, noDraws, second]);
    expect(whole.done).toBe(3);
    expect(whole.histogram.get(30)).toBe(2);
    expect([whole.best?.rack, whole.worst?.rack]).toEqual(["QUIZEST", "VVVVVVV"]);
  });

  it("have the mean and deviation of their scores", () => {
    const { mean, deviation } = statistics(tallyOfScores({ scores: [2, 4, 4, 4, 5, 5, 7, 9], best, worst }));
    expect([mean, deviation]).toEqual([5, 2]);
  });
});

describe("the pieces of an experiment", () => {
  it.each([
    [20_000, 4],
    [20_050, 3],
    [999_999, 2],
  ])("are all of %i draws, in order, for %i workers", (draws, workers) => {
    const pieces = piecesOf(draws, workers);
    let next = 0;
    for (const { first, draws: length } of pieces) {
      expect(first).toBe(next);
      expect(length).toBeGreaterThanOrEqual(10);
      next += length;
    }
    expect(next).toBe(draws);
  });
});
