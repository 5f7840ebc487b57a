import { describe, expect, it } from "vitest";
import { bagFor, bagsOf } from "./bags.ts";

describe("the bag that is drawn from", () => {
  it.each([
    ["the game's own", null, "en", null],
    ["a tile set of the alphabet", "en_wwf", "en", "en_wwf"],
    ["one of another alphabet", "en_wwf", "tr", null],
    ["the game's own, which has none of the letters", null, "ru", "ru"],
    ["one of another alphabet, where the game's own has no letters", "en", "el", "el"],
    ["one that there is not, for the engine to refuse", "xx", "en", "xx"],
  ])("is as wanted, or one that has the letters: %s", (_, wanted, alphabet, expected) => {
    expect(bagFor(wanted, alphabet)).toBe(expected);
  });

  it("may be one's own in any alphabet", () => {
    const own = { A: [9, 1], B: ["x", 2] } as const;
    expect(bagFor(own, "ru")).toBe(own);
  });

  it("is there for every alphabet", () => {
    for (const alphabet of ["en", "tr", "ru", "el", "ar", "fa"])
      expect(bagsOf(alphabet).map(({ id }) => id)).toContain(alphabet);
  });
});
