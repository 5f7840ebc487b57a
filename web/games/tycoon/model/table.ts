/** What the page makes of a game's state: who looks at it, and what was made of which actions. */
import type { Methods, TycoonState } from "../../../engine/methods.ts";
import type { Cards } from "./draft.ts";
import type { Position } from "./position.ts";

type Replay = Methods["tycoon.replay"]["params"];
type Outcome = Methods["tycoon.act"]["result"];

/** The players who are no opponents of the engine's. */
export const people = ({ players }: TycoonState): number[] =>
  [...players.keys()].filter((index) => !players[index]?.level);

function viewerOf(table: TycoonState, seen: number): number {
  const persons = people(table);
  if (persons.length < 2) return persons[0] ?? -1;
  const { actor } = table;
  return actor !== null && persons.includes(actor) ? actor : persons.includes(seen) ? seen : -1;
}

/** What the person at the screen sees of a table. */
export interface View {
  table: TycoonState;
  /** Whose hand is on the screen, or -1. */
  viewer: number;
  /** Must the screen be handed over before anything is shown? */
  covered: boolean;
  /** Is it for them to act? */
  acting: boolean;
  /** The cards that they may lay. */
  cards: Cards;
}

/** @param seen the person who looked at the screen last, or -1 */
export function viewOf(table: TycoonState, seen: number): View {
  const { actor, players, pool } = table;
  const viewer = viewerOf(table, seen);
  const onTurn = actor !== null && actor === viewer;
  const covered = onTurn && people(table).length > 1 && seen !== viewer;
  const { hand = "", patents = "" } = players[viewer] ?? {};
  return { table, viewer, covered, acting: onTurn && !covered, cards: { hand, pool, patents } };
}

/** The patents that others than a player own. */
export const othersPatents = ({ owners }: TycoonState, player: number): string =>
  Object.keys(owners)
    .filter((letter) => owners[letter] !== player)
    .join("");

/** What a player knows to lie among the discards. */
export const knownDiscards = ({ discards, players }: TycoonState, player: number): string =>
  discards + (players[player]?.dropped ?? "");

/** What deals a position's game and does its actions; null without a game. */
export const replayOf = ({ setup, actions }: Position): Replay | null =>
  setup && {
    lexicon: setup.lexicon,
    setup: { ...setup, players: [...setup.players] },
    actions: [...actions],
  };

/** Outcomes that are remembered; a game of five has some 300 actions, and undo goes back over them. */
const MOST = 600;

/** Remembers what came of which actions, so that one action more is one request, and undo none. */
export class Outcomes {
  readonly #known = new Map<string, Outcome>();
  readonly #keys = new WeakMap<Position, string>();

  /** What the engine made of a position, or null while that is not known. */
  at(position: Position): Outcome | null {
    return this.#known.get(this.keyOf(position)) ?? null;
  }

  keyOf(position: Position): string {
    const key = this.#keys.get(position) ?? JSON.stringify(replayOf(position));
    this.#keys.set(position, key);
    return key;
  }

  /** Remember the answer to a position's replay. */
  keepAnswer({ params, result }: { params: Replay; result: Outcome }): void {
    this.keep(JSON.stringify(params), result);
  }

  /** @param key that of a position: its replay's request as JSON */
  keep(key: string, outcome: Outcome): void {
    this.#known.set(key, outcome);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
  }
}
