import { expect, test } from "vitest";
import { misunderstanding, understands } from "./contract.ts";

test("two sides understand each other from the oldest version to the present one", () => {
  const site = { version: 7, oldest: 5 };
  expect([4, 5, 6, 7, 8].map((version) => understands(version, site))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(understands(Number.NaN, site)).toBe(false);
});

test("a misunderstanding names the versions of both", () => {
  expect(misunderstanding(1, { version: 7, oldest: 5 })).toMatch(/version 1 .* version 5 to 7\./);
  expect(misunderstanding(3, { version: 2, oldest: 2 })).toMatch(/version 3 .* version 2\./);
});
