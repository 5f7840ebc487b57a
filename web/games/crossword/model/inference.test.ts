import { expect, it } from "vitest";
import { likelyTiles, madeIn } from "./inference.ts";

const turn = { player: 0, score: 0 };

it("reads the moves that tell of what was kept, however many tiles of an exchange are named", () => {
  expect(madeIn({ ...turn, kind: "exchange", text: "3" })).toEqual({ kind: "exchange", count: 3 });
  expect(madeIn({ ...turn, kind: "exchange", text: "A[CH]?" })).toEqual({ kind: "exchange", count: 3 });
  expect(madeIn({ ...turn, kind: "pass" })).toBeNull();
  const play = { row: 7, col: 7, across: true, placed: "QI" };
  expect(madeIn({ ...turn, kind: "play", ...play, word: "QI" })).toEqual({ kind: "play", ...play });
});

it("tells how likely a tile is among what was kept, once or more often", () => {
  const leaves = [
    { tiles: "EE", chance: 0.3 },
    { tiles: "E[CH]", chance: 0.15 },
    { tiles: "A?", chance: 0.05 },
  ];
  const found = likelyTiles({ leaves, tiles: {}, racks: 3, of: 3 });
  expect(found.map(([tile, chance]) => [tile, Math.round(chance * 100)])).toEqual([
    ["E", 90],
    ["[CH]", 30],
    ["A", 10],
    ["?", 10],
  ]);
  expect(likelyTiles({ leaves: [{ tiles: "", chance: 1 }], tiles: {}, racks: 1, of: 1 })).toEqual([]);
});
