import { beforeEach, expect, it, vi } from "vitest";
import { isWantedAlready, learn, takeWanted, wanted } from "./learn.ts";

const KEY = "tilewise-learn";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it("waits once, with the position where it was met last, until it is taken", () => {
  learn("QI", "en", { position: "#crossword?rack=QI", time: 1 });
  learn("ÇAY", "tr", { time: 2 });
  learn("QI", "en", { position: "#anagrams?rack=QI", time: 3 });
  expect(wanted().map(({ word, time }) => [word, time])).toEqual([
    ["QI", 3],
    ["ÇAY", 2],
  ]);
  expect([isWantedAlready("QI", "en"), isWantedAlready("QI", "tr")]).toEqual([true, false]);
  expect(takeWanted()).toHaveLength(2);
  expect(wanted()).toEqual([]);
});

it("passes over what is none of it in the storage, and says where nothing is kept", () => {
  localStorage.setItem(KEY, JSON.stringify([7, null, { word: "QI" }]));
  expect(wanted()).toEqual([]);
  vi.stubGlobal("localStorage", undefined);
  expect([learn("QI", "en"), wanted()]).toEqual([false, []]);
});
