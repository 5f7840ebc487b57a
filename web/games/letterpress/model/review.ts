/**
 * Reviews of games: turns that were judged are kept, through other games and visits, and only the rest is judged.
 *
 * A turn is judged on the board that it was made on, so it stays as it is while the game goes on, and after an undo as
 * long as all turns up to it are still there.
 */
import type {
  LetterpressReviewed,
  LetterpressReviewedTurn,
  LetterpressState,
} from "../../../engine/methods.ts";
import { OwnWorker, type Hooks } from "../../shared/job.ts";
import { Kept } from "../../shared/kept.ts";
import type { Params, Result } from "../../shared/queries.ts";

type Review = Params<"letterpress.review">;

/** Judged turns by game. */
const kept = new Kept(
  "tilewise-letterpress-reviews",
  4,
  (turns): turns is LetterpressReviewedTurn[] =>
    Array.isArray(turns) &&
    turns.every((each: Partial<LetterpressReviewedTurn> | null) => each?.played instanceof Object),
);

/** What a game has begun with. */
const beginningOf = ({ lexicon, seed, board, players }: LetterpressState): string =>
  JSON.stringify([lexicon, seed, board, players.map(({ name, level }) => [name, level])]);

/** Is one table the other one, or what became of it some turns later? */
export function goesOnFrom(table: LetterpressState, from: LetterpressState): boolean {
  const beginning = table.turns.slice(0, from.turns.length);
  return beginningOf(table) === beginningOf(from) && JSON.stringify(beginning) === JSON.stringify(from.turns);
}

/** The turns of a game that are judged, as far as they were made as they are now. */
export function judgedTurns(table: LetterpressState): LetterpressReviewedTurn[] {
  const turns = kept.get(beginningOf(table)) ?? [];
  const other = turns.findIndex(({ turn, played }) => {
    const { kind, word, mask } = table.turns[turn] ?? {};
    return kind !== played.kind || word !== played.word || mask !== played.mask;
  });
  return other < 0 ? turns : turns.slice(0, other);
}

/** Keep the turns of a game that are judged; null forgets them. */
export const keepJudged = (table: LetterpressState, turns: LetterpressReviewedTurn[] | null): void =>
  kept.set(beginningOf(table), turns);

/** How many turns of a game can be judged. */
export const movesOf = ({ turns }: LetterpressState): number =>
  turns.filter(({ kind }) => kind !== "resign").length;

/** Adds up the turns of a game that are judged; null while there is none. */
export function joined(state: LetterpressState): Review | null {
  const made = judgedTurns(state);
  return made.length ? { state, made, turns: [] } : null;
}

/** Judges turns on a worker of its own, and keeps what comes of each. */
export class JudgingWorker extends OwnWorker<"letterpress.review"> {
  override async run(
    review: Review,
    hooks: Hooks<LetterpressReviewed | null>,
  ): Promise<Result<"letterpress.review">> {
    const keep = (reviewed: LetterpressReviewed | null) =>
      reviewed && keepJudged(review.state, reviewed.turns);
    const onProgress: typeof hooks.onProgress = (progress) => {
      keep(progress.partial);
      hooks.onProgress(progress);
    };
    const reviewed = await super.run(review, { ...hooks, onProgress });
    keep(reviewed);
    return reviewed;
  }
}
