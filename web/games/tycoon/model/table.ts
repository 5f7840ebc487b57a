/** What has come of a game, as the page looks at it: who is at the screen, and what they know. */
import type { TycoonMatch, TycoonMatchState } from "../../../engine/methods.ts";
import { named, seated, type Seated } from "../../shared/match.ts";
import type { Cards } from "./draft.ts";
import type { Position } from "./position.ts";

/** The game of a position, with its players as they are called now; null without one. */
export const gameOf = ({ setup, actions }: Position) => setup && named({ setup, actions });

/** What the person at the screen sees of a game. */
export interface View extends TycoonMatch, Seated {
  /** The cards that they may lay. */
  cards: Cards;
}

/** The turns of a game. */
export type Log = Pick<TycoonMatchState, "turns">;

/** @param seen the person who looked at the screen last, or -1 */
export function viewOf(match: TycoonMatch, seen: number): View {
  const at = seated(match, seen);
  const { players, pool } = match.state;
  const { hand = "", patents = "" } = players[at.viewer] ?? {};
  return { ...match, ...at, cards: { hand, pool, patents } };
}

/** The patents that others than a player own. */
export const othersPatents = ({ owners }: Pick<TycoonMatchState, "owners">, player: number): string =>
  Object.keys(owners)
    .filter((letter) => owners[letter] !== player)
    .join("");

/** Patent to owner before a turn. */
export const ownersBefore = ({ turns }: Log, at: number): Record<string, number> =>
  Object.fromEntries(turns.slice(0, at).flatMap(({ player, bought }) => (bought ? [[bought, player]] : [])));

/** The position in which a turn was played, in place of what the finder has; null if there is no such turn. */
export function positionBefore(position: Position, { turns }: Log, at: number): Position | null {
  const turn = turns[at];
  if (!turn) return null;
  const { player, hand, pool, patents, purse } = turn;
  const others = othersPatents({ owners: ownersBefore({ turns }, at) }, player);
  return { ...position, finder: { hand, pool, patents, others, money: String(purse) } };
}

/** What a player knows to lie among the discards. */
export const knownDiscards = ({ discards, players }: TycoonMatchState, player: number): string =>
  discards + (players[player]?.dropped ?? "");
