import { expect, test } from "vitest";
import { en } from "../../text/en.ts";
import type { Seen } from "./seen.ts";
import { ownerChoices, whose } from "./whose-squares.ts";

const seen: Seen = {
  columns: 5,
  squares: [],
  onBoard: 0,
  frame: [0, 0, 1, 1],
  sides: "asked",
  colours: { ours: [120, 200, 245], theirs: [0, 90, 220] },
};

test("until it is answered, sides are called by their colours, of one name by light and dark, and nobody's", () => {
  expect(whose(seen, "ours", en)).toBe("light blue, not known whose");
  expect(whose(seen, "theirs", en)).toBe("dark blue, not known whose");
  expect(ownerChoices(seen, en)).toEqual([
    { value: "free", label: "Free", swatch: "free" },
    { value: "ours", label: "Light blue", colour: "rgb(120 200 245)" },
    { value: "theirs", label: "Dark blue", colour: "rgb(0 90 220)" },
  ]);
});

test("a side that holds no square has no colour to be called by", () => {
  const alone: Seen = { ...seen, colours: { ours: [255, 67, 47], theirs: null } };
  expect(ownerChoices(alone, en).map(({ label }) => label)).toEqual(["Free", "Red", "The other side"]);
});

test("once it is known, squares are yours and theirs", () => {
  expect(whose({ ...seen, sides: "answered" }, "ours", en)).toBe("Yours");
  expect(ownerChoices({ ...seen, sides: "told" }, en).map(({ label }) => label)).toEqual([
    "Free",
    "Yours",
    "Theirs",
  ]);
});
