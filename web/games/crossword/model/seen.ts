/** What the solvers read from a picture of a crossword board, and the position that it makes. */
import type { CrosswordPictureRead } from "../../../engine/methods.ts";
import { SURE, type Seen, type SeenSquare } from "../../shared/seen.ts";
import { heightOf, layoutOf, widthOf } from "./games.ts";
import { cleared, type Position } from "./position.ts";

/** What stands for an empty square. */
const EMPTY = ".";

const tileOf = (tile: string): string => (tile === EMPTY ? "" : tile);

const seenSquare = ({
  tile,
  confidence,
  second,
  box,
}: CrosswordPictureRead["rack_squares"][number]): SeenSquare => ({
  tile: tileOf(tile),
  owner: "free",
  second: second ? tileOf(second) : null,
  doubtful: confidence < SURE,
  box,
});

export function seenOf({ squares, rack_squares: rack, frame }: CrosswordPictureRead): Seen {
  const board = squares.flat();
  return {
    columns: squares[0]?.length ?? 0,
    onBoard: board.length,
    frame,
    sides: "none",
    squares: [...board, ...rack].map(seenSquare),
  };
}

/** The board of a picture: the one that its premium squares tell, else the one in use if it is as large; null for none. */
export function boardFor(
  { layout: used }: Position,
  { layout, squares }: CrosswordPictureRead,
): Position["layout"] | null {
  const board = layoutOf(used);
  const fits = widthOf(board) === squares[0]?.length && heightOf(board) === squares.length;
  return layout ?? (fits ? used : null);
}

/** The position of a picture, in place of the finder's; games beside it stay. */
export function fromSeen(
  position: Position,
  layout: Position["layout"],
  { squares, onBoard }: Seen,
): Position {
  const tiles = squares.map(({ tile }) => tile);
  return {
    ...cleared({ ...position, layout, tiles: position.layout === layout ? position.tiles : null }),
    squares: tiles.slice(0, onBoard),
    rack: tiles.slice(onBoard).filter(Boolean),
  };
}
