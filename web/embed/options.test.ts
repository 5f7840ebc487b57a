import { describe, expect, test } from "vitest";
import { addressFor, folderOf, hashFor, howIn, linkParams } from "./options.ts";

const SITE = "https://tilewise.example/x/";

describe("a frame's address", () => {
  test("has the position after the #, and how it is shown after the ?", () => {
    const address = addressFor(SITE, {
      ...{ game: "crossword", position: "15/15", rack: "AEINRS?", lexicon: "en" },
      ...{ view: "board", theme: "dark", readonly: true, accent: null },
    });
    expect(address).toBe(
      `${SITE}embed.html?theme=dark&view=board&readonly=#crossword?board=15%2F15&rack=AEINRS%3F&list=en`,
    );
  });

  test("of a board of which nothing is said shows the default game", () => {
    expect(addressFor(SITE, {})).toBe(`${SITE}embed.html#letterpress`);
  });

  test("gives back how the board is shown", () => {
    const how = {
      lang: "tr",
      theme: "dark",
      view: "board",
      readonly: true,
      page: "#fff",
      ink: null,
      accent: "06c",
    };
    expect(howIn(new URL(addressFor(SITE, how)).searchParams)).toEqual(how);
  });

  test.each([
    ["", true],
    ["true", true],
    ["1", true],
    ["false", false],
    ["0", false],
    ["no", false],
  ])("with readonly=%s is read as a person means it", (value, isOn) => {
    expect(howIn(new URLSearchParams({ readonly: value })).readonly).toBe(isOn);
  });
});

describe("a position", () => {
  test("is what stands after the ? of a link", () => {
    expect(Object.fromEntries(linkParams(" ?board=ab&ours=3 "))).toEqual({ board: "ab", ours: "3" });
  });

  test("is a board alone, or CGP with its first rack", () => {
    expect(Object.fromEntries(linkParams("15/15"))).toEqual({ board: "15/15" });
    expect(Object.fromEntries(linkParams("15/15 AEINRS?/XYZ 0/0 0"))).toEqual({
      board: "15/15",
      rack: "AEINRS?",
    });
  });

  test("is a whole game as GCG, of whatever game the board is said to be", () => {
    for (const gcg of [
      "#player1 Ann Ann\n>Ann: AB 8H AB +8 8",
      ">Ann: AB 8H AB +8 8",
      "#character-encoding UTF-8",
    ])
      expect(Object.fromEntries(linkParams(`\n${gcg}\n`))).toEqual({ view: "review", gcg });
    expect(hashFor({ position: ">Ann: AB 8H AB +8 8", lexicon: "en" })).toMatch(
      /^crossword\?view=review&gcg=/,
    );
    expect(Object.fromEntries(linkParams("#board=ab"))).toEqual({ board: "ab" });
  });

  test("gives way to the rack that is named beside it", () => {
    expect(hashFor({ game: "crossword", position: "board=x&rack=A", rack: "" })).toBe(
      "crossword?board=x&rack=",
    );
  });
});

test.each([
  "https://games.example/tilewise/",
  "https://games.example/tilewise",
  "/tilewise/",
  "/tilewise?a#b",
])("a site may be named with a slash at its end or without: %s", (site) => {
  expect(folderOf(site, "https://games.example/blog/").href).toBe("https://games.example/tilewise/");
});
