/**
 * A crossword game that is played on the page: how it was dealt, and what was done since.
 *
 * What comes of that (`CrosswordMatch`) is the engine's.
 */
import type {
  CrosswordAction,
  CrosswordChallenge,
  CrosswordMatch,
  CrosswordMatchState,
  CrosswordTurn,
} from "../../../engine/methods.ts";
import { asPlayed, type MatchRecord } from "../../shared/match.ts";
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

export type GameRecord = MatchRecord<GameSetup, CrosswordAction>;

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

/** A game as a request tells it. */
export const recordOf = ({ setup, actions }: GameRecord) => ({
  setup: { ...setup, players: setup.players.map((seat) => ({ ...seat })) },
  actions: [...actions],
});

/** What asks what has come of a game. */
export const matchOf = (game: GameRecord) => ({ ...recordOf(game), ...asPlayed(game) });

/** The players who are no opponents of the engine's. */
export const people = ({ players }: CrosswordMatchState): number[] =>
  [...players.keys()].filter((index) => !players[index]?.level);

function viewerOf({ state, turn }: CrosswordMatch, seen: number): number {
  const persons = people(state);
  if (persons.length < 2) return persons[0] ?? -1;
  return turn !== null && persons.includes(turn) ? turn : persons.includes(seen) ? seen : -1;
}

/** What the person at the screen sees of a game. */
export interface View extends CrosswordMatch {
  /** Whose rack is on the screen, or -1. */
  viewer: number;
  /** Must the screen be handed over before the rack is shown? */
  covered: boolean;
  /** Is it for them to act? */
  acting: boolean;
  rack: string;
}

/** @param seen the person who looked at the screen last, or -1 */
export function viewOf(match: CrosswordMatch, seen: number): View {
  const { state, turn } = match;
  const viewer = viewerOf(match, seen);
  const onTurn = turn !== null && turn === viewer;
  const covered = onTurn && people(state).length > 1 && seen !== viewer;
  const rack = covered ? "" : (state.players[viewer]?.rack ?? "");
  return { ...match, viewer, covered, acting: onTurn && !covered, rack };
}

/** The last turn, if it was a play and still lies: points alone are no turn. */
export function lastPlay({ turns }: Pick<CrosswordMatchState, "turns">): CrosswordTurn | null {
  const last = turns.findLast(({ kind }) => kind !== "points");
  return last?.kind === "play" ? last : null;
}
