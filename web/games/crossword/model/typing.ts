/** What a letter does that is typed on a board, where letters typed one after the other may be a tile together, as L and L are LL. */
import type { Notation } from "../../../tiles/notation.ts";

/** The letters of the tile that was typed last. */
export interface Typed {
  letters: string;
  square: number;
  asBlank: boolean;
  /** Is it not put there yet, as the rack has it only as a part of a tile? */
  waits?: boolean;
}

interface Typing {
  notation: Notation;
  squares: readonly string[];
  /** Do tiles that lie stay, so that what is typed comes between them? */
  laying: boolean;
  caret: number;
  asBlank: boolean;
  /** Is a tile that lies there passed if it has the same letters? */
  passes: boolean;
  /** What was typed just before; null once the caret has been moved. */
  last: Typed | null;
  /** May this tile be put there: has the rack it? */
  may: (square: number, tile: string) => boolean;
  /** The next square in the direction of typing; -1 at the edge. */
  beside: (square: number) => number;
}

interface Stroke {
  /** The tiles to be put on squares; none where one that lies is only passed. */
  tiles: ReadonlyMap<number, string>;
  /** Where the caret goes. */
  caret: number;
  typed: Typed | null;
}

const begins = (lower: string, letters: string): boolean =>
  lower.length > letters.length && lower.startsWith(letters);

/** Null where no square is left. */
export function strokeOf(letter: string, typing: Typing): Stroke | null {
  const { notation, squares, caret, asBlank, last, beside } = typing;
  const lies = (square: number) => typing.laying && Boolean(squares[square]);
  const after = (square: number) => (beside(square) < 0 ? square : beside(square));
  const letters = letter.toLowerCase();
  const together = (last?.letters ?? "") + letters;
  const joined = last && !lies(last.square) && notation.joins(together);
  if (joined && typing.may(last.square, notation.tile(together, last.asBlank))) {
    const tiles = new Map([[last.square, notation.tile(together, last.asBlank)]]);
    const typed = { letters: together, square: last.square, asBlank: last.asBlank };
    return { tiles, caret: after(last.square), typed };
  }
  if (typing.passes && lies(caret)) {
    const { face } = notation.see(squares[caret] ?? "");
    const begun = last?.square === caret ? last : null;
    const passed = begun ? together : letters;
    if (face === notation.see(notation.tile(passed)).face)
      return { tiles: new Map(), caret: after(caret), typed: null };
    if (face.toLowerCase().startsWith(passed))
      return { tiles: new Map(), caret, typed: { letters: passed, square: caret, asBlank } };
    if (begun) {
      // It was not that tile after all: what was begun is laid beyond it.
      const first = strokeOf(begun.letters, { ...typing, asBlank: begun.asBlank, passes: false, last: null });
      const next = first && strokeOf(letter, { ...typing, caret: first.caret, last: first.typed });
      return next && { ...next, tiles: new Map([...first.tiles, ...next.tiles]) };
    }
  }
  let square = caret;
  while (square >= 0 && lies(square)) square = beside(square);
  if (square < 0) return null;
  // What is not on the rack may begin a tile that is; if that is not what follows, it is refused.
  const isBegun = last?.square === square && last.waits;
  const tile = isBegun ? notation.tile(last.letters, last.asBlank) : notation.tile(letter, asBlank);
  const waits =
    !isBegun &&
    !typing.may(square, tile) &&
    notation.letters.some(({ tile: longer, lower }) => begins(lower, letters) && typing.may(square, longer));
  if (waits) return { tiles: new Map(), caret: square, typed: { letters, square, asBlank, waits } };
  return {
    tiles: new Map([[square, tile]]),
    caret: after(square),
    typed: isBegun ? null : { letters, square, asBlank },
  };
}
