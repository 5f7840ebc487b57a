import { describe, expect, it } from "vitest";
import type { FinderResult } from "../../../engine/methods.ts";
import { link } from "./link.ts";
import { defaults, emptyPosition, finders, growing } from "./position.ts";
import { paysFrom, placeOf, scaleOf, timeText } from "./times.ts";

describe("a link", () => {
  it("has the rack, and who runs unless all do", () => {
    const text = (runners: typeof finders) => String(link.toLink({ rack: "QI", runners }, defaults));
    expect([text(finders), text(["trie", "registers"]), text([])]).toEqual([
      "rack=QI",
      "rack=QI&runners=trie%2Cregisters",
      "rack=QI&runners=none",
    ]);
  });

  it("reads back, whoever runs", () => {
    const options = { repeats: 5, view: "growth" } as const;
    for (const runners of [finders, ["powerset"] as const, []])
      expect(link.fromLink(link.toLink({ rack: "KALEMİ", runners }, options))).toMatchObject({
        position: { rack: "KALEMİ", runners },
        options,
        lost: [],
      });
  });

  it("names what was damaged", () => {
    const damaged = `rack=${"A".repeat(61)}&runners=trie,magic&repeats=2&view=all`;
    expect(link.fromLink(new URLSearchParams(damaged))).toMatchObject({
      position: emptyPosition(),
      lost: ["rack", "runners", "repeats", "view"],
    });
  });
});

it("grows with other letters than the rack's, to ten, and without blanks", () => {
  expect(growing("gardens?")).toBe("gardensTLI");
  expect(growing("")).toBe("EARSTLINOD");
  expect(growing("ABCDEFGHIJKL")).toBe("ABCDEFGHIJ");
});

describe("a time", () => {
  const text = (seconds: number) =>
    timeText(seconds, (value, options) => value.toLocaleString("en", options));

  it("is told in two digits and the unit that suits it", () => {
    expect([0.0000012, 0.000456, 0.01234, 0.9999, 1.26, 123.4].map(text)).toEqual([
      "1.2 µs",
      "456 µs",
      "12 ms",
      "1 s",
      "1.3 s",
      "123 s",
    ]);
  });

  it("stands on a scale of whole powers of ten", () => {
    const scale = scaleOf([0.00002, 0, 3]);
    expect([scale, scaleOf([]), scaleOf([0.5])]).toEqual([
      { low: -5, high: 1 },
      { low: -5, high: 1 },
      { low: -4, high: 2 },
    ]);
    expect([placeOf(0.01, scale), placeOf(1e-9, scale), placeOf(100, scale)]).toEqual([0.5, 0.004, 1]);
  });
});

it("tells from how many racks on a dear set-up pays", () => {
  const result = (finder: string, seconds: number | null, setUp: number) =>
    ({ finder, seconds, setup_seconds: setUp }) as FinderResult; // what of a result counts here
  const results = [result("registers", 0.002, 0.1), result("trie", 0.001, 1.1), result("powerset", null, 9)];
  expect(results.map((each) => paysFrom(each, results))).toEqual([null, 1000, null]);
});
