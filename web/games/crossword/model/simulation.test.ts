import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Engine } from "../../../engine/client.ts";
import { SharedSimulation, type NextStage, type Simulation, type Stage } from "./simulation.ts";

const CANDIDATES = ["a", "b", "c", "d", "e"];
const SAMPLES = [40, 80];

interface Asked {
  piece?: NextStage;
  made?: { first: number }[];
}

/** Ranks by what it is told was made; of the rollouts of a piece it gives where they begin. It may be cancelled after some. */
class FakeEngine {
  readonly pieces: number[] = [];
  cancel: AbortController | null = null;
  cancelAfter = Infinity;

  another = () => this;
  stop = () => undefined;

  async request(_method: string, { piece, made = [] }: Asked, { signal }: { signal: AbortSignal }) {
    await Promise.resolve();
    if (this.pieces.length >= this.cancelAfter) this.cancel?.abort();
    signal.throwIfAborted();
    if (piece) {
      this.pieces.push(piece.first);
      return {
        made: { first: piece.first, rollouts: piece.of.map(() => Array.from({ length: piece.samples })) },
      };
    }
    const firsts = made.map(({ first }) => first).sort((one, other) => one - other);
    const done = firsts.length * 5;
    const [stage, ...before] = [SAMPLES.findIndex((most) => done < most), 0, ...SAMPLES];
    const next =
      stage < 0
        ? null
        : { of: [0, 1, 2, 3, 4], first: done, samples: (SAMPLES[stage] ?? 0) - (before[stage] ?? 0) };
    return { candidates: CANDIDATES, plays: firsts, samples: done, next } as unknown as Stage;
  }
}

beforeEach(() => {
  vi.stubGlobal("navigator", { hardwareConcurrency: 1 });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const params = { samples: 80, rack: "AEINRST" } as unknown as Simulation;

function begin(engine: FakeEngine, work = new SharedSimulation(() => engine as unknown as Engine)) {
  const cancel = new AbortController();
  engine.cancel = cancel;
  return { work, run: (of = params) => work.run(of, { signal: cancel.signal, onProgress: vi.fn() }) };
}

test.each([1, 7, 8, 9, 15])(
  "goes on after %i pieces where it was stopped, and comes to the same",
  async (after) => {
    const whole = await begin(new FakeEngine()).run();
    const engine = new FakeEngine();
    engine.cancelAfter = after;
    const { work, run } = begin(engine);
    await expect(run()).rejects.toThrow("abort");
    expect([work.goesOn(params), engine.pieces.length]).toEqual([true, after]);
    engine.cancelAfter = Infinity;
    const gone = await begin(engine, work).run();
    expect(engine.pieces).toHaveLength(16);
    expect(new Set(engine.pieces).size).toBe(16);
    expect([gone.plays, gone.rollouts]).toEqual([whole.plays, whole.rollouts]);
    expect(work.goesOn(params)).toBe(false);
  },
);

test("begins anew with other params, and after its end", async () => {
  const engine = new FakeEngine();
  engine.cancelAfter = 2;
  const { work, run } = begin(engine);
  await expect(run()).rejects.toThrow("abort");
  const other = { ...params, rack: "AEINRSE" };
  expect(work.goesOn(other)).toBe(false);
  engine.cancelAfter = Infinity;
  await begin(engine, work).run(other);
  expect(engine.pieces).toHaveLength(2 + 16);
  expect(work.goesOn(params)).toBe(false);
});
