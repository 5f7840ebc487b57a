/** The turns of a game: noted as they are played, and stepped through. What a play makes of the board is the engine's to say. */
import type { LetterpressMoved } from "../../../engine/methods.ts";
import { otherSide, SQUARES, holds, type Position, type Side, type Turn } from "./position.ts";
import { afterPlay } from "./turn.ts";

/** The position after a play, as the engine gives it, with the turn noted; it takes the place of those taken back. */
export function withTurn(
  position: Position,
  word: string,
  next: LetterpressMoved,
  unlisted = false,
): Position {
  const after = afterPlay(position, next);
  const turn: Turn = {
    side: position.turn,
    word,
    before: [Number(position.ours), Number(position.theirs)],
    after: [Number(after.ours), Number(after.theirs)],
    unlisted,
  };
  return { ...after, turns: [...position.turns.slice(0, position.at), turn], at: position.at + 1 };
}

/** The board after so many turns, with those words barred that had been played then. */
export function atTurn(position: Position, at: number): Position {
  const { turns } = position;
  const next = turns[at];
  const [ours, theirs] = next?.before ?? turns.at(-1)?.after ?? [position.ours, position.theirs];
  const words = turns.map(({ word }) => word);
  const others = position.played.filter((word) => !words.slice(0, position.at).includes(word));
  const last = turns[at - 1];
  const turn: Side = next?.side ?? (last ? otherSide(last.side) : position.turn);
  return { ...position, ours, theirs, turn, at, played: [...others, ...words.slice(0, at)] };
}

/** How many squares each side holds. */
export const scoreOf = (masks: readonly [number, number]): [number, number] => [
  count(masks[0]),
  count(masks[1]),
];

function count(mask: number): number {
  let squares = 0;
  for (let square = 0; square < SQUARES; square++) squares += Number(holds(mask, square));
  return squares;
}

/** A turn in a link: whose, the word, and four masks, as in oGEMS.1z.9k.2a.9k. */
export const turnText = ({ side, word, before, after, unlisted }: Turn): string =>
  [side === "ours" ? "o" : "t", word, ...[...before, ...after].map((mask) => `.${mask.toString(36)}`)].join(
    "",
  ) + (unlisted ? ".x" : "");

const TURN = /^([ot])([\p{L}\p{M}]+)((?:\.[\da-z]{1,5}){4})(\.x)?$/u;

export function readTurn(text: string): Turn | undefined {
  const found = TURN.exec(text);
  if (!found) return undefined;
  const [, side, word = "", masks = "", unlisted] = found;
  const [first = 0, second = 0, third = 0, fourth = 0] = masks
    .slice(1)
    .split(".")
    .map((mask) => Number.parseInt(mask, 36));
  return {
    side: side === "o" ? "ours" : "theirs",
    word,
    before: [first, second],
    after: [third, fourth],
    unlisted: unlisted !== undefined,
  };
}
