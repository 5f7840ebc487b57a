/**
 * A crossword position in the address, and back. A damaged part is named and left out; the rest is kept.
 *
 *   game=scrabble&tiles=en&board=15/…/6QI7/…&rack=AEINRS?&turns=08G.QI.22.AEQINRS
 *
 * A board of one's own has its squares in place of the game (`squares`, with `start`, `hold` and `bonus`), tiles of one's own
 * their letters in place of the set (`letters=a.9.1,…`, with `alphabet`).
 */
import { LinkParts } from "../shared/link.ts";
import { boards, heightOf, layoutOf, tileSets, widthOf, type Layout, type TileSet } from "./games.ts";
import { tokensOf } from "./letters.ts";
import { bareSquares, emptyPosition, rowsOf, type Position, type Turn } from "./position.ts";

export const defaults: Readonly<Record<string, any>> = Object.freeze({
  order: "score",
  at: "",
  length: "",
  places: "",
  contains: "",
});

/** The most squares on a side of a board, and tiles on a rack, that a link is believed. */
const LONGEST = 64;

const OWN = "own";

export function toLink(position: Position, options: Record<string, any>) {
  const { layout, tiles, squares, rack, turns, at, players } = position;
  const params = new URLSearchParams();
  const put = (name: string, value: unknown) => {
    if (value !== "" && value !== undefined && value !== null) params.set(name, String(value));
  };
  if (typeof layout === "string") put("game", layout);
  else {
    put("game", OWN);
    put("squares", layout.layout.join("/"));
    put("start", layout.center?.join("."));
    put("hold", layout.rack);
    put(
      "bonus",
      Object.entries(layout.bonus ?? {})
        .map((pair) => pair.join("."))
        .join(","),
    );
  }
  if (typeof tiles === "string") put("tiles", tiles);
  else if (tiles) {
    put("tiles", OWN);
    put("alphabet", tiles.alphabet);
    put("blanks", tiles.blanks);
    put(
      "letters",
      Object.entries(tiles.tiles)
        .map(([letter, [count, points]]) => `${letter}.${count ?? ""}.${points}`)
        .join(","),
    );
  }
  if (squares.some(Boolean)) put("board", boardText(position));
  put("rack", rack.join(""));
  put("turns", turns.map(turnText).join(","));
  if (at !== turns.length) put("shown", at);
  put("players", players.join(","));
  for (const [name, value] of Object.entries(defaults))
    if (options[name] !== value) put(name === "at" ? "where" : name, options[name]);
  return params;
}

const boardText = (position: Position) =>
  rowsOf(position)
    .map((row) => row.replace(/\.+/g, (run) => String(run.length)))
    .join("/");

const KINDS = { pass: "-", exchange: "x", withdrawn: "w", points: "s" };

function turnText({
  player,
  kind,
  position = "",
  placed = "",
  score,
  rack = "",
  leave = "",
  text = "",
}: Turn) {
  const what = kind === "play" ? [position, placed.replaceAll(".", "_")] : [KINDS[kind], text];
  return [`${player}${what[0]}`, what[1], score, rack, leave].join(".").replace(/\.+$/, "");
}

const TURN = /^([01])([-xws]|\d+[A-Z]+|[A-Z]+\d+)\.([^.]*)\.(-?\d+)(?:\.([^.]*))?(?:\.([^.]*))?$/u;

function readTurn(text: string): Turn | null {
  const found = TURN.exec(text);
  if (!found) return null;
  const [, player, where = "", what = "", score, rack = "", leave] = found;
  const turn = {
    player: Number(player),
    score: Number(score),
    rack,
    ...(leave === undefined ? {} : { leave }),
  };
  const kind = Object.entries(KINDS).find(([, sign]) => sign === where)?.[0];
  if (kind) return { ...turn, kind: kind as Turn["kind"], text: what };
  const across = /^\d/.test(where);
  const letters = where.replace(/\d/g, "");
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  const placed = what.replaceAll("_", ".");
  return {
    ...turn,
    kind: "play",
    position: where,
    row: Number(where.replace(/\D/g, "")) - 1,
    col: column - 1,
    across,
    placed,
  };
}

/** The squares of a board's text; null if it does not fit the board. */
function readBoard(text: string, layout: string | Layout) {
  const rows = text
    .split("/")
    .map((row) => row.replace(/\d+/g, (run) => ".".repeat(Math.min(Number(run), LONGEST))));
  const tokens = rows.map(tokensOf);
  const [width, height] = [widthOf(layoutOf(layout)), heightOf(layoutOf(layout))];
  if (tokens.length !== height || tokens.some((row) => row.length !== width)) return null;
  if (!rows.every((row) => /^[\p{L}\p{M}.[\]?·]*$/u.test(row))) return null;
  return tokens.flat().map((token) => (token === "." ? "" : token));
}

function readOwnLayout(params: URLSearchParams): Layout | null {
  const layout = (params.get("squares") ?? "").split("/");
  const width = layout[0]?.length ?? 0;
  if (!width || layout.length > LONGEST || width > LONGEST) return null;
  if (!layout.every((row) => row.length === width && /^[.dtqDTQ1-9]+$/.test(row))) return null;
  const start = /^(\d+)\.(\d+)$/.exec(params.get("start") ?? "");
  const bonus = [...(params.get("bonus") ?? "").matchAll(/(\d+)\.(x[1-9] main word|\d{1,4})(?:,|$)/g)];
  const hold = Number(params.get("hold") ?? "7");
  return {
    name: OWN,
    layout,
    center: start ? [Number(start[1]), Number(start[2])] : null,
    rack: Number.isInteger(hold) && hold > 0 && hold <= LONGEST ? hold : 7,
    bonus: Object.fromEntries(
      bonus.map(([, tiles, earns = ""]) => [tiles, earns.startsWith("x") ? earns : Number(earns)]),
    ),
  };
}

function readOwnTiles(params: URLSearchParams): TileSet | null {
  const letters = (params.get("letters") ?? "").split(",").map((part) => part.split("."));
  const whole = letters.every(
    ([letter, count = "", points]) => letter && /^\d{0,3}$/.test(count) && /^\d{1,2}$/.test(points ?? ""),
  );
  if (!whole) return null;
  return {
    name: OWN,
    alphabet: params.get("alphabet") ?? "en",
    blanks: Number(params.get("blanks") ?? "0") || 0,
    tiles: Object.fromEntries(
      letters.map(([letter, count, points]) => [letter, [count ? Number(count) : null, Number(points)]]),
    ),
  };
}

/** Readers of the options, each by its name in the address. */
const optionParts: Record<string, [string, RegExp]> = {
  order: ["order", /^(score|equity)$/],
  where: ["at", /^[\dA-Za-z]{1,5}$/],
  length: ["length", /^\d{1,2}$/],
  places: ["places", /^(\?|\[?[\p{L}\p{M}·]{1,4}\]?)$/u],
  contains: ["contains", /^[\p{L}\p{M}·[\]]{1,30}$/u],
};

export function fromLink(params: URLSearchParams) {
  const link = new LinkParts(params);
  const part = <T>(name: string, reader: (text: string) => T | null) =>
    link.part(name, (text) => reader(text) ?? undefined) ?? null;
  const empty = emptyPosition();
  const layout =
    part("game", (id) => (id === OWN ? readOwnLayout(params) : Object.hasOwn(boards, id) ? id : null)) ??
    empty.layout;
  const tiles = part("tiles", (id) =>
    id === OWN ? readOwnTiles(params) : Object.hasOwn(tileSets, id) ? id : null,
  );
  const squares = part("board", (text) => readBoard(text, layout)) ?? bareSquares(layout);
  const rack =
    part("rack", (text) => {
      const tokens = tokensOf(text);
      return tokens.length <= LONGEST && tokens.every((token) => /^(\?|\[?[\p{L}\p{M}·]+\]?)$/u.test(token))
        ? tokens
        : null;
    }) ?? empty.rack;
  const turns =
    part("turns", (text) => {
      const read = text.split(",").map(readTurn);
      return read.every((turn) => turn !== null) ? (read as Turn[]) : null;
    }) ?? empty.turns;
  const at = part("shown", (text) => (/^\d{1,3}$/.test(text) ? Number(text) : null)) ?? turns.length;
  const players = part("players", (text) => text.split(",").slice(0, 2)) ?? empty.players;
  const options: Record<string, string> = {};
  for (const [name, [option, shape]] of Object.entries(optionParts)) {
    const value = part(name, (text) => (shape.test(text) ? text : null));
    if (value !== null) options[option] = value;
  }
  const position: Position = {
    ...empty,
    layout,
    tiles,
    squares,
    rack,
    turns,
    at: Math.min(at, turns.length),
    players,
  };
  return { position, options, kept: link.kept, lost: link.lost };
}
