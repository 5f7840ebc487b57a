import { expect, it } from "vitest";
import { likelyLanguage } from "./list-language.ts";

const ALPHABETS = ["en", "fr", "no", "pl", "sl", "tr"];

it.each([
  ["polish-words", "pl"],
  ["Slovenian", "sl"],
  ["lista_pl", "pl"],
  ["fr 2024", "fr"],
  ["words", "tr"],
  ["there is no word", "tr"],
  ["", "tr"],
])("takes the language that the name %j tells, or else the visitor's", (name, language) => {
  expect(likelyLanguage(name, "tr", ALPHABETS)).toBe(language);
});

it("takes English where the visitor's language has no alphabet here", () => {
  expect(likelyLanguage("words", "xx", ALPHABETS)).toBe("en");
});
