/** Pictures whose reading was being corrected when their page was left; they are there again when one comes back. */
import type { Seen } from "./seen.ts";

export interface Unfinished {
  file: Blob;
  seen: Seen;
  place: number;
}

const left = new Map<string, Unfinished>();

/** @param game whose page is left */
export const leaveUnfinished = (game: string, picture: Unfinished): void => void left.set(game, picture);

/** What was left on a game's page; it is left no longer. */
export function takeUnfinished(game: string): Unfinished | null {
  const picture = left.get(game) ?? null;
  left.delete(game);
  return picture;
}

/** May what was said of a picture be put on what is read of it now: is that of the same size and at the same place? */
export const isSameBoard = (one: Seen, other: Seen): boolean =>
  one.columns === other.columns &&
  one.squares.length === other.squares.length &&
  String(one.frame) === String(other.frame);
