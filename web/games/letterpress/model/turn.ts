/**
 * A position as the side to move sees it, and the engine's answer as the visitor sees it.
 *
 * The engine always plays for "ours". When it is the other side's turn, the page asks with the sides exchanged and
 * turns the answer back, so that on the page a colour always means the same player.
 */
import type {
  LetterpressMoved,
  LetterpressPlay,
  LetterpressSolved,
  LetterpressStanding,
} from "../../../engine/methods.ts";
import type { Position, Side } from "./position.ts";

export type Play = LetterpressPlay;
export type Standing = LetterpressStanding;
export type Solved = LetterpressSolved;

/** What every request says of the position; the masks may be wrong, for the engine to refuse. */
export function boardFor({ letters, ours, theirs, played, turn }: Position) {
  const masks = turn === "ours" ? { ours, theirs } : { ours: theirs, theirs: ours };
  return {
    board: letters.join(""),
    played: [...played],
    ...(masks as { ours: number; theirs: number }), // what was entered instead of a number is the engine's to refuse
  };
}

export function solvedFor(solved: Solved, turn: Side): Solved {
  if (turn === "ours") return solved;
  return { ...solved, position: turned(solved.position), plays: solved.plays.map(turnedPlay) };
}

type Pair = [number, number];

const exchanged = ([ours, theirs]: Pair): Pair => [theirs, ours];

const turned = <T extends Standing | Play>(standing: T): T => ({
  ...standing,
  score: exchanged(standing.score),
  locked: exchanged(standing.locked),
  locked_masks: exchanged(standing.locked_masks),
});

const turnedPlay = (play: Play): Play => ({
  ...turned(play),
  ours: play.theirs,
  theirs: play.ours,
  reply: play.reply && { ...play.reply, ours: play.reply.theirs, theirs: play.reply.ours },
});

/** The board after the best reply to a play, with its locks: the locks of those who reply grow, the others' may break. */
export function afterReply({ locked_masks: locks, reply }: Play, turn: Side) {
  if (!reply) return null;
  const [ours, theirs] = locks;
  const lockedMasks: [number, number] =
    turn === "ours"
      ? [ours & ~reply.breaks, theirs | reply.locks]
      : [ours | reply.locks, theirs & ~reply.breaks];
  return { ours: reply.ours, theirs: reply.theirs, lockedMasks };
}

/**
 * The plays that have been thought about, and after them the others as they were found at once.
 *
 * Words of the same letters share a row, whichever of them it is called by. None is dropped, for it may be chosen.
 */
export function joined(solved: Solved, ahead: Solved | null): Solved {
  if (!ahead) return solved;
  const known = new Set(ahead.plays.flatMap(({ word, same_letters: others }) => [word, ...others]));
  const rest = solved.plays.filter(({ word }) => !known.has(word));
  return { ...solved, proved: ahead.proved, plays: [...ahead.plays, ...rest] };
}

/** The position after a play, as the engine gives it, with the other side to move. */
export function afterPlay(position: Position, next: LetterpressMoved): Position {
  const { ours, theirs, played } = next;
  const masks = position.turn === "ours" ? { ours, theirs } : { ours: theirs, theirs: ours };
  return { ...position, ...masks, played, turn: position.turn === "ours" ? "theirs" : "ours" };
}

/** A field of the request as the visitor knows it. */
export function fieldFor(field: string, turn: Side): string {
  if (turn === "ours") return field;
  return field === "ours" ? "theirs" : field === "theirs" ? "ours" : field;
}
