import { describe, expect, it } from "vitest";
import { exampleFor, exampleIds } from "./examples.ts";
import { boards, layoutOf } from "./games.ts";
import { defaults, filterOf, keptOptions, leftOptions, link } from "./link.ts";
import { cleared, emptyPosition, isEmpty, rowsOf, withWord, type Turn } from "./position.ts";
import { listFor, withExample, withGame, withTiles } from "./setup.ts";

const read = (text: string) => link.fromLink(new URLSearchParams(text));
const empty = emptyPosition();

describe("a link", () => {
  it("is short for an empty board", () => {
    expect(String(link.toLink(empty, defaults))).toBe("game=scrabble");
    expect(read("game=scrabble")).toMatchObject({ position: empty, options: defaults, lost: [] });
  });

  it("reads back a game that has been stepped through, with filters", () => {
    const turns: Turn[] = [
      { player: 0, kind: "play", score: 22, rack: "AEQINRS", position: "8G", placed: "Q[CH]i", leave: "AE" },
      { player: 1, kind: "exchange", score: 0, rack: "ABC", text: "BC" },
      { player: 0, kind: "withdrawn", score: -22, rack: "", text: "" },
      { player: 1, kind: "pass", score: 0, rack: "", text: "" },
      { player: 0, kind: "points", score: 5, rack: "", text: "time" },
      { player: 1, kind: "play", score: 3, rack: "", position: "H8", placed: ".S" },
    ];
    const position = {
      ...withWord({ ...empty, tiles: "es" }, 100, true, ["Q", "[CH]", "i"]),
      rack: ["A", "?", "[LL]"],
      turns,
      at: 2,
      mover: 1 as const,
      players: ["Ann", "Bob"],
      laid: new Map([
        [103, "s"],
        [118, "[LL]"],
      ]),
      known: "QU?",
      spread: "-12",
    };
    const options = {
      view: "finder",
      order: "score",
      at: "8G",
      length: "5",
      places: "?",
      contains: "ING",
      plies: "3",
      samples: "1000",
      day: "",
      puzzle: "equity",
      draft: "112.S,113.[ll]",
      look: "12.1",
      hand: "A?[LL]",
      loss: "points",
    } as const;
    const text = decodeURIComponent(String(link.toLink(position, options)));
    expect(text).toBe(
      "game=scrabble&tiles=es&board=15/15/15/15/15/15/10Q[CH]i2/15/15/15/15/15/15/15/15&rack=A?[LL]" +
        "&turns=08G.Q[CH]i.22.AEQINRS.AE,1x.BC.0.ABC,0w..-22,1-..0,0s.time.5,1H8._S.3&shown=2&turn=1&players=Ann,Bob" +
        "&laid=103.s,118.[LL]&known=QU?&spread=-12&order=score&where=8G&length=5&places=?&contains=ING&plies=3&samples=1000&puzzle=equity&draft=112.S,113.[ll]&look=12.1&hand=A?[LL]&loss=points",
    );
    expect(read(text)).toMatchObject({ position, options, lost: [] });
  });

  it("names only days that there are", () => {
    for (const day of ["20261131", "20260230", "2026113", "abc"])
      expect(read(`day=${day}`)).toMatchObject({ options: { day: "" }, lost: ["day"] });
    expect(read("day=20240229")).toMatchObject({ options: { day: "20240229" }, lost: [] });
  });

  it("names a day for a bare table alone: what lies there lies there", () => {
    const day = "20261122";
    const bare = link.toLink(empty, { ...defaults, day });
    expect(bare.get("day")).toBe(day);
    expect(link.fromLink(bare).options).toMatchObject({ day });
    expect(link.toLink({ ...empty, rack: ["A"] }, { ...defaults, day }).has("day")).toBe(false);
    for (const lying of ["rack=AB", "seats=You~,Bruno~3&deal=4&words=en&on=scrabble&with=en&view=game"])
      expect(read(`game=scrabble&${lying}&day=${day}`)).toMatchObject({ options: { day: "" }, lost: [] });
  });

  it("reads back what a file says of its game, whatever signs are in it", () => {
    const note = "Wow! I saw it, at 8G.1, 100% sure.\nOr ~not~?";
    const turns: Turn[] = [
      { player: 0, kind: "play", score: 22, rack: "", position: "8G", placed: "QI", note },
      {
        player: 1,
        kind: "points",
        score: -5,
        rack: "",
        text: "time, 3.5 minutes",
        doubt: { told: -5, found: -10 },
      },
      { player: 0, kind: "pass", score: 0, rack: "", text: "", note: "!", doubt: { told: 32, found: 22 } },
      { player: 1, kind: "pass", score: 0, rack: "", text: "", by_order: true },
      {
        player: 0,
        kind: "pass",
        score: 0,
        rack: "",
        text: "",
        doubt: { told: -5, found: 22 },
        by_order: true,
      },
    ];
    const position = {
      ...empty,
      turns,
      at: 3,
      players: ["Smith, Ann B.", "100% Bob!"],
      about: {
        title: "Round 3, table 4",
        description: "At 8.30!",
        word_list: "NWL23",
        rack1: "A?[CH]",
        rack2: "Q",
      },
    };
    const link1 = String(link.toLink(position, defaults));
    expect(read(link1)).toMatchObject({ position, lost: [] });
    expect(read(decodeURIComponent(link1).replaceAll("%", "%25"))).toMatchObject({ position, lost: [] });
    for (const about of ["title", "other.x", "title.", "title.a,title.b"])
      expect(read(`about=${about}`).lost).toEqual(["about"]);
  });

  it("reads back a board and tiles of one's own", () => {
    const position = {
      ...empty,
      layout: {
        name: "Custom board",
        layout: ["T..", ".D5"],
        center: [1, 1],
        rack: 5,
        bonus: { 5: 50, 7: "x2 main word" },
      },
      tiles: { name: "Custom tile set", alphabet: "tr", blanks: 2, tiles: { a: [9, 1], ş: [null, 4] } },
      squares: ["", "A", "", "", "", "ş"],
    } satisfies typeof empty;
    const text = decodeURIComponent(String(link.toLink(position, defaults)));
    expect(text).toBe(
      "game=own&squares=T../.D5&start=1.1&hold=5&bonus=5.50,7.x2+main+word&tiles=own&alphabet=tr&blanks=2" +
        "&letters=a.9.1,ş..4&board=1A1/2ş",
    );
    expect(read(text)).toMatchObject({ position, lost: [] });
  });

  it("has the options that it leaves out at their defaults", () => {
    expect(read("rack=AB").options).toEqual(defaults);
  });

  it("names what was damaged and keeps the rest", () => {
    const found = read("game=chess&tiles=xx&board=15/15&rack=AB&turns=8G&shown=x&order=worst&length=long");
    expect(found.lost).toEqual(["game", "tiles", "board", "turns", "shown", "order", "length"]);
    expect(found.position).toMatchObject({ layout: "scrabble", rack: ["A", "B"] });
    for (const laid of ["x", "7.AB", "7.", "225.A"]) expect(read(`laid=${laid}`).lost).toEqual(["laid"]);
    expect(read("board=7Q7/15/15/15/15/15/15/15/15/15/15/15/15/15/15&laid=7.A").lost).toEqual(["laid"]);
    expect(read("game=own&squares=&tiles=own&letters=a.1").lost).toEqual(["game", "tiles"]);
    expect(read(`game=own&squares=${".".repeat(65)}`).lost).toEqual(["game"]);
  });

  it("leaves it to the engine to say what is wrong with tiles and squares", () => {
    const { position, lost } = read("game=own&squares=xy/zz&board=2/1<&rack=A1&turns=0??.?.3");
    expect(lost).toEqual([]);
    expect(rowsOf(position)).toEqual(["..", ".<"]);
    expect(position).toMatchObject({ rack: ["A", "1"], turns: [{ position: "??", placed: "?" }] });
  });
});

describe("the filters", () => {
  it("are asked for where they are set", () => {
    expect(filterOf(defaults)).toBeNull();
    expect(filterOf({ ...defaults, length: "5", contains: "ING" })).toEqual({ length: 5, contains: "ING" });
  });
});

describe("the examples", () => {
  it("are one for each board, and one more in Turkish", () => {
    expect(exampleIds).toEqual(expect.arrayContaining(Object.keys(boards)));
    expect(exampleIds).toHaveLength(Object.keys(boards).length + 1);
  });

  it("have a board and a rack", () => {
    for (const id of exampleIds) {
      const position = exampleFor(id);
      expect(position && !isEmpty(position) && position.rack.length, id).toBe(7);
    }
  });
});

describe("a choice", () => {
  const lists = ["en", "tr", "fr"].map((id) => ({ id: `${id}-list`, alphabet: id }));
  const [en = { id: "", alphabet: "" }, tr = en] = lists;
  const setup = { position: empty, tiles: "en", list: en, lists };

  it("of a game brings its tiles in the list's language, or its own language's list", () => {
    expect(withGame(setup, "wwf")).toMatchObject({
      position: { layout: "wwf", tiles: "en_wwf" },
      list: undefined,
    });
    expect(withGame(setup, "kelimelik")).toMatchObject({
      position: { tiles: "tr_kelimelik" },
      list: "tr-list",
    });
    expect(withGame({ ...setup, list: tr }, "duel")).toMatchObject({ position: { tiles: "tr" } });
    expect(withGame({ ...setup, list: tr }, "wwf")).toMatchObject({ list: "en-list" });
  });

  it("of the Super board keeps a list whose language has a set for it", () => {
    const list = { id: "ro-list", alphabet: "ro" };
    const choice = withGame({ ...setup, list, lists: [...lists, list] }, "super");
    expect(choice).toMatchObject({ position: { tiles: "ro_super" } });
    expect(choice?.list).toBeUndefined();
  });

  it("of letters brings a list that is spelled with them", () => {
    expect(withTiles(setup, "tr")).toMatchObject({ position: { tiles: "tr" }, list: "tr-list" });
    expect(listFor(setup, "en")).toBeUndefined();
  });

  it("of one's own begins as what is in use, once", () => {
    const board = withGame(setup, "own")?.position ?? empty;
    expect(board.layout).toMatchObject({
      name: "Custom board",
      layout: layoutOf("scrabble").layout,
      rack: 7,
    });
    expect(withGame({ ...setup, position: board }, "own")).toBeNull();
    const tiles = withTiles(setup, "own")?.position.tiles ?? "";
    expect(tiles).toMatchObject({
      name: "Custom tile set",
      alphabet: "en",
      blanks: 2,
      tiles: { q: [1, 10] },
    });
    expect(withTiles({ ...setup, tiles }, "own")).toBeNull();
  });

  it("of an example takes the one in the list's language", () => {
    expect(withExample(setup, "scrabble")).toMatchObject({ position: { tiles: "en" }, list: undefined });
    expect(withExample({ ...setup, list: tr }, "scrabble")).toMatchObject({ position: { tiles: "tr" } });
    expect(withExample(setup, "scrabble_tr")).toMatchObject({ position: { tiles: "tr" }, list: "tr-list" });
    expect(withExample(setup, "chess")).toBeNull();
    expect(cleared(empty)).toEqual(empty);
  });
});

describe("a position that is kept", () => {
  const setup = {
    players: [{ name: "You", level: null }],
    challenge: "none",
    layout: "scrabble",
    tiles: "en",
    lexicon: "en",
    seed: 4,
  } as const;
  const game = { setup, actions: [] };

  it("opens on the side of the page on which it lies", () => {
    const rack = { ...empty, rack: [..."INOQTV"] };
    for (const view of ["finder", "game", "review"] as const)
      expect(keptOptions(rack, { ...defaults, view }).view).toBe("finder");
    expect(keptOptions({ ...rack, game }, { ...defaults, view: "game" }).view).toBe("game");
    const study = { text: ">Ann: QI", layout: "scrabble", tiles: "en" };
    expect(keptOptions({ ...rack, study }, { ...defaults, view: "review" }).view).toBe("review");
  });

  it("is the finder's, where that makes room for a turn of a game that stays; an empty one is not worth it", () => {
    const options = { ...defaults, view: "game", look: "3" } as const;
    const left = { ...empty, game, rack: [..."INOQTV"] };
    expect(leftOptions(left, { ...left, rack: [..."AEINRST"] }, options)).toMatchObject({
      view: "finder",
      look: "",
    });
    expect(leftOptions({ ...empty, game }, left, options)).toBeNull();
    expect(leftOptions(left, { ...left, game: null }, options)).toEqual(options);
    const study = { text: ">Ann: QI", layout: "scrabble", tiles: "en" };
    const looked = { ...left, game: null, study };
    expect(leftOptions(looked, { ...looked, rack: [] }, { ...defaults, view: "review" })?.view).toBe(
      "finder",
    );
    expect(leftOptions(looked, empty, { ...defaults, view: "review" })?.view).toBe("review");
  });
});
