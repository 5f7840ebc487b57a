/** What the solvers read from a picture of a Letterpress board, and the position that it makes. */
import type { LetterpressPictureRead } from "../../../engine/methods.ts";
import { SURE, type Seen } from "../../shared/seen.ts";
import { emptyPosition, maskOf, SIZE, SQUARES, withBoard, type Position } from "./position.ts";

/** What stands for a letter that is not seen. */
const UNSEEN = "?";

export function seenOf({ squares, frame, asks, colours: [ours, theirs] }: LetterpressPictureRead): Seen {
  return {
    columns: SIZE,
    onBoard: SQUARES,
    frame,
    sides: asks ? "asked" : "told",
    colours: { ours, theirs },
    squares: squares.map(({ letter, owner, confidence, second, box, glyph }) => ({
      tile: letter === UNSEEN ? "" : letter,
      owner,
      second: second || null,
      doubtful: confidence < SURE || letter === UNSEEN,
      glyph,
      said: false,
      box,
    })),
  };
}

/** The position of a picture, in place of the finder's; a game beside it stays. */
export function fromSeen({ game }: Position, { squares }: Seen): Position {
  const held = (side: "ours" | "theirs") =>
    maskOf([...squares.keys()].filter((square) => squares[square]?.owner === side));
  const letters = squares.map(({ tile }) => tile);
  return { ...withBoard(emptyPosition(), letters), ours: held("ours"), theirs: held("theirs"), game };
}
