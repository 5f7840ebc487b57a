/** Rounds that were begun, kept for a while so that a reload loses no try. */
import type { Round } from "./round.ts";

const KEY = "tilewise-rounds";

/** Rounds kept, the last begun first. */
const MOST = 20;

/** The round of a draw as it was left, or null. One against the clock is over with the page that it ran on. */
export function keptRound(of: string): Round | null {
  const round = keptRounds().find((each) => each.of === of);
  return round ? { ...round, end: 0 } : null;
}

export function keepRound(round: Round): void {
  if (round.phase === "down" || (round.phase === "trying" && (round.end || !round.tries.length))) return;
  try {
    const others = keptRounds().filter(({ of }) => of !== round.of);
    localStorage.setItem(KEY, JSON.stringify([round, ...others].slice(0, MOST)));
  } catch {
    // It lasts as long as the page.
  }
}

function isRound(kept: unknown): kept is Round {
  const { of, phase, tries } = (kept ?? {}) as Partial<Round>; // what was kept by this page, or anything
  return typeof of === "string" && (phase === "trying" || phase === "shown") && Array.isArray(tries);
}

function keptRounds(): readonly Round[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (Array.isArray(kept)) return kept.filter(isRound);
  } catch {
    // Nothing was kept, or nothing can be.
  }
  return [];
}
