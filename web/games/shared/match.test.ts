import { describe, expect, it } from "vitest";
import { goesOnFrom, matchOf, problemOf, refusedAction } from "./match.ts";

const pass = { kind: "pass" };
const game = {
  setup: { seed: 1, players: [{ name: "Ada", level: null }] },
  actions: [pass, { kind: "resign" }],
};

describe("a record", () => {
  it("goes on from what it was some actions before, and from itself", () => {
    const before = { ...game, actions: [pass] };
    expect([goesOnFrom(game, before), goesOnFrom(game, game), goesOnFrom(before, game)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("goes on from no other game, nor from one with another action", () => {
    const others = [
      { ...game, setup: { ...game.setup, seed: 2 } },
      { ...game, actions: [{ kind: "resign" }] },
      {},
    ];
    expect(others.map((other) => goesOnFrom(game, other))).toEqual([false, false, false]);
  });

  it("is asked for what its last action has led to", () => {
    expect(matchOf(game)).toEqual({ ...game, limit: 0, since: 1 });
    expect(matchOf({ ...game, actions: [] })).toEqual({ ...game, actions: [], limit: 0, since: 0 });
  });
});

describe("a refused action", () => {
  const problem = { code: "not-a-word", field: "placed", words: ["QZ"] };
  const refusal = { message: "No.", data: { code: "action", field: "actions", index: 3, problem } };

  it("is known by its place, and why it was refused by what is wrong in it", () => {
    expect(refusedAction(refusal)).toBe(3);
    expect(problemOf(refusal)).toEqual({ message: "No.", data: problem });
  });

  it("is nothing else that was refused", () => {
    const other = { message: "No.", data: { code: "players", field: "players" } };
    expect([refusedAction(other), problemOf(other)]).toEqual([null, other]);
  });
});
