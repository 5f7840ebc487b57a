/** What a pasted text says: a board with its two numbers (as LetterPwn and our links write them), or letters. */
import { fromLink } from "./link.js";
import { lettersOf, maskOf, SQUARES, withBoard, withLetters } from "./position.js";

/** @typedef {import("./position.js").Position} Position */

/** From this many letters on, a paste is a board and not a part of one. */
const A_BOARD = 10;

/**
 * @param {Position} position
 * @param {number} caret the square that was in use
 * @param {string} text
 * @returns {{ position: Position, filled: number } | null} null if there was nothing in it
 */
export function paste(position, caret, text) {
  const hash = text.indexOf("#");
  if (/^\s*https?:/.test(text) && hash >= 0) {
    const query = text
      .slice(hash + 1)
      .trim()
      .replace(/^[^?]*\?/, "");
    return { position: fromLink(new URLSearchParams(query)).position, filled: SQUARES };
  }
  const named = namedValues(text);
  if (named) {
    const { board, ours, theirs } = named;
    const whole = withBoard(position, lettersOf(board));
    return { position: { ...whole, ours: maskOf(ours), theirs: maskOf(theirs) }, filled: SQUARES };
  }
  const letters = lettersOf(text);
  if (!letters.length) return null;
  if (letters.length >= A_BOARD)
    return { position: withBoard(position, letters), filled: Math.min(letters.length, SQUARES) };
  return {
    position: withLetters(position, caret, letters),
    filled: Math.min(caret + letters.length, SQUARES),
  };
}

/**
 * `msgz… 3310592 17180`, `board=msgz… ours=3310592 theirs=17180`, or the same as JSON.
 * @param {string} text
 */
function namedValues(text) {
  const named = /board\W+([\p{L}.]+)\W+ours\W+(\d+)\W+theirs\W+(\d+)/iu.exec(text);
  const bare = /^\s*([\p{L}.\s]+?)[\s,;]+(\d+)[\s,;]+(\d+)\s*$/u.exec(text);
  const [, board, ours, theirs] = named ?? bare ?? [];
  return board && ours && theirs ? { board, ours, theirs } : null;
}
