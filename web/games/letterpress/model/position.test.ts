import { describe, expect, it } from "vitest";
import { stubStorage } from "../../../ui/storage.stub.ts";
import { noteStanding } from "../../shared/standing.ts";
import { defaults, link } from "./link.ts";
import { paste } from "./paste.ts";
import {
  boardText,
  brief,
  emptyPosition,
  hasLetters,
  holds,
  lettersIn,
  maskIn,
  nextOwner,
  ownerOf,
  picture,
  withLetters,
  withOwner,
} from "./position.ts";
import { english } from "./examples.ts";
import { spell } from "./spelling.ts";
import { afterPlay, boardFor, fieldFor, solvedFor } from "./turn.ts";

const BOARD = "msgzxcbjlqblmgeppjxmjynxs";
const empty = emptyPosition();

describe("a position", () => {
  it("is an untouched board at first", () => {
    expect([hasLetters(empty), boardText(empty.letters), empty.letters.length]).toEqual([false, "", 25]);
  });

  it("is known by its letters, in the capitals of their alphabet", () => {
    const position = withLetters(empty, 0, ["i", "ı"]);
    expect([brief(empty), brief(position), brief(position, "tr")]).toEqual(["", "II", "İI"]);
  });

  it("of a game is known by its players, squares and last word, and shown by the board of the game", () => {
    stubStorage();
    const players = [
      { name: "Bruno", level: 3 },
      { name: "You", level: null },
    ] as const;
    const game = { setup: { players, board: null, seed: 4, lexicon: "en" }, actions: [] };
    const shown = { ...empty, game };
    expect(brief(shown)).toBe("Bruno, You");
    expect(picture(shown).squares.map(({ letter }) => letter)).toEqual(["B", "Y"]);
    noteStanding(game, { scores: [2, 1], word: "gem", board: `${BOARD}/3/4` });
    expect(brief(shown)).toBe("Bruno 2, You 1 · GEM");
    const { columns, squares } = picture(shown);
    expect([columns, squares.length]).toEqual([5, 25]);
    expect(squares.slice(0, 4).map(({ kind }) => kind)).toEqual(["theirs", "theirs", "ours", "free"]);
  });

  it("takes letters on its squares and leaves the others", () => {
    const position = withLetters(empty, 23, ["a", "b", "c"]);
    expect(boardText(position.letters)).toBe(`${".".repeat(23)}ab`);
    expect(boardText(withLetters(position, 23, [""]).letters)).toBe(`${".".repeat(24)}b`);
  });

  it("gives squares to one owner at a time", () => {
    const ours = withOwner(empty, [0, 24], "ours");
    const theirs = withOwner(ours, [24], "theirs");
    expect([0, 24, 1].map((square) => ownerOf(theirs, square))).toEqual(["ours", "theirs", "free"]);
    expect(withOwner(theirs, [0], "ours")).toBe(theirs);
    expect(withOwner(theirs, [0, 24], "free")).toMatchObject({ ours: 0, theirs: 0 });
  });

  it("puts a wrong mask right when it is painted on", () => {
    const wrong = { ...empty, ours: 2 ** 30 + 1, theirs: "many" };
    expect(withOwner(wrong, [1], "ours")).toMatchObject({ ours: 3, theirs: 0 });
  });

  it("knows the squares of masks beyond what bits can say", () => {
    expect([holds(2 ** 40, 40), holds(2 ** 40, 8), holds(-1, 0), holds("x", 0)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("turns a square from free to ours to theirs", () => {
    expect((["free", "ours", "theirs", "both"] as const).map(nextOwner)).toEqual([
      "ours",
      "theirs",
      "free",
      "free",
    ]);
  });
});

describe("what is typed", () => {
  it("is letters, with dots for missing ones and brackets around tiles of two", () => {
    expect(lettersIn("a .b\n[ch]_")).toEqual(["a", "", "b", "[ch]", ""]);
  });

  it("is a number where it is one, else what the engine is to refuse", () => {
    expect(["", " 7 ", "-1", "many"].map(maskIn)).toEqual([0, 7, -1, "many"]);
  });
});

describe("a link", () => {
  it("reads back a position that differs from an empty one in everything", () => {
    const position = { ...english.game, played: ["CLYPE", "PELL"], turn: "theirs" as const };
    const text = link.toLink(position, { ...defaults, ranking: "territory" });
    expect(String(text)).toBe(
      `board=${BOARD}&ours=3310592&theirs=17180&played=CLYPE%2CPELL&turn=theirs&ranking=territory`,
    );
    expect(link.fromLink(text)).toMatchObject({ position, options: { ranking: "territory" }, lost: [] });
  });

  it("names a day for a bare table alone: what lies there lies there", () => {
    const day = "20261122";
    const bare = link.toLink(emptyPosition(), { ...defaults, day });
    expect(link.fromLink(bare).options).toMatchObject({ day });
    expect(link.toLink(english.game, { ...defaults, day }).has("day")).toBe(false);
    for (const lying of [`board=${BOARD}`, "seats=You~,Bruno~2&deal=5&words=en&view=game"])
      expect(link.fromLink(new URLSearchParams(`${lying}&day=${day}`)).options).toMatchObject({ day: "" });
  });

  it("keeps a board of too few letters and of too many", () => {
    for (const board of ["abc", `${BOARD}z`])
      expect(boardText(link.fromLink(new URLSearchParams({ board })).position.letters)).toBe(board);
  });

  it("names what was damaged", () => {
    const { lost } = link.fromLink(
      new URLSearchParams("board=<b>&ours=3x&theirs=-1&played=a b&turn=nobody&ranking=best"),
    );
    expect(lost).toEqual(["board", "ours", "theirs", "played", "turn", "ranking"]);
  });
});

describe("a paste", () => {
  it("is a board with its two numbers, however they are written", () => {
    const whole = { ...english.game };
    for (const text of [
      `${BOARD} 3310592 17180`,
      `board=${BOARD}&ours=3310592&theirs=17180`,
      JSON.stringify({ board: BOARD, ours: 3310592, theirs: 17180 }),
      `https://example.org/#letterpress?board=${BOARD}&ours=3310592&theirs=17180`,
    ])
      expect(paste(empty, 7, text)).toEqual({ position: whole, filled: 25 });
  });

  it("is a few letters at the caret, or a whole board", () => {
    expect(paste(empty, 3, "xy")).toEqual({ position: withLetters(empty, 3, ["x", "y"]), filled: 5 });
    expect(boardText(paste(empty, 7, BOARD)?.position.letters ?? [])).toBe(BOARD);
    expect(paste(empty, 0, "  ")).toBeNull();
  });
});

describe("the other side's turn", () => {
  const theirTurn = { ...english.game, turn: "theirs" as const };

  it("is asked with the sides exchanged", () => {
    expect(boardFor(english.game)).toMatchObject({ ours: 3310592, theirs: 17180 });
    expect(boardFor(theirTurn)).toMatchObject({ ours: 17180, theirs: 3310592 });
    expect([fieldFor("ours", "theirs"), fieldFor("board", "theirs"), fieldFor("ours", "ours")]).toEqual([
      "theirs",
      "board",
      "ours",
    ]);
  });

  it("has answers in which a colour still means the same player", () => {
    const standing = { score: [1, 2], locked: [3, 4], locked_masks: [5, 6] };
    const play = { ...standing, word: "A", ours: 7, theirs: 8 };
    const solved = { words: 1, moves: 1, position: { ...standing, ended: false }, plays: [play] } as never; // enough of one
    expect(solvedFor(solved, "theirs")).toMatchObject({
      position: { score: [2, 1], locked: [4, 3], locked_masks: [6, 5] },
      plays: [{ score: [2, 1], locked: [4, 3], locked_masks: [6, 5], ours: 8, theirs: 7 }],
    });
    expect(solvedFor(solved, "ours")).toBe(solved);
  });

  it("is over after a play", () => {
    const next = { ours: 1, theirs: 2, played: ["A"] } as never; // what of the engine's answer is used
    expect(afterPlay(theirTurn, next)).toMatchObject({ ours: 2, theirs: 1, played: ["A"], turn: "ours" });
  });
});

describe("the squares of a play", () => {
  const letters = lettersIn("cabba");

  it("stand in the order of its letters", () => {
    expect(spell("BACB", 0b01111, letters, "en")).toEqual([2, 1, 0, 3]);
    expect(spell("BAX", 0b10110, letters, "en")).toEqual([2, 1, 4]);
  });

  it("are told by the list's own alphabet", () => {
    expect(spell("İI", 0b11, lettersIn("ıi"), "tr")).toEqual([1, 0]);
  });
});
