/** A turn of a review that is looked at: its board, its moves, and its position as the finder has it. */
import type {
  CrosswordReviewed,
  CrosswordReviewedMove,
  CrosswordReviewedTurn,
} from "../../../engine/methods.ts";
import { tokensOf } from "../../../tiles/notation.ts";
import { PLAYED, type Look } from "../../shared/look.ts";
import { cleared, placedBy, squaresOf, type Position, type Turn } from "./position.ts";

/** The board before the turn, and the tiles of the move on it; null if the review tells of no such move. */
export function boardOf(
  review: CrosswordReviewed | null,
  look: Look | null,
  layout: Position["layout"],
): { squares: readonly string[]; tentative: ReadonlyMap<number, string> } | null {
  const turn = look && review?.turns.find((each) => each.turn === look.turn);
  const move = look?.shown === PLAYED ? turn?.played : turn?.best[look?.shown ?? 0];
  if (!turn || !move) return null;
  const lies = move.placed && !turn.problem;
  return { squares: squaresOf(turn.board), tentative: lies ? placedBy({ layout }, move) : new Map() };
}

const keyOf = ({ kind = "play", position, placed, tiles = "" }: CrosswordReviewedMove): string =>
  JSON.stringify([kind, position, placed, tiles]);

/** Are two moves of a turn the same? */
export const isSameMove = (one: CrosswordReviewedMove, other: CrosswordReviewedMove): boolean =>
  keyOf(one) === keyOf(other);

/** The best moves of a turn, and the move that was made, after them unless it is one of them. */
export function withPlayed({ best, played, problem }: CrosswordReviewedTurn): CrosswordReviewedMove[] {
  const isListed = best.some((move) => isSameMove(move, played));
  return isListed || !best.length || problem ? best : [...best, played];
}

/** What a game is played with, and what is known of it. */
export interface Reviewed {
  layout: Position["layout"];
  tiles: NonNullable<Position["tiles"]>;
  /** Its word list. */
  lexicon: string;
  /** All its turns, with racks; none where they may not be told or more than two played. */
  turns: readonly Turn[];
  players: readonly string[];
}

/** The position in which a turn was played, in place of what the finder has: with the game that it is of, if that is known. */
export function positionBefore(
  position: Position,
  { turn, board, rack }: CrosswordReviewedTurn,
  { layout, tiles, turns, players }: Reviewed,
): Position {
  const game = turns.length ? { turns, at: turn, players } : {};
  return {
    ...cleared({ ...position, layout, tiles }),
    squares: squaresOf(board),
    rack: tokensOf(rack),
    ...game,
  };
}

/** The word that would have been better than what was played; "" for none. */
export const missedIn = ({ best: [best], played }: Pick<CrosswordReviewedTurn, "best" | "played">): string =>
  best && !isSameMove(best, played) ? best.word : "";
