/** What lies on top of the page is closed by Back, in a history that goes back a moment after it was asked to. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { register } from "../games/registry.ts";
import { HOME, Store } from "../games/shared/store.ts";
import { Layers } from "../ui/layers.ts";
import { Address, type Read } from "./address.ts";

register({
  id: "crossword",
  name: () => "",
  about: () => "",
  element: "tw-crossword",
  page: () => Promise.resolve(),
  texts: {},
  picture: () => ({ columns: 1, squares: [] }),
  brief: () => "",
  empty: () => "",
  options: {},
  toLink: (position: string) => new URLSearchParams({ board: position }),
  fromLink: (params: URLSearchParams) => ({
    position: params.get("board") ?? "",
    options: {},
    kept: params.has("board") ? ["board"] : [],
    lost: [],
  }),
});

interface Entry {
  url: string;
  state: unknown;
}

/** A browser's history: what is asked of it comes to pass a moment later, first as `popstate`, then as `hashchange`. */
class FakeHistory {
  readonly entries: Entry[];
  at: number;
  readonly #window: EventTarget;

  constructor(window: EventTarget, ...urls: string[]) {
    this.#window = window;
    this.entries = urls.map((url) => ({ url, state: null }));
    this.at = urls.length - 1;
  }

  get here(): Entry {
    const entry = this.entries[this.at];
    if (!entry) throw new Error("outside");
    return entry;
  }

  get state(): unknown {
    return this.here.state;
  }

  replaceState(state: unknown, _title: string, url = this.here.url) {
    this.entries[this.at] = { url, state: structuredClone(state) };
  }

  pushState(state: unknown, _title: string, url = this.here.url) {
    this.entries.splice(this.at + 1, Infinity, { url, state: structuredClone(state) });
    this.at += 1;
  }

  go(by: number) {
    setTimeout(() => {
      const before = this.here.url;
      if (!this.entries[this.at + by]) return;
      this.at += by;
      if (this.here.url === "elsewhere") return; // another document
      this.#window.dispatchEvent(new Event("popstate"));
      if (this.here.url !== before) this.#window.dispatchEvent(new Event("hashchange"));
    });
  }

  back() {
    this.go(-1);
  }
}

const FIRST = "#crossword?board=ab&list=en";
let store: Store;
let history: FakeHistory;
let closed: string[];
let layers: Layers;
const read = vi.fn((address: Read | null) => {
  if (!address) return;
  store.set({ game: address.game });
  store.edit("crossword", address.position, null, "letters");
});

/** Let something come to lie on top; gives what closes it in another way than by Back. */
function open(name: string, mayClose = () => true) {
  const close = () => {
    if (!mayClose()) return false;
    closed.push(name);
    return true;
  };
  layers.add(close);
  return () => {
    layers.remove(close);
  };
}

/** A window that is in no frame. */
function topWindow() {
  const window: EventTarget & { top?: unknown } = new EventTarget();
  window.top = window;
  return window;
}

/** Press Back, and wait until nothing happens any more. */
function pressBack() {
  history.back();
  vi.runAllTimers();
}

const play = (position: string) => {
  store.edit("crossword", position, null, "play");
};

const board = () => store.position("crossword");

beforeEach(() => {
  vi.useFakeTimers();
  const window = topWindow();
  history = new FakeHistory(window, "elsewhere", FIRST);
  vi.stubGlobal("window", window);
  vi.stubGlobal("history", history);
  vi.stubGlobal("crypto", {}); // as on a host without https
  vi.stubGlobal("location", {
    get hash() {
      return history.here.url.startsWith("#") ? history.here.url : "";
    },
    pathname: "/",
    search: "",
  });
  store = new Store({
    ...{ game: "crossword", list: "en", language: "en", theme: "system" },
    ...{ zipf: {}, hideRude: false, options: {} },
  });
  store.open("crossword", "ab");
  read.mockClear();
  closed = [];
  layers = new Layers();
  new Address(store, read, layers);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("Back closes the latest, one after the other, and then leaves", () => {
  open("sheet");
  open("dialog");
  pressBack();
  expect(closed).toEqual(["dialog"]);
  pressBack();
  expect(closed).toEqual(["dialog", "sheet"]);
  expect([history.at, board(), read.mock.calls.length]).toEqual([1, "ab", 0]);
  pressBack();
  expect(history.here.url).toBe("elsewhere");
});

test("what was closed in another way takes no press of its own", () => {
  open("dialog")();
  pressBack();
  expect([closed, history.here.url]).toEqual([[], "elsewhere"]);
});

test("what is closed and opened again and again has one entry", () => {
  for (let n = 0; n < 5; n++) open("keys")();
  open("keys");
  expect(history.entries.length).toBe(3);
  pressBack();
  expect([closed, history.at]).toEqual([["keys"], 1]);
});

test("what was typed below it is not lost with it", () => {
  open("keys");
  store.edit("crossword", "abc");
  store.edit("crossword", "abcd");
  pressBack();
  expect([closed, board(), history.here.url, history.at]).toEqual([
    ["keys"],
    "abcd",
    "#crossword?board=abcd&list=en",
    1,
  ]);
});

test("nor what was typed after it was closed", () => {
  history = Object.assign(history, { entries: history.entries.slice(1), at: 0 }); // there is nothing before
  open("keys")();
  store.edit("crossword", "abc");
  pressBack();
  expect([board(), history.here.url]).toEqual(["abc", "#crossword?board=abc&list=en"]);
});

test.each([
  ["is open", () => undefined],
  ["has been closed", (close: () => void) => close()],
])(
  "a play that is made while it %s has an entry of its own, which Back leaves for the one before",
  (_, then) => {
    const close = open("sheet");
    then(close);
    store.edit("crossword", "abc");
    play("abcd");
    close();
    pressBack();
    expect([board(), closed]).toEqual(["abc", []]);
    pressBack();
    expect(history.here.url).toBe("elsewhere");
  },
);

test("undo goes back to the entry below all that lies on top", () => {
  play("abc");
  open("sheet");
  open("dialog");
  store.undo("crossword");
  vi.runAllTimers();
  expect([board(), history.at, history.here.url]).toEqual(["ab", 1, FIRST]);
  store.redo("crossword");
  expect([board(), history.at]).toEqual(["abc", 2]);
});

test("undo of a play goes back to what lay on top before it", () => {
  open("sheet")();
  play("abc");
  store.undo("crossword");
  vi.runAllTimers();
  expect([board(), history.at]).toEqual(["ab", 2]);
  pressBack();
  expect(history.here.url).toBe("elsewhere");
});

test("what asks first stays, and so does its entry", () => {
  const mayClose = vi.fn(() => false);
  open("list", mayClose);
  pressBack();
  expect([closed, history.at, mayClose.mock.calls.length]).toEqual([[], 2, 1]);
  mayClose.mockReturnValue(true);
  pressBack();
  expect([closed, history.at]).toEqual([["list"], 1]);
});

test("Forward opens nothing and goes nowhere else", () => {
  open("sheet");
  pressBack();
  history.go(1);
  vi.runAllTimers();
  expect([closed, board(), history.at]).toEqual([["sheet"], "ab", 2]);
  pressBack();
  expect(history.here.url).toBe("elsewhere");
});

test("on the first screen it is closed as well", () => {
  store.set({ game: HOME });
  open("settings");
  pressBack();
  expect([closed, store.settings.game]).toEqual([["settings"], HOME]);
  pressBack();
  expect([store.settings.game, history.here.url]).toEqual(["crossword", FIRST]);
});

test("after a reload the entry of what lay on top takes no press", () => {
  open("sheet");
  const window = topWindow();
  vi.stubGlobal("window", window);
  history = Object.assign(new FakeHistory(window), {
    entries: history.entries,
    at: history.at,
  });
  vi.stubGlobal("history", history);
  layers = new Layers();
  new Address(store, read, layers);
  pressBack();
  expect(history.here.url).toBe("elsewhere");
});

test("in a frame the history is left alone", () => {
  (globalThis.window as unknown as { top: unknown }).top = {};
  open("sheet");
  expect(history.entries.length).toBe(2);
});
