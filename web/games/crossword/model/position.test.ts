import { describe, expect, it, vi } from "vitest";
import type { CrosswordAction } from "../../../engine/methods.ts";
import { stubStorage } from "../../../ui/storage.stub.ts";
import { noteStanding } from "../../shared/standing.ts";
import { columnName, layoutOf, line, painted, resized, tilesInUse } from "./games.ts";
import { picture } from "./picture.ts";
import {
  brief,
  cleared,
  emptyPosition,
  isEmpty,
  placedBy,
  rowsOf,
  sameButForLaid,
  usedBy,
  withLayout,
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

  it("has the tiles of a word that is being laid beside those that lie", () => {
    const laying = { ...table, laid: new Map() };
    const word = withWord(laying, 5 * 11 + 4, true, ["Q", "I", "S"]);
    const cross = withTile(word, 6 * 11 + 6, "O");
    expect(cross.squares).toBe(table.squares);
    expect([...(cross.laid ?? [])]).toEqual([
      [5 * 11 + 6, "S"],
      [6 * 11 + 6, "O"],
    ]);
    expect(withTile(cross, 6 * 11 + 6, "O")).toBe(cross);
    expect(withTile(cross, 6 * 11 + 6, "").laid).toEqual(word.laid);
    expect([sameButForLaid(cross, table), sameButForLaid(cross, duel)]).toEqual([true, false]);
    const first = withTile({ ...empty, laid: new Map() }, 112, "A");
    expect([isEmpty(first), brief(first)]).toEqual([false, "A"]);
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
});

describe("a game that is played", () => {
  const setup = {
    players: [
      { name: "You", level: null },
      { name: "Bruno", level: 3 },
    ],
    challenge: "none",
    layout: "duel",
    tiles: "es",
    lexicon: "es",
    seed: 4,
  } as const;
  const game = { setup, actions: [{ kind: "pass" }] } as const;
  const shown = (actions: readonly CrosswordAction[]) =>
    [
      brief({ ...table, game: { setup, actions } }, "en", { view: "game" }),
      picture({ ...table, game: { setup, actions } }, "en", { view: "game" }),
    ] as const;

  it("is known by its players, scores and last word, and shown by its own board", () => {
    stubStorage();
    vi.stubGlobal("PAGE", { alphabets: {} });
    expect(shown(game.actions)[0]).toBe("You, Bruno");
    expect(shown(game.actions)[1].squares.map(({ letter }) => letter)).toEqual(["Y", "B"]);
    const board = Array<string>(11).fill("11");
    board[5] = "3[CH]Is5";
    noteStanding(game, { scores: [31, 0], word: "[CH]Is", board: board.join("/") });
    const [line, { columns, squares, below }] = shown(game.actions);
    expect(line).toBe("You 31, Bruno 0 · CHIS");
    expect([columns, squares.length, below]).toEqual([11, 121, []]);
    expect(squares.slice(5 * 11 + 3, 5 * 11 + 7).map(({ letter }) => letter)).toEqual(["CH", "I", "S", ""]);
    expect(shown([...game.actions, { kind: "pass" }])[0]).toBe("You, Bruno");
  });

  it("gives way to the board of the finder where that is looked at", () => {
    expect(brief({ ...table, game }, "en", { view: "finder" })).toBe("SS?E");
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
