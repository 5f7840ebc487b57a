import { describe, expect, test } from "vitest";
import { EngineError } from "../rpc/messages.ts";
import { ListNames } from "./list-names.ts";

/** The names of a solver that has made the list "mine", and what the engine knows it by. */
function named() {
  const names = new ListNames(["en", "tr"]);
  const made = { id: "mine", alphabet: "en", text: "qi" };
  const inside = String(names.enter("lexicon.add", { ...made }).id);
  expect(names.leave("lexicon.add", made, { id: inside, words: 1 })).toEqual({ id: "mine", words: 1 });
  return { names, inside };
}

describe("a solver's own lists", () => {
  test("have names inside that no other solver has", () => {
    expect(named().inside).not.toBe(named().inside);
    const { names, inside } = named();
    expect(names.inside).toEqual([inside]);
  });

  test("are called by them wherever a request names one, and by the host's in what comes back", () => {
    const { names, inside } = named();
    const params = { lexicon: "mine", without: "en", setup: { lexicon: "mine" } };
    const entered = names.enter("tycoon.match", params);
    expect(entered).toEqual({ lexicon: inside, without: "en", setup: { lexicon: inside } });
    const result = { setup: { lexicon: inside }, lexicon: "en" };
    expect(names.leave("tycoon.match", {}, result)).toEqual({ setup: { lexicon: "mine" }, lexicon: "en" });
  });

  test("are told beside the site's, and nobody else's are", () => {
    const { names } = named();
    const entry = { language: "en", alphabet: "en", words: 1, licence: "" };
    const lexicons = [
      { ...entry, id: "en", name: "English" },
      { ...entry, id: "own-99-theirs", name: "x" },
    ];
    expect(names.leave("lexicon.list", {}, { lexicons })).toEqual({
      lexicons: [lexicons[0], { ...entry, id: "mine", name: "mine" }],
    });
  });

  test("take no name of the site's", () => {
    const { names } = named();
    expect(names.enter("lexicon.derive", { id: "en", lexicon: "mine" }).id).toBe("en"); // the engine refuses it
  });
});

test("an unknown list is refused with the names that a host knows", () => {
  const { names } = named();
  expect(() => names.enter("lexicon.text", { lexicon: "none" })).toThrow(
    "There is no word list “none”; choose from en, tr, mine.",
  );
});

test("an error's sentence has no name from inside", () => {
  const { names, inside } = named();
  const error = new EngineError({ code: 1, message: `“${inside}” is empty.` });
  expect(names.error(error)).toHaveProperty("message", "“mine” is empty.");
});
