/** Laying cards into words on the page: which card of the hand and the pool lies where. No rules: those are Python's. */

/** @typedef {import("./position.js").Card} Card */
/** @typedef {Card & { at: number }} Laid a card and its place in the hand or the pool; -1 for what is made */
/** @typedef {readonly (readonly Laid[])[]} Words two rows; without patent V the second stays empty */

/** @type {Words} */
export const noWords = Object.freeze([Object.freeze([]), Object.freeze([])]);

/**
 * @param {Words} words
 * @param {"hand" | "pool"} from
 * @param {number} at
 */
export const isLaid = (words, from, at) => words.flat().some((card) => card.from === from && card.at === at);

/**
 * @param {Words} words
 * @param {number} row
 * @param {Laid} card
 * @returns {Words}
 */
export const laying = (words, row, card) =>
  words.map((cards, index) => (index === row ? [...cards, card] : cards));

/**
 * @param {Words} words
 * @param {number} row
 * @param {number} index
 * @returns {Words}
 */
export const taking = (words, row, index) =>
  words.map((cards, at) => (at === row ? cards.filter((_, place) => place !== index) : cards));

/**
 * Find a card for a letter that was typed: one of the pool first, then of the hand, then what a patent makes.
 * @param {Words} words
 * @param {string} letter
 * @param {{ hand: string, pool: string, patents: string }} cards
 * @returns {Laid | null}
 */
export function cardFor(words, letter, { hand, pool, patents }) {
  for (const [from, letters] of /** @type {const} */ ([
    ["pool", pool],
    ["hand", hand],
  ])) {
    const at = Array.from(letters).findIndex((card, place) => card === letter && !isLaid(words, from, place));
    if (at >= 0) return { letter, from, at };
  }
  const made = words.flat().map(({ from }) => from);
  if (patents.includes("X") && !made.includes("copy") && words.flat().some((card) => card.letter === letter))
    return { letter, from: "copy", at: -1 };
  if (patents.includes("Z") && !made.includes("s") && letter === "S") return { letter, from: "s", at: -1 };
  return null;
}

/**
 * The rows for a play that the engine gave.
 * @param {readonly (readonly Card[])[]} laid
 * @param {{ hand: string, pool: string }} cards
 * @returns {Words}
 */
export function wordsOf(laid, cards) {
  /** @type {Words} */
  let words = noWords;
  laid.forEach((row, index) => {
    for (const { letter, from } of row) {
      const letters = from === "hand" ? cards.hand : from === "pool" ? cards.pool : "";
      const sofar = words;
      const at = Array.from(letters).findIndex(
        (card, place) => card === letter && !isLaid(sofar, /** @type {"hand" | "pool"} */ (from), place),
      );
      words = laying(words, index, { letter, from, at });
    }
  });
  return words;
}

/** What a request says of the words: rows without cards are left out. @param {Words} words @returns {Card[][]} */
export const cardsOf = (words) =>
  words.filter((row) => row.length).map((row) => row.map(({ letter, from }) => ({ letter, from })));
