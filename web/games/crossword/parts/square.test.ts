import { expect, it } from "vitest";
import { crossword as text } from "../../../text/crossword-en.ts";
import { squareClasses, squareName, type Square } from "./square.ts";

const empty: Square = {
  row: 7,
  column: 27,
  premium: ".",
  start: false,
  seen: null,
  tentative: false,
  latest: false,
  bad: false,
};
const tile = { ...empty, seen: { face: "QU", blank: true, points: 0, known: true } };

it("is called by what is there, and where it is", () => {
  expect(squareName(empty, text)).toBe("empty, 8AB");
  expect(squareName({ ...empty, premium: "D", start: true }, text)).toBe("empty, 8AB, double word, start");
  expect(squareName({ ...tile, premium: "D", tentative: true, bad: true }, text)).toBe(
    `${text.blankFor("QU")}, 8AB, ${text.inPlay}, ${text.wrongHere}`,
  );
});

it("has the looks of its premium and of its tile", () => {
  const named = (square: Square) =>
    Object.entries(squareClasses(square)).flatMap(([name, on]) => (on ? name : []));
  expect(named({ ...empty, premium: "t" })).toEqual(["square", "p-t"]);
  expect(named({ ...tile, latest: true })).toEqual(["square", "tile", "blank", "wide", "latest"]);
});
