import { beforeEach, expect, it, vi } from "vitest";
import type { Engine } from "../../../engine/client.ts";
import type { CrosswordLeaves, CrosswordReviewed, CrosswordReviewedTurn } from "../../../engine/methods.ts";
import { SharedReview, valuesFor, waiting, withKept, type Review } from "./review.ts";

const ownOf = (boards: number): CrosswordLeaves => {
  return { made_for: "1-2", lexicon: "en", boards, seed: 1, values: "AAAA" };
};

// Of a turn only this is looked at.
const turnBy = (by: string): CrosswordReviewedTurn =>
  ({
    turn: 0,
    player: 0,
    by,
    loss: 1,
    wins_lost: by === "simulation" ? 0.1 : null,
  }) as unknown as CrosswordReviewedTurn;

const reviewedBy = (by: string): CrosswordReviewed => ({
  turns: [turnBy(by)],
  summary: { players: [1, 2].map((n) => ({ name: `${n}` })), turning_points: [] } as never, // as above
});

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {} });
  vi.stubGlobal("navigator", { hardwareConcurrency: 1 });
});

it("keeps simulated turns for the leave values that they were judged by, and for no others", async () => {
  const asked: Review[] = [];
  const request = (_: string, review: Review) => {
    asked.push(review);
    return Promise.resolve(reviewedBy("simulation"));
  };
  const engine = { request } as unknown as Engine; // all of it that is used
  const review = { lexicon: "en", gcg: "#player1 a A", leaves: ownOf(24) };
  const known = reviewedBy("equity");
  const { signal } = new AbortController();
  const turns = waiting(known, -1);
  expect(turns).toEqual([0]);
  const work = new SharedReview(() => engine);
  const whole = await work.run({ review, known, turns }, { signal, onProgress() {} });
  work.end();
  expect(whole).toEqual(reviewedBy("simulation"));
  expect(asked[0]).toMatchObject({ by: "simulation", turns: [0], leaves: { boards: 24 } });
  expect(withKept(review).made).toEqual([turnBy("simulation")]);
  for (const leaves of [null, ownOf(48)]) expect(withKept({ ...review, leaves }).made).toEqual([]);
});

it("simulates what the endgame alone has judged, too, so that its wins are known", () => {
  expect(waiting(reviewedBy("endgame"), -1)).toEqual([0]);
  expect(waiting(reviewedBy("simulation"), -1)).toEqual([]);
});

it("says by which leave values a game is judged", async () => {
  const valued = async (found: CrosswordLeaves | null, from: string) => {
    const request = vi.fn(() => Promise.resolve({ made_for: "1-2", leaves_from: from }));
    const engine = { request, leaves: { look: () => Promise.resolve(found) } } as unknown as Engine; // as above
    return valuesFor(engine, { lexicon: "en", layout: "duel", gcg: "" }, new AbortController().signal);
  };
  expect(await valued(null, "table")).toEqual({ from: "table", leaves: null });
  expect(await valued(ownOf(24), "estimate")).toEqual({ from: "own", leaves: ownOf(24) });
});
