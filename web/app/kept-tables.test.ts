import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../ui/storage.stub.ts";
import { register } from "../games/registry.ts";
import { Store } from "../games/shared/store.ts";
import { isOnTable, keepTables, keptTables, restoreTables, type KeptTable } from "./kept-tables.ts";

const defaults = { order: "score" };

for (const id of ["letterpress", "crossword"]) {
  register({
    id,
    name: () => id,
    about: () => "",
    element: `tw-${id}`,
    page: () => Promise.resolve(),
    texts: {},
    picture: () => ({ columns: 1, squares: [] }),
    brief: (board: string) => board,
    empty: () => "",
    options: defaults,
    toLink: (board: string, { order }: typeof defaults) => new URLSearchParams({ board, order }),
    fromLink: (params) => ({
      position: params.get("board") ?? "",
      options: { order: params.get("order") ?? "score" },
      kept: [...params.keys()].filter((name) => ["board", "order"].includes(name)),
      lost: [],
    }),
  });
}

let storage: Map<string, string>;

const newStore = () => {
  const store = new Store({
    game: "letterpress",
    list: "en",
    language: "en",
    theme: "system",
    zipf: {},
    hideRude: false,
    options: { letterpress: defaults, crossword: defaults },
  });
  for (const id of ["letterpress", "crossword"]) store.open(id, "");
  return store;
};

beforeEach(() => {
  storage = stubStorage();
});

afterEach(() => vi.unstubAllGlobals());

test("every game's table comes back with its options, whichever game was played last", () => {
  const before = newStore();
  keepTables(before);
  before.edit("crossword", "abc");
  before.setOptions("crossword", { order: "equity" });
  before.setZipf("crossword", 3);
  before.edit("letterpress", "xyz");
  const after = newStore();
  restoreTables(after);
  expect([after.position("crossword"), after.position("letterpress")]).toEqual(["abc", "xyz"]);
  expect(after.settings.options.crossword).toEqual({ order: "equity" });
  expect(after.settings.zipf).toEqual({ crossword: 3, letterpress: 0 });
  expect(after.settings.game).toBe("letterpress");
});

test("only a table that changes is kept: one that a link has laid does not take the place of one that was left", () => {
  storage.set("tilewise-table-crossword", "#crossword?board=mine");
  const store = newStore();
  store.open("crossword", "theirs");
  keepTables(store);
  store.edit("letterpress", "xyz");
  expect(storage.get("tilewise-table-crossword")).toBe("#crossword?board=mine");
  store.edit("crossword", "theirs, changed");
  expect(storage.get("tilewise-table-crossword")).toContain("theirs");
});

test("those that were left with something on them are known, the latest first", () => {
  storage.set("tilewise-table-crossword", "2000#crossword?board=abc");
  storage.set("tilewise-table-letterpress", "1000#letterpress?board=xyz");
  const store = newStore();
  restoreTables(store);
  expect(keptTables().map(({ address }) => address)).toEqual([
    "#crossword?board=abc",
    "#letterpress?board=xyz",
  ]);
  keepTables(store);
  store.edit("letterpress", "xyzz");
  expect(keptTables().map(({ read }) => read.position)).toEqual(["xyzz", "abc"]);
  expect(keptTables().map((table) => isOnTable(store, table))).toEqual([true, true]);
  const looking = newStore();
  restoreTables(looking);
  looking.open("crossword", "looked at");
  expect(keptTables().map((table) => isOnTable(looking, table))).toEqual([true, false]);
  store.edit("crossword", "");
  expect(keptTables().map(({ read }) => read.game)).toEqual(["letterpress"]);
});

test("what was damaged in the storage, or cannot be stored, disturbs nothing", () => {
  storage.set("tilewise-table-crossword", "#letterpress?board=x");
  storage.set("tilewise-table-letterpress", "%%%");
  const store = newStore();
  restoreTables(store);
  expect([store.position("crossword"), store.position("letterpress")]).toEqual(["", ""]);
  vi.stubGlobal("localStorage", undefined);
  restoreTables(store);
  keepTables(store);
  store.edit("letterpress", "xyz");
  expect(store.position("letterpress")).toBe("xyz");
});

test("what was kept is handed over when something else takes its place, and not after a reload", () => {
  const before = newStore();
  keepTables(before);
  before.edit("crossword", "abc");
  const left: string[] = [];
  const note = ({ address }: KeptTable) => left.push(address);
  const again = newStore();
  again.open("crossword", "abc");
  keepTables(again, "crossword", note);
  again.edit("crossword", "abcd");
  expect(left).toEqual([]);
  const linked = newStore();
  linked.open("crossword", "xyz");
  keepTables(linked, "crossword", note);
  linked.edit("letterpress", "l");
  expect(left).toEqual([]);
  linked.edit("crossword", "xyzz");
  linked.edit("crossword", "xyzzy");
  expect(left).toEqual(["#crossword?board=abcd&order=score&list=en"]);
});
