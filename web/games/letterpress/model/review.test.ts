import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LetterpressReviewedTurn, LetterpressState } from "../../../engine/methods.ts";
import { goesOnFrom, joined, judgedTurns, keepJudged, movesOf } from "./review.ts";

const table: LetterpressState = {
  ...{ game: "letterpress-1", lexicon: "en", seed: 1, dealt: false, board: "ABCDEFGHIJKLMNOPQRSTUVWXA" },
  players: [
    { name: "Ada", level: 3, squares: 0b11, locked: 0b1, resigned: false },
    { name: "You", level: null, squares: 0b100, locked: 0, resigned: true },
  ],
  player: 1,
  turns: [
    { player: 0, kind: "play", word: "AB", mask: 0b11, squares: [0b11, 0] },
    { player: 1, kind: "play", word: "BC", mask: 0b110, squares: [0b1, 0b110] },
    { player: 0, kind: "pass", word: "", mask: 0, squares: [0b1, 0b110] },
    { player: 1, kind: "resign", word: "", mask: 0, squares: [0b1, 0b110] },
  ],
  ...{ passes: 0, ended: "resigned", winner: 0, actor: null, actions: [] },
};
const before = { ...table, turns: table.turns.slice(0, 1) };
const another = { player: 0, kind: "pass" as const, word: "", mask: 0, squares: [0, 0] };

const judged = (turn: number): LetterpressReviewedTurn => {
  const { player, kind, word, mask, squares } = table.turns[turn] ?? another;
  if (kind === "resign") throw new Error("It is not judged.");
  const played = { kind, word, mask, squares, reply: null, forced: null };
  return { turn, player, played, best: [played], loss: 0, grade: "best", worth: 1, outlook: 0 };
};

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {} });
  keepJudged(table, null);
});

describe("a game that was looked at before", () => {
  it("has gone on where its turns begin with those of then", () => {
    expect([goesOnFrom(table, before), goesOnFrom(table, table), goesOnFrom(before, table)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("is another one with another turn, board, list or player", () => {
    const players = table.players.map((player) => ({ ...player, name: "Zoe" }));
    const others = [
      { turns: [another] },
      { board: table.board.toLowerCase() },
      { lexicon: "tr" },
      { players },
    ];
    expect(others.map((other) => goesOnFrom(table, { ...before, ...other }))).toEqual(
      others.map(() => false),
    );
  });
});

describe("turns that were judged", () => {
  it("are those of the game that are still as they were", () => {
    keepJudged(table, [0, 1, 2].map(judged));
    const [first, second, third] = table.turns;
    if (!first || !second || !third) throw new Error("There are three.");
    const kept = (turns: LetterpressState["turns"]) =>
      judgedTurns({ ...table, turns }).map(({ turn }) => turn);
    expect(kept(table.turns)).toEqual([0, 1, 2]);
    expect(kept([first, second, third, another])).toEqual([0, 1, 2]);
    expect(kept([first])).toEqual([0]);
    expect(kept([])).toEqual([]);
    expect(kept([first, another, third]), "what follows another turn is another position").toEqual([0]);
    expect(kept([{ ...first, mask: 1 << 24 }, second])).toEqual([]);
    expect(judgedTurns({ ...table, seed: 2 })).toEqual([]);
  });

  it("are joined, and no more are judged; without any there is nothing to join", () => {
    expect(joined(table)).toBeNull();
    keepJudged(table, [judged(0)]);
    expect(joined(table)).toEqual({ state: table, made: [judged(0)], turns: [] });
    keepJudged(table, null);
    expect(joined(table)).toBeNull();
  });

  it("can be all plays and passes", () => {
    expect(movesOf(table)).toBe(3);
  });
});
