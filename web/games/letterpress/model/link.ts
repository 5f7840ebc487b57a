/** A Letterpress position in the address, and back. */
import type { LetterpressSolve } from "../../../engine/methods.ts";
import { dayIn } from "../../shared/days.ts";
import { among, like, linkOf, linkOfTable, property } from "../../shared/link.ts";
import { isCut } from "../../shared/match-link.ts";
import { LOOK } from "../../shared/look.ts";
import { gameParts } from "./game-link.ts";
import {
  boardText,
  emptyPosition,
  isBare,
  lettersIn,
  maskIn,
  noWord,
  spelledBy,
  SQUARES,
  withBoard,
  wordsIn,
  type Position,
} from "./position.ts";
import { readTurn, turnText } from "./turns.ts";

/** What one does on the page. */
export const views = ["finder", "game"] as const;

export interface Options {
  view: (typeof views)[number];
  ranking: Ranking;
  /** Squares that every play must take. */
  must: number;
  /** Are only plays wanted that win, the shortest word first? */
  winning: boolean;
  /** A day whose position is to come to the table, 20261122; "" once it lies there. */
  day: string;
  /** The squares of the word that is being formed in a game, as game.ts reads them. */
  draft: string;
  /** The turn of a game whose board is looked at, as look.ts reads it. */
  look: string;
}

export type Ranking = NonNullable<LetterpressSolve["ranking"]>;

export const RANKINGS: readonly Ranking[] = ["lookahead", "letterpwn", "territory"];

export const defaults: Options = Object.freeze({
  view: "finder",
  ranking: "lookahead",
  must: 0,
  winning: false,
  day: "",
  draft: "",
  look: "",
});

/** A word or a board in an address is made of letters; what else stands there has been damaged on the way. */
const WORDS = /^[\p{L}\p{M}\d._]+(,[\p{L}\p{M}\d]+)*$/u;

/** A longer text is no mistyped board any more, but something else. */
const LONGEST = 50;

const empty = emptyPosition();
const squares = (text: string) =>
  /^\d{1,8}$/.test(text) && Number(text) < 1 << SQUARES ? Number(text) : undefined;
const mask = (text: string) => (/^\d+$/.test(text) ? maskIn(text) : undefined);

const whole = linkOf<Position, Options>(
  emptyPosition,
  defaults,
  {
    board: {
      write: ({ letters }) => boardText(letters),
      read(text, position) {
        const letters = lettersIn(text);
        if (!WORDS.test(text) || letters.length > LONGEST) return undefined;
        return withBoard(position, letters);
      },
    },
    ours: property("ours", empty, mask),
    theirs: property("theirs", empty, mask),
    played: property(
      "played",
      empty,
      (text) => (WORDS.test(text) ? wordsIn(text) : undefined),
      (words) => words.join(","),
    ),
    turn: property("turn", empty, among(["ours", "theirs"])),
    turns: {
      write: ({ turns }) => turns.map(turnText).join(","),
      read(text) {
        const turns = text.split(",").map(readTurn);
        const read = turns.filter((turn) => turn !== undefined);
        return read.length === turns.length ? { turns: read, at: read.length } : undefined;
      },
    },
    shown: {
      write: ({ turns, at }) => (at === turns.length ? "" : String(at)),
      read: (text, { turns }) =>
        /^\d{1,3}$/.test(text) ? { at: Math.min(Number(text), turns.length) } : undefined,
    },
    word: {
      write: ({ spelled }) => (spelled?.squares.length ? spelled.squares.join(".") : (spelled?.word ?? "")),
      read(text, position) {
        if (!/^[\d.]+$/.test(text))
          return text.length > LONGEST ? undefined : { spelled: { ...noWord, word: text } };
        const squares = text.split(".").map(Number);
        const each = new Set(squares.filter((square) => position.letters[square]));
        return each.size === squares.length ? { spelled: spelledBy(position, squares) } : undefined;
      },
    },
    ...gameParts,
  },
  {
    view: property("view", defaults, among(views)),
    ranking: property("ranking", defaults, among(RANKINGS)),
    must: property("must", defaults, squares),
    winning: property(
      "winning",
      defaults,
      (text) => (text === "yes" ? true : undefined),
      () => "yes",
    ),
    day: property("day", defaults, dayIn),
    draft: property("draft", defaults, like(/^\d{1,2}(\.\d{1,2}){0,24}$/)),
    look: property("look", defaults, like(LOOK)),
  },
);

export const link = linkOfTable<Position, Options>(whole, {
  isBare: (position) => isBare(position) && !position.game,
  isCut,
});

/** A game under way may lie beside the position that is looked at. */
export const beside = ({ game }: Position, options: Options): Options | null =>
  game && options.view !== "game" ? { ...options, view: "game" } : null;

/** A position without a game is seen in the finder alone. */
export const keptOptions = ({ game }: Position, options: Options): Options =>
  game || options.view !== "game" ? options : { ...options, view: "finder" };

/** A game stays where the finder's board alone is another. */
export function leftOptions(left: Position, next: Position, options: Options): Options | null {
  const stays = options.view === "game" && left.game && left.game === next.game;
  if (!stays) return keptOptions(left, options);
  return isBare(left) ? null : { ...options, view: "finder", look: "" };
}
