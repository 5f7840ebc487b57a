import { expect, test } from "vitest";
import { emptyPosition, exampleFinder, picture, type Position } from "./position.ts";

const lettersOf = (position: Position, view: string) =>
  picture(position, "en", { view }).squares.map(({ letter }) => letter);

test("a picture shows what is looked at: the hand of the finder, or who plays", () => {
  const players = [
    { name: "Ann", level: null },
    { name: "Bob", level: 3 },
  ] as const;
  const setup = { players, lexicon: "en", seed: 1, stacking: "multiply", challenge: "automatic" } as const;
  const both: Position = { ...emptyPosition(), setup, finder: exampleFinder };
  expect(lettersOf(both, "game")).toEqual(["A", "B"]);
  expect(lettersOf(both, "finder")).toEqual([..."AEIIMSU"]);
  expect(lettersOf({ ...both, setup: null }, "game")).toEqual([..."AEIIMSU"]);
});
