/** What a pasted text says: a board with its two numbers (as LetterPwn and our links write them), or letters. */
import { link } from "./link.ts";
import { lettersIn, maskIn, SQUARES, withBoard, withLetters, type Position } from "./position.ts";

/** From this many letters on, a paste is a board and not a part of one. */
const A_BOARD = 10;

export interface Pasted {
  position: Position;
  /** Squares up to the last one that was filled. */
  filled: number;
}

/** The position with what was pasted at the square in use; null if there was nothing in it. */
export function paste(position: Position, caret: number, text: string): Pasted | null {
  const hash = text.indexOf("#");
  if (/^\s*https?:/.test(text) && hash >= 0) {
    const query = text
      .slice(hash + 1)
      .trim()
      .replace(/^[^?]*\?/, "");
    return { position: link.fromLink(new URLSearchParams(query)).position, filled: SQUARES };
  }
  const [board, ours, theirs] = namedValues(text);
  if (board && ours && theirs) {
    const whole = withBoard(position, lettersIn(board));
    return { position: { ...whole, ours: maskIn(ours), theirs: maskIn(theirs) }, filled: SQUARES };
  }
  const letters = lettersIn(text);
  if (!letters.length) return null;
  if (letters.length >= A_BOARD)
    return { position: withBoard(position, letters), filled: Math.min(letters.length, SQUARES) };
  return {
    position: withLetters(position, caret, letters),
    filled: Math.min(caret + letters.length, SQUARES),
  };
}

/** `msgz… 3310592 17180`, `board=msgz… ours=3310592 theirs=17180`, or the same as JSON. */
function namedValues(text: string): string[] {
  const named = /board\W+([\p{L}.]+)\W+ours\W+(\d+)\W+theirs\W+(\d+)/iu.exec(text);
  const bare = /^\s*([\p{L}.\s]+?)[\s,;]+(\d+)[\s,;]+(\d+)\s*$/u.exec(text);
  return (named ?? bare)?.slice(1) ?? [];
}
