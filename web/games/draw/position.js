/** A draw: from which bag, how many tiles, and its number. What is typed stays as it is; the engine says what is wrong. */

/** @typedef {number | string} Entry a number, or what was typed instead of one */
/** @typedef {Readonly<Record<string, readonly [Entry, Entry]>>} Rows letter to count and value */
/** @typedef {null | string | Rows} Bag null for the game's own, the id of one that ships, or one of the visitor's */

/**
 * @typedef {object} Position
 * @property {Bag} bag
 * @property {Entry} size
 * @property {Entry} seed
 */

export const SIZE = 7;

/** Draw numbers are drawn from so many. */
const SEEDS = 1_000_000;

/** @returns {number} */
export const anySeed = () => 1 + Math.floor(Math.random() * (SEEDS - 1));

/** @returns {Position} */
export const emptyPosition = () => ({ bag: null, size: SIZE, seed: anySeed() });

/** Reads a field: a number if it is one, else as it was typed. @param {string} text @returns {Entry} */
export function entryOf(text) {
  const plain = text.trim();
  return /^[-+]?(\d{1,15}|\d{0,9}[.,]\d{1,6})$/.test(plain) ? Number(plain.replace(",", ".")) : plain;
}
