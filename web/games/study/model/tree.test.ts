import { expect, it } from "vitest";
import { treeOf, type Branch } from "./tree.ts";

const shown = (branches: readonly Branch[]): unknown =>
  branches.map(({ letter, side, word, branches: more }) => [
    side === "front" ? `${letter}-` : `-${letter}`,
    word,
    ...(more.length ? [shown(more)] : []),
  ]);

it("grows by a letter in front or behind, each word at one place", () => {
  const words = ["RAIN", "BRAIN", "RAINS", "BRAINS", "TRAINEE", "GRAINED", "TRAIN"];
  expect(
    shown(
      treeOf(
        [..."RAIN"],
        words.slice(1).map((word) => [...word]),
      ),
    ),
  ).toEqual([
    ["B-", "BRAIN", [["-S", "BRAINS"]]],
    ["-S", "RAINS"],
    ["T-", "TRAIN"],
  ]);
});

it("takes tiles of several letters as one", () => {
  expect(
    shown(
      treeOf(
        ["A", "LL", "A"],
        [
          ["C", "A", "LL", "A"],
          ["A", "LL", "A", "CH"],
        ],
      ),
    ),
  ).toEqual([
    ["C-", "CALLA"],
    ["-CH", "ALLACH"],
  ]);
});
