/**
 * How a game is written in an address, and read from it: part by part, each by its name.
 *
 *     #letterpress?board=msgz…&ours=3310592&turn=theirs
 *
 * What a part says by default is left out; what an address leaves out is the default again, so that a link means the
 * same wherever it is opened. A damaged part is named and left out; the rest is kept.
 */

import type { Link } from "../registry.ts";

/** What a text says; undefined if it says nothing. */
export type Reader<T> = (text: string) => T | undefined;

/** A part of an address that says something of a value, such as a position. */
export interface Part<T> {
  /** Its text; "" to leave it out. */
  write: (value: T) => string;
  /** What the text says. `value` holds what the parts before it said; `params` is for parts that make sense together. */
  read?: (text: string, value: T, params: URLSearchParams) => Partial<T> | undefined;
}

export type Parts<T> = Readonly<Record<string, Part<T>>>;

/** A part that is one property of the value, and is left out where that is the default's. */
export const property = <T, K extends keyof T>(
  key: K,
  defaults: T,
  read: Reader<T[K]>,
  write: (value: T[K]) => string = String,
): Part<T> => ({
  write: (value) => (value[key] === defaults[key] ? "" : write(value[key])),
  read(text) {
    const found = read(text);
    return found === undefined ? undefined : ({ [key]: found } as unknown as Partial<T>); // the key is T's
  },
});

/** Reads a text of a shape, as it is. */
export const like =
  (shape: RegExp): Reader<string> =>
  (text) =>
    shape.test(text) ? text : undefined;

/** Reads one of some values. */
export const among =
  <T extends string | number>(known: readonly T[]): Reader<T> =>
  (text) =>
    known.find((each) => String(each) === text);

/** The sign that stands for others, by their places here, and those that part what stands in a link. */
const SIGNS_APART = "!.,~";

/** A text without the signs that part what stands in a link. */
export const packed = (text: string): string =>
  text.replace(/[!.,~]/g, (sign) => `!${SIGNS_APART.indexOf(sign)}`);

export const unpacked = (text: string): string =>
  text.replace(/!([0-3])/g, (_, place: string) => SIGNS_APART.charAt(Number(place)));

/** The link of a game, from the parts that tell of its position and of its options. */
export function linkOf<Position extends object, Options extends object>(
  empty: () => Position,
  defaults: Options,
  positionParts: Parts<Position>,
  optionParts: Parts<Options>,
): Link<Position, Options> {
  return {
    toLink(position, options) {
      const texts = [...textsOf(positionParts, position), ...textsOf(optionParts, options)];
      return new URLSearchParams(texts.filter(([, text]) => text));
    },
    fromLink(params) {
      const position = readParts(positionParts, empty(), params);
      const options = readParts(optionParts, defaults, params);
      return {
        position: position.value,
        options: options.value,
        kept: [...position.kept, ...options.kept],
        lost: [...position.lost, ...options.lost],
      };
    },
  };
}

interface TableRules<Position> {
  /** Does nothing lie on the table? The position of a day comes to such a table alone. */
  isBare: (position: Position) => boolean;
  /** Were moves damaged on their way, so that only the first of them could be read? */
  isCut: (params: URLSearchParams, position: Position) => boolean;
}

/**
 * The link of a table that has a position of the day and holds a game, too: what a link says lies there lies there,
 * whatever day it names beside it; moves that were damaged are kept as far as they can be read, and told of all the same.
 */
export function linkOfTable<Position, Options extends { day: string }>(
  link: Link<Position, Options>,
  { isBare, isCut }: TableRules<Position>,
): Link<Position, Options> {
  const dayless = <O extends object>(position: Position, options: O): O =>
    isBare(position) ? options : { ...options, day: "" };
  return {
    toLink: (position, options) => link.toLink(position, dayless(position, options)),
    fromLink(params) {
      const { position, options, kept, lost } = link.fromLink(params);
      const cut = kept.includes("moves") && isCut(params, position);
      return { position, options: dayless(position, options), kept, lost: cut ? [...lost, "moves"] : lost };
    },
  };
}

const textsOf = <T>(parts: Parts<T>, value: T): [string, string][] =>
  Object.entries(parts).map(([name, part]) => [name, part.write(value)]);

function readParts<T extends object>(parts: Parts<T>, defaults: T, params: URLSearchParams) {
  let value = defaults;
  const kept: string[] = [];
  const lost: string[] = [];
  for (const [name, { read }] of Object.entries(parts)) {
    const text = params.get(name);
    if (!text || !read) continue;
    const said = read(text, value, params);
    (said === undefined ? lost : kept).push(name);
    if (said) value = { ...value, ...said };
  }
  return { value, kept, lost };
}
