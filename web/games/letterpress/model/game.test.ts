import { describe, expect, it } from "vitest";
import type { LetterpressMatch } from "../../../engine/methods.ts";
import { PLAYED } from "../../shared/look.ts";
import {
  draftIn,
  draftText,
  positionBefore,
  shownAt,
  shownNow,
  squareFor,
  viewOf,
  withSquare,
} from "./game.ts";
import type { GameRecord } from "./record.ts";
import { defaults, link } from "./link.ts";
import { emptyPosition } from "./position.ts";

const match: LetterpressMatch = {
  state: {
    board: "ABCDEFGHIJKLMNOPQRSTUVWXA",
    players: [
      { name: "Ada", level: 3, squares: 0b11, locked: 0b1, resigned: false },
      { name: "You", level: null, squares: 0b100, locked: 0, resigned: false },
    ],
    turns: [
      { player: 0, kind: "play", word: "AB", mask: 0b11, squares: [0b11, 0] },
      { player: 1, kind: "play", word: "BC", mask: 0b110, squares: [0b1, 0b110] },
    ],
    ...{ passes: 0, winner: null },
  },
  ...{ turn: 1, ended: null, legal: [{ kind: "pass" }, { kind: "resign" }], events: [], standings: [] },
};

describe("what the person at the screen sees", () => {
  it("has their squares in the visitor's colour, whichever seat is theirs", () => {
    const view = viewOf(match);
    expect([view.viewer, view.acting]).toEqual([1, true]);
    expect(shownNow(view)).toMatchObject({ ours: 0b100, theirs: 0b11, locked: [0, 0b1], word: "BC" });
  });

  it("is the first player's side where two people play, and nobody acts when the game is over", () => {
    const players = match.state.players.map((player) => ({ ...player, level: null }));
    const view = viewOf({ ...match, state: { ...match.state, players }, turn: null });
    expect([view.viewer, view.acting]).toEqual([0, false]);
  });

  it("is the board before a turn that is looked at, with its play, and no turn that there is not", () => {
    const view = viewOf(match);
    const at = (turn: number, shown = PLAYED) => shownAt(view, { turn, shown }, null);
    expect(at(0)).toMatchObject({ ours: 0, theirs: 0, word: "AB", mask: 0b11 });
    expect(at(1)).toMatchObject({ ours: 0, theirs: 0b11, word: "BC", mask: 0b110 });
    expect([at(7), at(0, 0)]).toEqual([null, null]);
  });

  it("goes to the finder as it was before a turn, with the words played by then and the mover's colour", () => {
    const game = { setup: { players: [], board: null, seed: 1, lexicon: "en" }, actions: [] };
    const from = { ...emptyPosition(), game, ours: 0b1000, played: ["OTHER"] };
    const before = (turn: number) => positionBefore(from, viewOf(match), turn);
    expect(before(0)).toMatchObject({ game, ours: 0, theirs: 0, played: [], turn: "theirs" });
    expect(before(1)).toMatchObject({ game, ours: 0, theirs: 0b11, played: ["AB"], turn: "ours" });
    expect(before(1)?.letters.join("")).toBe(match.state.board);
    expect(before(7)).toBeNull();
  });
});

describe("a word that is being formed", () => {
  it("comes back from its text, and is nothing where that is damaged", () => {
    expect(draftIn(draftText([3, 24, 0]))).toEqual([3, 24, 0]);
    for (const text of ["", "3.3", "25", "1..2", "x"]) expect(draftIn(text)).toEqual([]);
  });

  it("grows by a square, and gives back its last one, or all after an earlier one", () => {
    expect(withSquare([1, 2], 3)).toEqual([1, 2, 3]);
    expect(withSquare([1, 2, 3], 3)).toEqual([1, 2]);
    expect(withSquare([1, 2, 3], 1)).toEqual([1]);
  });

  it("takes for a typed letter the square that is best taken: theirs, free, ours, then what is locked", () => {
    const same = (a: string, b: string) => a === b;
    const letters = ["A", "A", "A", "A", "B"];
    const shown = { letters, ours: 0b10, theirs: 0b1001, locked: [0, 0b1000], word: "", mask: 0 } as const;
    const order: number[] = [];
    for (let n = 0; n < 4; n++) order.push(squareFor("A", shown, order, same));
    expect(order).toEqual([0, 2, 1, 3]);
    expect(squareFor("A", shown, order, same)).toBe(-1);
  });
});

describe("a game in a link", () => {
  const game: GameRecord = {
    setup: {
      players: [
        { name: "You", level: null },
        { name: "Ada", level: 3 },
      ],
      ...{ board: null, seed: 4711, lexicon: "tr" },
    },
    actions: [
      { kind: "play", word: "ILIK", mask: 33554431 },
      { kind: "pass" },
      { kind: "play", word: "İĞ", mask: 3 },
      { kind: "resign" },
    ],
  };
  const written = (record: GameRecord) => link.toLink({ ...emptyPosition(), game: record }, defaults);

  it("comes back as it was, dealt or on a board of one's own", () => {
    const own = { ...game, setup: { ...game.setup, board: "ABCDEFGHİJKLMNOPQRSTUVWXY", seed: 0 } };
    for (const record of [game, own]) {
      const read = link.fromLink(new URLSearchParams(String(written(record))));
      expect(read.position.game).toEqual(record);
      expect(read.lost).toEqual([]);
    }
  });

  it("is kept as far as its moves can be read, and that is told", () => {
    const text = written(game);
    text.set("moves", "ILIK-jz6gv.-.%%.--");
    const { position, lost } = link.fromLink(text);
    expect(position.game?.actions).toHaveLength(2);
    expect(lost).toEqual(["moves"]);
  });

  it.each(["You~,Ada~9", "You~", "You~,Ada~1,Bob~2"])("is none with such players: %s", (seats) => {
    const text = written(game);
    text.set("seats", seats);
    expect(link.fromLink(text).position.game).toBeNull();
  });
});
