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
import { boardLine } from "../../../tiles/notation.ts";
import { seated, type MatchRecord, type Seated } from "../../shared/match.ts";
import { calledNow, seatsKept, type Seat } from "../../shared/seats.ts";
import type { Standing } from "../../shared/standing.ts";
import { minutesIn } from "./clock.ts";
import type { Layout, TileSet } from "./games.ts";

/** What the engine notes of a turn that is no more than that. */
export const CHALLENGED = "challenge";
export const RESIGNED = "resigned";
export const TIME = "time";

export const challenges: readonly CrosswordChallenge[] = [
  "none",
  "void",
  "five",
  "five_each",
  "ten",
  "double",
];

const FEWEST_PLAYERS = 2;
const MOST_PLAYERS = 4;

/** May as many play? */
export const mayPlay = (players: number): boolean => players >= FEWEST_PLAYERS && players <= MOST_PLAYERS;

/** Who plays, and by which rule. */
export interface Company {
  players: readonly Seat[];
  challenge: CrosswordChallenge;
  /** That each player has for the whole game; null without clocks. Games of before say nothing of it. */
  minutes?: number | null;
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
  const { players, challenge, minutes } = (value ?? {}) as Partial<Record<keyof Company, unknown>>; // looked at here
  const rule = challenges.find((each) => each === challenge);
  const seats = seatsKept(players, mayPlay);
  return rule && seats ? { players: seats, challenge: rule, minutes: minutesIn(minutes) } : null;
}

export const namesOf = ({ setup }: GameRecord): string[] => calledNow(setup.players).map(({ name }) => name);

/** How a game stands, for those who show it elsewhere. */
export const standingIn = ({ players, turns, board }: CrosswordMatchState): Standing => ({
  scores: players.map(({ score }) => score),
  word: turns.findLast(({ kind }) => kind === "play")?.word ?? "",
  board: boardLine(board),
});

/** What the person at the screen sees of a game. */
export interface View extends CrosswordMatch, Seated {
  rack: string;
}

/** @param seen the person who looked at the screen last, or -1 */
export function viewOf(match: CrosswordMatch, seen: number): View {
  const at = seated(match, seen);
  const rack = at.covered ? "" : (match.state.players[at.viewer]?.rack ?? "");
  return { ...match, ...at, rack };
}

/** The moves of players who moved just before, too: of a game of two a turn is missing there. */
export function movesInARow(turns: readonly CrosswordTurn[]): ReadonlySet<CrosswordTurn> {
  const moves = turns.filter(({ kind }) => kind === "play" || kind === "exchange" || kind === "pass");
  return new Set(moves.filter(({ player }, n) => moves[n - 1]?.player === player));
}

/** The last turn, if it was a play and still lies: points alone are no turn. */
export function lastPlay({ turns }: Pick<CrosswordMatchState, "turns">): CrosswordTurn | null {
  const last = turns.findLast(({ kind }) => kind !== "points");
  return last?.kind === "play" ? last : null;
}
