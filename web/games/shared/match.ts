/** A played game as its record: how it was begun, and what was done since. What comes of it is the engine's to say. */
import type { Refusal } from "./queries.ts";

export interface MatchRecord<Setup, Action> {
  setup: Setup;
  actions: readonly Action[];
}

/** What tells of the last action, and lists nothing that could be done next. */
export const asPlayed = ({ actions }: MatchRecord<unknown, unknown>) => ({
  limit: 0,
  since: Math.max(actions.length - 1, 0),
});

/** Is one game the other one, or what became of it some actions later? */
export function goesOnFrom(
  game: MatchRecord<unknown, unknown>,
  from: { setup?: unknown; actions?: readonly unknown[] },
): boolean {
  const { setup, actions = [] } = from;
  const beginning = [game.setup, game.actions.slice(0, actions.length)];
  return JSON.stringify(beginning) === JSON.stringify([setup, actions]);
}

/** The place of the action that was refused, from 0; null where the refusal is of something else. */
export const refusedAction = ({ data }: Refusal): number | null =>
  data.code === "action" && data.field === "actions" ? (data.index ?? null) : null;

/** Why an action of a record was refused; any other refusal is given as it is. */
export function problemOf(refusal: Refusal): Refusal {
  const { problem } = refusal.data;
  if (refusedAction(refusal) === null || !(problem instanceof Object)) return refusal;
  return { ...refusal, data: problem as Refusal["data"] }; // the same in small
}
