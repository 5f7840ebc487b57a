/** What the solvers read from a picture of a crossword board, and the position that it makes. */
import type { CrosswordPictureRead } from "../../../engine/methods.ts";
import { SURE, type Seen, type SeenSquare } from "../../shared/seen.ts";
import { heightOf, layoutOf, OWN, widthOf, type Layout, type TileSet } from "./games.ts";
import { cleared, type Position } from "./position.ts";
import { withGame, type Setup } from "./setup.ts";

/** What stands for an empty square. */
const EMPTY = ".";

const tileOf = (tile: string): string => (tile === EMPTY ? "" : tile);

const seenSquare = ({
  tile,
  confidence,
  second,
  box,
  glyph,
}: CrosswordPictureRead["rack_squares"][number]): SeenSquare => ({
  tile: tileOf(tile),
  owner: "free",
  second: second ? tileOf(second) : null,
  doubtful: confidence < SURE,
  glyph,
  said: false,
  box,
});

export function seenOf({ squares, rack_squares: rack, frame }: CrosswordPictureRead): Seen {
  const board = squares.flat();
  return {
    columns: squares[0]?.length ?? 0,
    onBoard: board.length,
    frame,
    sides: "none",
    colours: null,
    squares: [...board, ...rack].map(seenSquare),
  };
}

/** What is played in a picture, and the word list that goes with it where that is another one. */
export type SeenGame = Pick<Position, "layout"> & { tiles: string | TileSet; list?: string | undefined };

/**
 * The game that a picture's premium squares tell, else the one in use if its board is as large, with the premium
 * squares that are seen where they are read; null for none. A game that has no tiles of its own in the language of the
 * list in use brings a list of its own language.
 */
export function gameOf(setup: Setup, { layout, premiums, squares }: CrosswordPictureRead): SeenGame | null {
  const { position, tiles } = setup;
  if (layout !== null && layout !== position.layout) {
    const choice = withGame(setup, layout);
    return choice && { layout, tiles: choice.position.tiles ?? tiles, list: choice.list };
  }
  const board = layoutOf(position.layout);
  const fits = widthOf(board) === squares[0]?.length && heightOf(board) === squares.length;
  if (!fits) return null;
  return { layout: premiums ? ownBoard(setup, premiums) : position.layout, tiles };
}

/** A board of one's own that is the one in use but for its premium squares. */
function ownBoard(setup: Setup, premiums: string[]): Layout {
  const { layout } = withGame(setup, OWN)?.position ?? setup.position;
  return { ...layoutOf(layout), layout: premiums };
}

/** The position of a picture, in place of the finder's, on the same board; games beside it stay. */
export function fromSeen(position: Position, { squares, onBoard }: Seen): Position {
  const tiles = squares.map(({ tile }) => tile);
  return {
    ...cleared(position),
    squares: tiles.slice(0, onBoard),
    rack: tiles.slice(onBoard).filter(Boolean),
  };
}
