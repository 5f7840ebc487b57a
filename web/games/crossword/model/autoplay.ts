/** Games that two sides of the program play: who they are, and what is asked for. */
import type { CrosswordChallenge, CrosswordLeaves, CrosswordSide } from "../../../engine/methods.ts";
import { levels, type Level } from "../../shared/seats.ts";
import { challenges } from "./game.ts";

export interface Side {
  level: Level;
  /** Does it play out its best moves before each? */
  simulates: boolean;
  /** The list that it goes by; "" for the game's. */
  lexicon: string;
  /** Does it go by the visitor's own leave values? */
  ownLeaves: boolean;
}

export interface Contest {
  sides: readonly Side[];
  pairs: number;
  challenge: CrosswordChallenge;
}

/** Pairs of games that may be asked for. */
export const PAIRS = [1, 5, 25, 100, 500] as const;

export const BEST_LEVEL: Level = 5;

/** Rollouts of a candidate, of a side that simulates: a move takes some seconds then. */
const SAMPLES = 20;

/** Games that are handed over: as many as the list of opened games takes. */
export const MOST_HANDED = 30;

const side: Side = { level: BEST_LEVEL, simulates: false, lexicon: "", ownLeaves: false };

export const usual: Contest = { sides: [side, { ...side, level: 4 }], pairs: 5, challenge: "none" };

/** A contest as a tab has kept it; the usual one where it is none. */
export function contestIn(kept: unknown): Contest {
  const { sides, pairs, challenge } = (kept ?? {}) as Partial<Contest>; // looked at here
  const isSide = (each: Partial<Side> | null) =>
    levels.some((level) => level === each?.level) &&
    [each?.simulates, each?.ownLeaves].every((flag) => typeof flag === "boolean") &&
    typeof each?.lexicon === "string";
  const isWhole =
    Array.isArray(sides) &&
    sides.length === 2 &&
    sides.every(isSide) &&
    PAIRS.some((each) => each === pairs) &&
    challenges.some((each) => each === challenge);
  return isWhole ? (kept as Contest) : usual; // looked at above
}

/** A side as it is asked for; `own` are the visitor's leave values for the game. */
export const sideOf = (
  { level, simulates, lexicon, ownLeaves }: Side,
  name: string,
  own: CrosswordLeaves | null,
): CrosswordSide => ({
  name,
  level,
  ...(simulates && { samples: SAMPLES }),
  ...(lexicon && { lexicon }),
  ...(ownLeaves && own && { leaves: own }),
});
