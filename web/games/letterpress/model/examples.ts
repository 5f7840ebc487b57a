/** Boards to look at, one tap away from an empty page, with letters of the list that is played with. */
import { emptyPosition, lettersIn, withBoard, type Position } from "./position.ts";

export interface Examples {
  game: Position;
  rich: Position;
}

export const example = (
  board: string,
  ours: number,
  theirs: number,
  played: readonly string[] = [],
): Position => ({
  ...withBoard(emptyPosition(), lettersIn(board)),
  ours,
  theirs,
  played,
});

export const english: Examples = Object.freeze({
  game: example("msgzxcbjlqblmgeppjxmjynxs", 3310592, 17180),
  rich: example("pnsenahmuortfhigcscwpdoea", 0, 0),
});

const turkish: Examples = Object.freeze({
  game: example("vsfaltbemneieeitryitleimb", 29130752, 4278136, [
    "REALİTE",
    "MİNERAL",
    "BİTİRTME",
    "BELİRTİ",
  ]),
  rich: example("kalemritsnüyoadğşıbezçuhö", 0, 0),
});

export const examplesFor = (alphabet: string): Examples => (alphabet === "tr" ? turkish : english);
