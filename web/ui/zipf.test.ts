import { expect, it } from "vitest";
import { frequencyOf } from "./zipf.ts";

const words = ["very rare", "rare", "occasional", "common", "very common"];

it("tells how often a word is heard, the step itself included", () => {
  expect([0.5, 1.5, 2.9, 3.5, 7].map((zipf) => frequencyOf(zipf, words))).toEqual(words);
});

it("does not tell how often a word is heard of which that is not known", () => {
  expect([frequencyOf(0, words), frequencyOf(null, words)]).toEqual([undefined, undefined]);
});
