import { describe, expect, it, vi } from "vitest";
import type { AnagramFind, AnagramFound } from "../../../engine/methods.ts";
import { FoundWords } from "../model/found-words.ts";
import { WordSource } from "./word-source.ts";

const COUNT = 250;

const wordAt = (place: number) => ({ word: `W${place}`, score: 1, zipf: 0, blanks: [] });

const group = { through: null, count: COUNT, lengths: [{ length: 4, count: COUNT }], words: [] };

const newWords = () => new FoundWords([group], "none", "length");

const answer = ({ offset = 0, limit }: Partial<AnagramFind>): AnagramFound => ({
  groups: [{ ...group, words: Array.from({ length: limit ?? COUNT }, (_, n) => wordAt(offset + n)) }],
});

const ask = () => vi.fn((asked: Partial<AnagramFind>) => Promise.resolve<AnagramFound | null>(answer(asked)));

describe("words in sight", () => {
  it("are fetched once, piece by piece", async () => {
    const asked = ask();
    const source = new WordSource(asked, () => undefined);
    source.show(newWords(), true);
    await source.look([90, 110]);
    await source.look([90, 110]);
    expect(asked.mock.calls.map(([{ offset, limit }]) => [offset, limit])).toEqual([
      [0, 100],
      [100, 100],
    ]);
    expect([source.words?.word(105)?.word, source.filled]).toEqual(["W105", 2]);
  });

  it("are not fetched while other words are asked for", async () => {
    const asked = ask();
    const source = new WordSource(asked, () => undefined);
    source.show(newWords(), false);
    await source.look([0, 10]);
    expect(asked).not.toHaveBeenCalled();
  });

  it("are those that came into sight last", async () => {
    const asked = ask();
    const source = new WordSource(asked, () => undefined);
    source.show(newWords(), true);
    await Promise.all([source.look([0, 10]), source.look([205, 210])]);
    expect(asked.mock.calls.map(([{ offset }]) => offset)).toEqual([0, 200]);
  });

  it("do not fill a list that has been replaced", async () => {
    const words = newWords();
    const source = new WordSource(
      (asked) => {
        source.show(null, true);
        return Promise.resolve(answer(asked));
      },
      () => undefined,
    );
    source.show(words, true);
    await source.look([0, 10]);
    expect([words.word(0), source.filled]).toEqual([undefined, 0]);
  });
});

describe("all the words", () => {
  it("are asked for without bounds", async () => {
    const source = new WordSource(ask(), () => undefined);
    source.show(newWords(), true);
    const groups = await source.every();
    expect(groups?.[0]?.words).toHaveLength(COUNT);
  });

  it("are none if the engine refuses", async () => {
    const source = new WordSource(
      () => Promise.resolve(null),
      () => undefined,
    );
    source.show(newWords(), true);
    expect(await source.every()).toBeNull();
  });
});
