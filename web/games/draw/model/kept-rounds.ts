/** Rounds that were begun, kept for a while so that a reload loses no try. */
import { recall, remember } from "../../../ui/storage.ts";
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
  const others = keptRounds().filter(({ of }) => of !== round.of);
  remember(KEY, [round, ...others].slice(0, MOST));
}

function isRound(kept: unknown): kept is Round {
  const { of, phase, tries } = (kept ?? {}) as Partial<Round>; // what was kept by this page, or anything
  return typeof of === "string" && (phase === "trying" || phase === "shown") && Array.isArray(tries);
}

function keptRounds(): readonly Round[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept.filter(isRound) : [];
}
