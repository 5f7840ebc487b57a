/**
 * A crossword game that is played on the page: how it was dealt, and what was done since.
 *
 * The table itself (`CrosswordState`) is the engine's: it comes from dealing the setup and doing the actions.
 */
import type {
  CrosswordAction,
  CrosswordChallenge,
  CrosswordState,
  CrosswordTurn,
  Methods,
} from "../../../engine/methods.ts";
import type { Layout, TileSet } from "./games.ts";

/** What the engine notes of a turn that is no more than that. */
export const CHALLENGED = "challenge";
export const RESIGNED = "resigned";

/** How strong an opponent is. */
export const levels = [1, 2, 3, 4, 5] as const;

export type Level = (typeof levels)[number];

export const challenges: readonly CrosswordChallenge[] = ["none", "void", "five", "double"];

const FEWEST_PLAYERS = 2;
const MOST_PLAYERS = 4;

/** May as many play? */
export const mayPlay = (players: number): boolean => players >= FEWEST_PLAYERS && players <= MOST_PLAYERS;

export interface Seat {
  name: string;
  /** Null for a person. */
  level: Level | null;
}

/** Who plays, and by which rule. */
export interface Company {
  players: readonly Seat[];
  challenge: CrosswordChallenge;
}

/** What is chosen before the tiles are dealt. */
export interface Choices extends Company {
  layout: string | Layout;
  tiles: string | TileSet;
}

export interface GameSetup extends Choices {
  lexicon: string;
  seed: number;
}

export interface GameRecord {
  setup: GameSetup;
  actions: readonly CrosswordAction[];
}

/** Who played on an earlier visit, as it was kept; null if that is not to be made out. */
export function companyIn(value: unknown): Company | null {
  const { players, challenge } = (value ?? {}) as Partial<Record<keyof Company, unknown>>; // looked at here
  const rule = challenges.find((each) => each === challenge);
  if (!rule || !Array.isArray(players) || !mayPlay(players.length)) return null;
  const seats = players.flatMap((seat: Partial<Seat> | null): Seat[] => {
    const { name, level } = seat ?? {};
    const known = levels.find((each) => each === level) ?? null;
    return typeof name === "string" ? [{ name, level: known }] : [];
  });
  return seats.length === players.length ? { players: seats, challenge: rule } : null;
}

export const namesOf = ({ setup }: GameRecord): string[] => setup.players.map(({ name }) => name);

/** What deals a game. */
export const dealOf = ({ players, ...setup }: GameSetup): Methods["crossword.start"]["params"] => ({
  ...setup,
  players: players.map((seat) => ({ ...seat })),
});

/** What deals a game and does all its actions. */
export const resumeOf = ({ setup, actions }: GameRecord): Methods["crossword.resume"]["params"] => ({
  ...dealOf(setup),
  actions: [...actions],
});

/** The players who are no opponents of the engine's. */
export const people = ({ players }: CrosswordState): number[] =>
  [...players.keys()].filter((index) => !players[index]?.level);

function viewerOf(table: CrosswordState, seen: number): number {
  const persons = people(table);
  if (persons.length < 2) return persons[0] ?? -1;
  const { actor } = table;
  return actor !== null && persons.includes(actor) ? actor : persons.includes(seen) ? seen : -1;
}

/** What the person at the screen sees of a table. */
export interface View {
  table: CrosswordState;
  /** Whose rack is on the screen, or -1. */
  viewer: number;
  /** Must the screen be handed over before the rack is shown? */
  covered: boolean;
  /** Is it for them to act? */
  acting: boolean;
  rack: string;
}

/** @param seen the person who looked at the screen last, or -1 */
export function viewOf(table: CrosswordState, seen: number): View {
  const { actor, players } = table;
  const viewer = viewerOf(table, seen);
  const onTurn = actor !== null && actor === viewer;
  const covered = onTurn && people(table).length > 1 && seen !== viewer;
  const rack = covered ? "" : (players[viewer]?.rack ?? "");
  return { table, viewer, covered, acting: onTurn && !covered, rack };
}

/** The last turn, if it was a play and still lies: points alone are no turn. */
export function lastPlay({ turns }: Pick<CrosswordState, "turns">): CrosswordTurn | null {
  const last = turns.findLast(({ kind }) => kind !== "points");
  return last?.kind === "play" ? last : null;
}
