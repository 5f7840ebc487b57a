import { expect, test } from "vitest";
import { isCostly } from "./metered.ts";

test("a first visit over a phone's network, or by somebody who saves data, is told of at once", () => {
  expect(isCostly({ connection: { type: "cellular" } })).toBe(true);
  expect(isCostly({ connection: { saveData: true, type: "wifi" } })).toBe(true);
  expect(isCostly({ connection: { type: "cellular" }, serviceWorker: { controller: null } })).toBe(true);
});

test("a later visit, which loads nothing, and a line of which nothing is known are not", () => {
  expect(isCostly({ connection: { type: "cellular" }, serviceWorker: { controller: {} } })).toBe(false);
  expect(isCostly({ connection: { type: "wifi" } })).toBe(false);
  expect(isCostly({})).toBe(false);
});
