/**
 * A game in the address, and back: who plays, the deal's seed, and every action. Racks are not in it; they follow.
 *
 *     seats=You~,Ada~3&deal=4711&words=en&on=scrabble&with=en&moves=A7-5-QUIZ.N.XAEI
 *
 * A board or tiles of one's own are written as JSON.
 */
import type { CrosswordAction, CrosswordChallenge } from "../../../engine/methods.ts";
import { among, like, type Part, type Parts } from "../../shared/link.ts";
import { seatsIn, seatsText, seedIn } from "../../shared/seats.ts";
import { challenges, mayPlay, type GameRecord, type GameSetup } from "./game.ts";
import { boards, idOf, OWN, starOf, tileSets, withStar, type Layout, type TileSet } from "./games.ts";

interface WithGame {
  game: GameRecord | null;
}

const defaultSetup: Omit<GameSetup, "players" | "seed"> = {
  lexicon: "en",
  challenge: "none",
  layout: "scrabble",
  tiles: "en",
};

/** What the actions without tiles are written as. */
const SIGNS = { pass: "N", challenge: "C", resign: "R" } as const;

function actionText(action: CrosswordAction): string {
  if (action.kind === "exchange") return `X${action.tiles}`;
  if (action.kind !== "play") return SIGNS[action.kind];
  const { row, col, across, placed } = action;
  return `${across ? "A" : "D"}${row}-${col}-${placed.replaceAll(".", "_")}`;
}

function actionIn(text: string): CrosswordAction | undefined {
  const bare = (["pass", "challenge", "resign"] as const).find((kind) => SIGNS[kind] === text);
  if (bare) return { kind: bare };
  if (text.startsWith("X")) return { kind: "exchange", tiles: text.slice(1) };
  const found = /^([AD])(\d{1,2})-(\d{1,2})-(.+)$/u.exec(text);
  if (!found) return undefined;
  const [, direction, row, col, placed = ""] = found;
  return {
    kind: "play",
    row: Number(row),
    col: Number(col),
    across: direction === "A",
    placed: placed.replaceAll("_", "."),
  };
}

/** A part of the setup, of which a link says nothing unless it has players and a deal. */
function ofSetup<K extends keyof GameSetup>(
  key: K,
  read: (text: string) => GameSetup[K] | undefined,
  write: (value: GameSetup[K]) => string,
): Part<WithGame> {
  return {
    write: ({ game }) => (game ? write(game.setup[key]) : ""),
    read(text, { game }) {
      const found = game && read(text);
      return found ? { game: { ...game, setup: { ...game.setup, [key]: found } } } : undefined;
    },
  };
}

/** An id, also with the square of a star, `kelimelik.114`; or the JSON of what is one's own. */
export function ownText(value: string | Layout | TileSet): string {
  if (typeof value === "string") return value;
  const id = "layout" in value ? idOf(value) : OWN;
  return "layout" in value && id !== OWN ? `${id}.${starOf(value)}` : JSON.stringify(value);
}

/** What is one's own, if its text has that shape at least; whether it makes sense is for the engine to say. */
function ownIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

export function layoutIn(text: string): string | Layout | undefined {
  if (Object.hasOwn(boards, text)) return text;
  const [, id = "", square] = /^(\w+)\.(\d+)$/.exec(text) ?? [];
  if (square !== undefined) return Object.hasOwn(boards, id) ? withStar(id, Number(square)) : undefined;
  const own = ownIn(text) as Partial<Layout> | undefined; // looked at here
  const rows = own?.layout;
  return Array.isArray(rows) && rows.every((row) => typeof row === "string") ? (own as Layout) : undefined; // as far as it is looked at; the engine reads the rest
}

export function tilesIn(text: string): string | TileSet | undefined {
  if (Object.hasOwn(tileSets, text)) return text;
  const own = ownIn(text) as Partial<TileSet> | undefined; // looked at here
  const pairs: unknown[] = Object.values(own?.tiles ?? {});
  return pairs.length && pairs.every(Array.isArray) ? (own as TileSet) : undefined; // as above
}

/** The actions of a text, as far as it can be read. */
function actionsIn(text: string): CrosswordAction[] {
  const read = text.split(".").map(actionIn);
  const damaged = read.indexOf(undefined);
  return read.slice(0, damaged < 0 ? undefined : damaged).filter((action) => action !== undefined);
}

/** Does a link say more of a game's actions than could be read? */
export const isCut = (params: URLSearchParams, { game }: WithGame): boolean =>
  (params.get("moves")?.split(".").length ?? 0) > (game?.actions.length ?? 0);

export const gameParts: Parts<WithGame> = {
  seats: {
    write: ({ game }) => (game ? seatsText(game.setup.players) : ""),
    read(text, _position, params) {
      const players = seatsIn(text, mayPlay);
      const seed = seedIn(params.get("deal"));
      if (!players || seed === undefined) return undefined;
      return { game: { setup: { ...defaultSetup, players, seed }, actions: [] } };
    },
  },
  deal: {
    write: ({ game }) => (game ? String(game.setup.seed) : ""),
    read: (_text, { game }) => (game ? {} : undefined), // read with the seats
  },
  words: ofSetup("lexicon", like(/^[\w-]{1,40}$/), String),
  challenge: ofSetup("challenge", among<CrosswordChallenge>(challenges), (value) =>
    value === defaultSetup.challenge ? "" : value,
  ),
  on: ofSetup("layout", layoutIn, ownText),
  with: ofSetup("tiles", tilesIn, ownText),
  moves: {
    write: ({ game }) => game?.actions.map(actionText).join(".") ?? "",
    read(text, { game }) {
      const actions = actionsIn(text);
      return game && actions.length ? { game: { ...game, actions } } : undefined;
    },
  },
};
