import { describe, expect, it } from "vitest";
import type { CrosswordTurn } from "../../../engine/methods.ts";
import { companyIn, movesInARow, type Company } from "./game.ts";

const company: Company = {
  players: [
    { name: "Ann", level: null },
    { name: "", level: 4 },
  ],
  challenge: "five",
};

describe("who played on an earlier visit", () => {
  it("comes back", () => {
    for (const minutes of [25, null])
      expect(companyIn(JSON.parse(JSON.stringify({ ...company, minutes })))).toEqual({ ...company, minutes });
    expect(companyIn(company)).toEqual({ ...company, minutes: null });
  });

  it.each([
    null,
    "Ann",
    { ...company, challenge: "never" },
    { ...company, players: [] },
    { ...company, players: company.players.slice(1) },
    { ...company, players: [{ level: 3 }, { name: "Ben" }] },
  ])("is nobody where it is damaged: %o", (kept) => {
    expect(companyIn(kept)).toBeNull();
  });
});

describe("a turn that is missing", () => {
  const turn = (player: number, kind: CrosswordTurn["kind"]): CrosswordTurn => ({
    player,
    kind,
    score: 0,
    rack: "",
    text: "",
  });
  const missing = (turns: CrosswordTurn[]) => turns.map((each) => movesInARow(turns).has(each));

  it("is known by the next one, which is the same player's", () => {
    const turns = [turn(0, "play"), turn(1, "pass"), turn(1, "exchange"), turn(0, "play"), turn(0, "play")];
    expect(missing(turns)).toEqual([false, false, true, false, true]);
  });

  it("is none where a play was taken back, or points were added", () => {
    const turns = [
      turn(0, "play"),
      turn(0, "withdrawn"),
      turn(1, "play"),
      turn(1, "points"),
      turn(0, "play"),
    ];
    expect(missing(turns)).toEqual(turns.map(() => false));
  });
});
