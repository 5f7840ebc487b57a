import { describe, expect, it } from "vitest";
import type { WordGroup } from "../../../engine/methods.ts";
import { asTable, asText } from "./export.ts";
import { ROW } from "../../../ui/long-rows.ts";
import { FoundWords, tilesOf } from "./found-words.ts";

const word = (letters: string) => ({ word: letters, blanks: [] });

const group = (through: string | null, words: string[], counts: Record<number, number>): WordGroup => ({
  through,
  count: Object.values(counts).reduce((sum, count) => sum + count, 0),
  lengths: Object.entries(counts)
    .map(([length, count]) => ({ length: Number(length), count }))
    .reverse(),
  words: words.map(word),
});

const alone = group(null, ["QUIZ", "QUIT"], { 2: 3, 4: 2 });
const throughA = group("A", ["QUAIL"], { 5: 250 });

const sectionsOf = (found: FoundWords) =>
  found.sections.map(({ through, length, first, offset, count }) => [through, length, first, offset, count]);

describe("sections", () => {
  it("are the lengths of words that come in the order of their length", () => {
    const found = new FoundWords([alone], "length", "length");
    expect(sectionsOf(found)).toEqual([
      [null, 4, 0, 0, 2],
      [null, 2, 2, 2, 3],
    ]);
    expect([found.count, found.word(1)?.word, found.word(2)]).toEqual([5, "QUIT", undefined]);
    expect(found.queries).toEqual([{ through: null }]);
  });

  it("are asked for length by length in any other order", () => {
    const found = new FoundWords([alone], "length", "score");
    expect(found.word(0)).toBeUndefined();
    expect(found.queries).toEqual([
      { through: null, min_length: 4, max_length: 4 },
      { through: null, min_length: 2, max_length: 2 },
    ]);
  });

  it("are the letters that words go through, longer words first if they are grouped by length", () => {
    expect(sectionsOf(new FoundWords([alone, throughA], "through", "score"))).toEqual([
      [null, null, 0, 0, 5],
      ["A", null, 5, 0, 250],
    ]);
    expect(sectionsOf(new FoundWords([alone, throughA], "length", "length"))[0]).toEqual(["A", 5, 0, 0, 250]);
  });

  it("leave out groups without words", () => {
    const found = new FoundWords([group("Q", [], {}), alone], "through", "length");
    expect(sectionsOf(found)).toEqual([[null, null, 0, 0, 5]]);
  });
});

describe("rows", () => {
  const found = new FoundWords([alone, throughA], "through", "length");

  it("stand beneath the heading of their section", () => {
    expect(found.rows(0, 2 * ROW).map(({ place, top }) => [place, top])).toEqual([
      [null, 0],
      [0, 38],
      [1, 84],
    ]);
    expect([found.topOf(0), found.topOf(5), found.height]).toEqual([
      38,
      38 + 5 * ROW + 38,
      2 * 38 + 255 * ROW,
    ]);
  });

  it("are those between two heights, in every section", () => {
    const second = found.sections[1]?.top ?? 0;
    expect(found.rows(second - 1, second + 39).map(({ place }) => place)).toEqual([4, null, 5]);
    expect(found.rows(found.height - 1, found.height + 500).map(({ place }) => place)).toEqual([254]);
  });

  it("have no heading where all words are together", () => {
    const together = new FoundWords([alone], "none", "score");
    expect([together.topOf(1), together.height]).toEqual([ROW, 5 * ROW]);
  });
});

describe("words in sight that are not there", () => {
  it("are fetched a hundred at a time, and filled in at their place", () => {
    const found = new FoundWords([alone, throughA], "through", "length");
    const gap = found.gap(150, 160);
    expect(gap).toMatchObject({ section: { through: "A" }, offset: 100, limit: 100 });
    if (gap) found.fill(gap, [word("QUAKE")]);
    expect(found.word(105)?.word).toBe("QUAKE");
  });

  it("are the last ones of a section, and none where all are there", () => {
    const found = new FoundWords([alone, throughA], "through", "length");
    expect(found.gap(254, 300)).toMatchObject({ offset: 200, limit: 50 });
    expect([found.gap(0, 2), found.gap(-5, 0)]).toEqual([null, null]);
  });
});

describe("an export", () => {
  const quiz = { word: "QUIZ", score: 12, zipf: 3.5, blanks: [3] };
  const chico = { word: "CHICO", score: 9, zipf: 0, blanks: [0], tiles: ["CH", "I", "C", "O"] };
  const groups = [
    { ...group(null, [], {}), words: [quiz] },
    { ...group("O", [], {}), words: [chico] },
  ];

  it("is a word a line", () => {
    expect(asText(groups)).toBe("QUIZ\nCHICO\n");
  });

  it("is a table of what is known, counted in tiles", () => {
    expect(tilesOf(chico)).toEqual(["CH", "I", "C", "O"]);
    expect(asTable(groups, true).split("\r\n")).toEqual([
      "word,length,score,zipf,blanks,through",
      "QUIZ,4,12,3.5,Z,",
      "CHICO,4,9,,CH,O",
      "",
    ]);
    expect(asTable([], false)).toBe("word,length,score,zipf,blanks\r\n");
  });
});
