import { describe, expect, it } from "vitest";
import { BLANK, Notation } from "../../../tiles/notation.ts";
import { emptyDraft, laidPlaces } from "./draft.ts";
import { dragged, isFree, isNameless, moved, tileAt, type Hand, type Spot } from "./hand.ts";

const letters = Array.from("ABCDZ", (face) => ({ face, lower: face.toLowerCase(), points: 1, count: 2 }));
const notation = new Notation("en", letters, 2);

/** Twelve squares, a Z on the last. */
const squares = [...Array<string>(11).fill(""), "Z"];

const rack = (at: number): Spot => ({ on: "rack", at });
const board = (at: number): Spot => ({ on: "board", at });

const handOf = (tiles: string, laid: Readonly<Record<number, string>> = {}): Hand => {
  const draft = new Map(Object.entries(laid).map(([square, tile]) => [Number(square), tile]));
  return { tiles: [...tiles], laid: draft, used: laidPlaces([...tiles], draft.values(), notation) };
};

const drag = (hand: Hand, from: Spot, to: Spot) => dragged(hand, from, to, squares, notation);

const told = (hand: Hand | null) =>
  hand && `${hand.tiles.join("")} ${[...hand.laid].join(" ")} ${[...hand.used].sort().join("")}`;

describe("a tile that is dragged", () => {
  it("is laid on a free square, from the place that it was taken from", () => {
    expect(told(drag(handOf("ABA"), rack(2), board(4)))).toBe("ABA 4,A 2");
  });

  it("goes from square to square as the letter that it is", () => {
    expect(told(drag(handOf("AB?", { 4: "z" }), board(4), board(0)))).toBe("AB? 0,z 2");
  });

  it("comes back to the place of the rack where it is dropped", () => {
    expect(told(drag(handOf("AB?", { 4: "z" }), board(4), rack(0)))).toBe("?AB  ");
    expect(told(drag(handOf("ABA", { 4: "A", 5: "B" }), board(4), rack(2)))).toBe("BAA 5,B 0");
  });

  it("moves within the rack; what is laid stays laid", () => {
    expect(told(drag(handOf("ABC", { 4: "B" }), rack(0), rack(2)))).toBe("BCA 4,B 0");
    expect(told(drag(handOf("ABC", { 4: "B" }), rack(2), rack(0)))).toBe("CAB 4,B 2");
  });

  it.each([
    ["a laid tile", rack(0), board(4)],
    ["a lying tile", rack(0), board(11)],
    ["no square", rack(0), board(12)],
    ["itself", rack(0), rack(0)],
    ["no place", rack(0), rack(9)],
    ["a square, from a place whose tile is laid", rack(1), board(0)],
    ["a square, from one where nothing is laid", board(0), board(1)],
  ])("goes back from %s", (_, from, to) => {
    expect(drag(handOf("ABC", { 4: "B" }), from, to)).toBeNull();
  });

  it("is no blank until its letter is said", () => {
    const hand = handOf("A?");
    expect(isNameless(hand, rack(1), board(0))).toBe(true);
    expect(drag(hand, rack(1), board(0))).toBeNull();
    expect(isNameless(hand, rack(1), rack(0))).toBe(false);
    expect(isNameless(handOf("A?", { 4: "z" }), board(4), board(0))).toBe(false);
  });

  it.each([1, 2, 3, 4])("is neither doubled nor lost, whatever is done: %i", (seed) => {
    let state = seed;
    const random = (below: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const spot = () => (random(2) ? rack(random(9) - 1) : board(random(14) - 1));
    let hand: Hand = { tiles: [..."AAB?CD?"], laid: emptyDraft, used: new Set() };
    let done = 0;
    for (let n = 0; n < 500; n += 1) {
      const [from, to] = [spot(), spot()];
      const lays = isNameless(hand, from, to) && isFree(hand, to.at, squares);
      const named = lays ? new Map(hand.laid).set(to.at, "z") : null;
      const next = named
        ? { ...hand, laid: named, used: laidPlaces(hand.tiles, named.values(), notation, hand.used) }
        : drag(hand, from, to);
      if (!next) continue;
      done += 1;
      hand = next;
      expect(hand.tiles.toSorted().join("")).toBe("??AABCD");
      const used = hand.tiles.filter((_, place) => hand.used.has(place));
      const laid = Array.from(hand.laid.values(), (tile) => (notation.see(tile).blank ? BLANK : tile));
      expect(laid.toSorted()).toEqual(used.toSorted());
      expect([...hand.laid.keys()].every((square) => squares[square] === "")).toBe(true);
    }
    expect(done).toBeGreaterThan(50);
    expect(tileAt(hand, rack(-1))).toBeUndefined();
  });
});

it("one of a row at another place", () => {
  expect(moved([0, 1, 2, 3], 0, 2)).toEqual([1, 2, 0, 3]);
  expect(moved([0, 1, 2, 3], 3, 1)).toEqual([0, 3, 1, 2]);
});
