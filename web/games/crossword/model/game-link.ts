/**
 * A game in the address, and back: who plays, the deal's seed, and every action. Racks are not in it; they follow.
 *
 *     seats=You~,Ada~3&deal=4711&words=en&on=scrabble&with=en&moves=A7-5-QUIZ.N.XAEI
 *
 * With `clock=25`, minutes, an action may have the seconds that it took: A7-5-QUIZ~40.
 *
 * A board or tiles of one's own are written as JSON.
 */
import type { CrosswordAction, CrosswordChallenge } from "../../../engine/methods.ts";
import { among } from "../../shared/link.ts";
import { matchParts, ofSetup } from "../../shared/match-link.ts";
import { minutesIn } from "./clock.ts";
import { challenges, mayPlay, type GameSetup } from "./game.ts";
import { boards, idOf, OWN, starOf, tileSets, withStar, type Layout, type TileSet } from "./games.ts";

/** What the actions without tiles are written as. */
const SIGNS = { pass: "N", challenge: "C", resign: "R" } as const;

const actionText = (action: CrosswordAction): string =>
  `${deedText(action)}${action.seconds ? `~${action.seconds}` : ""}`;

function actionIn(text: string): CrosswordAction | undefined {
  const [, deed = "", seconds] = /^(.*?)(?:~(\d{1,6}))?$/u.exec(text) ?? [];
  const action = deedIn(deed);
  return action && seconds ? { ...action, seconds: Number(seconds) } : action;
}

function deedText(action: CrosswordAction): string {
  if (action.kind === "exchange") return `X${action.tiles}`;
  if (action.kind !== "play") return SIGNS[action.kind];
  const { row, col, across, placed } = action;
  return `${across ? "A" : "D"}${row}-${col}-${placed.replaceAll(".", "_")}`;
}

function deedIn(text: string): CrosswordAction | undefined {
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
  const own: Partial<Layout> | undefined = ownIn(text);
  const rows = own?.layout;
  return Array.isArray(rows) && rows.every((row) => typeof row === "string") ? (own as Layout) : undefined; // as far as it is looked at; the engine reads the rest
}

export function tilesIn(text: string): string | TileSet | undefined {
  if (Object.hasOwn(tileSets, text)) return text;
  const own: Partial<TileSet> | undefined = ownIn(text);
  const pairs: unknown[] = Object.values(own?.tiles ?? {});
  return pairs.length && pairs.every(Array.isArray) ? (own as TileSet) : undefined; // as above
}

export const gameParts = matchParts<GameSetup, CrosswordAction>({
  defaults: { lexicon: "en", challenge: "none", layout: "scrabble", tiles: "en" },
  mayPlay,
  setup: {
    challenge: ofSetup("challenge", among<CrosswordChallenge>(challenges), (value) =>
      value === "none" ? "" : value,
    ),
    clock: ofSetup(
      "minutes",
      (text) => minutesIn(text) ?? undefined,
      (minutes) => (minutes ? String(minutes) : ""),
    ),
    on: ofSetup("layout", layoutIn, ownText),
    with: ofSetup("tiles", tilesIn, ownText),
  },
  actionText,
  actionIn,
});
