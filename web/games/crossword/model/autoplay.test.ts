import { expect, it } from "vitest";
import { contestIn, usual } from "./autoplay.ts";

it("a contest that was kept is as it was chosen, and what is none is the usual one", () => {
  const chosen = { ...usual, pairs: 25, challenge: "five" as const };
  expect(contestIn(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  const [one] = usual.sides;
  for (const bad of [
    ...[null, 7, {}, { ...usual, pairs: 2 }, { ...usual, challenge: "ask" }, { ...usual, sides: [one] }],
    ...[{ level: 9 }, { simulates: 1 }, { lexicon: null }].map((each) => ({
      ...usual,
      sides: [one, { ...one, ...each }],
    })),
    { ...usual, sides: [one, null] },
  ])
    expect(contestIn(bad), JSON.stringify(bad)).toBe(usual);
});
