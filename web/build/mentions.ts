/** What a function of a WebAssembly file mentions, read from its instructions: functions that it calls, and addresses. */

import { Reader } from "./functions.ts";

/** Skips what follows an instruction in the file. */
type Skip = (reader: Reader) => void;

const nothing: Skip = () => {};
const bytes =
  (count: number): Skip =>
  (reader) =>
    void reader.take(count);
/** Numbers, signed or not: they are of the same length. */
const numbers =
  (count: number): Skip =>
  (reader) => {
    for (let i = 0; i < count; i++) while (reader.byte() >= 0x80);
  };
const list =
  (each: Skip): Skip =>
  (reader) => {
    for (let left = reader.number(); left > 0; left--) each(reader);
  };
/** How it is aligned, and which memory it is of where that says so; how far from the number on the stack comes after it. */
const alignment: Skip = (reader) => {
  if (reader.number() & 0x40) reader.number();
};
const both =
  (...skips: Skip[]): Skip =>
  (reader) => {
    for (const skip of skips) skip(reader);
  };
/** What a `try_table` catches: with a tag or all, and where it goes on. */
const caught: Skip = (reader) => numbers(reader.byte() < 2 ? 2 : 1)(reader);

const [CALL, TAIL_CALL, CONSTANT, MISCELLANEOUS, VECTOR] = [0x10, 0x12, 0x41, 0xfc, 0xfd];

/** What takes and puts numbers, whose place stands behind it. */
const [FIRST_ACCESS, LAST_ACCESS] = [0x28, 0x3e];

/** From one instruction to another, and what follows them. Any other has nothing. */
const PLAIN: [from: number, to: number, skip: Skip][] = [
  [0x02, 0x04, numbers(1)],
  [0x06, 0x09, numbers(1)],
  [0x0c, 0x0d, numbers(1)],
  [0x0e, 0x0e, both(list(numbers(1)), numbers(1))],
  [0x11, 0x11, numbers(2)],
  [0x13, 0x13, numbers(2)],
  [0x14, 0x15, numbers(1)],
  [0x18, 0x18, numbers(1)],
  [0x1c, 0x1c, list(numbers(1))],
  [0x1f, 0x1f, both(numbers(1), list(caught))],
  [0x20, 0x26, numbers(1)],
  [0x3f, 0x40, numbers(1)],
  [0x42, 0x42, numbers(1)],
  [0x43, 0x43, bytes(4)],
  [0x44, 0x44, bytes(8)],
  [0xd0, 0xd0, numbers(1)],
  [0xd2, 0xd2, numbers(1)],
];

const MORE: typeof PLAIN = [
  [8, 8, numbers(2)],
  [9, 9, numbers(1)],
  [10, 10, numbers(2)],
  [11, 11, numbers(1)],
  [12, 12, numbers(2)],
  [13, 13, numbers(1)],
  [14, 14, numbers(2)],
  [15, 17, numbers(1)],
];

const VECTORS: typeof PLAIN = [
  [0, 11, both(alignment, numbers(1))],
  [12, 13, bytes(16)],
  [21, 34, bytes(1)],
  [84, 91, both(alignment, numbers(1), bytes(1))],
  [92, 93, both(alignment, numbers(1))],
];

const after = (table: typeof PLAIN, code: number) =>
  table.find(([from, to]) => code >= from && code <= to)?.[2] ?? nothing;

const AFTER_PLAIN = Array.from({ length: 256 }, (_, code) => after(PLAIN, code));

/** What a function mentions, in order: numbers of functions that it calls, and numbers that may be addresses, or lead to some. */
export interface Mentions {
  calls: number[];
  addresses: number[];
}

/** Throws an Error at what it cannot read. */
export function mentionsIn(body: Uint8Array): Mentions {
  const reader = new Reader(body);
  list(both(numbers(1), numbers(1)))(reader); // how many variables, of which type
  const [calls, addresses]: [number[], number[]] = [[], []];
  while (reader.at < body.length) {
    const code = reader.byte();
    if (code === CALL || code === TAIL_CALL) calls.push(reader.number());
    else if (code === CONSTANT)
      addresses.push(reader.number()); // a negative one is none
    else if (code >= FIRST_ACCESS && code <= LAST_ACCESS) {
      alignment(reader);
      addresses.push(reader.number());
    } else if (code === MISCELLANEOUS) after(MORE, reader.number())(reader);
    else if (code === VECTOR) after(VECTORS, reader.number())(reader);
    else AFTER_PLAIN[code]?.(reader);
  }
  if (reader.at !== body.length || body.at(-1) !== 0x0b)
    throw new Error("A function does not end where it should.");
  return { calls, addresses };
}
