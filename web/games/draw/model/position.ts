/** A draw: from which bag, how many tiles, and its number. What is typed stays as it is; the engine says what is wrong. */

import { tilesPicture, type Picture } from "../../shared/picture.ts";
import type { Spelling } from "../../registry.ts";

/** A number, or what was typed instead of one. */
export type Entry = number | string;

/** Letter to count and value. */
export type Rows = Readonly<Record<string, readonly [Entry, Entry]>>;

/** Null for the game's own, the id of one that ships, or one of the visitor's. */
export type Bag = null | string | Rows;

export interface Position {
  bag: Bag;
  size: Entry;
  seed: Entry;
}

export const SIZE = 7;

/** Draw numbers are drawn from so many. */
const SEEDS = 1_000_000;

export const anySeed = (): number => 1 + Math.floor(Math.random() * (SEEDS - 1));

export const emptyPosition = (): Position => ({ bag: null, size: SIZE, seed: anySeed() });

export const brief = ({ seed }: Position): string => String(seed);

/** The tiles of a draw lie face down: only the engine knows them. */
export const picture = ({ size }: Position): Picture =>
  tilesPicture(Array<string>(typeof size === "number" && size > 0 && size < 16 ? size : SIZE).fill(""));

/** A draw from a bag that ships is in that bag's language; `tileSets` are those that there are. */
export function spelling({ bag }: Position, tileSets = PAGE.tileSets): Spelling {
  if (typeof bag === "object") return { alphabet: null, letters: Object.keys(bag ?? {}) };
  return { alphabet: tileSets.find(({ id }) => id === bag)?.alphabet ?? null, letters: [] };
}

/** A whole number with a sign between thousands, the same throughout, as the page writes it. */
const GROUPED = /^\d{1,3}([.,'’ \u00a0\u202f])\d{3}(?:\1\d{3})*$/u;

/** Reads a field of a whole number. */
export function wholeOf(text: string): Entry {
  const plain = text.trim();
  return entryOf(GROUPED.test(plain) ? plain.replaceAll(/\D/gu, "") : plain);
}

/** Reads a field: a number if it is one, else as it was typed. */
export function entryOf(text: string): Entry {
  const plain = text.trim();
  return /^[-+]?(\d{1,15}|\d{0,9}[.,]\d{1,6})$/.test(plain) ? Number(plain.replace(",", ".")) : plain;
}
