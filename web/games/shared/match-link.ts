/**
 * A game in the address, and back: who plays, the deal's seed, the setup, and every action. What comes of it follows.
 *
 *     seats=You~,Ada~3&deal=4711&words=en&moves=…
 */
import { like, type Part, type Parts, type Reader } from "./link.ts";
import type { MatchRecord } from "./match.ts";
import { seatsIn, seatsText, seedIn, type Seat } from "./seats.ts";

interface Setup {
  players: readonly Seat[];
  seed: number;
  lexicon: string;
}

export interface WithGame<Of extends Setup, Action> {
  game: MatchRecord<Of, Action> | null;
}

/** Does a link say more of a game's actions than could be read? */
export const isCut = (params: URLSearchParams, { game }: WithGame<Setup, unknown>): boolean =>
  (params.get("moves")?.split(".").length ?? 0) > (game?.actions.length ?? 0);

/** The actions of a text, as far as it can be read. */
export function actionsIn<Action>(text: string, actionIn: Reader<Action>): Action[] {
  const read = text.split(".").map(actionIn);
  const damaged = read.indexOf(undefined);
  return read.slice(0, damaged < 0 ? undefined : damaged).filter((action) => action !== undefined);
}

/** A part of the setup, of which a link says nothing unless it has players and a deal. */
export const ofSetup = <Of extends Setup, Action, K extends keyof Of>(
  key: K,
  read: Reader<Of[K]>,
  write: (value: Of[K]) => string,
): Part<WithGame<Of, Action>> => ({
  write: ({ game }) => (game ? write(game.setup[key]) : ""),
  read(text, { game }) {
    const found = game && read(text);
    return found ? { game: { ...game, setup: { ...game.setup, [key]: found } } } : undefined;
  },
});

interface Rules<Of extends Setup, Action> {
  defaults: Omit<Of, "players" | "seed">;
  mayPlay: (players: number) => boolean;
  /** What else the setup says. */
  setup: Parts<WithGame<Of, Action>>;
  actionText: (action: Action) => string;
  actionIn: Reader<Action>;
}

export const matchParts = <Of extends Setup, Action>({
  defaults,
  mayPlay,
  setup,
  actionText,
  actionIn,
}: Rules<Of, Action>): Parts<WithGame<Of, Action>> => ({
  seats: {
    write: ({ game }) => (game ? seatsText(game.setup.players) : ""),
    read(text, _position, params) {
      const players = seatsIn(text, mayPlay);
      const seed = seedIn(params.get("deal"));
      if (!players || seed === undefined) return undefined;
      const setup = { ...defaults, players, seed } as unknown as Of; // these are all that it has
      return { game: { setup, actions: [] } };
    },
  },
  deal: {
    write: ({ game }) => (game ? String(game.setup.seed) : ""),
    read: (_text, { game }) => (game ? {} : undefined), // read with the seats
  },
  words: ofSetup("lexicon", like(/^[\w-]{1,40}$/), String),
  ...setup,
  moves: {
    write: ({ game }) => game?.actions.map(actionText).join(".") ?? "",
    read(text, { game }) {
      const actions = actionsIn(text, actionIn);
      return game && actions.length ? { game: { ...game, actions } } : undefined;
    },
  },
});
