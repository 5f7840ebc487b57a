import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { register } from "../games/registry.ts";
import { en } from "../text/en.ts";
import { tr } from "../text/tr.ts";
import { HOME, Store } from "../games/shared/store.ts";
import { Address, readAddress, unreadSentence, writeAddress } from "./address.ts";

/** A game whose position is one text without digits, and whose one option is an order. */
const game = (id: string) => ({
  id,
  name: () => id,
  about: () => "",
  element: `tw-${id}`,
  page: () => Promise.resolve(),
  texts: {},
  picture: () => ({ columns: 1, squares: [] }),
  brief: () => "",
  empty: () => "",
  options: { order: "score", group: true },
  toLink: (position: string, { order }: { order: string }) =>
    new URLSearchParams({ board: position, ...(order !== "score" && { order }) }),
  fromLink(params: URLSearchParams) {
    const [board, order] = [params.get("board") ?? "", params.get("order")];
    const isRead = !/\d/.test(board);
    return {
      position: isRead ? board : "",
      options: order === null ? {} : { order },
      kept: isRead && board ? ["board"] : [],
      lost: isRead ? [] : ["board"],
    };
  },
});

register(game("letterpress"));
register(game("crossword"));

const defaults = { order: "score", group: true };

describe("an address", () => {
  test("that names no game is the first screen's", () => {
    expect(readAddress("#home")).toBeNull();
    expect(readAddress("")).toBeNull();
    expect(readAddress("#")).toBeNull();
    expect(readAddress("#/")).toBeNull();
  });

  test("names the game, its position and options, the list and how common words must be", () => {
    expect(readAddress("#crossword?board=abc&order=length&list=my-words&zipf=3.5")).toEqual({
      game: "crossword",
      position: "abc",
      options: { order: "length", group: true },
      list: "my-words",
      zipf: 3.5,
      kept: ["board", "list", "zipf"],
      lost: [],
    });
  });

  test("that leaves something out means its default, and the list in use", () => {
    const read = {
      game: "crossword",
      position: "",
      options: defaults,
      list: null,
      zipf: 0,
      kept: [],
      lost: [],
    };
    expect(readAddress("#crossword")).toEqual(read);
    expect(readAddress("#/crossword")).toEqual(read);
  });

  test("without a game is the first game's", () => {
    expect(readAddress("#board=abc")).toMatchObject({ game: "letterpress", position: "abc", lost: [] });
  });

  test.each([
    ["#chess?board=abc", { game: "letterpress", position: "abc" }, ["game"]],
    ["#crossword?board=a1&list=en", { position: "", list: "en" }, ["board"]],
    ["#crossword?board=abc&list=../en", { position: "abc", list: null }, ["list"]],
    ["#crossword?board=abc&zipf=often", { position: "abc", zipf: 0 }, ["zipf"]],
    ["#crossword?board=%E0%A4&list=en", { position: "", list: "en" }, ["board"]],
    ["#crossword?board=abc&nonsense%", { position: "abc" }, ["link"]],
    ["#crossword?board=abc&or", { position: "abc" }, ["link"]],
  ])("%s keeps what can be read and names what cannot", (hash, kept, lost) => {
    expect(readAddress(hash)).toMatchObject({ ...kept, lost });
  });

  test("that could not be read whole is told of in the page's language", () => {
    const read = readAddress("#crossword?board=a1&list=en&zipf=3");
    if (!read) throw new Error("It says something.");
    expect(unreadSentence(read, "en", en)).toBe(
      "Part of this link could not be read: the letters. Kept: the word list and how common the words are.",
    );
    expect(unreadSentence(read, "tr", tr)).not.toBe(unreadSentence(read, "en", en));
  });
});

describe("a store's address", () => {
  let store: Store;
  let address: Address;
  const read = vi.fn();
  const goTo = (state: unknown, _title: string, url: string) => {
    history.state = state;
    location.hash = url.startsWith("#") ? url : "";
  };
  const [replaceState, pushState, back] = [vi.fn(goTo), vi.fn(goTo), vi.fn()];
  const history = { replaceState, pushState, back, state: null as unknown };
  const location = {
    hash: "",
    href: "https://example.org/tilewise/",
    pathname: "/tilewise/",
    search: "?again",
  };
  let window: EventTarget & { top?: unknown };
  /** Follow a link, or write into the bar, which leaves nothing of ours with the entry. */
  const visit = (hash: string) => {
    history.state = null;
    location.hash = hash;
    window.dispatchEvent(new Event("hashchange"));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    window = new EventTarget();
    location.hash = "";
    replaceState.mockClear();
    pushState.mockClear();
    back.mockClear();
    read.mockClear();
    window.top = window;
    history.state = null;
    vi.stubGlobal("window", window);
    vi.stubGlobal("location", location);
    vi.stubGlobal("history", history);
    store = new Store({
      game: "crossword",
      list: "en",
      language: "en",
      theme: "system",
      zipf: {},
      hideRude: false,
      options: { crossword: defaults, letterpress: defaults },
    });
    store.open("crossword", "a,b");
    address = new Address(store, read);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("reads back as it was written", () => {
    store.setZipf("crossword", 2);
    store.setZipf("letterpress", 4); // which is of no concern to this game
    store.setOptions("crossword", { order: "length" });
    expect(writeAddress(store)).toBe("#crossword?board=a,b&order=length&list=en&zipf=2");
    expect(readAddress(writeAddress(store))).toMatchObject({
      ...{ position: "a,b", list: "en", zipf: 2, options: { order: "length" } },
      lost: [],
    });
  });

  test("is written with every change, and only if it is another", () => {
    store.edit("crossword", "abc");
    expect(location.hash).toBe("#crossword?board=abc&list=en");
    store.set({ theme: "dark" });
    expect(replaceState).toHaveBeenCalledTimes(1);
  });

  test("is written in time when changes come faster than a browser allows", () => {
    for (let n = 0; n < 200; n++) store.edit("crossword", "abc".repeat(n));
    expect(replaceState.mock.calls.length).toBeLessThanOrEqual(80);
    vi.advanceTimersByTime(1000);
    expect(location.hash).toBe(writeAddress(store));
  });

  test("is read when the visitor changes it, not when it was written here", () => {
    store.edit("crossword", "abc");
    window.dispatchEvent(new Event("hashchange"));
    expect(read).not.toHaveBeenCalled();
    visit("#crossword?board=xyz");
    expect(read).toHaveBeenCalledWith(expect.objectContaining({ position: "xyz" }), false);
  });

  test("begins an entry of the history with another game, another side of it or a play, and with nothing else", () => {
    store.open("letterpress", "x");
    store.edit("crossword", "abc");
    store.setOptions("crossword", { order: "length" });
    expect(pushState).not.toHaveBeenCalled();
    store.edit("crossword", "abcd", null, "play");
    store.set({ game: "letterpress" });
    store.setOptions("letterpress", { order: "length" }, { entry: true });
    expect(pushState.mock.calls.map(([, , url]) => url)).toEqual([
      "#crossword?board=abcd&order=length&list=en",
      "#letterpress?board=x&list=en",
      "#letterpress?board=x&order=length&list=en",
    ]);
  });

  test("is bare on the first screen, which is an entry of the history like a game", () => {
    store.set({ game: HOME });
    expect(writeAddress(store)).toBe("");
    store.set({ theme: "dark" });
    store.set({ game: "crossword" });
    expect(pushState.mock.calls.map(([, , url]) => url)).toEqual([
      "/tilewise/?again",
      "#crossword?board=a,b&list=en",
    ]);
    expect(replaceState).toHaveBeenCalledTimes(1); // the entry that the page began with
    visit("");
    expect(read).toHaveBeenCalledWith(null, false);
  });

  test("leaves the entry that the page began with as it was", () => {
    store.edit("crossword", "abcd", null, "play");
    expect(replaceState.mock.calls.map(([, , url]) => url)).toEqual(["#crossword?board=a,b&list=en"]);
    expect(pushState).toHaveBeenCalledTimes(1);
  });

  test("begins no entry while the store follows an address", () => {
    read.mockImplementationOnce(() => store.edit("crossword", "xyz", null, "position"));
    visit("#crossword?board=xyz");
    expect(pushState).not.toHaveBeenCalled();
    expect(location.hash).toBe("#crossword?board=xyz&list=en");
  });

  test("is never that of a half read link, which a reload would come back to", () => {
    store.open("letterpress", "a");
    replaceState.mockClear();
    read.mockImplementationOnce(() => {
      store.set({ game: "letterpress" });
      store.edit("letterpress", "xyz", null, "position");
    });
    visit("#letterpress?board=xyz");
    expect(replaceState.mock.calls.map(([, , url]) => url)).toEqual(["#letterpress?board=xyz&list=en"]);
  });

  describe("once something is looked at", () => {
    const look = () => store.setOptions("crossword", { order: "length" }, { entry: true });
    const close = () => store.setOptions("crossword", { order: "score" }, { back: true });
    const arrive = () => {
      visit("#crossword?board=a,b&list=en");
    };

    test("goes back with it, to the entry before", () => {
      look();
      close();
      expect(back).toHaveBeenCalledTimes(1);
      replaceState.mockClear();
      arrive();
      expect([read, replaceState, pushState].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
      expect(history.state).toMatchObject({ ahead: [expect.stringContaining("#crossword?board=a,b")] });
    });

    test("is written in the entry before when something changes on the way there", () => {
      look();
      close();
      replaceState.mockClear();
      store.edit("crossword", "abc");
      expect(replaceState).not.toHaveBeenCalled();
      arrive();
      expect(location.hash).toBe("#crossword?board=abc&list=en");
      expect([read, pushState].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    });

    test("begins an entry when a play is made on the way there", () => {
      look();
      close();
      store.edit("crossword", "abc", null, "play");
      arrive();
      expect(pushState.mock.calls.at(-1)?.[2]).toBe("#crossword?board=abc&list=en");
    });

    test("is written although the browser does not go", () => {
      look();
      close();
      store.edit("crossword", "abc");
      vi.advanceTimersByTime(2000);
      expect(location.hash).toBe("#crossword?board=abc&list=en");
    });

    test.each([
      ["something else has changed", () => store.edit("crossword", "abc")],
      ["it is in a frame, whose history is not its own", () => void (window.top = {})],
      [
        "the visitor has come another way",
        () => {
          visit("#crossword?board=a,b&order=length&list=en&zipf=2");
        },
      ],
    ])("is written in its place where %s", (_why, change) => {
      look();
      change();
      close();
      expect(back).not.toHaveBeenCalled();
      expect(location.hash).toBe(writeAddress(store));
    });
  });

  describe("once a play is made", () => {
    const play = (position: string) => {
      store.edit("crossword", position, null, "play");
    };
    /** Come to the entry before, as the browser does a moment after it was asked to. */
    const arrive = (position: string, before: string | null) => {
      history.state = { by: "tilewise", before };
      location.hash = `#crossword?board=${position}&list=en`;
      window.dispatchEvent(new Event("hashchange"));
    };
    const FIRST = "#crossword?board=a,b&list=en";
    const SECOND = "#crossword?board=abc&list=en";

    test("goes back with undo, and begins an entry again with redo", () => {
      play("abc");
      store.undo("crossword");
      expect(back).toHaveBeenCalledTimes(1);
      arrive("a,b", null);
      expect(read).not.toHaveBeenCalled();
      store.redo("crossword");
      expect(pushState.mock.calls.map(([, , url]) => url)).toEqual([SECOND, SECOND]);
      expect(history.state).toEqual({ by: "tilewise", before: FIRST });
    });

    test("begins an entry again with redo after a reload too", () => {
      play("abc");
      play("abcd");
      store.undo("crossword");
      arrive("abc", FIRST);
      store.undo("crossword");
      arrive("a,b", null);
      const kept = structuredClone(history.state);
      window = new EventTarget();
      window.top = window;
      vi.stubGlobal("window", window);
      history.state = kept;
      const again = new Store(store.settings);
      again.open("crossword", "a,b", store.history("crossword"));
      new Address(again, read);
      pushState.mockClear();
      again.redo("crossword");
      again.redo("crossword");
      expect(pushState.mock.calls.map(([, , url]) => url)).toEqual([SECOND, "#crossword?board=abcd&list=en"]);
      expect(history.state).toEqual({ by: "tilewise", before: SECOND });
    });

    test("goes back twice with two undos at once", () => {
      play("abc");
      play("abcd");
      store.undo("crossword");
      store.undo("crossword");
      expect(back).toHaveBeenCalledTimes(1);
      arrive("abc", FIRST);
      expect(back).toHaveBeenCalledTimes(2);
      arrive("a,b", null);
      store.redo("crossword");
      store.redo("crossword");
      expect(pushState.mock.calls.slice(2).map(([, , url]) => url)).toEqual([
        SECOND,
        "#crossword?board=abcd&list=en",
      ]);
      expect(replaceState).toHaveBeenCalledTimes(3); // the entry that the page began with, and what is ahead of both
    });

    test("is written anew in the entry before if that has changed since", () => {
      play("abc");
      store.undo("crossword");
      arrive("a,c", null);
      expect(location.hash).toBe(FIRST);
      expect(read).not.toHaveBeenCalled();
    });

    test("takes letters back in its place, and does them again there", () => {
      play("abc");
      store.edit("crossword", "abcx");
      store.undo("crossword");
      expect(location.hash).toBe(SECOND);
      store.redo("crossword");
      expect([back, pushState].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
      expect(location.hash).toBe("#crossword?board=abcx&list=en");
    });
  });

  test("is up to date in the link that is given", () => {
    location.href = "https://example.org/tilewise/#crossword";
    expect(address.link()).toBe(location.href);
    expect(location.hash).toBe(writeAddress(store));
  });
});
