/** A round of the Word Game: a draw's tries, until its best words are shown. */
import type { Result } from "../../shared/queries.ts";

/** A word that was tried, and what came of it. */
export type Try = Result<"draw.judge">;

export interface Round {
  /** The draw that it is of. */
  of: string;
  /** Are the tiles face down yet, are words tried, or are the best ones shown? */
  phase: "down" | "trying" | "shown";
  tries: readonly Try[];
  /** When its time is up, in milliseconds as performance.now counts them; 0 for no clock that runs. */
  end: number;
  timedOut: boolean;
}

/** @param clock the seconds that it gives, 0 for none */
export const newRound = (of: string, clock: number): Round => ({
  of,
  phase: clock ? "down" : "trying",
  tries: [],
  end: 0,
  timedOut: false,
});

const endOf = (clock: number, now: number) => (clock ? now + clock * 1000 : 0);

/** Turn the tiles. */
export const turn = (round: Round, clock: number, now: number): Round => ({
  ...round,
  phase: "trying",
  end: endOf(clock, now),
});

/** Play on by another clock: who has tried something goes on with it, else the tiles are turned over for a fresh start. */
export function withClock(round: Round, clock: number, now: number): Round {
  if (round.phase === "shown") return round;
  if (clock && !round.tries.length) return { ...round, phase: "down", end: 0 };
  return turn(round, clock, now);
}

/** Show the best words. */
export const reveal = (round: Round, timedOut: boolean): Round => ({
  ...round,
  phase: "shown",
  end: 0,
  timedOut,
});

export const isTried = ({ tries }: Round, word: string): boolean => tries.some((each) => each.word === word);

export const withTry = (round: Round, tried: Try): Round => ({ ...round, tries: [...round.tries, tried] });

/** The points of the best of some tries. */
export const bestOf = (tries: readonly Try[]): number => Math.max(0, ...tries.map(({ score }) => score));
