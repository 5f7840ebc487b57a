import { expect, it } from "vitest";
import type { Settings } from "./store.ts";
import { knowsRude, wordSelection } from "./words.ts";

const settings: Settings = {
  game: "anagrams",
  list: "en",
  language: "en",
  theme: "system",
  zipf: { anagrams: 3.5, crossword: 1 },
  hideRude: true,
  options: {},
};

it("wants common words, and none that are rude where it is known which are", () => {
  expect(wordSelection(settings, { alphabet: "en" })).toEqual({ min_zipf: 3.5, without: "en-rude" });
  expect(wordSelection(settings, { alphabet: "tr" })).toEqual({ min_zipf: 3.5 });
  expect(wordSelection({ ...settings, hideRude: false }, { alphabet: "en" })).toEqual({ min_zipf: 3.5 });
  expect([knowsRude("en"), knowsRude("tr")]).toEqual([true, false]);
});

it("lists words of one game, whatever was chosen in another", () => {
  expect(wordSelection({ ...settings, game: "crossword" }, { alphabet: "tr" })).toEqual({ min_zipf: 1 });
  expect(wordSelection({ ...settings, game: "draw" }, { alphabet: "tr" })).toEqual({ min_zipf: 0 });
});

it("wants all words as long as there are no settings", () => {
  expect(wordSelection(undefined, { alphabet: "en" })).toEqual({ min_zipf: 0 });
});
