import { describe, expect, test } from "vitest";
import { clockText, minutesIn } from "./clock.ts";

describe("a clock", () => {
  test("shows whole seconds that are left, also of overtime", () => {
    expect([1500, 1499.2, 65, 9.5, 0.1].map(clockText)).toEqual(["25:00", "25:00", "1:05", "0:10", "0:01"]);
    expect([0, -0.4, -1, -12, -61.5].map(clockText)).toEqual(["0:00", "0:00", "−0:01", "−0:12", "−1:01"]);
  });

  test("has whole minutes, or there is none", () => {
    expect(["25", 1, 600].map(minutesIn)).toEqual([25, 1, 600]);
    expect(["", "x", 0, 601, 2.5, null, undefined, -5].map(minutesIn)).toEqual(Array(8).fill(null));
  });
});
