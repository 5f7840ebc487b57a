import { expect, it, vi } from "vitest";
import type { Engine } from "../../../engine/client.ts";
import type { CrosswordLeaves } from "../../../engine/methods.ts";
import { LeaveLearning, moreOf, type Learnt } from "./learning.ts";

const tableOf = (boards: number): CrosswordLeaves => {
  return { made_for: "1-2", lexicon: "en", boards, seed: 4, values: "" };
};

/** An engine whose worker tells this on its way, a second apart, and ends with a table of 30 boards. */
function engineThatTells(reports: readonly [done: number, partial: CrosswordLeaves | null][]) {
  const stop = vi.fn();
  const request = (_: string, __: object, { onProgress }: { onProgress: (progress: object) => void }) => {
    for (const [done, partial] of reports) {
      vi.advanceTimersByTime(1000);
      onProgress({ done, total: 30, partial });
    }
    return Promise.resolve(tableOf(30));
  };
  const worker = { request, stop, state: { stage: "ready" } };
  return { stop, engine: { another: () => worker } as unknown as Engine }; // all of it that is used
}

it("goes on from a table with other games than it was made of", () => {
  expect(moreOf(null)).toEqual({ boards: 600, seed: 1 });
  expect(moreOf(tableOf(24))).toEqual({ boards: 600, seed: 5, leaves: tableOf(24) });
});

it("gives every table, tells how long it takes, and lets go of its worker", async () => {
  vi.useFakeTimers();
  const { engine, stop } = engineThatTells([
    [0, null],
    [12, null],
    [24, tableOf(24)],
    [27, null],
  ]);
  const tables: number[] = [];
  const told: Learnt[] = [];
  const learning = new LeaveLearning(
    () => engine,
    ({ boards }) => tables.push(boards),
  );
  const { signal } = new AbortController();
  await learning.run(
    { madeFor: "1-2", request: { lexicon: "en" } },
    { signal, onProgress: ({ partial }) => told.push(partial) },
  );
  vi.useRealTimers();
  expect(tables).toEqual([24, 30]);
  expect(told.map(({ done, used, seconds }) => [done, used, seconds])).toEqual([
    [0, 0, 0],
    [12, 0, 1.5],
    [24, 24, 0.5],
    [27, 24, 1 / 3],
  ]);
  expect(stop).toHaveBeenCalled();
});
