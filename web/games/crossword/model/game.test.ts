import { describe, expect, it } from "vitest";
import { companyIn, type Company } from "./game.ts";

const company: Company = {
  players: [
    { name: "Ann", level: null },
    { name: "", level: 4 },
  ],
  challenge: "five",
};

describe("who played on an earlier visit", () => {
  it("comes back", () => {
    expect(companyIn(JSON.parse(JSON.stringify(company)))).toEqual(company);
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
