import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../ui/storage.stub.ts";
import { register } from "../games/registry.ts";
import { Store } from "../games/shared/store.ts";
import { keepHistories, restoreHistories } from "./kept-history.ts";

const options = { order: "score" };

register({
  id: "letterpress",
  name: () => "",
  about: () => "",
  element: "tw-letterpress",
  page: () => Promise.resolve(),
  texts: {},
  picture: () => ({ columns: 1, squares: [] }),
  brief: (board: string) => board,
  empty: () => "",
  options,
  toLink: (board: string) => new URLSearchParams({ board }),
  fromLink: (params) => ({ position: params.get("board") ?? "", options, kept: [], lost: [] }),
});

function newStore(position: string): Store {
  const store = new Store({
    game: "letterpress",
    list: "en",
    language: "en",
    theme: "system",
    zipf: {},
    hideRude: false,
    options: { letterpress: options },
  });
  store.open("letterpress", position);
  return store;
}

let storage: Map<string, string>;
let ofTab: Map<string, string>;
let leave: () => void;

beforeEach(() => {
  storage = stubStorage();
  newTab();
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => {
    if (name === "pagehide") leave = listener;
  });
});

afterEach(() => vi.unstubAllGlobals());

/** What a tab keeps ends with it. */
function newTab(): void {
  ofTab = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => ofTab.get(key) ?? null,
    setItem: (key: string, text: string) => void ofTab.set(key, text),
  });
}

function left(): void {
  const store = newStore("a");
  keepHistories(store);
  for (const position of ["b", "c", "d"]) store.edit("letterpress", position);
  store.undo("letterpress");
  leave();
}

const positions = (store: Store, steps: readonly ("undo" | "redo")[]) =>
  steps.map((step) => {
    store[step]("letterpress");
    return store.position("letterpress");
  });

test("undo and redo lead where they led before the page was left", () => {
  left();
  const store = newStore("c");
  restoreHistories(store);
  expect(positions(store, ["undo", "undo", "undo", "redo", "redo", "redo"])).toEqual([
    ...["b", "a", "a"],
    ...["b", "c", "d"],
  ]);
});

test("another position on the table has no history, nor has one whose history is damaged", () => {
  left();
  const other = newStore("x");
  restoreHistories(other);
  expect(other.canUndo("letterpress")).toBe(false);
  for (const nothing of ['{"letterpress":{"now":"board=c","past":7}}', '{"letterpress":null}', "7", "{"]) {
    for (const kept of [storage, ofTab]) kept.set("tilewise-history", nothing);
    const damaged = newStore("c");
    restoreHistories(damaged);
    expect(damaged.canUndo("letterpress")).toBe(false);
  }
});

test("the last steps are there after the tab was closed, and a tab that only looked on takes none of them away", () => {
  left();
  newTab();
  const onlooker = newStore("x");
  keepHistories(onlooker);
  leave();
  newTab();
  const store = newStore("c");
  restoreHistories(store);
  expect(positions(store, ["undo", "undo", "redo", "redo", "redo"])).toEqual(["b", "a", "b", "c", "d"]);
});

test("of a long history twenty steps are kept beyond the tab, and all of them in it", () => {
  const long = newStore("0");
  keepHistories(long);
  for (let step = 1; step <= 50; step++) long.edit("letterpress", String(step));
  leave();
  const again = newStore("50");
  restoreHistories(again);
  expect(again.history("letterpress").past).toHaveLength(50);
  newTab();
  const later = newStore("50");
  restoreHistories(later);
  expect(later.history("letterpress").past.at(0)).toBe("30");
  expect(later.history("letterpress").past).toHaveLength(20);
});

test("storage that is full or switched off takes no more than undo away", () => {
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("sessionStorage", undefined);
  left();
  const store = newStore("c");
  restoreHistories(store);
  expect(store.canUndo("letterpress")).toBe(false);
});
