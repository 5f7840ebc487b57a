/** Draws in a row with at least half of the best score, remembered between visits where the browser lets us. */

import { recall, remember } from "../../../ui/storage.ts";

const KEY = "tilewise-word-game";

/** Draws remembered, so that one that is looked at again does not count again. */
const SEEN = 50;

export interface Streak {
  now: number;
  longest: number;
  seen: string[];
}

let streak: Streak | null = null;

export function currentStreak(): Streak {
  return (streak ??= read());
}

function isStreak(kept: unknown): kept is Streak {
  const { now, longest, seen } = kept as Partial<Streak>; // what was kept by this page, or anything
  return [now, longest].every(Number.isSafeInteger) && Array.isArray(seen);
}

function read(): Streak {
  const kept = recall(KEY) ?? {};
  return isStreak(kept) ? kept : { now: 0, longest: 0, seen: [] };
}

/**
 * Count a draw that has been shown, once.
 * @param mine points
 * @param best points
 */
export function count(draw: string, mine: number, best: number): Streak {
  const before = currentStreak();
  if (best === 0 || before.seen.includes(draw)) return before;
  const now = 2 * mine >= best ? before.now + 1 : 0;
  streak = { now, longest: Math.max(now, before.longest), seen: [...before.seen, draw].slice(-SEEN) };
  remember(KEY, streak);
  return streak;
}
