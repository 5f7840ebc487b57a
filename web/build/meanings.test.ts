/** Words are explained on the page as tests/golden/test_meanings.py has them, by the senses that ship. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import told from "../../tests/golden/data/meanings.json" with { type: "json" };
import { Meanings } from "../engine/meanings.ts";

const packed = readFileSync(new URL("../../wordlists/en.gloss.tsv.gz", import.meta.url));
const files = new Map<string, string>();
for (const line of gunzipSync(packed).toString().match(/.+\n/g) ?? [])
  files.set(line.slice(0, 1), (files.get(line.slice(0, 1)) ?? "") + line);

beforeEach(() => {
  const of = (letter: string) => new TextEncoder().encode(files.get(letter));
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(new Response(of(url.slice(-1)))));
  const letters = [...files.keys()].map((letter) => {
    const { length } = of(letter);
    return [letter, { url: `meanings/${letter}`, bytes: length, unpacked: length, integrity: "" }];
  });
  vi.stubGlobal("PAGE", { meanings: { en: Object.fromEntries(letters) as unknown } });
});
afterEach(() => vi.unstubAllGlobals());

test("many words are explained by the senses that they are in Python", async () => {
  const meanings = new Meanings();
  const found: Record<string, string | null> = {};
  for (const word of Object.keys(told)) {
    const meaning = await meanings.of("en", word);
    found[word] = meaning && `${meaning.word.toLowerCase()} ${meaning.kind}`;
  }
  expect(found).toEqual(told);
});

test.each([
  ["DUCKED", "DUCK", "v", "to move (the head or body) quickly downwards or away"],
  ["franked", "FRANK", "v", "stamp with a postmark to indicate date and time of mailing"],
  ["BOATS", "BOAT", "n", "a small vessel for travel on water"],
  ["PLUMPER", "PLUMP", "a", "sufficiently fat so as to have a pleasing fullness of figure"],
])("%s is explained by %s (%s)", async (asked, word, kind, text) => {
  expect(await new Meanings().of("en", asked)).toEqual({ word, kind, text });
});
