/**
 * A game in the address, and back: who plays, what deals the board, and every action. Who holds what follows.
 *
 *     seats=You~,Ada~3&deal=4711&words=en&moves=GEMS-9k2.-.KNOCKS-8wz1
 *
 * An action is a word and its squares as a number to the base of 36, `-` for a pass, or `--` for resigning.
 */
import type { LetterpressAction } from "../../../engine/methods.ts";
import { like, type Part, type Parts } from "../../shared/link.ts";
import { seatsIn, seatsText, seedIn } from "../../shared/seats.ts";
import { mayPlay } from "./game.ts";
import type { GameRecord, GameSetup } from "./record.ts";

interface WithGame {
  game: GameRecord | null;
}

const SIGNS = { pass: "-", resign: "--" } as const;

const actionText = (action: LetterpressAction): string =>
  action.kind === "play" ? `${action.word}-${action.mask.toString(36)}` : SIGNS[action.kind];

function actionIn(text: string): LetterpressAction | undefined {
  const bare = (["pass", "resign"] as const).find((kind) => SIGNS[kind] === text);
  if (bare) return { kind: bare };
  const [, word, mask] = /^([\p{L}\p{M}]{1,25})-([\da-z]{1,5})$/u.exec(text) ?? [];
  return word && mask ? { kind: "play", word, mask: Number.parseInt(mask, 36) } : undefined;
}

/** The actions of a text, as far as it can be read. */
function actionsIn(text: string): LetterpressAction[] {
  const read = text.split(".").map(actionIn);
  const damaged = read.indexOf(undefined);
  return read.slice(0, damaged < 0 ? undefined : damaged).filter((action) => action !== undefined);
}

/** Does a link say more of a game's actions than could be read? */
export const isCut = (params: URLSearchParams, { game }: WithGame): boolean =>
  (params.get("moves")?.split(".").length ?? 0) > (game?.actions.length ?? 0);

/** A part of the setup, of which a link says nothing unless it has players and a deal. */
const ofSetup = (key: "lexicon" | "board", shape: RegExp): Part<WithGame> => ({
  write: ({ game }) => game?.setup[key] ?? "",
  read(text, { game }) {
    const found = game && like(shape)(text);
    return found ? { game: { ...game, setup: { ...game.setup, [key]: found } } } : undefined;
  },
});

const bare: Omit<GameSetup, "players" | "seed"> = { lexicon: "en", board: null };

export const gameParts: Parts<WithGame> = {
  seats: {
    write: ({ game }) => (game ? seatsText(game.setup.players) : ""),
    read(text, _position, params) {
      const players = seatsIn(text, mayPlay);
      const seed = seedIn(params.get("deal"));
      if (!players || seed === undefined) return undefined;
      return { game: { setup: { ...bare, players, seed }, actions: [] } };
    },
  },
  deal: {
    write: ({ game }) => (game ? String(game.setup.seed) : ""),
    read: (_text, { game }) => (game ? {} : undefined), // read with the seats
  },
  words: ofSetup("lexicon", /^[\w-]{1,40}$/),
  on: ofSetup("board", /^[\p{L}\p{M}]{1,50}$/u),
  moves: {
    write: ({ game }) => game?.actions.map(actionText).join(".") ?? "",
    read(text, { game }) {
      const actions = actionsIn(text);
      return game && actions.length ? { game: { ...game, actions } } : undefined;
    },
  },
};
