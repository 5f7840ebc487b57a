import { describe, expect, it, vi } from "vitest";
import { WordSource, type Sparse } from "./word-source.ts";

const COUNT = 250;
const CHUNK = 100;

/** Words that are fetched a hundred at a time. */
class Words implements Sparse<number, string> {
  readonly words: (string | undefined)[] = [];

  gap(from: number, to: number): number | null {
    for (let place = from; place < Math.min(to, COUNT); place++)
      if (!this.words[place]) return Math.floor(place / CHUNK) * CHUNK;
    return null;
  }

  fill(start: number, words: readonly string[]): void {
    words.forEach((word, n) => (this.words[start + n] = word));
  }
}

const wordsFrom = (start: number) => Array.from({ length: CHUNK }, (_, n) => `W${start + n}`);

const fetching = () => vi.fn((start: number) => Promise.resolve(wordsFrom(start)));

const sourceOf = (fetched: (start: number) => Promise<string[] | null>) =>
  new WordSource<Words, number, string>(fetched, () => undefined);

describe("words in sight", () => {
  it("are fetched once, piece by piece", async () => {
    const fetched = fetching();
    const source = sourceOf(fetched);
    source.show(new Words(), true);
    await source.look([90, 110]);
    await source.look([90, 110]);
    expect(fetched.mock.calls).toEqual([[0], [100]]);
    expect([source.words?.words[105], source.filled]).toEqual(["W105", 2]);
  });

  it("are not fetched while other words are asked for", async () => {
    const fetched = fetching();
    const source = sourceOf(fetched);
    source.show(new Words(), false);
    await source.look([0, 10]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("are those that came into sight last", async () => {
    const fetched = fetching();
    const source = sourceOf(fetched);
    source.show(new Words(), true);
    await Promise.all([source.look([0, 10]), source.look([205, 210])]);
    expect(fetched.mock.calls).toEqual([[0], [200]]);
  });

  it("do not fill a list that has been replaced", async () => {
    const words = new Words();
    const source = sourceOf((start) => {
      source.show(null, true);
      return Promise.resolve(wordsFrom(start));
    });
    source.show(words, true);
    await source.look([0, 10]);
    expect([words.words, source.filled]).toEqual([[], 0]);
  });

  it("stay away where the engine refuses them", async () => {
    const refused = vi.fn(() => Promise.resolve(null));
    const source = sourceOf(refused);
    source.show(new Words(), true);
    await source.look([0, 10]);
    expect([refused.mock.calls.length, source.filled]).toEqual([1, 0]);
  });
});
