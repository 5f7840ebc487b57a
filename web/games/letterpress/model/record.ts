/**
 * A Letterpress game that is played on the page: how it was begun, and what was done since.
 *
 * What comes of that (`LetterpressMatch`) is the engine's.
 */
import type { LetterpressAction } from "../../../engine/methods.ts";
import type { MatchRecord } from "../../shared/match.ts";
import { calledNow, type Seat } from "../../shared/seats.ts";

export interface GameSetup {
  players: readonly Seat[];
  board: string | null;
  seed: number;
  lexicon: string;
}

export type GameRecord = MatchRecord<GameSetup, LetterpressAction>;

export const namesOf = ({ setup }: GameRecord): string[] => calledNow(setup.players).map(({ name }) => name);
