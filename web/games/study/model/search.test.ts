import { describe, expect, it } from "vitest";
import {
  condition,
  group,
  isOpen,
  kinds,
  pathOf,
  readWhere,
  whereOf,
  withMore,
  withPart,
} from "./conditions.ts";
import { examplesFor } from "./examples.ts";
import { FoundRows } from "./found-rows.ts";
import { link } from "./link.ts";
import { asks, brief, defaults, emptyPosition, picture, type Position } from "./position.ts";
import { orderOf, pathIn, searchFor, unknownOf, type Asked } from "./request.ts";
import { requestOf } from "./source.ts";

const sevens = condition("length", { least: "7", most: "7" });

const where = group(
  "all",
  sevens,
  condition("pattern", { text: "S[AE].*" }),
  condition("front", { how: "none" }),
  condition("back", { how: "some", text: "S" }),
  condition("inner_back", { how: "any" }),
  condition("list", { text: "en-common", how: "none" }),
  group("none", condition("letters", { text: "U", least: "1" }), condition("zipf", { most: "3,5" })),
);

const tileSet = (id: string, counted = true) => ({
  id,
  name: id,
  alphabet: id.slice(0, 2),
  counted,
  values: {},
});

const asked: Asked = {
  list: { id: "en", alphabet: "en", language: "en" },
  lists: ["en", "en-common"],
  tileSets: [tileSet("en"), tileSet("en_wwf"), tileSet("xx", false)],
  meanings: ["en"],
};

const position = (change: Partial<Position>): Position => ({ ...emptyPosition(), ...change });

describe("a search", () => {
  it("names words with spaces or commas between them, and is read back", () => {
    const named = group("all", condition("words", { text: "satire, retina  qi" }));
    expect(whereOf(named)).toEqual({ all: [{ words: ["satire", "retina", "qi"] }] });
    expect(readWhere(whereOf(named))).toEqual(group("all", condition("words", { text: "satire retina qi" })));
    expect(readWhere({ words: "satire" })).toBeUndefined();
  });

  it("asks for words that have a letter where no number of them is named", () => {
    const range = (ends: Partial<Record<"least" | "most", string>>) =>
      whereOf(group("all", condition("letters", { text: "Q", ...ends })));
    expect(range({})).toEqual({ all: [{ letters: { Q: [1, null] } }] });
    expect(range({ most: "0" })).toEqual({ all: [{ letters: { Q: [null, 0] } }] });
    expect(range({ least: "0" })).toEqual({ all: [{ letters: { Q: [0, null] } }] });
    expect(range({ least: "2", most: "3" })).toEqual({ all: [{ letters: { Q: [2, 3] } }] });
    const old = readWhere({ all: [{ letters: { Q: [null, null] } }] });
    expect(old && whereOf(old)).toEqual({ all: [{ letters: { Q: [1, null] } }] });
  });

  it("is asked as the engine writes it", () => {
    expect(whereOf(where)).toEqual({
      all: [
        { length: [7, 7] },
        { pattern: "S[AE].*" },
        { front: false },
        { back: "S" },
        { inner_back: true },
        { not: { list: "en-common" } },
        { not: { any: [{ letters: { U: [1, null] } }, { zipf: [null, 3.5] }] } },
      ],
    });
  });

  it("reads back as it was written, whatever was typed", () => {
    const typed = group(
      "any",
      ...kinds.map((kind) => condition(kind)),
      condition("points", { least: "ten" }),
    );
    for (const each of [where, typed, group("none"), ...examplesFor("en").map(([, example]) => example)])
      expect(whereOf(readWhere(whereOf(each)) ?? group("all"))).toEqual(whereOf(each));
  });

  it("is none where it is written in another way", () => {
    const wrong = [
      null,
      7,
      [],
      {},
      { all: 7 },
      { magic: 1 },
      { length: 7 },
      { all: [{ front: 1 }] },
      { not: 1 },
    ];
    expect(wrong.map((each) => readWhere(each))).toEqual(wrong.map(() => undefined));
    expect(readWhere({ length: [7, 7] })).toEqual(group("all", sevens));
  });

  it("asks nothing for what is still to be typed, and keeps the places of the rest", () => {
    const open = condition("pattern");
    const half = group(
      "all",
      open,
      sevens,
      group("any", open, sevens),
      group("none", open),
      group("any", open),
    );
    expect(whereOf(half, { asked: true })).toEqual({
      all: [
        { all: [] },
        { length: [7, 7] },
        { any: [{ any: [] }, { length: [7, 7] }] },
        { all: [] },
        { all: [] },
      ],
    });
    expect([isOpen(open), isOpen(condition("front")), isOpen(condition("front", { how: "some" }))]).toEqual([
      true,
      false,
      true,
    ]);
    expect([asks(position({ where: group("all", open) })), asks(position({ where: half }))]).toEqual([
      false,
      true,
    ]);
  });

  it("is changed at a place, which the engine names by its path", () => {
    expect(pathOf(where, [6, 1])).toBe("where.all[6].not.any[1]");
    const more = withMore(where, [6], sevens);
    expect(pathOf(more, [6, 2])).toBe("where.all[6].not.any[2]");
    expect(withPart(more, [6, 2], null)).toEqual(where);
    expect(withPart(where, [], group("any"))).toEqual(group("any"));
  });
});

describe("what the engine is asked", () => {
  it("names the lists that have to be at hand", () => {
    const meant = condition("definition", { text: "fish" });
    const common = condition("list", { text: "en-common" });
    const search = searchFor(position({ where: group("all", meant, common), order: "playability" }), asked);
    expect(search.lists).toEqual(["en-common", "en-meanings", "en-scrabble-played"]);
    const gone = condition("list", { text: "my-list" });
    expect(searchFor(position({ where: group("all", gone) }), asked).lists).toEqual([]);
    expect(searchFor(position({ where: group("all", sevens), tiles: "en_wwf" }), asked)).toMatchObject({
      ...{ lexicon: "en", order: "probability", tiles: "en_wwf", blanks: null, lists: [] },
    });
  });

  it("leaves out words that are left out of all games, and finds its places again", () => {
    const without = { ...asked, without: "en-rude" };
    const search = searchFor(position({ where: group("any", sevens) }), without);
    expect(search.where).toEqual({ all: [{ any: [{ length: [7, 7] }] }, { not: { list: "en-rude" } }] });
    expect(search.lists).toEqual(["en-rude"]);
    expect(pathIn("where.all[0].any[0].length", without)).toBe("where.any[0].length");
    expect(pathIn("where.all[0].length", asked)).toBe("where.all[0].length");
  });

  it("keeps to what is known of the list, and tells of the rest", () => {
    const other = { ...asked, list: { id: "xx", alphabet: "xx", language: "xx" } };
    expect(orderOf(emptyPosition(), other)).toBe("length");
    expect(unknownOf(emptyPosition(), other)).toEqual(["definition", "zipf", "playability", "probability"]);
    expect(unknownOf(emptyPosition(), asked)).toEqual([]);
  });

  it("is what a quiz is made of", () => {
    const search = searchFor(position({ where }), asked);
    expect(requestOf({ name: "Sevens", ...search, limit: 20 })).toEqual({ ...search, limit: 20 });
  });
});

describe("a link", () => {
  it("has the search as the engine writes it, and reads back", () => {
    const laid = position({ where, order: "points", blanks: 0 });
    const params = link.toLink(laid, { ...defaults, view: "quiz" });
    expect(params.get("search")).toBe(JSON.stringify(whereOf(where)));
    const read = link.fromLink(params);
    expect(read.lost).toEqual([]);
    expect(whereOf(read.position.where)).toEqual(whereOf(where));
    expect([read.position.order, read.position.blanks, read.options.view]).toEqual(["points", 0, "quiz"]);
  });

  it("names what was damaged", () => {
    const damaged = `search={"all":[&sorted=magic&blanks=many&view=all`;
    expect(link.fromLink(new URLSearchParams(damaged)).lost).toEqual(["search", "sorted", "blanks", "view"]);
  });

  it("of an untouched table is empty", () => {
    expect([String(link.toLink(emptyPosition(), defaults)), brief(emptyPosition())]).toEqual(["", ""]);
  });
});

it("is known by what was typed", () => {
  expect(brief(position({ where }))).toBe("7 · S[AE].* · S");
  expect(brief(position({ where: group("all", condition("inner_front")) }))).toBe("…");
  expect(picture(position({ where })).squares.map(({ letter }) => letter)).toEqual(["S", "A", "E", "S", "U"]);
});

describe("the words that were found", () => {
  const word = (name: string) => ({ word: name }) as never; // nothing else of it is looked at
  const rows = new FoundRows({ count: 250, words: [word("A"), word("B")], played: null });

  it("stand where arithmetic puts them", () => {
    expect([rows.height, rows.topOf(2), rows.rows(46, 92), rows.rows(11_480, 99_999)]).toEqual([
      11_500,
      92,
      [{ place: 1, top: 46 }],
      [{ place: 249, top: 11_454 }],
    ]);
  });

  it("are fetched from the first that is missing in sight", () => {
    expect([rows.gap(0, 2), rows.gap(0, 9), rows.gap(40, 60), rows.gap(250, 300)]).toEqual([
      null,
      2,
      40,
      null,
    ]);
    rows.fill(2, [word("C")]);
    expect([rows.gap(0, 9), rows.word(2)]).toEqual([3, { word: "C" }]);
  });
});
