import { expect, it } from "vitest";
import { entryOf, wholeOf } from "./position.ts";

it("reads a whole number as the page writes it in any language, and leaves what is none as it was typed", () => {
  for (const text of [
    "477221",
    "477,221",
    "477.221",
    "477 221",
    "477\u00a0221",
    "477\u202f221",
    "477’221",
    " 477,221 ",
  ])
    expect(wholeOf(text)).toBe(477_221);
  expect(["1,234,567", "12", "-3", "0"].map(wholeOf)).toEqual([1_234_567, 12, -3, 0]);
  expect(["4,77,221", "1,234.567", "477,22x", ""].map(wholeOf)).toEqual([
    "4,77,221",
    "1,234.567",
    "477,22x",
    "",
  ]);
  expect(["2.5", "1.250"].map(entryOf)).toEqual([2.5, 1.25]);
});
