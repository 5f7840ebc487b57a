import { expect, it } from "vitest";
import type { TycoonState } from "../../../engine/methods.ts";
import { Query } from "../../shared/queries.ts";
import { brief, emptyPosition, turnPatent, emptyFinder } from "./position.ts";
import { Outcomes, replayOf, viewOf } from "./table.ts";

/** What these functions look at of a game: its players' levels, and who is to act. */
const table = (levels: (string | null)[], actor: number | null) =>
  // The rest of a game is not looked at.
  ({ players: levels.map((level) => ({ level })), actor }) as unknown as TycoonState;

it("shows a person who plays alone their cards all the time", () => {
  expect(viewOf(table([null, "top"], 1), -1)).toMatchObject({ viewer: 0, covered: false, acting: false });
  expect(viewOf(table([null, "top"], 0), -1)).toMatchObject({ viewer: 0, covered: false, acting: true });
  expect(viewOf(table(["easy", "top"], 0), -1)).toMatchObject({ viewer: -1, covered: false, acting: false });
});

it("is known by its players as they are called, in the finder by the hand", () => {
  const { finder } = emptyPosition();
  const players = ["Siz", "Bilgisayar"].map((name) => ({ name, level: null }));
  const setup = { players, stacking: "add", challenge: "automatic", lexicon: "en", seed: 1 } as const;
  expect(brief({ ...emptyPosition(), setup })).toBe("Siz, Bilgisayar");
  expect(brief({ ...emptyPosition(), finder: { ...finder, hand: "aei" } })).toBe("AEI");
});

it("covers the cards until the person whose turn it is has the screen", () => {
  const two = table([null, null, "top"], 1);
  expect(viewOf(two, 0)).toMatchObject({ viewer: 1, covered: true, acting: false });
  expect(viewOf(two, 1)).toMatchObject({ viewer: 1, covered: false, acting: true });
  expect(viewOf(table([null, null, "top"], 2), 0)).toMatchObject({
    viewer: 0,
    covered: false,
    acting: false,
  });
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

it("takes a game up by what was asked, whatever word lists the visitor has changed before", () => {
  const outcomes = new Outcomes();
  const setup = { players: [], lexicon: "en", seed: 5, stacking: "add", challenge: "players" } as const;
  const position = { ...emptyPosition(), setup, actions: [{ type: "pass" as const }] };
  const replayed = new Query("tycoon.replay", () => replayOf(position));
  replayed.refresh(3); // editions of the visitor's own lists
  const result = { state: table([], null), events: [] };
  expect(replayed.settle(replayed.take().key, { result, milliseconds: 1 })).toBe(true);
  const { answer } = replayed;
  if (answer) outcomes.keepAnswer(answer);
  expect(outcomes.at(position)).toBe(result);
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
