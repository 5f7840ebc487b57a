/**
 * The turns of a game on a position: plays from the list and laid by hand, passes, exchanges, and steps between them.
 *
 * What a play scores and what it makes of the board is the engine's to say; here it is put down and noted.
 */
import type { CrosswordLaid, CrosswordMove, CrosswordStep } from "../../../engine/methods.ts";
import { tokensOf } from "../../../tiles/notation.ts";
import { layoutOf, rackSizeOf } from "./games.ts";
import { placedBy, squaresOf, type Play, type Player, type Position, type Turn } from "./position.ts";

export const otherPlayer = (player: number): Player => (player === 0 ? 1 : 0);

/** Whose turn it is: as was said, or that of the other than who made the last one. Points alone are no turn. */
export function moverOf({ mover, turns, at }: Pick<Position, "mover" | "turns" | "at">): Player {
  const last = turns.slice(0, at).findLast(({ kind }) => kind !== "points");
  return mover ?? (last ? otherPlayer(last.player) : 0);
}

/** Whose rack it is: the visitor's, unless a game says that the other player holds it before the next turn. */
export function holderOf({ turns, at, rack }: Pick<Position, "turns" | "at" | "rack">): Player {
  const next = turns[at];
  return next?.player === 1 && next.rack === rack.join("") ? 1 : 0;
}

/** How many tiles a rack has to have for a play that leaves some of it. */
const tilesFor = ({ used, leave }: Pick<CrosswordLaid, "used" | "leave">) =>
  tokensOf(used).length + tokensOf(leave).length;

/** Can a play be of the rack's tiles? A rack that is not full may have others, too. */
export function mayHold({ layout, rack }: Position, play: Pick<CrosswordLaid, "used" | "leave">): boolean {
  return tilesFor(play) <= Math.max(rack.length, rackSizeOf(layoutOf(layout)));
}

/** Say whose turn it is. */
export function withMover(position: Position, player: Player): Position {
  const usual = moverOf({ ...position, mover: null });
  return { ...position, mover: player === usual ? null : player };
}

export function withName(position: Position, player: Player, name: string): Position {
  const { players } = position;
  const names = [players[0] ?? "", players[1] ?? ""].with(player, name);
  return { ...position, players: names.some(Boolean) ? names : [] };
}

/** Put a play of the list down: its tiles on the board, what is left on the rack, nothing drawn. */
export function withPlay(position: Position, play: Play): Position {
  const rack = position.rack.join("");
  return withTiles(position, holderOf(position), { ...play, rack });
}

/** Put down a play that was laid by hand. Of the other player's rack no more is known than the tiles laid. */
export function withLaid(position: Position, player: Player, laid: CrosswordLaid): Position {
  if (player === holderOf(position) && mayHold(position, laid)) {
    const isKnown = tilesFor(laid) === position.rack.length;
    const rack = isKnown ? position.rack.join("") : laid.used + laid.leave;
    return withTiles(position, player, { ...laid, rack });
  }
  const next = withTiles(position, player, { ...laid, rack: laid.used, leave: "" });
  return { ...next, rack: position.rack };
}

function withTiles(
  position: Position,
  player: Player,
  play: Pick<Play, "position" | "row" | "col" | "across" | "word" | "placed" | "score" | "leave"> & {
    rack: string;
  },
): Position {
  const { position: square, row, col, across, word, placed, score, leave, rack } = play;
  const tiles = placedBy(position, play);
  return {
    ...withTurn(position, {
      player,
      kind: "play",
      score,
      rack,
      position: square,
      row,
      col,
      across,
      word,
      placed,
      leave,
    }),
    squares: position.squares.map((tile, n) => tiles.get(n) ?? tile),
    rack: tokensOf(leave),
    latest: [...tiles.keys()],
  };
}

export const withPass = (position: Position, player: Player): Position =>
  withTurn(position, { player, kind: "pass", score: 0, ...rackOf(position, player) });

/** @param exchanged the tiles, or how many */
export function withExchange(
  position: Position,
  player: Player,
  exchanged: readonly string[] | number,
): Position {
  const text = typeof exchanged === "number" ? String(exchanged) : exchanged.join("");
  const turn: Turn = { player, kind: "exchange", score: 0, text, ...rackOf(position, player) };
  if (player !== holderOf(position) || typeof exchanged === "number") return withTurn(position, turn);
  const rack = [...position.rack];
  for (const tile of exchanged) if (rack.includes(tile)) rack.splice(rack.indexOf(tile), 1);
  return { ...withTurn(position, { ...turn, leave: rack.join("") }), rack };
}

/** What is known of the rack of a player who lays nothing, and keeps it. */
const rackOf = (position: Position, player: Player): Pick<Turn, "rack" | "leave"> => {
  const rack = player === holderOf(position) ? position.rack.join("") : "";
  return { rack, ...(rack && { leave: rack }) };
};

/** The lead that was entered; not a number where it is none, or has more figures than a link has room for. */
export const leadIn = (text: string): number =>
  /^[-+−]?\d{1,4}$/.test(text) ? Number(text.replace("−", "-")) : NaN;

/** The lead that was told, after a turn; as it is where none was. Without a turn to come the visitor holds the rack. */
function spreadAfter(position: Position, { player, score }: Turn): string {
  const spread = leadIn(position.spread) * (holderOf(position) === 0 ? 1 : -1);
  if (!position.spread || Number.isNaN(spread)) return position.spread;
  return String(spread + (player === 0 ? score : -score));
}

/**
 * A turn takes the place of those that were taken back, and racks that were known after the last are so no more; nor are
 * the other player's tiles, once that one has moved.
 */
const withTurn = (
  { about: { rack1: _, rack2: __, ...about }, ...position }: Position,
  turn: Turn,
): Position => ({
  ...position,
  about,
  known: turn.player === 0 ? position.known : "",
  spread: spreadAfter({ ...position, about }, turn),
  turns: [...position.turns.slice(0, position.at), turn],
  at: position.at + 1,
  mover: null,
  laid: null,
});

/** A turn as a request names its move; null for what is none, and where no more is known than how many tiles went. */
export function moveOf({ kind, row, col, across, placed, text = "", problem }: Turn): CrosswordMove | null {
  if (kind === "pass") return { kind };
  if (kind === "exchange") return /^\d+$/.test(text) ? null : { kind, tiles: text };
  const isPlay = kind === "play" && !problem;
  if (!isPlay || row === undefined || col === undefined || across === undefined || !placed) return null;
  return { kind, row, col, across, placed };
}

/**
 * The position after so many turns, as the engine gives it: with the rack of the player who comes next.
 * @param from where stepping began: the rack, the turn and what was known there are as they were
 */
export function atStep(
  position: Position,
  at: number,
  { board, latest, rack }: CrosswordStep,
  from = position,
): Position {
  const back = at === from.at;
  return {
    ...position,
    squares: squaresOf(board),
    rack: back ? from.rack : tokensOf(rack),
    mover: back ? from.mover : null,
    known: back ? from.known : "",
    spread: back ? from.spread : "",
    at,
    laid: null,
    latest,
  };
}
