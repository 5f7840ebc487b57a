import { expect, it } from "vitest";
import { candidateOf, likelyReplies, ofPreendings, ofSimulation, withMine } from "./judged.ts";
import type { Play } from "./position.ts";

const play = (word: string, score: number, equity: number): Play => ({
  ...{ position: "8H", row: 7, col: 7, across: true, word, placed: word, score, equity },
  ...{ words: [], bonus: 0, leave: "" },
});
const words = (plays: readonly Play[]) => plays.map(({ word }) => word).join(" ");

it("puts one's own play in its place by what decides the order, once", () => {
  const plays = [play("QUIZ", 40, 45), play("QUIT", 30, 48), play("QI", 20, 22)];
  expect(withMine(plays, null, "score")).toBe(plays);
  expect(words(withMine(plays, play("ZIT", 25, 60), "score"))).toBe("QUIZ QUIT ZIT QI");
  expect(words(withMine(plays, play("ZIT", 5, 5), "score"))).toBe("QUIZ QUIT QI ZIT");
  expect(words(withMine(plays.toReversed(), play("ZIT", 5, 60), "equity"))).toBe("ZIT QI QUIT QUIZ");
  const mine = { ...play("QUIT", 30, 48), kind: "play" as const };
  expect(withMine(plays, mine, "score")[1]).toBe(mine);
  expect(withMine(plays, mine, "score")).toHaveLength(3);
});

it("counts a tie as half a win of a move that was searched for every draw", () => {
  const outcome = { count: 2, wins: 2, ties: 0, losses: 0, spread: 9, proved: true, depth: 3 };
  const [row] = ofPreendings({
    draws: 8,
    sampled: false,
    plays: [
      {
        ...{
          kind: "pass",
          score: 0,
          leave: "AB",
          equity: 0,
          wins: 4,
          ties: 2,
          losses: 2,
          error: 0.17,
          mean: 1.5,
          proved: true,
          depth: 3,
        },
        by_tile: { Q: outcome },
      },
    ],
  });
  expect(row).toMatchObject({
    wins: 0.625,
    doubt: 0.17,
    mean: 1.5,
    error: null,
    draws: [{ tiles: "Q", spread: 9 }],
  });
  expect(row && candidateOf(row)).toEqual({ kind: "pass" });
});

it("tells no error of a move that was not played out yet", () => {
  const simulated = {
    ...{ ...play("QUIZ", 40, 45), worth: 45, mean: 45, error: 0, wins: 0.6 },
    ...{ bingos: [0, 0] as [number, number], replies: [], landings: [] },
  };
  const errors = [0, 5].map((samples) => ofSimulation([{ ...simulated, samples }])[0]?.error);
  expect(errors).toEqual([null, 0]);
});

it("calls a reply likely that was sampled three times at least", () => {
  const reply = (word: string, count: number, samples: number) => ({
    ...{ kind: "play" as const, word, position: "8H", row: 7, col: 7, across: true, placed: word },
    ...{ score: 10, share: count / samples },
  });
  const told = (samples: number, ...counts: number[]) => {
    const replies = counts.map((count, n) => reply("ABC"[n] ?? "", count, samples));
    const simulated = {
      ...play("QUIZ", 40, 45),
      worth: 1,
      mean: 1,
      error: 1,
      wins: 0.5,
      samples,
      bingos: [0, 0],
    };
    const [row] = ofSimulation([{ ...simulated, kind: "play", replies, landings: [] }]);
    return row ? likelyReplies(row).map(({ word }) => word) : null;
  };
  expect(told(15, 1, 1, 1)).toEqual([]);
  expect(told(15, 3, 2)).toEqual(["A"]);
  expect(told(400, 30, 3, 2)).toEqual(["A", "B"]);
});
