/**
 * The engine always plays for "ours". When it is the other side's turn, the page asks with the sides exchanged
 * and turns the answer back, so that on the page a colour always means the same player.
 */

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Side} Side */

/** @typedef {[number, number]} Pair ours, theirs */

/**
 * @typedef {object} Play
 * @property {string} word
 * @property {string[]} same_letters
 * @property {number} mask
 * @property {number} ours squares after the play
 * @property {number} theirs
 * @property {Pair} score
 * @property {Pair} locked
 * @property {Pair} locked_masks
 * @property {number} vulnerability
 * @property {number} value what the ranking makes of the board after the play
 * @property {boolean} ends_game
 * @property {boolean | null} wins
 * @property {number | null} zipf
 */

/** @typedef {{ score: Pair, locked: Pair, locked_masks: Pair, ended: boolean }} Standing */
/** @typedef {{ words: number, moves: number, position: Standing, plays: Play[] }} Solved */

/** @param {Pair} pair @returns {Pair} */
const turned = ([a, b]) => [b, a];

/** The masks of a request, for the side to move. @param {Position} position */
export const masksFor = ({ ours, theirs, turn }) =>
  turn === "ours" ? { ours, theirs } : { ours: theirs, theirs: ours };

/**
 * @param {Solved} solved
 * @param {Side} turn
 * @returns {Solved}
 */
export function solvedFor(solved, turn) {
  if (turn === "ours") return solved;
  return { ...solved, position: turnStanding(solved.position), plays: solved.plays.map(turnPlay) };
}

/** @param {Standing} standing @returns {Standing} */
const turnStanding = (standing) => ({
  ...standing,
  score: turned(standing.score),
  locked: turned(standing.locked),
  locked_masks: turned(standing.locked_masks),
});

/** @param {Play} play @returns {Play} */
const turnPlay = (play) => ({
  ...play,
  ours: play.theirs,
  theirs: play.ours,
  score: turned(play.score),
  locked: turned(play.locked),
  locked_masks: turned(play.locked_masks),
});

/** The field as the visitor knows it. @param {string} field @param {Side} turn */
export const fieldFor = (field, turn) => {
  if (turn === "ours") return field;
  return field === "ours" ? "theirs" : field === "theirs" ? "ours" : field;
};
