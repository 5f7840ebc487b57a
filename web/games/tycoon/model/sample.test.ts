import { expect, it } from "vitest";
import { en } from "../../../text/en.ts";
import { sample } from "./sample.ts";

it("an example is solved with lists that spell the cards, and says why it is not with others", () => {
  const withList = (id: string) =>
    sample({ list: { id, alphabet: id, language: id }, selection: { min_zipf: 0 } });
  expect([withList("en").solve, withList("en").unsolved]).toEqual([expect.any(Function), undefined]);
  expect([withList("tr").solve, withList("tr").unsolved?.(en)]).toEqual([
    undefined,
    "It is played with an English list.",
  ]);
});
