/**
 * A Letterpress game that is played on the page: how it was begun, and what was done since.
 *
 * What comes of that (`LetterpressMatch`) is the engine's.
 */
import type { LetterpressAction } from "../../../engine/methods.ts";
import { asPlayed, type MatchRecord } from "../../shared/match.ts";
import type { Seat } from "../../shared/seats.ts";

export interface GameSetup {
  players: readonly Seat[];
  board: string | null;
  seed: number;
  lexicon: string;
}

export type GameRecord = MatchRecord<GameSetup, LetterpressAction>;

export const namesOf = ({ setup }: GameRecord): string[] => setup.players.map(({ name }) => name);

/** A game as a request tells it. */
export const recordOf = ({ setup, actions }: GameRecord) => ({
  setup: { ...setup, players: setup.players.map((seat) => ({ ...seat })) },
  actions: [...actions],
});

/** What asks what has come of a game. */
export const matchOf = (game: GameRecord) => ({ ...recordOf(game), ...asPlayed(game) });
