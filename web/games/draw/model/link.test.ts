import { describe, expect, it } from "vitest";
import { defaults, link } from "./link.ts";
import { emptyPosition, type Position } from "./position.ts";

const position: Position = { bag: { A: [9, 1], "?": [2, "2.5"] }, size: 5, seed: 48213 };

describe("the link of a draw", () => {
  it("is read back as it was written", () => {
    const options = { ...defaults, clock: 60, view: "experiment", draws: 2000 } as const;
    const read = link.fromLink(link.toLink(position, options));
    expect(read.position).toEqual({ ...position, bag: { A: [9, 1], "?": [2, 2.5] } });
    expect(read.options).toEqual(options);
  });

  it("says again what it leaves out: the same link means the same everywhere", () => {
    const { options } = link.fromLink(link.toLink(emptyPosition(), defaults));
    expect(options).toEqual(defaults);
  });

  it("names what is damaged, and keeps the rest", () => {
    const {
      kept,
      lost,
      position: read,
    } = link.fromLink(new URLSearchParams("size=seven&seed=3&bag=A.1&clock=7"));
    expect(lost).toEqual(["size", "bag", "clock"]);
    expect(kept).toEqual(["seed"]);
    expect(read.seed).toBe(3);
  });
});
