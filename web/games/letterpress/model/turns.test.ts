import { expect, it } from "vitest";
import type { LetterpressMoved } from "../../../engine/methods.ts";
import { defaults, link } from "./link.ts";
import { emptyPosition, type Position } from "./position.ts";
import { atTurn, scoreOf, withTurn } from "./turns.ts";

const moved = (ours: number, theirs: number, played: string[]): LetterpressMoved => ({
  ...{ board: "", ours, theirs, played, winner: null, score: [0, 0], locked: [0, 0], locked_masks: [0, 0] },
  ended: false,
});

/** We play GEM, they answer with the whole of JOB and one of our squares; AX had been played before. */
const start: Position = { ...emptyPosition(), ours: 1, played: ["AX"] };
const mine = withTurn(start, "GEM", moved(0b111, 0, ["AX", "GEM"]));
const game = withTurn(mine, "JOB", moved(0b111100, 0b11, ["AX", "GEM", "JOB"]), true);

it("a turn is noted with the board before and after it, whoever made it", () => {
  expect(game.turns).toEqual([
    { side: "ours", word: "GEM", before: [1, 0], after: [0b111, 0], unlisted: false },
    { side: "theirs", word: "JOB", before: [0b111, 0], after: [0b11, 0b111100], unlisted: true },
  ]);
  expect([game.turn, game.at, scoreOf([0b11, 0b111100])]).toEqual(["ours", 2, [2, 4]]);
});

it("a step brings board, side and barred words, and a play from there takes the place of what followed", () => {
  const first = atTurn(game, 1);
  expect(first).toMatchObject({ ours: 0b111, theirs: 0, turn: "theirs", played: ["AX", "GEM"], at: 1 });
  expect(atTurn(first, 0)).toMatchObject({ ours: 1, turn: "ours", played: ["AX"] });
  expect(atTurn(atTurn(first, 0), 2)).toEqual(game);
  expect(withTurn(first, "AB", moved(3, 4, ["AX", "GEM", "AB"])).turns.map(({ word }) => word)).toEqual([
    "GEM",
    "AB",
  ]);
});

it("turns are in the link", () => {
  const shown = atTurn(game, 1);
  const params = link.toLink(shown, defaults);
  expect(link.fromLink(new URLSearchParams(String(params)))).toMatchObject({ position: shown, lost: [] });
  expect(link.fromLink(new URLSearchParams("turns=oGEM.1")).lost).toEqual(["turns"]);
});
