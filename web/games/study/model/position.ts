/** What lies on the table: a search for words to learn. An immutable value. */
import { tilesPicture, type Picture } from "../../shared/picture.ts";
import type { Spelling } from "../../registry.ts";
import {
  conditionsOf,
  isHook,
  isInner,
  isOpen,
  isRange,
  NOTHING,
  type Condition,
  type Group,
} from "./conditions.ts";

export const orders = ["probability", "alphabet", "length", "points", "zipf", "playability"] as const;

export type Order = (typeof orders)[number];

export interface Position {
  where: Group;
  /** "" for whatever suits the list: by probability, where it is known how many tiles there are. */
  order: Order | "";
  /** Id of the tile set that is drawn from; "" for the first of the list's alphabet. */
  tiles: string;
  /** Blanks in the bag that is drawn from; null for the set's own. */
  blanks: number | null;
}

const EMPTY: Position = Object.freeze({ where: NOTHING, order: "", tiles: "", blanks: null });

export const emptyPosition = (): Position => EMPTY;

/** Is there a condition to ask for? */
export const asks = ({ where }: Position): boolean => conditionsOf(where).some((each) => !isOpen(each));

/** What a condition is known by: what was typed; "" for what was chosen. */
function short({ kind, text, least, most, how }: Condition): string {
  if (kind === "list" || isInner(kind) || (isHook(kind) && how !== "some")) return "";
  const range = least === most ? least : `${least}–${most}`;
  return isRange(kind) ? range : kind === "letters" && range !== "–" ? `${text} ${range}` : text;
}

const typedIn = ({ where }: Position): string[] =>
  conditionsOf(where)
    .map(short)
    .filter((text) => text.trim() && text !== "–");

/** Conditions that a search is known by, at most. */
const TOLD = 3;

export const brief = (position: Position, alphabet = "en"): string =>
  asks(position) ? typedIn(position).slice(0, TOLD).join(" · ").toLocaleUpperCase(alphabet) || "…" : "";

/** Tiles that a picture has room for. */
const ROOM = 8;

/** The letters that were typed; where there are none, a blank. */
export function picture(position: Position): Picture {
  const letters = typedIn(position).flatMap((text) => text.match(/[\p{L}\p{M}?]/gu) ?? []);
  return tilesPicture((letters.length ? letters : ["?"]).slice(0, ROOM));
}

export const spelling = ({ where }: Position): Spelling => ({
  alphabet: null,
  letters: conditionsOf(where).flatMap(({ kind, text }) =>
    ["list", "definition"].includes(kind) ? [] : [text],
  ),
});

/** What the page shows. */
export const views = ["search", "quiz", "cards"] as const;

export type View = (typeof views)[number];

export interface Options {
  view: View;
}

export const defaults: Options = Object.freeze({ view: "search" });
