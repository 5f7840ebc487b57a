/** A played game as its record: how it was begun, and what was done since. What comes of it is the engine's to say. */
import type { Refusal } from "./queries.ts";
import { calledNow, type Seat } from "./seats.ts";

export interface MatchRecord<Setup, Action> {
  setup: Setup;
  actions: readonly Action[];
}

/** A game whose players are called as they are in the language in use. */
export const named = <Setup extends { players: readonly Seat[] }, Action>({
  setup,
  actions,
}: MatchRecord<Setup, Action>): MatchRecord<Setup, Action> => ({
  setup: { ...setup, players: calledNow(setup.players) },
  actions,
});

/** A game as a request tells it. */
export const recordOf = <Setup extends { players: readonly Seat[] }, Action>({
  setup,
  actions,
}: MatchRecord<Setup, Action>) => ({
  setup: { ...setup, players: setup.players.map((seat) => ({ ...seat })) },
  actions: [...actions],
});

/** A seed of chance, for a deal that nobody has seen yet. */
export const anySeed = (): number => Math.floor(Math.random() * 1e9);

/** What asks what has come of a game: it tells of the last action, and lists nothing that could be done next. */
export const matchOf = <Setup extends { players: readonly Seat[] }, Action>(
  game: MatchRecord<Setup, Action>,
) => ({ ...recordOf(game), limit: 0, since: Math.max(game.actions.length - 1, 0) });

/** What these functions look at of a game: whose turn it is, and who plays. */
interface Match {
  state: { players: readonly { level: number | null }[] };
  turn: number | null;
}

/** The players who are no opponents of the engine's. */
export const peopleIn = ({ state: { players } }: Match): number[] =>
  [...players.keys()].filter((index) => !players[index]?.level);

/** Who is at the screen. */
export interface Seated {
  /** Whose hand is on the screen, or -1. */
  viewer: number;
  /** Must the screen be handed over before anything is shown? */
  covered: boolean;
  /** Is it for them to act? */
  acting: boolean;
}

/** @param seen the person who looked at the screen last, or -1 */
export function seated(match: Match, seen: number): Seated {
  const people = peopleIn(match);
  const { turn } = match;
  const onTurn = turn !== null && people.includes(turn);
  const [only = -1, ...others] = people;
  const viewer = !others.length ? only : onTurn ? turn : people.includes(seen) ? seen : -1;
  const covered = onTurn && turn === viewer && others.length > 0 && seen !== viewer;
  return { viewer, covered, acting: onTurn && turn === viewer && !covered };
}

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
