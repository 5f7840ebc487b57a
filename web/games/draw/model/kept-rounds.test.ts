import { beforeEach, expect, it } from "vitest";
import { stubStorage } from "../../../ui/storage.stub.ts";
import { keepRound, keptRound } from "./kept-rounds.ts";
import { newRound, reveal, turn, withTry, type Try } from "./round.ts";

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage();
});

const tried: Try = { word: "AB", score: 4, uses: 2, reason: null, lacking: [] };

it("keeps what was tried, round by round", () => {
  const [one, other] = [withTry(newRound("1", 0), tried), reveal(newRound("2", 0), false)];
  keepRound(one);
  keepRound(other);
  keepRound(reveal(one, false));
  expect(keptRound("1")).toEqual(reveal(one, false));
  expect(keptRound("2")).toEqual(other);
  expect(keptRound("3")).toBeNull();
});

it("keeps no round in which nothing was done, and none while its clock runs", () => {
  keepRound(newRound("1", 0));
  keepRound(newRound("1", 60));
  keepRound(withTry(turn(newRound("1", 60), 60, 500), tried));
  expect(kept.size).toBe(0);
});

it("takes nothing else for a round, and forgets the oldest", () => {
  kept.set("tilewise-rounds", '[null, {"of": 3}, {"of": "1", "phase": "down", "tries": []}]');
  expect(keptRound("1")).toBeNull();
  for (let n = 0; n < 30; n++) keepRound(reveal(newRound(String(n), 0), false));
  expect([keptRound("29"), keptRound("10"), keptRound("9")].map(Boolean)).toEqual([true, true, false]);
});
