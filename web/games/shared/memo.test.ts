import { expect, it, vi } from "vitest";
import { memo } from "./memo.ts";

it("makes a result anew when an argument is another", () => {
  const make = vi.fn((a: number, b: number) => [a, b]);
  const remembered = memo(make);
  const first = remembered(1, 2);
  expect(remembered(1, 2)).toBe(first);
  expect(remembered(1, 3)).toEqual([1, 3]);
  expect(remembered(1, 2)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(3);
});
