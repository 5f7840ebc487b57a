/** The board of a turn of a review that is looked at. */
import type { CrosswordReviewed } from "../../../engine/methods.ts";
import { PLAYED, type Look } from "../../shared/look.ts";
import { placedBy, squaresOf, type Position } from "./position.ts";

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
