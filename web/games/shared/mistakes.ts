/** The turns of a review that lost much: which they are, and which comes before or after a turn. */
import type { MatchGrade } from "../../engine/methods.ts";

/** What these functions look at of a turn. */
export interface Judged {
  /** Its place among all turns, from 0. */
  turn: number;
  player: number;
  grade: MatchGrade | null;
}

/** To the mistake after a turn, or to the one before it. */
export type Step = 1 | -1;

/**
 * The places of the turns that were mistakes, in their order.
 * @param players those whose turns count; none for all
 */
export const mistakesIn = (turns: readonly Judged[], players: readonly number[]): number[] =>
  turns
    .filter(({ grade }) => grade === "mistake" || grade === "blunder")
    .filter(({ player }) => !players.length || players.includes(player))
    .map(({ turn }) => turn);

/**
 * The mistake after or before a turn; beyond the last one the first again, and the other way round. Null if there is none.
 * @param from null for no turn
 */
export function mistakeFrom(mistakes: readonly number[], from: number | null, step: Step): number | null {
  const found =
    step > 0
      ? mistakes.find((turn) => turn > (from ?? -1))
      : mistakes.findLast((turn) => turn < (from ?? Infinity));
  return found ?? mistakes.at(step > 0 ? 0 : -1) ?? null;
}

const STEPS: Readonly<Partial<Record<string, Step>>> = { "[": -1, "]": 1 };

/** The step that a key asks for; null for none. On some keyboards the keys need another beside them. */
export const stepOf = ({ key, isComposing }: Pick<KeyboardEvent, "key" | "isComposing">): Step | null =>
  isComposing ? null : (STEPS[key] ?? null);
