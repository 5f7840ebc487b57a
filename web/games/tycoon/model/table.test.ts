import { expect, it } from "vitest";
import type { TycoonMatch, TycoonTurn } from "../../../engine/methods.ts";
import { brief, emptyPosition, turnPatent, emptyFinder, type Setup } from "./position.ts";
import { gameOf, positionBefore, viewOf } from "./table.ts";

/** What these functions look at of a game: its players' levels, and who is to act. */
const match = (levels: (number | null)[], turn: number | null) =>
  // The rest of a game is not looked at.
  ({ state: { players: levels.map((level) => ({ level })) }, turn }) as unknown as TycoonMatch;

it("shows a person who plays alone their cards all the time", () => {
  expect(viewOf(match([null, 5], 1), -1)).toMatchObject({ viewer: 0, covered: false, acting: false });
  expect(viewOf(match([null, 5], 0), -1)).toMatchObject({ viewer: 0, covered: false, acting: true });
  expect(viewOf(match([2, 5], 0), -1)).toMatchObject({ viewer: -1, covered: false, acting: false });
});

it("is known by its players as they are called, in the finder by the hand", () => {
  const { finder } = emptyPosition();
  const players = ["Ayşe", "Bilgisayar"].map((name) => ({ name, level: null }));
  const setup = { players, stacking: "add", challenge: "automatic", lexicon: "en", seed: 1 } as const;
  expect(brief({ ...emptyPosition(), setup })).toBe("Ayşe, Bilgisayar");
  expect(brief({ ...emptyPosition(), finder: { ...finder, hand: "aei" } })).toBe("AEI");
});

it("covers the cards until the person whose turn it is has the screen", () => {
  const two = match([null, null, 5], 1);
  expect(viewOf(two, 0)).toMatchObject({ viewer: 1, covered: true, acting: false });
  expect(viewOf(two, 1)).toMatchObject({ viewer: 1, covered: false, acting: true });
  expect(viewOf(match([null, null, 5], 2), 0)).toMatchObject({ viewer: 0, covered: false, acting: false });
  expect(viewOf(match([null, null], null), -1)).toMatchObject({ viewer: -1, covered: false, acting: false });
});

it("is the record of its position; without a set-up there is none", () => {
  const setup: Setup = { players: [], lexicon: "en", seed: 5, stacking: "add", challenge: "players" };
  const position = {
    ...emptyPosition(),
    setup,
    actions: [{ kind: "pass" as const }, { kind: "skip" as const }],
  };
  expect(gameOf(position)).toEqual({ setup, actions: position.actions });
  expect(gameOf(emptyPosition())).toBeNull();
});

it("has a turn's cards, money and patents, and those that the others had bought before it, for the finder", () => {
  const bought = (player: number, letter: string | null, patents: string) =>
    // The rest of a turn is not looked at.
    ({ player, bought: letter, hand: "AEIOUXY", pool: "BCD", patents, purse: 7 }) as TycoonTurn;
  const turns = [bought(0, "A", ""), bought(1, "B", ""), bought(0, null, "A"), bought(1, "C", "B")];
  const { finder } = positionBefore(emptyPosition(), { turns }, 2) ?? {};
  expect(finder).toEqual({ hand: "AEIOUXY", pool: "BCD", patents: "A", others: "B", money: "7" });
  expect(positionBefore(emptyPosition(), { turns }, 4)).toBeNull();
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
