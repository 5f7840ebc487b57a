/** What a letter does that is typed on a board, where letters typed one after the other may be a tile together, as L and L are LL. */
import type { Notation } from "../../../tiles/notation.ts";

/** The letters of the tile that was typed last. */
export interface Typed {
  letters: string;
  square: number;
  asBlank: boolean;
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

/** Null where no square is left. */
export function strokeOf(letter: string, typing: Typing): Stroke | null {
  const { notation, squares, caret, asBlank, last, beside } = typing;
  const lies = (square: number) => typing.laying && Boolean(squares[square]);
  const after = (square: number) => (beside(square) < 0 ? square : beside(square));
  const letters = letter.toLowerCase();
  const together = (last?.letters ?? "") + letters;
  if (last && !lies(last.square) && notation.joins(together)) {
    const tiles = new Map([[last.square, notation.tile(together, last.asBlank)]]);
    return { tiles, caret, typed: { ...last, letters: together } };
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
  const tiles = new Map([[square, notation.tile(letter, asBlank)]]);
  return { tiles, caret: after(square), typed: { letters, square, asBlank } };
}
