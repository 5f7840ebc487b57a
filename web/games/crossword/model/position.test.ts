import { describe, expect, it } from "vitest";
import { columnName, layoutOf, line, painted, resized, tilesInUse } from "./games.ts";
import {
  atStep,
  cleared,
  emptyPosition,
  fromText,
  isEmpty,
  placedBy,
  rowsOf,
  usedBy,
  withLayout,
  withPlay,
  withTile,
  withWord,
  type Play,
} from "./position.ts";

const empty = emptyPosition();
const duel = { ...cleared({ ...empty, layout: "duel" }), rack: ["S", "S", "?", "E"] };

/** QIS on row 6, where QI lies already. */
const table = withWord(duel, 5 * 11 + 4, true, ["Q", "I"]);
const play: Play = {
  position: "6E",
  row: 5,
  col: 4,
  across: true,
  word: "QIs",
  placed: "..s",
  score: 11,
  words: [{ word: "QIs", score: 11 }],
  bonus: 0,
  leave: "SSE",
  equity: 14,
};

describe("a position", () => {
  it("is an empty Scrabble board at first", () => {
    expect([isEmpty(empty), rowsOf(empty)]).toEqual([true, Array(15).fill(".".repeat(15))]);
  });

  it("takes a word from a square on, as far as the board goes", () => {
    expect(rowsOf(withWord(empty, 13, true, ["A", "B", "C"]))[0]).toBe(`${".".repeat(13)}AB`);
    expect(rowsOf(withWord(empty, 14 * 15, false, ["[CH]", "O"]))[14]).toBe(`[CH]${".".repeat(14)}`);
  });

  it("keeps a tile where a pasted word has a dot", () => {
    expect(rowsOf(withWord(table, 5 * 11 + 4, true, [".", ".", "T"]))[5]).toBe("....QIT....");
  });

  it("is the same when nothing changes", () => {
    expect(withTile(table, 5 * 11 + 4, "Q")).toBe(table);
    expect(withTile(table, 5 * 11 + 4, "").squares[5 * 11 + 4]).toBe("");
  });

  it("keeps the tiles that still have a square when the board changes", () => {
    const other = withLayout({ ...table, turns: [{ player: 0, kind: "pass", score: 0 }], at: 1 }, "wwf");
    expect(rowsOf(other)[7]).toBe("......QI.......");
    expect(other).toMatchObject({ turns: [], at: 0 });
    expect(withLayout(table, "wwf11").squares).toBe(table.squares);
  });
});

describe("a play", () => {
  it("puts its tiles on the squares that have none", () => {
    expect(placedBy(table, play)).toEqual(new Map([[5 * 11 + 6, "s"]]));
  });

  it("uses a tile of the rack for each that it puts down, the blank for a small letter", () => {
    expect([...usedBy(table, play)]).toEqual([2]);
  });

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
});

describe("the steps of a game", () => {
  const after = withPlay(table, play);
  const step = { board: rowsOf(table), latest: [3], rack: "QI[CH]" };

  it("bring board, rack and last tiles", () => {
    expect(atStep(after, 0, step)).toMatchObject({
      squares: table.squares,
      rack: ["Q", "I", "[CH]"],
      at: 0,
      latest: [3],
      turns: after.turns,
    });
  });

  it("leave the rack where one stands already", () => {
    expect(atStep(after, 1, step).rack).toEqual(after.rack);
  });

  it("end with the last turn of a game that was read", () => {
    const game = { players: ["Ann", "Bob"], turns: after.turns.slice() };
    const reading = {
      format: "gcg",
      board: rowsOf(after),
      rack: "",
      other_rack: "",
      scores: [11, 0],
      game,
    } as const;
    const read = fromText({ ...duel, latest: [1] }, { ...reading, board: rowsOf(after), scores: [11, 0] });
    expect(read).toMatchObject({ squares: after.squares, at: 1, players: ["Ann", "Bob"], latest: [] });
  });
});

describe("a board", () => {
  const board = layoutOf("duel");

  it("has letters over its columns", () => {
    expect([0, 25, 26, 27].map(columnName)).toEqual(["A", "Z", "AA", "AB"]);
  });

  it("has lines that end at its edge", () => {
    expect(line(board, 9, true, 5)).toEqual([9, 10]);
    expect(line(board, 9 * 11, false, 5)).toEqual([99, 110]);
  });

  it("is resized around its premiums, and has a start in any case", () => {
    const small = resized(board, 5, 4);
    expect(small.layout).toEqual(board.layout.slice(3, 7).map((row) => row.slice(3, 8)));
    expect(small.center).toEqual([2, 2]);
    const large = resized(board, 15, 13);
    expect(large.layout[1]).toBe(`..${board.layout[0] ?? ""}..`);
    expect(large.center).toEqual([6, 7]);
    const start = emptyPosition();
    const laid = withTile(withLayout(start, board), 5 * 11 + 5, "A");
    expect(withLayout(laid, large).squares.indexOf("A")).toBe(6 * 15 + 7);
  });

  it("is painted square by square", () => {
    expect(painted(board, 12, "Q").layout[1]?.[1]).toBe("Q");
    expect(painted(board, 12, "*").center).toEqual([1, 1]);
    const premium = board.layout[0]?.[0] ?? "";
    expect(painted(board, 0, premium)).toBe(board);
  });

  it("has the tiles that the engine gives to it and the list's alphabet", () => {
    expect(tilesInUse("super", null, "ro")).toBe("ro_super");
    expect(tilesInUse("super", null, "tr")).toBe("tr");
    expect(tilesInUse(board, null, "tr")).toBe("tr");
    expect(tilesInUse("wwf", "en", "en")).toBe("en");
    expect(tilesInUse("wwf", "en", "tr")).toBe("tr");
    expect(tilesInUse("wwf", "no such set", "en")).toBe("en_wwf");
  });
});
