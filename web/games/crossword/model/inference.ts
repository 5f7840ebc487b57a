/** What the other side's last move tells of the tiles that it kept. */
import type { CrosswordTurn, Methods } from "../../../engine/methods.ts";
import { tokensOf } from "../../../tiles/notation.ts";
import { moveOf } from "./turns.ts";

export type Inference = Methods["crossword.infer"]["result"];
export type MoveMade = Methods["crossword.infer"]["params"]["move"];

/** Racks that are tried, and leaves that a simulation goes by at the most. */
export const RACKS = 400;

/** A turn as it is inferred from; null for one that tells nothing. */
export function madeIn(turn: CrosswordTurn): MoveMade | null {
  const { kind, text = "" } = turn;
  if (kind === "exchange") return { kind, count: Number(text) || tokensOf(text).length };
  const move = moveOf(turn);
  return move?.kind === "play" ? move : null;
}

/** Tiles that are told of, and how likely one is at the least. */
const TOLD = 5;
const LIKELY = 0.1;

/** The tiles that were most likely kept, one or more of them, and how likely that is. */
export function likelyTiles({ leaves }: Inference): [tile: string, chance: number][] {
  const chances = new Map<string, number>();
  const all = leaves.reduce((sum, { chance }) => sum + chance, 0);
  for (const { tiles, chance } of leaves)
    for (const tile of new Set(tokensOf(tiles))) chances.set(tile, (chances.get(tile) ?? 0) + chance / all);
  return [...chances]
    .filter(([, chance]) => chance >= LIKELY)
    .sort(([, one], [, other]) => other - one)
    .slice(0, TOLD);
}
