import { describe, expect, test } from "vitest";
import { listsIn, renameLists } from "./list-fields.ts";

describe("the word lists of a request", () => {
  test("are in its fields and in those of a game that is played or begun", () => {
    expect(listsIn({ lexicon: "en", without: "rude", rack: "AB" })).toEqual(["en", "rude"]);
    expect(listsIn({ setup: { lexicon: "tr" } })).toEqual(["tr"]);
    expect(listsIn({ setup: { lexicon: "de" }, lexicon: "en" })).toEqual(["en", "de"]);
    expect(listsIn({ lexicon: "en", lists: ["rude", 7, "tr"] })).toEqual(["en", "rude", "tr"]);
    expect(listsIn({ lexicon: "en", sides: [{ lexicon: "de" }, {}, { lexicon: "tr" }] })).toEqual([
      "en",
      "de",
      "tr",
    ]);
  });

  test("are none where there is no text", () => {
    for (const params of [
      {},
      { lexicon: null, without: 7 },
      { setup: null },
      { setup: "en" },
      { setup: [] },
    ]) {
      expect(listsIn(params)).toEqual([]);
    }
    expect(listsIn(7 as unknown as object)).toEqual([]);
  });

  test("can be called something else in place", () => {
    const params = {
      lexicon: "a",
      without: null,
      setup: { lexicon: "b", board: "c" },
      rack: "a",
      lists: ["d", 7],
      sides: [{ lexicon: "e" }, { lexicon: null }],
    };
    renameLists(params, (id) => `my-${id}`);
    expect(params).toEqual({
      lexicon: "my-a",
      without: null,
      setup: { lexicon: "my-b", board: "c" },
      rack: "a",
      lists: ["my-d", 7],
      sides: [{ lexicon: "my-e" }, { lexicon: null }],
    });
  });
});
