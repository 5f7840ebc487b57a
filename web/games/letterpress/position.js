/**
 * A Letterpress position as the page holds it, and the edits a visitor can make to it.
 *
 * It holds what was entered, right or wrong: the engine says what is wrong, the page shows it in place.
 * "Ours" is always the visitor's colour; whose turn it is stands beside it.
 */

/** @typedef {"ours" | "theirs"} Side */
/** @typedef {Side | "free"} Owner */

/**
 * @typedef {object} Position
 * @property {readonly string[]} letters one a square, "" where there is none; more than 25 only by mistake
 * @property {number | string} ours squares as bits; text when no number was entered
 * @property {number | string} theirs
 * @property {readonly string[]} played
 * @property {Side} turn
 */

export const SIDE = 5;
export const SQUARES = SIDE * SIDE;

/** @type {Position} */
const EMPTY = Object.freeze({
  letters: Object.freeze(Array(SQUARES).fill("")),
  ours: 0,
  theirs: 0,
  played: Object.freeze([]),
  turn: "ours",
});

export const emptyPosition = () => EMPTY;

/** @param {Side} side @returns {Side} */
export const otherSide = (side) => (side === "ours" ? "theirs" : "ours");

/** @param {Position} position */
export const hasLetters = (position) => position.letters.some((letter) => letter !== "");

/**
 * Is square i among these bits? Works for wrong numbers too, beyond what `&` can take.
 * @param {number | string} mask
 * @param {number} square
 */
export const holds = (mask, square) =>
  typeof mask === "number" && mask >= 0 && Math.floor(mask / 2 ** square) % 2 === 1;

/** The 25 bits of a mask that stand for squares. @param {number | string} mask */
function squares(mask) {
  let bits = 0;
  for (let square = 0; square < SQUARES; square++) if (holds(mask, square)) bits |= 1 << square;
  return bits;
}

/**
 * @param {Position} position
 * @param {number} square
 * @returns {Owner | "both"}
 */
export function ownerOf({ ours, theirs }, square) {
  const mine = holds(ours, square);
  if (holds(theirs, square)) return mine ? "both" : "theirs";
  return mine ? "ours" : "free";
}

/**
 * @param {Position} position
 * @param {number} square
 * @param {string} letter
 * @returns {Position}
 */
export function withLetter(position, square, letter) {
  return withLetters(position, square, [letter]);
}

/**
 * @param {Position} position
 * @param {number} start first square to fill
 * @param {readonly string[]} given
 * @returns {Position}
 */
export function withLetters(position, start, given) {
  const letters = position.letters.slice(0, SQUARES);
  given.forEach((letter, index) => {
    if (start + index < SQUARES) letters[start + index] = letter;
  });
  return { ...position, letters };
}

/**
 * All the letters at once, as from a paste; a letter too many is kept, so that it can be told.
 * @param {Position} position
 * @param {readonly string[]} given
 * @returns {Position}
 */
export function withBoard(position, given) {
  const letters = [...given];
  while (letters.length < SQUARES) letters.push("");
  return { ...position, letters };
}

/**
 * @param {Position} position
 * @param {readonly number[]} painted
 * @param {Owner} owner
 * @returns {Position}
 */
export function withOwner(position, painted, owner) {
  let ours = squares(position.ours);
  let theirs = squares(position.theirs);
  for (const square of painted) {
    const bit = 1 << square;
    ours = owner === "ours" ? ours | bit : ours & ~bit;
    theirs = owner === "theirs" ? theirs | bit : theirs & ~bit;
  }
  if (ours === position.ours && theirs === position.theirs) return position;
  return { ...position, ours, theirs };
}

/** The next owner when a square is turned with one key. @param {Owner | "both"} owner @returns {Owner} */
export const nextOwner = (owner) => (owner === "free" ? "ours" : owner === "ours" ? "theirs" : "free");

/**
 * The text form of the letters; "." holds the place of a missing one.
 * @param {readonly string[]} letters
 */
export const boardText = (letters) =>
  letters
    .map((letter) => letter || ".")
    .join("")
    .replace(/\.+$/, "");

/**
 * Letters from text: white space does not count, "." and "_" stand for a missing letter, "[CH]" is one tile.
 * @param {string} text
 */
export function lettersOf(text) {
  const letters =
    text
      .normalize("NFC")
      .replace(/\s+/g, "")
      .match(/\[[^\]]*\]|./gu) ?? [];
  return letters.map((letter) => (letter === "." || letter === "_" ? "" : letter));
}

/** What stands on a square: a tile of two letters is written "[CH]" and shown without its brackets. */
export const faceOf = (/** @type {string} */ letter) => letter.replace(/^\[|\]$/g, "");

/**
 * A mask as it was entered: a number where it is one, else the text, for the engine to refuse.
 * @param {string} text
 * @returns {number | string}
 */
export function maskOf(text) {
  const trimmed = text.trim();
  if (trimmed === "") return 0;
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : trimmed;
}

/** Words from text, apart from white space and commas. @param {string} text */
export const wordsOf = (text) =>
  text
    .normalize("NFC")
    .split(/[\s,;]+/)
    .filter(Boolean);
