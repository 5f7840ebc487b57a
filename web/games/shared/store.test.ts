import { beforeEach, describe, expect, test, vi } from "vitest";
import { Store } from "./store.ts";

let store: Store;

beforeEach(() => {
  store = new Store({
    game: "letterpress",
    list: "en",
    language: "en",
    theme: "system",
    zipf: {},
    hideRude: false,
    options: { letterpress: { ranking: "territory", from: 1 } },
  });
  store.open("letterpress", "a");
  store.open("crossword", "x");
});

const positions = (...steps: (() => void)[]) =>
  steps.map((step) => {
    step();
    return store.position("letterpress");
  });

const edit = (position: string, stroke?: unknown) => () => store.edit("letterpress", position, stroke);
const undo = () => store.undo("letterpress");
const redo = () => store.redo("letterpress");

describe("a position", () => {
  test("goes back and forth along its history", () => {
    expect(positions(edit("b"), edit("c"), undo, undo, undo, redo, redo, redo)).toEqual([
      ...["b", "c", "b", "a", "a"],
      ...["b", "c", "c"],
    ]);
  });

  test("that is edited after an undo has nothing to redo", () => {
    positions(edit("b"), undo, edit("c"));
    expect([store.canUndo("letterpress"), store.canRedo("letterpress")]).toEqual([true, false]);
  });

  test("takes the edits of one stroke back at once", () => {
    const [first, second] = [{}, {}];
    expect(positions(edit("b", first), edit("c", first), edit("d", second), undo, undo)).toEqual([
      ...["b", "c", "d"],
      ...["c", "a"],
    ]);
  });

  test("begins another step when a stroke goes on after an undo", () => {
    const stroke = {};
    expect(positions(edit("b"), edit("c", stroke), undo, edit("d", stroke), undo)).toEqual([
      ...["b", "c", "b"],
      ...["d", "b"],
    ]);
  });

  test("that follows by itself is no step of its own, whatever lay there before", () => {
    const follow = (position: string) => () => store.follow("letterpress", position);
    expect(
      positions(follow("a1"), edit("b"), follow("b1"), follow("b2"), undo, redo, follow("b3"), undo),
    ).toEqual([...["a1", "b", "b1", "b2", "a1", "b2", "b3", "a1"]]);
    positions(redo, undo, follow("a2"));
    expect([store.canUndo("letterpress"), store.canRedo("letterpress")]).toEqual([false, false]);
  });

  test("forgets the oldest of more than 500 steps", () => {
    for (let n = 0; n <= 500; n++) store.edit("letterpress", n);
    for (let n = 0; n < 600; n++) undo();
    expect(store.position("letterpress")).toBe(0);
  });

  test("has no history once another is opened in its place", () => {
    positions(edit("b"));
    store.open("letterpress", "c");
    expect(store.canUndo("letterpress")).toBe(false);
  });

  test("is one game's alone", () => {
    positions(edit("b"));
    expect(store.position("crossword")).toBe("x");
    expect(store.canUndo("crossword")).toBe(false);
    expect(() => store.position("chess")).toThrow("chess");
  });

  test("that is only to be looked at stays as it is, but for another that is opened", () => {
    positions(edit("b"));
    store.set({ readonly: true });
    expect(positions(edit("c"), undo)).toEqual(["b", "b"]);
    store.open("letterpress", "d");
    expect(store.position("letterpress")).toBe("d");
  });
});

describe("settings", () => {
  test("are replaced, never changed, and not part of the history", () => {
    const before = store.settings;
    store.set({ list: "tr" });
    expect([before.list, store.settings.list]).toEqual(["en", "tr"]);
    expect(Object.isFrozen(store.settings)).toBe(true);
    expect(store.canUndo("letterpress")).toBe(false);
  });

  test("of one game leave its others and other games' alone", () => {
    store.setOptions("letterpress", { ranking: "letterpwn" });
    store.setOptions("crossword", { shown: 3 });
    expect(store.settings.options).toEqual({
      letterpress: { ranking: "letterpwn", from: 1 },
      crossword: { shown: 3 },
    });
  });
});

test("a change is told once, and what changes nothing is not told", () => {
  const told = vi.fn();
  store.addEventListener("change", told);
  positions(undo, edit("a"));
  expect(told).not.toHaveBeenCalled();
  positions(edit("b"));
  store.setZipf("letterpress", 3);
  expect(told).toHaveBeenCalledTimes(2);
});
