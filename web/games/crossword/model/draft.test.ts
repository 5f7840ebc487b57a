import { describe, expect, it } from "vitest";
import { lettersOf, Notation, tokensOf } from "../../../tiles/notation.ts";
import {
  emptyDraft,
  exchangeIn,
  exchangeText,
  inOrder,
  laidIn,
  laidPlaces,
  laidText,
  shuffled,
  sorted,
  withLaidTile,
  type Draft,
} from "./draft.ts";

const letters = Array.from("ABCDZ", (face) => ({ face, lower: face.toLowerCase(), points: 1, count: 2 }));
const notation = new Notation("en", letters, 2);

const lay = (rack: string, ...tiles: string[]): Draft | null =>
  tiles.reduce<Draft | null>(
    (draft, tile, square) => draft && withLaidTile(draft, rack, square, tile, notation),
    emptyDraft,
  );

describe("a turn that is prepared", () => {
  it("takes a blank where the rack has no such tile left", () => {
    expect([...(lay("AB?", "A", "A") ?? [])]).toEqual([
      [0, "A"],
      [1, "a"],
    ]);
  });

  it("lays nothing that the rack has not", () => {
    expect(lay("AB", "A", "A")).toBeNull();
    expect(lay("AB", "a")).toBeNull();
    expect(lay("AB?", "C", "D")).toBeNull();
  });

  it("puts another tile in the place of one, and takes one off", () => {
    const draft = lay("AB", "A", "B") ?? emptyDraft;
    expect(withLaidTile(draft, "AB", 0, "", notation)).toEqual(new Map([[1, "B"]]));
    expect(withLaidTile(draft, "ABC", 0, "C", notation)?.get(0)).toBe("C");
  });

  it("marks the places of its tiles on the rack, whatever their order", () => {
    const draft = lay("ABA?", "A", "A", "z") ?? emptyDraft;
    expect([...laidPlaces(["?", "A", "B", "A"], draft.values(), notation)].sort()).toEqual([0, 1, 3]);
  });

  it("marks the one of two like tiles that it was taken from", () => {
    expect([...laidPlaces(["A", "B", "A"], ["A"], notation, new Set([2]))]).toEqual([2]);
    expect([...laidPlaces(["A", "B", "A"], ["A", "B"], notation, new Set([5]))]).toEqual([0, 1]);
  });
});

it("a rack keeps its order, and tiles that have come stand at its end", () => {
  expect(inOrder("AB?", ["?", "B", "A"])).toEqual(["?", "B", "A"]);
  expect(inOrder("ABC", ["?", "B", "A"])).toEqual(["B", "A", "C"]);
  expect(inOrder("AABZ", ["B", "A"])).toEqual(["B", "A", "A", "Z"]);
  expect(inOrder("ABC", [])).toEqual(["A", "B", "C"]);
});

it("a rack is sorted by its own alphabet, with blanks last", () => {
  expect(sorted(["?", "Z", "A", "?", "B"], notation)).toEqual(["A", "B", "Z", "?", "?"]);
  const of = (alphabet: string, tiles: string) =>
    new Notation(
      alphabet,
      tokensOf(tiles).map((tile) => {
        return { face: lettersOf(tile), lower: lettersOf(tile).toLowerCase(), points: 1, count: 1 };
      }),
    );
  const turkish = [..."?ZŞSİIĞGÖOÇC"];
  expect(sorted(turkish, of("tr", "CÇGĞIİOÖSŞZ")).join("")).toBe("CÇGĞIİOÖSŞZ?");
  expect(sorted(tokensOf("D[CH]CÑN"), of("es", "C[CH]DNÑ")).join("")).toBe("C[CH]DNÑ");
});

it("a shuffled rack has the same tiles", () => {
  expect(shuffled(["A", "B", "C"], () => 0.99)).toEqual(["C", "B", "A"]);
});

describe("a turn that is prepared, as text", () => {
  const squares = Array<string>(4).fill("");

  it("comes back as it was", () => {
    const draft = lay("AB?", "A", "z") ?? emptyDraft;
    expect(laidIn(laidText(draft), "AB?", squares, notation)).toEqual(draft);
    expect(exchangeIn(exchangeText(["A", "?"]), "AB?")).toEqual(["A", "?"]);
    expect(exchangeIn(exchangeText([]), "AB?")).toEqual([]);
  });

  it("is one thing or the other, or nothing", () => {
    expect(exchangeIn(laidText(lay("AB", "A") ?? emptyDraft), "AB")).toBeNull();
    expect(laidIn(exchangeText(["A"]), "AB", squares, notation)).toBe(emptyDraft);
    expect(exchangeIn(exchangeText(null), "AB")).toBeNull();
  });

  it.each(["9.A", "0.A,1.A", "0.AB", "x.A", "0", "3.A"])("lays nothing of %s, which does not fit", (text) => {
    expect(laidIn(text, "AB", ["", "", "", "Z"], notation)).toBe(emptyDraft);
  });
});
