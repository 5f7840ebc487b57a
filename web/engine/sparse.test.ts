import { describe, expect, test } from "vitest";
import { putBack, withoutZeros } from "./sparse.ts";

const zeros = (length: number) => new Array<number>(length).fill(0);

describe("bytes without their zeros", () => {
  test.each([
    ["none", []],
    ["no zeros", [1, 2, 3]],
    ["only zeros", zeros(9000)],
    ["long runs everywhere", [...zeros(5000), 1, ...zeros(4096), 2, 3, ...zeros(7000)]],
    ["short runs too", [1, ...zeros(4095), 2, 0, 0, ...zeros(5000), 3, 0]],
  ])("come back as they were: %s", (_, numbers) => {
    const bytes = Uint8Array.from(numbers);
    const again = new Uint8Array(bytes.length);
    putBack(withoutZeros(bytes), again);
    expect(again).toEqual(bytes);
  });

  test("are fewer only where a run is long", () => {
    expect(withoutZeros(Uint8Array.from([1, ...zeros(10_000), 2])).length).toBeLessThan(40);
    expect(withoutZeros(Uint8Array.from([1, ...zeros(4000), 2])).length).toBeGreaterThan(4000);
  });

  test("are refused where they are something else", () => {
    expect(() => putBack(new Uint8Array([1, 0]), new Uint8Array(1))).toThrow(RangeError);
    expect(() => putBack(withoutZeros(new Uint8Array(3)), new Uint8Array(2))).toThrow("3 bytes instead of 2");
  });
});
