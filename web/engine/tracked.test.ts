import { describe, expect, test } from "vitest";
import { tie, untie } from "./tracked.ts";

/** A snapshot with these words in its memory, which begins after two. */
function snapshotOf(memory: number[]): Uint8Array {
  const words = Uint32Array.from([0, 8, ...memory]);
  return new Uint8Array(words.buffer);
}

const wordsOf = (snapshot: Uint8Array) => [...new Uint32Array(snapshot.buffer)].slice(2);

describe("objects that the collector finds one after another", () => {
  // At words 1, 4 and 7, the second of them before the first, with flags in two places.
  const tied = [90, 28, 16 + 1, 91, 4 + 1, 28, 92, 16 + 2, 4, 93];

  test("tell only how far away the next one is, and are found again", () => {
    const snapshot = snapshotOf(tied);
    expect(untie(snapshot, 16)).toBe(4);
    expect(wordsOf(snapshot)).toEqual([90, 12, 1, 91, 12 + 1, 0, 92, 2, 0, 93]);
    tie(snapshot, 4);
    expect(wordsOf(snapshot)).toEqual([90, 16, 28 + 1, 91, 28 + 1, 4, 92, 4 + 2, 16, 93]);
  });

  test("are the same whichever of them is named", () => {
    const [one, other] = [snapshotOf(tied), snapshotOf(tied)];
    expect(untie(one, 4)).toBe(untie(other, 28));
    expect(one).toEqual(other);
  });

  test("of another snapshot have no end", () => {
    expect(() => tie(snapshotOf([8, 8, 8, 8, 8, 8]), 0)).toThrow("no end");
  });
});
