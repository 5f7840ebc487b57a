import { describe, expect, it } from "vitest";
import type { CrosswordLaid, CrosswordStep } from "../../../engine/methods.ts";
import {
  cleared,
  emptyPosition,
  fromText,
  recordOf,
  rowsOf,
  withWord,
  type Play,
  type Position,
} from "./position.ts";
import {
  leadIn,
  atStep,
  holderOf,
  moveOf,
  moverOf,
  withExchange,
  withLaid,
  withMover,
  withName,
  withPass,
  withPlay,
} from "./turns.ts";

const duel = { ...cleared({ ...emptyPosition(), layout: "duel" }), rack: ["S", "S", "?", "E"] };

/** QIS on row 6, where QI lies already. */
const table = withWord(duel, 5 * 11 + 4, true, ["Q", "I"]);
const place = {
  position: "6E",
  row: 5,
  col: 4,
  across: true,
  word: "QIs",
  placed: "..s",
  score: 11,
  bonus: 0,
};
const play: Play = {
  ...place,
  words: [{ word: "QIs", score: 11 }],
  leave: "SSE",
  equity: 14,
};
const laid: CrosswordLaid = { ...place, words: [], used: "?", leave: "SSE", unlisted: [] };

describe("a play", () => {
  it("becomes a turn, and leaves the rest on the rack", () => {
    const next = withPlay(table, play);
    expect(rowsOf(next)[5]).toBe("....QIs....");
    expect(next).toMatchObject({ rack: ["S", "S", "E"], at: 1, latest: [5 * 11 + 6] });
    expect(next.turns).toMatchObject([
      { player: 0, position: "6E", placed: "..s", word: "QIs", rack: "SS?E" },
    ]);
  });

  it("takes the place of the turns that were taken back", () => {
    const next = withPlay({ ...withPlay(table, play), at: 0 }, play);
    expect(next.turns).toHaveLength(1);
  });

  it("laid by hand is a turn of either player, and takes tiles only off a rack that is known", () => {
    const mine = withLaid(table, 0, laid);
    expect(mine).toEqual(withPlay(table, play));
    const theirs = withLaid(table, 1, laid);
    expect(theirs.squares).toEqual(mine.squares);
    expect(theirs.rack).toEqual(table.rack);
    expect(theirs.turns).toMatchObject([{ player: 1, rack: "?", leave: "", score: 11 }]);
    const rackless: Position = { ...table, rack: [] };
    const partly: Position = { ...table, rack: ["E", "S", "S"] };
    expect(withLaid(partly, 0, laid)).toMatchObject({ rack: ["S", "S", "E"], turns: [{ rack: "?SSE" }] });
    const other: Position = { ...table, rack: [..."EILNSST"] };
    const kept = withLaid(other, 0, { ...laid, leave: "EILNSST" });
    expect(kept).toMatchObject({ rack: other.rack, turns: [{ rack: "?", leave: "" }] });
    expect(withLaid(rackless, 0, { ...laid, leave: "" })).toMatchObject({ rack: [], turns: [{ rack: "?" }] });
  });

  it("from a rack that a game says the other player holds is a turn of theirs", () => {
    const game: Position = { ...table, turns: [{ player: 1, kind: "pass", score: 0, rack: "SS?E" }] };
    expect(holderOf(game)).toBe(1);
    expect(withPlay(game, play).turns).toMatchObject([{ player: 1, kind: "play" }]);
    expect(holderOf({ ...game, rack: ["S"] })).toBe(0);
  });
});

describe("what is known beside the board", () => {
  const told: Position = { ...table, known: "QZ", spread: "-222" };

  it("is carried on by each turn: the lead by its points, the other player's tiles until that one moves", () => {
    const mine = withPlay(told, play);
    expect(mine).toMatchObject({ known: "QZ", spread: "-211" });
    expect(withLaid(mine, 1, { ...laid, score: 30 })).toMatchObject({ known: "", spread: "-241" });
    expect(withPass(told, 0)).toMatchObject({ known: "QZ", spread: "-222" });
    expect(withExchange(told, 1, 3)).toMatchObject({ known: "", spread: "-222" });
    const theirs = {
      ...told,
      spread: "10",
      turns: [{ player: 1, kind: "pass", score: 0, rack: "SS?E" }],
    } as const;
    expect(withPlay(theirs, play)).toMatchObject({ known: "", spread: "-21" });
  });

  it("is told by the score sheet where no lead was, and left alone where it is none", () => {
    expect(withPlay({ ...told, spread: "" }, play).spread).toBe("");
    expect(withPlay({ ...told, spread: "-" }, play).spread).toBe("-");
    expect(withPlay({ ...told, spread: "-11" }, play).spread).toBe("0");
  });
});

describe("the turn", () => {
  it("is the visitor's at first, passes with each play, and can be given to either", () => {
    expect(moverOf(table)).toBe(0);
    const after = withPlay(table, play);
    expect(moverOf(after)).toBe(1);
    expect(moverOf({ ...after, at: 0 })).toBe(0);
    const again = withMover(after, 0);
    expect([again.mover, moverOf(again), withMover(again, 1)]).toEqual([0, 0, after]);
    expect(moverOf(withPass(again, 0))).toBe(1);
    const bonus = { player: 0, kind: "points", score: 5 } as const;
    expect(moverOf({ ...after, turns: [...after.turns, bonus], at: 2 })).toBe(1);
  });

  it("is passed, or spent on other tiles", () => {
    const passed = withPass(table, 1);
    expect(passed.turns).toEqual([{ player: 1, kind: "pass", score: 0, rack: "" }]);
    const mine = withExchange(passed, 0, ["S", "?"]);
    expect(mine.rack).toEqual(["S", "E"]);
    expect(mine.turns[1]).toEqual({
      player: 0,
      kind: "exchange",
      score: 0,
      text: "S?",
      rack: "SS?E",
      leave: "SE",
    });
    expect(withExchange(mine, 1, 5)).toMatchObject({
      rack: ["S", "E"],
      at: 3,
      turns: [{}, {}, { text: "5" }],
    });
  });
});

it("a turn that was played is a move of its rack, where it is known whole", () => {
  const { row, col, across, placed } = place;
  const made = withPlay(table, play).turns[0];
  expect(made && moveOf(made)).toEqual({ kind: "play", row, col, across, placed });
  const turn = { player: 1, score: 0 };
  expect(moveOf({ ...turn, kind: "pass" })).toEqual({ kind: "pass" });
  expect(moveOf({ ...turn, kind: "exchange", text: "S?" })).toEqual({ kind: "exchange", tiles: "S?" });
  expect(moveOf({ ...turn, kind: "exchange", text: "5" })).toBeNull();
  expect(moveOf({ ...turn, kind: "points", text: "time" })).toBeNull();
  expect(moveOf({ ...turn, kind: "withdrawn" })).toBeNull();
});

it("players have the names that they are given, and none where both are taken away", () => {
  const named = withName(table, 1, "Smith, Bob");
  expect(named.players).toEqual(["", "Smith, Bob"]);
  expect(withName(named, 1, "").players).toEqual([]);
});

describe("the steps of a game", () => {
  const after = withPlay(table, play);
  const step: CrosswordStep = {
    board: rowsOf(table),
    latest: [3],
    rack: "QI[CH]",
    scores: [0, 0],
    unlisted: [],
  };

  it("bring board, rack and last tiles", () => {
    expect(atStep(withMover(after, 0), 0, step)).toMatchObject({
      squares: table.squares,
      rack: ["Q", "I", "[CH]"],
      at: 0,
      mover: null,
      latest: [3],
      turns: after.turns,
    });
  });

  it("leave the rack and the turn where stepping began as they were", () => {
    expect(atStep(after, 1, step).rack).toEqual(after.rack);
    const from = withMover({ ...after, rack: ["X"], known: "Z", spread: "5" }, 0);
    const back = atStep(from, 0, step, from);
    expect(back).toMatchObject({ known: "", spread: "" });
    expect(atStep(back, 1, step, from)).toMatchObject({
      rack: ["X"],
      mover: 0,
      at: 1,
      known: "Z",
      spread: "5",
    });
  });

  it("end with the last turn of a game that was read, of which all that was said is kept until it goes on", () => {
    const game = { players: ["Ann", "Bob"], turns: after.turns.slice() };
    const reading = {
      format: "gcg" as const,
      board: rowsOf(after),
      rack: "",
      other_rack: "",
      scores: [11, 0],
      game,
      ended: null,
    };
    const read = fromText({ ...duel, latest: [1] }, reading);
    expect(read).toMatchObject({ squares: after.squares, at: 1, players: ["Ann", "Bob"], latest: [] });
    const said = { title: "Round 3", word_list: "NWL23", racks: ["QIST", "AB"] };
    const told = fromText(duel, { ...reading, game: { ...game, ...said } });
    expect(told.rack).toEqual([..."QIST"]);
    expect(recordOf(told, ["Player 1", "Player 2"])).toEqual({ ...game, ...said });
    expect(recordOf({ ...told, rack: [], players: [] }, ["Player 1", "Player 2"])).toMatchObject({
      players: ["Player 1", "Player 2"],
      racks: ["QIST", "AB"],
    });
    const { racks: _, ...lasting } = said;
    const next = recordOf(withPass(told, 1), ["", ""]);
    expect(next).toMatchObject(lasting);
    expect(next).not.toHaveProperty("racks");
  });
});

describe("the lead", () => {
  it("is a whole number of points, with either minus", () => {
    expect(["7", "+7", "-30", "−30", "9999"].map(leadIn)).toEqual([7, 7, -30, -30, 9999]);
    for (const text of ["abc", "1.5", "1e3", "--3", "3-", "12345", "∞"]) expect(leadIn(text), text).toBeNaN();
  });
});
