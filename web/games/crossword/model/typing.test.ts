import { describe, expect, it, vi } from "vitest";
import { Notation, tokensOf } from "../../../tiles/notation.ts";
import { strokeOf, type Typed } from "./typing.ts";

vi.stubGlobal("PAGE", { alphabets: {} });

const notation = Notation.ofSet({
  alphabet: "es",
  blanks: 2,
  tiles: { c: [4, 3], h: [2, 4], ch: [1, 10], o: [8, 1] },
});

/** Type letters on a row of six squares; gives what lies on them. */
function typed(
  letters: string,
  row: string[],
  { laying = false, from = 0, move = -1, rack = "" } = {},
): string[] {
  const squares = [...row];
  let [caret, last]: [number, Typed | null] = [from, null];
  for (const [n, letter] of [...letters].entries()) {
    const beside = (square: number) => (square < 5 ? square + 1 : -1);
    const asBlank = letter !== letter.toLowerCase();
    const stroke = strokeOf(letter, {
      notation,
      squares: row,
      laying,
      caret,
      asBlank,
      passes: true,
      last,
      may: (_, tile) => !rack || tokensOf(rack).includes(tile),
      beside,
    });
    if (!stroke) break;
    for (const [square, tile] of stroke.tiles) squares[square] = tile;
    caret = stroke.caret;
    last = n === move ? null : stroke.typed;
  }
  return squares;
}

const empty = ["", "", "", "", "", ""];

describe("letters typed on a board", () => {
  it("become one tile where they are one together, with its first letter's case", () => {
    expect(typed("ocho", empty)).toEqual(["O", "[CH]", "O", "", "", ""]);
    expect(typed("oCho", empty)).toEqual(["O", "[ch]", "O", "", "", ""]);
    expect(typed("choch", empty)).toEqual(["[CH]", "O", "[CH]", "", "", ""]);
  });

  it("stay apart once the caret was moved between them", () => {
    expect(typed("och", empty, { move: 1 })).toEqual(["O", "C", "H", "", "", ""]);
  });

  it("stay on the last square until it is full", () => {
    expect(typed("ch", empty, { from: 5 })).toEqual(["", "", "", "", "", "[CH]"]);
  });

  it("pass the tile of several letters that lies there", () => {
    const row = ["", "[CH]", "", "", "", ""];
    expect(typed("ocho", row, { laying: true })).toEqual(["O", "[CH]", "O", "", "", ""]);
    expect(typed("oho", row, { laying: true })).toEqual(["O", "[CH]", "H", "O", "", ""]);
    expect(typed("co", row, { laying: true, from: 1 })).toEqual(["", "[CH]", "C", "O", "", ""]);
  });

  it("are the tiles that the rack has: apart where it has them apart, and one where it has them together alone", () => {
    expect(typed("cho", empty, { rack: "CHO" })).toEqual(["C", "H", "O", "", "", ""]);
    expect(typed("cho", empty, { rack: "[CH]O" })).toEqual(["[CH]", "O", "", "", "", ""]);
    expect(typed("chch", empty, { rack: "[CH]CH" })).toEqual(["[CH]", "[CH]", "", "", "", ""]);
    expect(typed("c", empty, { rack: "[CH]O" })).toEqual(empty);
  });

  it("are refused as they were typed where what follows is not the rest of the tile", () => {
    expect(typed("oco", empty, { rack: "[CH]OO" })).toEqual(["O", "C", "", "", "", ""]); // C is put, for the rack to refuse
  });
});
