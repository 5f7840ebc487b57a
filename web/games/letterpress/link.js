/** A Letterpress position in the address, and back. A damaged part is named and left out; the rest is kept. */
import { LinkParts } from "../shared/link.js";
import { boardText, emptyPosition, lettersOf, maskOf, withBoard, wordsOf } from "./position.js";

/** @typedef {import("./position.js").Position} Position */

/** A word or a board in an address is made of letters; what else stands there has been damaged on the way. */
const WORDS = /^[\p{L}\p{M}\d._]+(,[\p{L}\p{M}\d]+)*$/u;
/** The longest board that is still somebody's mistake rather than something else. */
const LONGEST = 50;

/**
 * @param {Position} position
 * @param {Record<string, any>} options
 */
export function toLink(position, options) {
  const params = new URLSearchParams();
  const board = boardText(position.letters);
  if (board) params.set("board", board);
  if (position.ours !== 0) params.set("ours", String(position.ours));
  if (position.theirs !== 0) params.set("theirs", String(position.theirs));
  if (position.played.length) params.set("played", position.played.join(","));
  if (position.turn === "theirs") params.set("turn", "theirs");
  if (options.ranking !== defaults.ranking) params.set("ranking", options.ranking);
  return params;
}

/** @type {Readonly<Record<string, any>>} */
export const defaults = Object.freeze({ ranking: "letterpwn" });

/**
 * What each part of the address makes of a position.
 * @type {Record<string, import("../shared/link.js").Reader<Partial<Position>>>}
 */
const positionParts = {
  board(text) {
    const letters = lettersOf(text);
    if (!WORDS.test(text) || letters.length > LONGEST) return undefined;
    return { letters: withBoard(emptyPosition(), letters).letters };
  },
  ours: (text) => (/^\d+$/.test(text) ? { ours: maskOf(text) } : undefined),
  theirs: (text) => (/^\d+$/.test(text) ? { theirs: maskOf(text) } : undefined),
  played: (text) => (WORDS.test(text) ? { played: wordsOf(text) } : undefined),
  turn: (text) => (text === "ours" || text === "theirs" ? { turn: text } : undefined),
};

/** @type {Record<string, import("../shared/link.js").Reader<string>>} */
const optionParts = {
  ranking: (text) => (/^[a-z]+$/.test(text) ? text : undefined),
};

/** @param {URLSearchParams} params */
export function fromLink(params) {
  const link = new LinkParts(params);
  /** @type {Position} */
  const position = Object.assign({}, emptyPosition(), ...Object.values(link.parts(positionParts)));
  return { position, options: link.parts(optionParts), kept: link.kept, lost: link.lost };
}
