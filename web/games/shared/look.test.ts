import { describe, expect, it } from "vitest";
import { lookIn, lookText, PLAYED } from "./look.ts";

describe("what is looked at in a review", () => {
  it.each([
    { turn: 0, shown: PLAYED },
    { turn: 11, shown: 0 },
    { turn: 30, shown: 2 },
  ])("comes back from its text: %o", (look) => {
    expect(lookIn(lookText(look))).toEqual(look);
  });

  it.each(["", "x", "1.", "1.2.3", "-1"])("is nothing for %o", (text) => {
    expect(lookIn(text)).toBeNull();
  });
});
