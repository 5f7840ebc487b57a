/** What was read from a picture of a board, and the corrections that a visitor makes to it. */
import type { Colour } from "./colour-name.ts";
import { BLANK, type Notation } from "../../tiles/notation.ts";
import type { Screenshot } from "./screenshot.ts";
import type { Side } from "./sides.ts";

/** Left, top, width and height, in pixels of the picture. */
export type Box = readonly [left: number, top: number, width: number, height: number];

export interface SeenSquare {
  /** As tiles are written (tiles/notation.ts); "" for none. */
  tile: string;
  /** Whose square it is, where squares are somebody's. */
  owner: Side | "free";
  /** What it is otherwise, as far as that can be told: "" for an empty square, null for nothing else. */
  second: string | null;
  /** Is it worth a look? */
  doubtful: boolean;
  /** What its letter looks like, in the solvers' words; empty where none is seen. */
  glyph: string;
  /** Has somebody said what it is? */
  said: boolean;
  box: Box;
}

/** The colour of each side's squares; null for a side that holds none. */
export type SideColours = Readonly<Record<Side, Colour | null>>;

export interface Seen {
  columns: number;
  /** The board's, row by row, then the rack's. */
  squares: readonly SeenSquare[];
  /** How many of them are the board's. */
  onBoard: number;
  /** The board in the picture. */
  frame: Box;
  /**
   * Which side is ours: told by the picture, to be asked, or answered; "none" where squares are nobody's. While it is to
   * be asked, "ours" and "theirs" are names of the two sides and say nothing of whose they are.
   */
  sides: "told" | "asked" | "answered" | "none";
  /** As the picture shows them, whatever is said of squares afterwards; null where squares are nobody's. */
  colours: SideColours | null;
}

/** Squares that are read less surely are worth a look: of those, one in twenty or more is wrong. */
export const SURE = 0.95;

/** A square corrected, or confirmed by a change of nothing; it is not doubtful any more. */
export function corrected(
  seen: Seen,
  place: number,
  change: Partial<Pick<SeenSquare, "tile" | "owner">>,
): Seen {
  const square = seen.squares[place];
  if (!square) return seen;
  const said = square.said || change.owner === undefined;
  return { ...seen, squares: seen.squares.with(place, { ...square, ...change, said, doubtful: false }) };
}

const other = { ours: "theirs", theirs: "ours", free: "free" } as const;

/** Say whether the squares that were taken for ours are ours; else they are theirs. */
export function answered(seen: Seen, ours: boolean): Seen {
  if (ours) return { ...seen, sides: "answered" };
  const squares = seen.squares.map((square) => ({ ...square, owner: other[square.owner] }));
  const colours = seen.colours && { ours: seen.colours.theirs, theirs: seen.colours.ours };
  return { ...seen, squares, colours, sides: "answered" };
}

/** How many squares are worth a look. */
export const doubts = ({ squares }: Seen): number => squares.filter(({ doubtful }) => doubtful).length;

/** The next square that is worth a look, from one on round to it; -1 if there is none. */
export function nextDoubt({ squares }: Seen, from: number): number {
  const after = squares.findIndex(({ doubtful }, place) => doubtful && place > from);
  return after >= 0 ? after : squares.findIndex(({ doubtful }) => doubtful);
}

/** What a square can be: as it is, then what else is likely. */
export function likely({ tile, second }: SeenSquare): string[] {
  return [...new Set([tile, ...(second === null ? [] : [second])])];
}

/** The part of the picture that shows the board and the rack. */
export function viewOf({ frame, squares, onBoard }: Seen): Box {
  const boxes = [frame, ...squares.slice(onBoard).map(({ box }) => box)];
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}

/** The square at a place of the picture; -1 if none is there. */
export const squareAt = ({ squares }: Seen, x: number, y: number): number =>
  squares.findIndex(
    ({ box: [left, top, width, height] }) => x >= left && y >= top && x < left + width && y < top + height,
  );

/** What a game knows of its pictures. */
export interface Reading {
  /** Has the solvers read it. */
  read: (picture: Screenshot, signal: AbortSignal) => Promise<Seen>;
  /** How its tiles are written. */
  notation: Notation;
  /** Can a tile be a blank, and a square empty? */
  blanks: boolean;
}

/** The tile for what was typed for a square; null if the set has none. A blank that stands for nothing lies on racks alone. */
export function typedTile(
  typed: string,
  { notation, blanks }: Pick<Reading, "notation" | "blanks">,
  isOnBoard: boolean,
  asBlank = false,
): string | null {
  if (typed === BLANK) return blanks && !isOnBoard ? BLANK : null;
  const tiles = [typed, typed.toLowerCase()].map((each) => notation.tile(each, asBlank && isOnBoard));
  return tiles.find((tile) => notation.see(tile).known) ?? null;
}

/** Squares that an arrow key goes to the right and down. */
export const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A square moved from; at an edge it stays. The rack lies beneath the board. */
export function moved(
  { columns, onBoard, squares }: Seen,
  place: number,
  [right, down]: readonly [number, number],
): number {
  const to = place + right + down * columns;
  if (place >= onBoard) {
    if (down < 0) return onBoard - columns + Math.min(columns - 1, place - onBoard);
    return down ? place : Math.min(squares.length - 1, Math.max(onBoard, place + right));
  }
  const column = (place % columns) + right;
  if (column < 0 || column >= columns || to < 0) return place;
  if (to < onBoard) return to;
  return squares.length > onBoard ? Math.min(squares.length - 1, onBoard + (place % columns)) : place;
}
