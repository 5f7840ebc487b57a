/** Back closes what lies on top of the page before it leads anywhere else: told by a history such as browsers keep. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { register } from "../games/registry.ts";
import { Store } from "../games/shared/store.ts";
import { Layers } from "../ui/layers.ts";
import { Address } from "./address.ts";

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
  toLink: (board: string) => new URLSearchParams({ board }),
  fromLink: (params: URLSearchParams) => ({
    position: params.get("board") ?? "",
    options: {},
    kept: ["board"],
    lost: [],
  }),
});

const at = (board: string) => `#crossword?board=${board}&list=en`;

/** Entries, of which one is shown; a step goes a moment later, and is told as browsers tell it. */
class Browser extends EventTarget {
  entries: { hash: string; state: unknown }[] = [{ hash: "", state: null }];
  present = 0;
  top: unknown = this;

  get location() {
    return { hash: this.hash, href: "https://example.org/", pathname: "/", search: "" };
  }

  get hash() {
    return this.entries[this.present]?.hash ?? "";
  }

  get state() {
    return this.entries[this.present]?.state;
  }

  pushState = (state: unknown, _title: string, url: string) => {
    this.entries.splice(++this.present, Infinity, { state, hash: url.startsWith("#") ? url : "" });
  };

  replaceState = (state: unknown, _title: string, url: string) => {
    this.entries[this.present] = { state, hash: url.startsWith("#") ? url : "" };
  };

  /** Milliseconds until a step is gone. */
  slow = 0;

  go = (steps: number) => {
    setTimeout(() => {
      this.#show(this.present + steps);
    }, this.slow);
  };

  follow(hash: string) {
    this.entries.splice(this.present + 1, Infinity, { state: null, hash });
    this.#show(this.present + 1);
  }

  #show(to: number) {
    const before = this.hash;
    this.present = to;
    this.dispatchEvent(new Event("popstate"));
    if (before !== this.hash) this.dispatchEvent(new Event("hashchange"));
  }
}

describe("what lies on top of the page", () => {
  let browser: Browser;
  let layers: Layers;
  let store: Store;
  const closed = vi.fn();

  const begin = () => {
    store = new Store({
      game: "crossword",
      list: "en",
      language: "en",
      theme: "system",
      zipf: {},
      hideRude: false,
      options: { crossword: {} },
    });
    store.open("crossword", "a");
    layers = new Layers();
    new Address(
      store,
      (read) => {
        if (read) store.open("crossword", read.position);
      },
      layers,
    );
  };

  /** Open something that Back may close. */
  const open = (name: string, mayClose = true) => {
    const gone = layers.lay(() => {
      closed(name);
      if (mayClose) gone();
    });
    return gone;
  };

  const back = () => {
    browser.go(-1);
    vi.runAllTimers();
  };

  const board = () => store.position("crossword");

  beforeEach(() => {
    vi.useFakeTimers();
    browser = new Browser();
    vi.stubGlobal("window", browser);
    vi.stubGlobal("history", browser);
    Object.defineProperty(globalThis, "location", { configurable: true, get: () => browser.location });
    closed.mockClear();
    begin();
    store.edit("crossword", "ab", null, "play");
    expect(browser.entries.map(({ hash }) => hash)).toEqual([at("a"), at("ab")]);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("is closed by Back, and the next Back leads to the entry before", () => {
    open("dialog");
    back();
    expect(closed).toHaveBeenCalledExactlyOnceWith("dialog");
    expect(board()).toBe("ab");
    back();
    expect(board()).toBe("a");
  });

  test("is closed one after the other, the topmost first", () => {
    open("sheet");
    open("dialog");
    back();
    back();
    expect(closed.mock.calls.flat()).toEqual(["dialog", "sheet"]);
    expect(board()).toBe("ab");
    back();
    expect(board()).toBe("a");
  });

  test("may ask first, and is closed by another Back", () => {
    const gone = open("dialog", false);
    back();
    back();
    expect(closed).toHaveBeenCalledTimes(2);
    expect(board()).toBe("ab");
    gone();
  });

  test("leaves what was changed under it", () => {
    open("sheet");
    store.edit("crossword", "abx");
    back();
    expect(board()).toBe("abx");
    expect(browser.hash).toBe(at("abx"));
    back();
    expect(board()).toBe("a");
  });

  test("leaves no Back that does nothing when it is closed by its own button", () => {
    open("dialog")();
    vi.runAllTimers();
    store.edit("crossword", "abx");
    back();
    expect(closed).not.toHaveBeenCalled();
    expect(board()).toBe("a");
  });

  test.each([
    ["stays", false],
    ["goes with it", true],
  ])("and %s when a play is made is closed before the play is taken back", (_what, goes) => {
    const gone = open("sheet");
    store.edit("crossword", "aby");
    store.edit("crossword", "abc", null, "play");
    if (goes) gone();
    vi.runAllTimers();
    expect(browser.hash).toBe(at("abc"));
    if (!goes) back();
    expect(board()).toBe("abc");
    back();
    expect(board()).toBe("aby");
    back();
    expect(board()).toBe("a");
  });

  test("stays when a play is taken back by undo, which goes to the entry before", () => {
    open("sheet");
    store.undo("crossword");
    vi.runAllTimers();
    expect(browser.hash).toBe(at("a"));
    back();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(board()).toBe("a");
    expect(browser.present).toBe(0);
  });

  test("is not there after a reload, and neither is its entry", () => {
    open("dialog");
    store.edit("crossword", "abx");
    const kept = browser.entries;
    browser = Object.assign(new Browser(), { entries: kept, present: kept.length - 1 });
    vi.stubGlobal("window", browser);
    vi.stubGlobal("history", browser);
    begin();
    store.open("crossword", "abx");
    vi.runAllTimers();
    expect(browser.hash).toBe(at("abx"));
    back();
    expect(board()).toBe("a");
  });

  test("leads home from a link that was followed in it", () => {
    const gone = open("dialog");
    browser.follow(at("q"));
    gone();
    vi.runAllTimers();
    expect(board()).toBe("q");
    back();
    expect(board()).toBe("ab");
    back();
    expect(board()).toBe("a");
  });

  test.each([
    ["before anything else", () => undefined, "abx"],
    ["after another change", () => store.edit("crossword", "abz"), "abz"],
  ])("leaves what was changed under it where the browser goes back late, %s", (_when, then, left) => {
    browser.slow = 5_000;
    const gone = open("dialog");
    store.edit("crossword", "abx");
    gone();
    then();
    vi.runAllTimers();
    browser.slow = 0;
    expect(board()).toBe(left);
    expect(browser.hash).toBe(at(left));
    back();
    expect(board()).toBe("a");
  });

  test("has no entry in a frame, whose history is not its own", () => {
    browser.top = null;
    open("dialog");
    expect(browser.entries).toHaveLength(2);
  });
});
