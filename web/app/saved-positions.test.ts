import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../ui/storage.stub.ts";
import { register } from "../games/registry.ts";
import { SavedPositions } from "./saved-positions.ts";

register({
  id: "crossword",
  name: () => "",
  about: () => "",
  element: "tw-crossword",
  page: () => Promise.resolve(),
  texts: {},
  empty: () => "",
  options: {},
  toLink: (board: string) => new URLSearchParams({ board }),
  fromLink: () => ({ position: "", options: {}, kept: [], lost: [] }),
  picture: () => ({ columns: 1, squares: [] }),
  brief: () => "",
});

let storage: Map<string, string>;

beforeEach(() => {
  storage = stubStorage();
  vi.stubGlobal("window", new EventTarget());
});

afterEach(() => vi.unstubAllGlobals());

const addresses = (positions: readonly { address: string }[]) => positions.map(({ address }) => address);

test("positions come back, the newest first, each once", () => {
  const saved = new SavedPositions();
  saved.save("#crossword?board=a", "", 1);
  saved.save("#crossword?board=b", "Final, round 3", 2);
  saved.save("#crossword?board=a", "", 3);
  const again = new SavedPositions();
  expect(addresses(again.all)).toEqual(["#crossword?board=a", "#crossword?board=b"]);
  expect(again.named.map(({ name }) => name)).toEqual(["Final, round 3"]);
});

test("of those without a name only the latest are kept, and of those with one all", () => {
  const saved = new SavedPositions();
  saved.save("#crossword?board=first", "First", 0);
  for (let n = 1; n <= 40; n++) saved.save(`#crossword?board=${n}`, "", n);
  expect(saved.recent).toHaveLength(30);
  expect(addresses(saved.recent)[0]).toBe("#crossword?board=40");
  expect(addresses(saved.named)).toEqual(["#crossword?board=first"]);
});

test("a name stays when the position is saved again, and can be changed and taken away", () => {
  const saved = new SavedPositions();
  saved.save("#crossword?board=a", "Mine");
  saved.save("#crossword?board=a");
  expect(saved.named).toHaveLength(1);
  saved.rename("#crossword?board=a", "Yours");
  expect(saved.all[0]?.name).toBe("Yours");
  saved.remove("#crossword?board=a");
  expect(saved.all).toEqual([]);
});

test("a file brings them to another device, beside those that are there", () => {
  const one = new SavedPositions();
  one.save("#crossword?board=a", "Mine", 1);
  const file = one.toText();
  storage.clear();
  const other = new SavedPositions();
  other.save("#crossword?board=b", "", 2);
  expect(other.addText(file)).toBe(1);
  expect(addresses(other.all)).toEqual(["#crossword?board=b", "#crossword?board=a"]);
});

test.each(["", "no file of ours", "[]", '{"format":"something else","positions":[]}'])(
  "another file is refused and changes nothing: %j",
  (text) => {
    const saved = new SavedPositions();
    saved.save("#crossword?board=a");
    expect(saved.addText(text)).toBe("no-file");
    expect(saved.all).toHaveLength(1);
  },
);

test("what is damaged is left out", () => {
  const positions = [null, 3, { address: "#crossword?board=a", name: "", time: "x" }, { name: "", time: 1 }];
  storage.set("tilewise-positions", JSON.stringify(positions));
  expect(new SavedPositions().all).toEqual([]);
  storage.set("tilewise-positions", "{");
  expect(new SavedPositions().all).toEqual([]);
});

test("says that positions will not be there again, when the browser has no room for them", () => {
  const saved = new SavedPositions();
  const full = () => {
    throw new DOMException("", "QuotaExceededError");
  };
  const { localStorage } = globalThis;
  vi.stubGlobal("localStorage", { ...localStorage, setItem: full });
  saved.save("#crossword?board=a", "Final", 1);
  expect([saved.lasting, addresses(saved.all)]).toEqual([false, ["#crossword?board=a"]]);
  vi.stubGlobal("localStorage", localStorage);
  saved.save("#crossword?board=b", "Semi-final", 2);
  expect(saved.lasting).toBe(true);
  expect(addresses(new SavedPositions().all)).toEqual(["#crossword?board=b", "#crossword?board=a"]);
});

const fileOf = (positions: unknown[]) => JSON.stringify({ format: "tilewise positions", positions });

test.each([-1, "1", null])("a moment that is none is not taken: %j", (time) => {
  expect(new SavedPositions().addText(fileOf([{ address: "#crossword?board=a", name: "", time }]))).toBe(0);
});

test.each([8_640_000_000_000_001, 1e300])("a moment that is yet to come is now: %j", (time) => {
  const saved = new SavedPositions();
  expect(saved.addText(fileOf([{ address: "#crossword?board=a", name: "", time }]))).toBe(1);
  expect(saved.all[0]?.time).toBeLessThanOrEqual(Date.now());
});

test("a game that there is not is left out, and a name is cut where one could not have typed more", () => {
  const saved = new SavedPositions();
  const named = { address: "#crossword?board=a", name: ` ${"x".repeat(500)}`, time: 1 };
  expect(saved.addText(fileOf([{ address: "#chess?board=a", name: "", time: 1 }, named]))).toBe(1);
  expect(saved.all.map(({ address, name }) => [address, name.length])).toEqual([["#crossword?board=a", 80]]);
});

test("of a position that is in a file twice, or here already, the later stays; a name beats none", () => {
  const at = (name: string, time: number) => ({ address: "#crossword?board=a", name, time });
  const saved = new SavedPositions();
  expect(saved.addText(fileOf([at("Old", 1), at("New", 3), at("Older", 2)]))).toBe(1);
  expect(saved.all).toEqual([at("New", 3)]);
  saved.addText(fileOf([at("Long ago", 2), at("", 5)]));
  expect(saved.all).toEqual([at("New", 5)]);
});

test("a file of more than anybody has is refused, and nothing of it is taken", () => {
  const saved = new SavedPositions();
  const many = Array.from({ length: 1_001 }, (_, n) => ({
    address: `#crossword?board=${n}`,
    name: "x",
    time: n,
  }));
  expect(saved.addText(fileOf(many))).toBe("too-many");
  expect(saved.all).toEqual([]);
});
