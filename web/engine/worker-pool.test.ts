import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Engine } from "./client.ts";
import { WorkerPool } from "./worker-pool.ts";

class FakeEngine {
  readonly name: string;
  readonly made: FakeEngine[] = [];
  isStopped = false;

  constructor(name = "page") {
    this.name = name;
  }
  another() {
    const other = new FakeEngine(`other ${this.made.length + 1}`);
    this.made.push(other);
    return other;
  }
  stop() {
    this.isStopped = true;
  }
}

const { signal } = new AbortController();
const as = (engine: FakeEngine) => engine as unknown as Engine;
const nameOf = (engine: Engine) => (engine as unknown as FakeEngine).name;
let page: FakeEngine;
let pool: WorkerPool;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { hardwareConcurrency: 3 });
  page = new FakeEngine();
  pool = new WorkerPool();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Does pieces and says who has done what; those of a broken worker fail. */
async function shared(pieces: string[], isBroken = (_: string) => false) {
  const done: string[] = [];
  const again: string[] = [];
  const work = async (engine: Engine, piece: string) => {
    await Promise.resolve();
    if (isBroken(nameOf(engine))) throw new Error(`${nameOf(engine)} is broken`);
    done.push(`${piece} by ${nameOf(engine)}`);
  };
  await pool.share(as(page), pieces, work, { signal, again: (piece) => again.push(piece) });
  return { done, again };
}

describe("a pool of workers", () => {
  test("does every piece once, on all of them", async () => {
    const { done } = await shared(["a", "b", "c", "d"]);
    expect(done).toEqual(["a by page", "b by other 1", "c by other 2", "d by page"]);
  });

  test("is as large as the machine, within bounds", () => {
    for (const [cores, size] of [
      [1, 1],
      [2, 2],
      [64, 4],
      [0, 1],
    ]) {
      vi.stubGlobal("navigator", { hardwareConcurrency: cores });
      expect(pool.size).toBe(size);
    }
  });

  test("has what one could not do done by the rest", async () => {
    const { done, again } = await shared(["a", "b", "c"], (name) => name !== "page");
    expect(done.sort()).toEqual(["a by page", "b by page", "c by page"]);
    expect(again.sort()).toEqual(["b", "c"]);
  });

  test("fails with the page's own engine", async () => {
    await expect(shared(["a"], () => true)).rejects.toThrow("page is broken");
  });

  test("keeps the others for a while, and makes them once", async () => {
    await shared(["a"]);
    vi.advanceTimersByTime(29_000);
    await shared(["b"]);
    expect(page.made).toHaveLength(2);
    vi.advanceTimersByTime(29_000);
    expect(page.made.some(({ isStopped }) => isStopped)).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(page.made.every(({ isStopped }) => isStopped)).toBe(true);
  });
});
