import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

let events: EventTarget;
let answers: boolean[];
let asked: [string, RequestInit][];

/** The module as it is below an address. */
async function at(address: string) {
  vi.resetModules();
  vi.stubGlobal(
    "URL",
    class extends URL {
      constructor(path: string) {
        super(path, address);
      }
    },
  );
  return import("./line.ts");
}

beforeEach(() => {
  vi.useFakeTimers();
  events = new EventTarget();
  [answers, asked] = [[], []];
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", (url: URL, how: RequestInit) => {
    asked.push([url.href, how]);
    return answers.shift()
      ? Promise.resolve(new Response())
      : Promise.reject(new TypeError("Failed to fetch"));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SITE = "https://example.org/tilewise/code/engine.js";

describe("the way to the site", () => {
  test("is looked at after a while, which is longer after each failure, until enough has failed", async () => {
    const { comesBack } = await at(SITE);
    for (const [failures, seconds] of [1, 5, 10, 20, 40, 60].entries()) {
      answers.push(true);
      const coming = comesBack(failures + 1);
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(asked).toHaveLength(failures);
      await vi.advanceTimersByTimeAsync(1);
      expect(await coming).toBe(true);
    }
    expect(asked[0]).toMatchObject([
      "https://example.org/tilewise/sw.js",
      { method: "HEAD", cache: "no-store" },
    ]);
    expect(await comesBack(7)).toBe(false);
    expect(asked).toHaveLength(6);
  });

  test("is asked for in growing waits, a minute at most", async () => {
    const { comesBack } = await at(SITE);
    answers = [false, false, false, false, false, false, true];
    const begun = Date.now();
    const coming = comesBack(1).then((is) => [is, Date.now() - begun]);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await coming).toEqual([true, (1 + 5 + 10 + 20 + 40 + 60 + 60) * 1000]);
  });

  test("is asked for at once when the device has a network again, and not while it has none", async () => {
    const { comesBack } = await at(SITE);
    vi.stubGlobal("navigator", { onLine: false });
    answers = [true];
    const coming = comesBack(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toEqual([]);
    vi.stubGlobal("navigator", { onLine: true });
    events.dispatchEvent(new Event("online"));
    expect(await coming).toBe(true);
  });

  test("has a page loaded anew that it was away for, and once where it is there", async () => {
    const { mayReload } = await at(SITE);
    for (const [type, may] of [
      ["navigate", true],
      ["back_forward", true],
      ["reload", false],
    ]) {
      vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
      answers = [true];
      expect(await mayReload()).toBe(may);
      answers = [false, false, true];
      const coming = mayReload();
      await vi.advanceTimersByTimeAsync(6000);
      expect(await coming).toBe(true);
    }
    answers = [true];
    const elsewhere = "https://example.org/elsewhere/sw.js";
    await mayReload({ href: elsewhere, protocol: "https:" } as URL);
    expect(asked.at(-1)?.[0]).toBe(elsewhere);
  });

  test("is no matter of a page on a disk", async () => {
    const { isReachable } = await at("file:///home/anna/tilewise.html");
    expect(await isReachable()).toBe(true);
    expect(asked).toEqual([]);
  });
});
