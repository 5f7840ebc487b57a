/**
 * Reviews of games: turns that were judged are kept, through other games and visits, and only the rest is judged.
 *
 * A turn is judged on the board that it was made on, so it stays as it is while the game goes on, and after an undo as
 * long as all turns up to it are still there.
 */
import type {
  LetterpressMatchState,
  LetterpressReviewed,
  LetterpressReviewedMove,
  LetterpressReviewedTurn,
} from "../../../engine/methods.ts";
import { OwnWorker, type Hooks } from "../../shared/job.ts";
import { Kept } from "../../shared/kept.ts";
import type { Params, Result } from "../../shared/queries.ts";
import { recordOf } from "../../shared/match.ts";
import { typedNames } from "../../shared/seats.ts";
import type { GameRecord } from "./record.ts";

type Review = Params<"letterpress.review">;
type Turns = Pick<LetterpressMatchState, "turns">;

/** Judged turns by game. */
const kept = new Kept(
  "tilewise-letterpress-reviews",
  4,
  (turns): turns is LetterpressReviewedTurn[] =>
    Array.isArray(turns) &&
    turns.every((each: Partial<LetterpressReviewedTurn> | null) => each?.played instanceof Object),
);

/** What a game has begun with, as the page or a request tells it. */
interface Begun {
  setup?: {
    lexicon?: string | null;
    seed?: number;
    board?: string | null;
    players: readonly { name?: string; level?: number | null }[];
  } | null;
}

const beginningOf = ({ setup }: Begun): string => {
  const { lexicon, seed, board, players = [] } = setup ?? {};
  const seats = players.map(({ name = "", level = null }) => ({ name, level }));
  return JSON.stringify([lexicon, seed, board, typedNames(seats)]);
};

/** The turns of a game that are judged, as far as they were made as they are now. */
export function judgedTurns(game: Begun, { turns: made }: Turns): LetterpressReviewedTurn[] {
  const turns = kept.get(beginningOf(game)) ?? [];
  const other = turns.findIndex(({ turn, played }) => {
    const { kind, word, mask } = made[turn] ?? {};
    return kind !== played.kind || word !== played.word || mask !== played.mask;
  });
  return other < 0 ? turns : turns.slice(0, other);
}

/** Keep the turns of a game that are judged; null forgets them. */
export const keepJudged = (game: Begun, turns: LetterpressReviewedTurn[] | null): void =>
  kept.set(beginningOf(game), turns);

/** How many turns of a game can be judged. */
export const movesOf = ({ turns }: Turns): number => turns.filter(({ kind }) => kind !== "resign").length;

/** Adds up the turns of a game that are judged; null while there is none. */
export function joined(game: GameRecord, state: Turns): Review | null {
  const made = judgedTurns(game, state);
  return made.length ? { ...recordOf(game), made, turns: [] } : null;
}

/** Judges turns on a worker of its own, and keeps what comes of each. */
export class JudgingWorker extends OwnWorker<"letterpress.review"> {
  override async run(
    review: Review,
    hooks: Hooks<LetterpressReviewed | null>,
  ): Promise<Result<"letterpress.review">> {
    const keep = (reviewed: LetterpressReviewed | null) => reviewed && keepJudged(review, reviewed.turns);
    const onProgress: typeof hooks.onProgress = (progress) => {
      keep(progress.partial);
      hooks.onProgress(progress);
    };
    const reviewed = await super.run(review, { ...hooks, onProgress });
    keep(reviewed);
    return reviewed;
  }
}

/** Are two moves of a turn the same? */
export const isSameMove = (one: LetterpressReviewedMove, other: LetterpressReviewedMove): boolean =>
  one.kind === other.kind && one.word === other.word && one.mask === other.mask;

/** The best moves of a turn, and the move that was made, after them unless it is one of them. */
export const withPlayed = ({ best, played }: LetterpressReviewedTurn): LetterpressReviewedMove[] =>
  best.some((move) => isSameMove(move, played)) ? best : [...best, played];
