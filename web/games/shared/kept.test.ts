import { beforeEach, describe, expect, it, vi } from "vitest";
import { Kept } from "./kept.ts";

const isNumber = (value: unknown): value is number => typeof value === "number";
const opened = () => new Kept("kept", 2, isNumber);

describe("what is kept", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  it("is found again on another visit, the newest few of it", () => {
    const first = opened();
    for (const [key, value] of [
      ["a", 1],
      ["b", 2],
      ["a", 3],
      ["c", 4],
    ] as const)
      first.set(key, value);
    const next = opened();
    expect(["a", "b", "c"].map((key) => next.get(key))).toEqual([3, null, 4]);
    expect(["a", "b", "c"].map((key) => first.get(key))).toEqual([3, null, 4]);
  });

  it("can be forgotten", () => {
    const kept = opened();
    kept.set("a", 1);
    kept.set("a", null);
    expect([kept.get("a"), opened().get("a")]).toEqual([null, null]);
  });

  it("leaves out what is nothing of its kind", () => {
    for (const said of ["", "{}", '[1, ["a", "1"], [2, 3], ["b", 2], null]']) {
      localStorage.setItem("kept", said);
      expect([opened().get("a"), opened().get("b")]).toEqual([null, said.length > 5 ? 2 : null]);
    }
  });
});
