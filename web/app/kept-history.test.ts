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
let leave: () => void;

beforeEach(() => {
  storage = stubStorage();
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => {
    if (name === "pagehide") leave = listener;
  });
});

afterEach(() => vi.unstubAllGlobals());

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
  storage.set("tilewise-history", '{"letterpress":{"now":"board=c","past":7}}');
  const damaged = newStore("c");
  restoreHistories(damaged);
  expect(damaged.canUndo("letterpress")).toBe(false);
});
