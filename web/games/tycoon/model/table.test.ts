import { expect, it } from "vitest";
import type { TycoonState } from "../../../engine/methods.ts";
import { emptyPosition, turnPatent, emptyFinder } from "./position.ts";
import { isCovered, isTurnOf, Outcomes, viewerOf } from "./table.ts";

/** What these functions look at of a game: its players' levels, and who is to act. */
const table = (levels: (string | null)[], actor: number | null) =>
  ({ players: levels.map((level) => ({ level })), actor }) as unknown as TycoonState;

it("shows a person who plays alone their cards all the time", () => {
  expect(viewerOf(table([null, "top"], 1), -1)).toBe(0);
  expect(isTurnOf(table([null, "top"], 1), -1)).toBe(false);
  expect(isTurnOf(table([null, "top"], 0), -1)).toBe(true);
  expect(viewerOf(table(["easy", "top"], 0), -1)).toBe(-1);
});

it("covers the cards until the person whose turn it is has the screen", () => {
  const two = table([null, null, "top"], 1);
  expect([viewerOf(two, 0), isCovered(two, 0), isTurnOf(two, 0)]).toEqual([1, true, false]);
  expect([isCovered(two, 1), isTurnOf(two, 1)]).toEqual([false, true]);
  expect(viewerOf(table([null, null, "top"], 2), 0)).toBe(0);
});

it("remembers outcomes by what is played, whichever value says it", () => {
  const outcomes = new Outcomes();
  const setup = { players: [], lexicon: "en", seed: 5, stacking: "add", challenge: "players" } as const;
  const position = { ...emptyPosition(), setup, actions: [{ type: "pass" as const }] };
  const outcome = { state: table([], null), events: [] };
  outcomes.keep(outcomes.keyOf(position), outcome);
  expect(outcomes.at({ ...position, setup: { ...setup } })).toBe(outcome);
  expect(outcomes.at({ ...position, actions: [] })).toBeNull();
});

it("turns a patent from yours to another's, to nobody's, and back", () => {
  const owners: string[][] = [];
  let finder = emptyFinder;
  for (let turn = 0; turn < 4; turn += 1) {
    finder = turnPatent(finder, "B");
    owners.push([finder.patents, finder.others]);
  }
  expect(owners).toEqual([
    ["B", ""],
    ["", "B"],
    ["", ""],
    ["B", ""],
  ]);
});
