/** What is asked: a rack, how it is used, and what its words must be like. An immutable value. */

/**
 * @typedef {object} Position
 * @property {string} rack as alphabet.js writes it
 * @property {"all" | "any"} use all the tiles, or any of them
 * @property {string} through a letter on the board, "*" for each in turn, "" for none
 * @property {string} pattern
 * @property {number | null} min length
 * @property {number | null} max length
 */

/** @type {Readonly<Position>} */
const EMPTY = Object.freeze({ rack: "", use: "all", through: "", pattern: "", min: null, max: null });

export const emptyPosition = () => EMPTY;

/** The bingo that an ancestor of this page was written to find. */
export const EXAMPLES = Object.freeze([
  Object.freeze({ ...EMPTY, rack: "AALNST?" }),
  Object.freeze({ ...EMPTY, rack: "AEINRS?", use: /** @type {const} */ ("any") }),
]);
