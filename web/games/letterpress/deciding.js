/** The number that decides a play's rank, as the engine's facts have it, seen from the side that moves. */

/** @typedef {import("./exchange.js").Play} Play */

/**
 * @param {Play} play
 * @param {string} ranking
 * @param {import("./position.js").Side} turn
 * @param {import("../../text/texts.ts").TextsController} texts
 * @returns {{ label: string, said: boolean }} `said`: a word instead of a number
 */
export function deciding(play, ranking, turn, texts) {
  const text = texts.text.letterpress;
  if (play.ends_game) return { label: play.wins ? text.wins : text.loses, said: true };
  const [ours, theirs] = play.locked;
  const lead = ranking === "territory" ? play.value : turn === "ours" ? ours - theirs : theirs - ours;
  return { label: texts.number(lead, { signDisplay: "exceptZero" }), said: false };
}
