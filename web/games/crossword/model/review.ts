/**
 * Reviews of games: which turns were simulated is kept, and the others are shared among workers, turn by turn.
 *
 * The engine judges turns and adds them up; here only the work is dealt out. The same seed gives the same answer, so
 * which worker judges which turn changes nothing.
 */
import type { Engine } from "../../../engine/client.ts";
import type {
  CrosswordLeaves,
  CrosswordLeavesFrom,
  CrosswordReviewed,
  CrosswordReviewedTurn,
  Methods,
  TurnProblem,
} from "../../../engine/methods.ts";
import type { TextsController } from "../../../text/texts.ts";
import { SharedWork, type Hooks } from "../../shared/job.ts";
import { Kept } from "../../shared/kept.ts";

/** A game to be looked back on. */
export type Review = Methods["crossword.review"]["params"];

/** How often a move is played out: 25 turns take about a minute on two cores. */
const SAMPLES = 50;

/** Simulated turns by game. */
const kept = new Kept(
  "tilewise-crossword-reviews",
  4,
  (turns): turns is CrosswordReviewedTurn[] =>
    Array.isArray(turns) && turns.every((each) => each instanceof Object),
);

/** By other leave values a turn is judged otherwise; a whole table would be a long key, and ends in what tells it from others. */
const gameOf = ({ made: _, leaves, ...game }: Review): string =>
  JSON.stringify(
    leaves ? { ...game, own: [leaves.boards, leaves.seed, String(leaves.values).slice(-8)] } : game,
  );

/** The game with the turns that were simulated on an earlier visit, by the same leave values. */
export const withKept = (review: Review): Review => ({ ...review, made: kept.get(gameOf(review)) ?? [] });

/** What the moves of a review are judged by. */
export interface Valued {
  from: CrosswordLeavesFrom;
  /** The visitor's own leave values, where there are any. */
  leaves: CrosswordLeaves | null;
}

/** What there is for the list, board and tiles of a game: the visitor's own leave values, or others. */
export async function valuesFor(engine: Engine, review: Review, signal: AbortSignal): Promise<Valued> {
  const { layout, tiles } = review.setup ?? review;
  const lexicon = review.lexicon ?? review.setup?.lexicon;
  if (!lexicon) return { from: "estimate", leaves: null };
  const game = { lexicon, ...(layout !== undefined && { layout }), ...(tiles !== undefined && { tiles }) };
  const known = await engine.request("crossword.leaves_for", game, { signal });
  const leaves = await engine.leaves.look(known.made_for);
  return { from: leaves ? "own" : known.leaves_from, leaves };
}

/** Why a turn cannot be as it is told, in the page's language. */
export function problemSentence(problem: TurnProblem, texts: TextsController): string {
  const say = texts.text.crosswordGame.errors[problem.code];
  return say?.(problem, problem.message) ?? texts.error({ message: problem.message, data: problem });
}

/** Is it known what share of games the turn wins? An endgame that is solved without simulation says points alone. */
export const isSimulated = ({ wins_lost: lost }: CrosswordReviewedTurn): boolean => lost !== null;

/** May a turn still be simulated? Nothing is said of racks that are not known. */
const isWaiting = (turn: CrosswordReviewedTurn): boolean => !isSimulated(turn) && turn.loss !== null;

/**
 * The turns that are still to be simulated, by their places in the game; none where more than two played.
 * @param only the player whose turns they are, or -1 for all
 */
export const waiting = ({ turns, summary }: CrosswordReviewed, only: number): number[] =>
  summary.players.length === 2
    ? turns.filter((turn) => isWaiting(turn) && (only < 0 || turn.player === only)).map(({ turn }) => turn)
    : [];

const countOf = ({ turns }: CrosswordReviewed): number => turns.filter(isSimulated).length;

export interface Simulating {
  review: Review;
  /** What is known of it. */
  known: CrosswordReviewed;
  /** The turns that are simulated. */
  turns: readonly number[];
}

export class SharedReview extends SharedWork<Simulating, CrosswordReviewed> {
  protected override async share(
    engine: Engine,
    { review, known, turns }: Simulating,
    { signal, onProgress }: Hooks<CrosswordReviewed>,
  ): Promise<CrosswordReviewed> {
    const rows = new Map(known.turns.map((row) => [row.turn, row]));
    let [whole, done] = [known, 0];
    const report = () => onProgress({ done, total: turns.length, partial: whole });
    report();
    const work = async (worker: Engine, turn: number) => {
      const piece = { ...review, made: [], by: "simulation" as const, samples: SAMPLES, turns: [turn] };
      for (const row of (await worker.request("crossword.review", piece, { signal })).turns)
        rows.set(row.turn, row);
      done += 1;
      const all = { ...review, leaves: null, made: [...rows.values()], turns: [] };
      const joined = await worker.request("crossword.review", all, { signal });
      // Another worker may have told more meanwhile.
      if (countOf(joined) > countOf(whole)) whole = joined;
      kept.set(gameOf(review), whole.turns.filter(isSimulated));
      report();
    };
    await this.pool.share(engine, turns, work, { signal });
    return whole;
  }
}
