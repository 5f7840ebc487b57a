/**
 * A turn of a review whose board is looked at, with the move that was made on it, or one of the best.
 *
 * In a link it is the turn's number from 1, and for a best move its place after a dot: `12`, `12.1`.
 */
import type { Turn } from "./store.ts";

/** What stands in place of a best move's place for the move that was made. */
export const PLAYED = -1;

export interface Look {
  /** Its place among all turns, from 0. */
  turn: number;
  /** A best move's place, from 0, or PLAYED. */
  shown: number;
}

/** Is a turn among those that are listed, or the one that is looked at? @param listed null for all */
export const isListed = (turn: number, listed: readonly number[] | null, look: Look | null): boolean =>
  !listed || listed.includes(turn) || look?.turn === turn;

export const LOOK = /^\d{1,4}(\.\d{1,2})?$/;

export const lookText = ({ turn, shown }: Look): string =>
  shown === PLAYED ? String(turn + 1) : `${turn + 1}.${shown + 1}`;

/** What a text tells to look at; null for nothing. */
export function lookIn(text: string): Look | null {
  if (!LOOK.test(text)) return null;
  const [turn, shown] = text.split(".").map(Number);
  return { turn: (turn ?? 0) - 1, shown: (shown ?? 0) - 1 };
}

/** Back leads from what is looked at to the game, however many turns that were, and so does letting go of it. */
export const turnOf = (before: Look | null, after: Look | null): Turn =>
  before ? { back: !after } : { entry: after !== null };
