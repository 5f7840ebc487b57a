/** Moves that were played out or searched, as rows of a list: what each is likely to come to. */
import type { CrosswordMove, CrosswordReply, Methods } from "../../../engine/methods.ts";
import { isLaid, type Play } from "./position.ts";

type Preendings = Methods["crossword.preendgame"]["result"];
type DrawOutcome = Preendings["plays"][number]["by_tile"][string];
type Simulated = Methods["crossword.stage"]["result"]["plays"][number];

/** What becomes of a move with certain tiles in the bag. */
export interface Draw extends DrawOutcome {
  tiles: string;
}

export interface Judged extends Play {
  /** Share of games won, from 0 to 1, a tie as half a win. */
  wins: number;
  /** Its standard error, if it was searched with a sample of what may be drawn; else 0. */
  doubt: number;
  /** The mean spread, of few rollouts drawn towards equity. */
  mean: number;
  /** Its standard error; null where nothing is left to chance, or where there are no samples yet. */
  error: number | null;
  /** How often it was played out; 0 if it was searched instead. */
  samples: number;
  /** Plays of a whole rack in a sample, ours and theirs; null if it was searched. */
  bingos: readonly number[] | null;
  replies: readonly CrosswordReply[];
  /** Squares on which replies lay tiles, by row and column, and how often. */
  landings: readonly (readonly number[])[];
  draws: readonly Draw[];
}

/** Samples in which a reply was played, below which it says nothing of what is likely. */
const LIKELY = 3;

/** The replies that are told as likely: those that were sampled often enough. */
export const likelyReplies = ({ replies, samples }: Judged): readonly CrosswordReply[] =>
  replies.filter(({ share }) => Math.round(share * samples) >= LIKELY);

export const ofSimulation = (plays: readonly Simulated[]): Judged[] =>
  plays.map(({ worth: mean, ...play }) => ({
    ...play,
    ...{ doubt: 0, mean, error: play.samples ? play.error : null, draws: [] },
  }));

export const ofPreendings = ({ plays }: Preendings): Judged[] =>
  plays.map(({ by_tile: byTile, wins, ties, losses, error: doubt, mean, ...play }) => ({
    ...{ position: "", row: 0, col: 0, across: true, word: "", placed: "", words: [], bonus: 0 },
    ...play,
    ...{ wins: (wins + ties / 2) / (wins + ties + losses), doubt, mean, error: null },
    ...{ samples: 0, bingos: null, replies: [], landings: [] },
    draws: Object.entries(byTile).map(([tiles, outcome]) => ({ ...outcome, tiles })),
  }));

/** The ranked plays with one's own in its place among them, which is there once. */
export function withMine(
  plays: readonly Play[],
  mine: Play | null,
  order: "score" | "equity",
): readonly Play[] {
  if (!mine) return plays;
  const others = plays.filter((play) => !isSame(play, mine));
  const place = others.findIndex((play) => play[order] <= mine[order]);
  return others.toSpliced(place < 0 ? others.length : place, 0, mine);
}

/** Are two moves the same, whatever is known of them? */
export const isSame = (one: Play, other: Play): boolean =>
  JSON.stringify(candidateOf(one)) === JSON.stringify(candidateOf(other));

/** A row as a request names it. */
export function candidateOf(play: Play): CrosswordMove {
  const { kind, row, col, across, placed, tiles = "" } = play;
  if (isLaid(play)) return { kind: "play", row, col, across, placed };
  return kind === "exchange" ? { kind, tiles } : { kind: "pass" };
}
