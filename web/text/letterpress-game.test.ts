import { expect, it } from "vitest";
import { letterpressGame } from "./letterpress-game-en.ts";

it("what turns lost is told of one square and of several", () => {
  expect(letterpressGame.review.mean("Bruno", "1")).toBe("Bruno: 1 square lost per turn");
  expect(letterpressGame.review.mean("Bruno", "1.5")).toBe("Bruno: 1.5 squares lost per turn");
});
