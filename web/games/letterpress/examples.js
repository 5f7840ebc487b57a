/** Boards to look at, one tap away from an empty page. */
import { emptyPosition, lettersOf, withBoard } from "./position.js";

/** @param {string} board @param {number} ours @param {number} theirs */
const example = (board, ours, theirs) => ({
  ...withBoard(emptyPosition(), lettersOf(board)),
  ours,
  theirs,
});

export const examples = Object.freeze({
  game: example("msgzxcbjlqblmgeppjxmjynxs", 3310592, 17180),
  rich: example("pnsenahmuortfhigcscwpdoea", 0, 0),
});
