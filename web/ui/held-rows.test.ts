import { expect, it } from "vitest";
import { heldInPlace } from "./held-rows.ts";

const held = (items: string, places: readonly [number, string][]) =>
  heldInPlace([...items], new Map(places), (item) => item).join("");

it("keeps held rows where they were, and the others in order around them", () => {
  expect(held("dcbae", [[0, "a"]])).toBe("adcbe");
  expect(
    held("dcbae", [
      [3, "d"],
      [1, "a"],
    ]),
  ).toBe("cabde");
});

it("leaves the place of a row that is gone to the others", () => {
  expect(held("ab", [[1, "x"]])).toBe("ab");
  expect(held("", [[1, "x"]])).toBe("");
});
