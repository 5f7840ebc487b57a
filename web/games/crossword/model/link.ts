/**
 * A crossword position in the address, and back.
 *
 *     game=scrabble&tiles=en&board=15/…/6QI7/…&rack=AEINRS?&turns=08G.QI.22.AEQINRS&laid=114.S
 *
 * `star` is the square of the star of a game of Kelimelik, from 0.
 *
 * A board of one's own has its squares in place of the game (`squares`, with `start`, `hold` and `bonus`), tiles of one's
 * own their letters in place of the set (`letters=a.9.1,…`, with `alphabet` and `blanks`). Whether board, rack and turns
 * make sense is for the engine to say.
 */
import type { CrosswordFilter } from "../../../engine/methods.ts";
import { boardLine, boardRows, tokensOf } from "../../../tiles/notation.ts";
import {
  among,
  like,
  linkOf,
  linkOfTable,
  packed,
  property,
  unpacked,
  type Part,
  type Parts,
} from "../../shared/link.ts";
import { isCut } from "../../shared/match-link.ts";
import { gameParts } from "./game-link.ts";
import {
  boards,
  heightOf,
  idOf,
  layoutOf,
  OWN,
  OWN_NAMES,
  starOf,
  tileSets,
  widthOf,
  withStar,
  type Layout,
  type TileSet,
} from "./games.ts";
import { dayIn } from "../../shared/days.ts";
import { puzzleKinds, type PuzzleKind } from "../../shared/puzzle.ts";
import { LOOK } from "../../shared/look.ts";
import { studyParts } from "./study.ts";
import {
  aboutKeys,
  bareSquares,
  emptyPosition,
  isEmpty,
  rowsOf,
  type Position,
  type Turn,
} from "./position.ts";

/** What one does on the page. */
export const views = ["finder", "game", "review"] as const;

/** What a turn can lose. */
export const measures = ["wins", "points"] as const;

export type Measure = (typeof measures)[number];

export interface Options {
  view: (typeof views)[number];
  order: "score" | "equity";
  /** The filters as they were entered; "" for none. */
  at: string;
  length: string;
  places: string;
  contains: string;
  /** What a simulation goes by: turns, and samples. */
  plies: string;
  samples: string;
  /** A day whose position is to come to the table, 20261122; "" once it lies there. */
  day: string;
  /** What the best play of a puzzle is looked for by. */
  puzzle: PuzzleKind;
  /** The turn that is prepared in a game, as draft.ts reads it. */
  draft: string;
  /** The turn of a review whose board is looked at, as look.ts reads it. */
  look: string;
  /** The tiles of the rack in a game, as their player wants them to stand. */
  hand: string;
  /** What a simulated review tells losses in. */
  loss: Measure;
}

export const defaults: Options = Object.freeze({
  view: "finder",
  order: "equity",
  at: "",
  length: "",
  places: "",
  contains: "",
  plies: "2",
  samples: "400",
  day: "",
  puzzle: "score",
  draft: "",
  look: "",
  hand: "",
  loss: "wins",
});

/** The most squares on a side of a board, and tiles on a rack, that the page draws for a link. */
const LONGEST = 64;

/** A part that belongs to a board of one's own, and is read with its squares. */
const ofOwnBoard = (write: (layout: Layout) => string): Part<Position> => ({
  write: ({ layout }) => (typeof layout === "object" && idOf(layout) === OWN ? write(layout) : ""),
});

/** A part that belongs to tiles of one's own, and is read with their letters. */
const ofOwnTiles = (write: (tiles: TileSet) => string): Part<Position> => ({
  write: ({ tiles }) => (typeof tiles === "object" && tiles ? write(tiles) : ""),
});

const anything = like(/./);

const positionParts: Parts<Position> = {
  game: {
    write: ({ layout }) => idOf(layout),
    read(id, _position, params) {
      const layout = id === OWN ? readOwnBoard(params) : Object.hasOwn(boards, id) ? id : undefined;
      return layout === undefined ? undefined : { layout, squares: bareSquares(layout) };
    },
  },
  star: {
    write: ({ layout }) => (typeof layout === "object" && idOf(layout) !== OWN ? String(starOf(layout)) : ""),
    read(text, { layout }) {
      const starred = typeof layout === "string" && /^\d+$/.test(text) && withStar(layout, Number(text));
      return typeof starred === "object" ? { layout: starred } : undefined;
    },
  },
  squares: ofOwnBoard(({ layout }) => layout.join("/")),
  start: ofOwnBoard(({ center }) => center?.join(".") ?? ""),
  hold: ofOwnBoard(({ rack }) => String(rack ?? "")),
  bonus: ofOwnBoard(({ bonus = {} }) =>
    Object.entries(bonus)
      .map((pair) => pair.join("."))
      .join(","),
  ),
  tiles: {
    write: ({ tiles }) => (typeof tiles === "string" ? tiles : tiles ? OWN : ""),
    read(id, _position, params) {
      const tiles = id === OWN ? readOwnTiles(params) : Object.hasOwn(tileSets, id) ? id : undefined;
      return tiles === undefined ? undefined : { tiles };
    },
  },
  alphabet: ofOwnTiles(({ alphabet = "" }) => alphabet),
  blanks: ofOwnTiles(({ blanks = "" }) => String(blanks)),
  letters: ofOwnTiles(({ tiles }) =>
    Object.entries(tiles)
      .map(([letter, [count, points]]) => `${letter}.${count ?? ""}.${points}`)
      .join(","),
  ),
  board: {
    write: (position) => (position.squares.some(Boolean) ? boardLine(rowsOf(position)) : ""),
    read(text, { layout }) {
      const rows = boardRows(text);
      const [width, height] = [widthOf(layoutOf(layout)), heightOf(layoutOf(layout))];
      const fits = rows.length === height && rows.every((row) => row.length === width);
      return fits ? { squares: rows.flat() } : undefined;
    },
  },
  rack: {
    write: ({ rack }) => rack.join(""),
    read(text) {
      const rack = tokensOf(text);
      return rack.length <= LONGEST ? { rack } : undefined;
    },
  },
  turns: {
    write: ({ turns }) => turns.map(turnText).join(","),
    read(text) {
      const read = text.split(",").map(readTurn);
      const turns = read.filter((turn) => turn !== undefined);
      return turns.length === read.length ? { turns, at: turns.length } : undefined;
    },
  },
  shown: {
    write: ({ turns, at }) => (at === turns.length ? "" : String(at)),
    read: (text, { turns }) =>
      /^\d{1,3}$/.test(text) ? { at: Math.min(Number(text), turns.length) } : undefined,
  },
  turn: {
    write: ({ mover }) => (mover === null ? "" : String(mover)),
    read: (text) => (text === "0" || text === "1" ? { mover: text === "0" ? 0 : 1 } : undefined),
  },
  players: {
    write: ({ players }) => players.map(packed).join(","),
    read: (text) => ({ players: text.split(",").slice(0, 2).map(unpacked) }),
  },
  about: {
    write: ({ about }) =>
      aboutKeys.flatMap((key) => (about[key] ? [`${key}.${packed(about[key])}`] : [])).join(","),
    read(text) {
      const pairs = text.split(",").map((pair) => pair.split("."));
      const about = aboutKeys.flatMap((key): [string, string][] => {
        const told = pairs.find(([name]) => name === key)?.[1];
        return told ? [[key, unpacked(told)]] : [];
      });
      return about.length === pairs.length ? { about: Object.fromEntries(about) } : undefined;
    },
  },
  laid: {
    write: ({ laid }) => Array.from(laid ?? [], (pair) => pair.join(".")).join(","),
    read(text, { squares }) {
      const read = text.split(",").map((pair) => /^(\d{1,4})\.([^.]+)$/u.exec(pair));
      const laid = new Map(read.map((found) => [Number(found?.[1] ?? -1), found?.[2] ?? ""]));
      const fits = ([square, tile]: [number, string]) =>
        squares[square] === "" && tokensOf(tile).length === 1;
      return [...laid].every(fits) ? { laid } : undefined;
    },
  },
  known: property("known", emptyPosition(), anything),
  spread: property("spread", emptyPosition(), like(/^[-+−]?\d{1,4}$/)),
  ...gameParts,
  ...studyParts,
};

const whole = linkOf(emptyPosition, defaults, positionParts, {
  view: property("view", defaults, among(views)),
  order: property("order", defaults, among(["score", "equity"])),
  where: property("at", defaults, anything),
  length: property("length", defaults, like(/^\d{1,2}$/)),
  places: property("places", defaults, anything),
  contains: property("contains", defaults, anything),
  plies: property("plies", defaults, like(/^([1-9]|1[0-2])$/)),
  samples: property("samples", defaults, like(/^[1-9]\d{0,4}$/)),
  day: property("day", defaults, dayIn),
  puzzle: property("puzzle", defaults, among(puzzleKinds)),
  draft: property("draft", defaults, anything),
  look: property("look", defaults, like(LOOK)),
  hand: property("hand", defaults, anything),
  loss: property("loss", defaults, among(measures)),
});

export const link = linkOfTable<Position, Options>(whole, {
  isBare: (position) => isEmpty(position) && !position.game,
  isCut,
});

/** A game under way may lie beside the position that is looked at. */
export const beside = ({ game }: Position, options: Options): Options | null =>
  game && options.view !== "game" ? { ...options, view: "game" } : null;

/** A position without a game, or a game to look back on, is seen in the finder alone. */
export function keptOptions({ game, study }: Position, options: Options): Options {
  const isThere = { finder: true, game: game !== null, review: study !== null };
  return isThere[options.view] ? options : { ...options, view: "finder" };
}

/** A game that is played or looked back on stays where the finder's board alone is another. */
export function leftOptions(left: Position, next: Position, options: Options): Options | null {
  const { game, study } = left;
  const stays = { finder: false, game: game && game === next.game, review: study && study === next.study };
  if (!stays[options.view]) return keptOptions(left, options);
  return isEmpty(left) ? null : { ...options, view: "finder", look: "" };
}

/** What a request says of the filters that are set; null where there is none. */
export function filterOf({ at, length, places, contains }: Options): CrosswordFilter | null {
  if (!at && !length && !places && !contains) return null;
  return {
    ...(at && { at }),
    ...(length && { length: Number(length) }),
    ...(places && { places }),
    ...(contains && { contains }),
  };
}

/** What stands in place of the square for a turn that is no play. */
const SIGNS = { pass: "-", exchange: "x", withdrawn: "w", points: "s" } as const;

function turnText(turn: Turn) {
  const {
    player,
    kind,
    position,
    placed = "",
    score,
    rack = "",
    leave = "",
    text = "",
    note = "",
    doubt,
    by_order,
  } = turn;
  const [where, what] =
    kind === "play" ? [position, placed.replaceAll(".", "_")] : [SIGNS[kind], packed(text)];
  const doubted = `${doubt ? `${doubt.told}~${doubt.found}` : ""}${by_order ? "o" : ""}`;
  return [`${player}${where}`, what, score, rack, leave, packed(note), doubted].join(".").replace(/\.+$/, "");
}

const TURN =
  /^([01])([^.]+)\.([^.]*)\.(-?\d+)(?:\.([^.]*))?(?:\.([^.]*))?(?:\.([^.]*))?(?:\.(?:(-?\d+)~(-?\d+))?(o)?)?$/u;

function readTurn(text: string): Turn | undefined {
  const found = TURN.exec(text);
  if (!found) return undefined;
  const [, player, where = "", what = "", score, rack = "", leave, note, total, sum, order] = found;
  const common = {
    player: Number(player),
    score: Number(score),
    rack,
    ...(leave && { leave }),
    ...(note && { note: unpacked(note) }),
    ...(total && { doubt: { told: Number(total), found: Number(sum) } }),
    ...(order && { by_order: true }),
  };
  for (const kind of ["pass", "exchange", "withdrawn", "points"] as const)
    if (where === SIGNS[kind]) return { ...common, kind, text: unpacked(what) };
  return { ...common, kind: "play", position: where, placed: what.replaceAll("_", ".") };
}

function readOwnBoard(params: URLSearchParams): Layout | undefined {
  const layout = (params.get("squares") ?? "").split("/");
  if (!layout[0] || layout.length > LONGEST || layout.some((row) => row.length > LONGEST)) return undefined;
  const start = /^(\d+)\.(\d+)$/.exec(params.get("start") ?? "");
  const bonus = [...(params.get("bonus") ?? "").matchAll(/(\d+)\.(?:(x\d main word)|(\d+))/g)];
  return {
    name: OWN_NAMES.board,
    layout,
    center: start ? [Number(start[1]), Number(start[2])] : null,
    ...(params.has("hold") && { rack: Number(params.get("hold")) }),
    bonus: Object.fromEntries(
      bonus.map(([, tiles = "", times, points]): [string, string | number] => [
        tiles,
        times ?? Number(points),
      ]),
    ),
  };
}

function readOwnTiles(params: URLSearchParams): TileSet | undefined {
  const letters = (params.get("letters") ?? "").split(",");
  if (!letters.every((text) => /^[^.]+\.\d{0,3}\.\d{1,2}$/.test(text))) return undefined;
  const pairs = letters.map((text): [string, [number | null, number]] => {
    const [letter = "", count, points] = text.split(".");
    return [letter, [count ? Number(count) : null, Number(points)]];
  });
  return {
    name: OWN_NAMES.tiles,
    alphabet: params.get("alphabet") ?? "en",
    blanks: Number(params.get("blanks")) || 0,
    tiles: Object.fromEntries(pairs),
  };
}
