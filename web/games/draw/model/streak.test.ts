import { beforeEach, expect, it, vi } from "vitest";
import { stubStorage } from "../../../ui/storage.stub.ts";

const KEY = "tilewise-word-game";

/** What the browser keeps between visits. */
let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage();
});

/** The module as at a new visit. */
async function visit() {
  vi.resetModules();
  return import("./streak.ts");
}

it("grows with draws of at least half of the best, and ends with another", async () => {
  const { count } = await visit();
  expect(count("a", 5, 10)).toMatchObject({ now: 1, longest: 1 });
  expect(count("b", 10, 10)).toMatchObject({ now: 2, longest: 2 });
  expect(count("c", 4, 10)).toMatchObject({ now: 0, longest: 2 });
});

it("counts a draw once, and none of which no word can be made", async () => {
  const { count } = await visit();
  count("a", 5, 10);
  expect(count("a", 0, 10).now).toBe(1);
  expect(count("b", 0, 0).now).toBe(1);
});

it("is remembered, as long as what is kept is a streak", async () => {
  const { count } = await visit();
  count("a", 5, 10);
  expect((await visit()).currentStreak()).toEqual({ now: 1, longest: 1, seen: ["a"] });
  kept.set(KEY, '{"now": "many"}');
  expect((await visit()).currentStreak()).toEqual({ now: 0, longest: 0, seen: [] });
  kept.set(KEY, "{");
  expect((await visit()).currentStreak().now).toBe(0);
});
