import { expect, it } from "vitest";
import { placesOf, type Tile } from "./places.ts";

const tiles: readonly Tile[] = [
  ["A", 1],
  ["B", 4],
  ["A", 1],
  ["?", 0],
];

it("takes each letter from its first free place", () => {
  expect(placesOf(["A", "A", "B"], tiles)).toEqual([0, 2, 1]);
});

it("takes a letter from where it was tapped", () => {
  expect(placesOf(["A", "B"], tiles, [2])).toEqual([2, 1]);
});

it("takes the blank where no letter is left, and nothing after that", () => {
  expect(placesOf(["Z", "A", "Z"], tiles)).toEqual([3, 0, -1]);
});
