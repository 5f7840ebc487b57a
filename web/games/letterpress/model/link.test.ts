import { describe, expect, it } from "vitest";
import { defaults, keptOptions, leftOptions, link } from "./link.ts";
import { emptyPosition, noWord, withBoard } from "./position.ts";

const lettered = withBoard(emptyPosition(), [..."msgzxcbjlqblmgeppjxmjynxs"]);
const written = (spelled: typeof noWord) => link.toLink({ ...lettered, spelled }, defaults).get("word");
const read = (word: string) => link.fromLink(new URLSearchParams({ board: "msgzxcbjlq", word }));

describe("a word whose plays are looked for", () => {
  it("stands in the link as it was typed, or by the squares that were tapped", () => {
    expect(written({ ...noWord, word: "gems" })).toBe("gems");
    expect(written({ word: "gem", squares: [2, 14, 0], unlisted: false })).toBe("2.14.0");
    expect(written(noWord)).toBeNull();
  });

  it("is read back, whatever was typed, and squares only where they have letters, each once", () => {
    expect(read("ge'ms").position.spelled).toEqual({ ...noWord, word: "ge'ms" });
    expect(read("2.0").position.spelled).toEqual({ word: "gm", squares: [2, 0], unlisted: false });
    for (const word of ["2.2", "2.10", "25", "2..0", "x".repeat(51)])
      expect(read(word).lost).toEqual(["word"]);
  });
});

describe("the filters of the plays", () => {
  const kept = (filters: Partial<typeof defaults>) =>
    link.fromLink(link.toLink(lettered, { ...defaults, ...filters })).options;

  it("stand in the link and are read back", () => {
    expect(kept({ must: 0b1001, winning: true })).toMatchObject({ must: 0b1001, winning: true });
    expect(kept({})).toMatchObject({ must: 0, winning: false });
    expect(link.toLink(lettered, defaults).has("must")).toBe(false);
  });

  it("are told of where they are damaged", () => {
    for (const text of ["-1", "x", "33554432", "9".repeat(30)])
      expect(link.fromLink(new URLSearchParams({ must: text })).lost).toEqual(["must"]);
    expect(link.fromLink(new URLSearchParams({ winning: "1" })).lost).toEqual(["winning"]);
  });
});

it("names only days that there are", () => {
  expect(link.fromLink(new URLSearchParams({ day: "20261131" })).lost).toEqual(["day"]);
  expect(link.fromLink(new URLSearchParams({ day: "20261130" })).options.day).toBe("20261130");
});

describe("a position that is kept", () => {
  const setup = { players: [{ name: "You", level: null }], board: null, seed: 4, lexicon: "en" };

  it("opens on the side of the page on which it lies", () => {
    const options = { ...defaults, view: "game" } as const;
    expect(keptOptions(lettered, options).view).toBe("finder");
    expect(keptOptions({ ...lettered, game: { setup, actions: [] } }, options).view).toBe("game");
  });

  it("is the finder's, where that makes room for a turn of a game that stays; an empty one is not worth it", () => {
    const options = { ...defaults, view: "game" } as const;
    const game = { setup, actions: [] };
    const left = { ...lettered, game };
    expect(leftOptions(left, { ...emptyPosition(), game }, options)?.view).toBe("finder");
    expect(leftOptions({ ...emptyPosition(), game }, left, options)).toBeNull();
    expect(leftOptions(left, lettered, options)?.view).toBe("game");
  });
});
