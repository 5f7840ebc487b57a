import { describe, expect, test } from "vitest";
import { listFor } from "./list-for-link.ts";

const letters = (text: string) => ({ letters: Array.from(text), lowers: [] });

const known = {
  catalogue: [
    { id: "en", alphabet: "en", language: "en" },
    { id: "en-common", alphabet: "en", language: "en" },
    { id: "tr", alphabet: "tr", language: "tr" },
    { id: "fr", alphabet: "fr", language: "fr" },
    { id: "es", alphabet: "es", language: "es" },
  ],
  alphabets: {
    en: {
      letters: Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
      lowers: Array.from("abcdefghijklmnopqrstuvwxyz"),
    },
    tr: letters("ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ"),
    fr: letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    es: { letters: [...Array.from("ABCDEFGHIJLMNÑOPQRSTUVXYZ"), "CH", "LL"], lowers: [] },
  },
};

const list = (alphabet: string | null, text: string, language: string, used?: string) =>
  listFor({ alphabet, letters: Array.from(text) }, language, used, known);

describe("a link without a list", () => {
  test("takes the list of the language that its tiles are made for", () => {
    expect(list("tr", "KALEM", "en")).toBe("tr");
    expect(list("en", "", "tr", "tr")).toBe("en");
  });

  test("takes the page's language where that can spell it, and the list in use of that language", () => {
    expect(list(null, "KALEM?", "tr", "en")).toBe("tr");
    expect(list(null, "KALEM?", "en", "en-common")).toBe("en-common");
    expect(list(null, "KALEM?", "en", "fr")).toBe("en");
  });

  test("takes another language where only that has all its letters", () => {
    expect(list(null, "msgzxcbjlqblmgeppjxmjynxs", "tr", "tr")).toBe("en");
    expect(list(null, "KALEMİ?", "en", "en")).toBe("tr");
    expect(list(null, "A[CH]Ñ.*", "tr", "tr")).toBe("es");
  });

  test("says nothing where the position says nothing, and takes the page's list for what nobody can spell", () => {
    expect(list(null, "", "tr", "en")).toBeNull();
    expect(list(null, "漢字", "tr", "en")).toBe("tr");
    expect(list("pl", "ABC", "tr", "tr")).toBe("tr");
  });
});
