import { describe, expect, it, vi } from "vitest";
import { BLANK, isOpen, lettersOf, Notation, tokensOf, written } from "./notation.ts";

const alphabets = {
  en: { letters: Array.from("ABC"), lowers: Array.from("abc") },
  tr: { letters: Array.from("CÇIİ"), lowers: Array.from("cçıi") },
  es: { letters: ["C", "CH", "H", "I", "O"], lowers: ["c", "ch", "h", "i", "o"] },
};

vi.stubGlobal("PAGE", { alphabets });

describe("a text of tiles", () => {
  it("has one tile for each letter and each bracket", () => {
    expect(tokensOf("A[CH]b?.")).toEqual(["A", "[CH]", "b", "?", "."]);
  });

  it("has a tile that is still being typed where a bracket is not closed", () => {
    expect(tokensOf("A[C")).toEqual(["A", "[C"]);
    expect([isOpen("[C"), isOpen("[C]"), isOpen("C")]).toEqual([true, false, false]);
  });

  it("keeps a letter and its accent on one tile", () => {
    expect(tokensOf("C\u0327")).toEqual(["Ç"]);
  });

  it("has brackets around tiles of several letters only", () => {
    expect([written("CH"), written("C"), lettersOf("[CH]"), lettersOf("C")]).toEqual([
      "[CH]",
      "C",
      "CH",
      "C",
    ]);
  });
});

describe("the notation of an alphabet", () => {
  it("reads a rack in any case, without its spaces, and what is no letter of it as it is", () => {
    expect(Notation.ofAlphabet("en").rack(" aB? _\tq 5\n")).toEqual(["A", "B", BLANK, BLANK, "Q", "5"]);
  });

  it("has the alphabet's own upper case", () => {
    expect(Notation.ofAlphabet("tr").rack("iıçC")).toEqual(["İ", "I", "Ç", "C"]);
  });

  it("writes tiles of two letters in brackets, however they were typed", () => {
    expect(Notation.ofAlphabet("es").rack("[ch]o[c")).toEqual(["[CH]", "O", "[C"]);
  });

  it("leaves a letter one tile whose upper case are two", () => {
    expect(Notation.ofAlphabet("en").rack("ß")).toEqual(["ß"]);
  });

  it("spells a word with the longest tiles first", () => {
    expect(Notation.ofAlphabet("es").spell("chico")).toEqual(["CH", "I", "C", "O"]);
    expect(Notation.ofAlphabet("es").spell("c x")).toEqual(["C", "x"]);
  });

  it("is English where the alphabet is not known", () => {
    expect(Notation.ofAlphabet("xx").alphabet).toBe("en");
  });

  it("names the letters that a keyboard has no key for", () => {
    expect(Notation.ofAlphabet("es").rare).toEqual(["[CH]"]);
    expect(Notation.ofAlphabet("tr").rare).toEqual(["Ç", "İ"]);
  });
});

describe("the notation of a tile set", () => {
  const notation = Notation.ofSet({
    name: "some",
    alphabet: "es",
    blanks: 2,
    tiles: { c: [4, 3], ch: [1, 10], o: [null, 1], ب: [1, 2] },
  });

  it("shows a tile with its value, and a blank with the letter that it stands for", () => {
    expect(notation.see("[CH]")).toEqual({ face: "CH", blank: false, points: 10, known: true });
    expect(notation.see("[ch]")).toEqual({ face: "CH", blank: true, points: 0, known: true });
    expect(notation.see(BLANK)).toEqual({ face: "", blank: true, points: 0, known: true });
    expect(notation.see("[ب?]")).toEqual({ face: "ب", blank: true, points: 0, known: true });
  });

  it("shows a tile that the set does not have as it is written", () => {
    expect(notation.see("X")).toEqual({ face: "X", blank: false, points: null, known: false });
    expect(notation.see("x").blank).toBe(true);
  });

  it("gives the tile or the blank for a typed letter", () => {
    expect([notation.tile("c"), notation.tile("C", true), notation.tile("ch")]).toEqual(["C", "c", "[CH]"]);
    expect([notation.tile("x"), notation.tile("X", true)]).toEqual(["X", "x"]);
  });

  it("takes small letters of a word for blanks in mixed case only", () => {
    expect(notation.word("Co")).toEqual(["C", "o"]);
    expect(notation.word("co")).toEqual(["C", "O"]);
    expect(notation.word("[CH]O[ch]")).toEqual(["[CH]", "O", "[ch]"]);
  });

  it("takes letters side by side for the tile that they are together", () => {
    expect(notation.word("chochoCH")).toEqual(["[ch]", "o", "[ch]", "o", "[CH]"]);
    expect(notation.word("CHO")).toEqual(["[CH]", "O"]);
    expect(notation.together(["C", "[H]", "C", "H", "?"])).toEqual(["C", "[H]", "[CH]", "?"]);
    expect([notation.has(["[CH]", "O", "O"]), notation.has(["[CH]", "[CH]"])]).toEqual([true, false]);
  });

  it("turns a tile to the next of its kin and back", () => {
    expect([notation.kin("C"), notation.kin("[CH]"), notation.kin("c"), notation.kin("X")]).toEqual([
      "[CH]",
      "C",
      "[ch]",
      "X",
    ]);
  });

  it("tells letters from the names of keys", () => {
    expect(["c", "x", "Enter", "1"].map((key) => notation.isLetter(key))).toEqual([true, true, false, false]);
  });
});
