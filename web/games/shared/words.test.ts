import { expect, it } from "vitest";
import type { Settings } from "./store.ts";
import { knowsRude, wantedWords } from "./words.ts";

const settings: Settings = {
  game: "anagrams",
  list: "en",
  language: "en",
  theme: "system",
  zipf: 3.5,
  hideRude: true,
  options: {},
};

it("wants common words, and none that are rude where it is known which are", () => {
  expect(wantedWords(settings, { alphabet: "en" })).toEqual({ min_zipf: 3.5, without: "en-rude" });
  expect(wantedWords(settings, { alphabet: "tr" })).toEqual({ min_zipf: 3.5 });
  expect(wantedWords({ ...settings, hideRude: false }, { alphabet: "en" })).toEqual({ min_zipf: 3.5 });
  expect([knowsRude("en"), knowsRude("tr")]).toEqual([true, false]);
});

it("wants all words as long as there are no settings", () => {
  expect(wantedWords(undefined, { alphabet: "en" })).toEqual({ min_zipf: 0 });
});
