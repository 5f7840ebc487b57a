/**
 * A WebAssembly file that notes which of its functions have run, to make a profile of (functions.ts).
 *
 * Each function begins with setting its bit in one of the globals that are added, which are exported under names of their
 * own. Nothing else changes, neither what the functions do nor their numbers.
 */

import { bodiesOf, fileOf, imported, Reader, sectionsOf, withBodies, written } from "./functions.ts";

/** The numbers of the sections of globals and of exports, and of a global among the exports. */
const [GLOBALS, EXPORTS, GLOBAL] = [6, 7, 3];

const [GLOBAL_GET, GLOBAL_SET, I32_CONST, I32_OR, END, I32, CHANGES] = [
  0x23, 0x24, 0x41, 0x72, 0x0b, 0x7f, 1,
];

/** Bits of a global. */
const BITS = 32;

/** What the names of the globals begin with; the number of the first of its functions follows. */
export const RAN = "ran-";

/** A bit as a signed number, seven bits a byte. */
function bit(i: number): number[] {
  const bytes: number[] = [];
  for (let rest = 1 << i; ;) {
    const bits = rest & 0x7f;
    rest >>= 7;
    const isSigned = bits & 0x40;
    const isAll = (rest === 0 && !isSigned) || (rest === -1 && isSigned);
    bytes.push(isAll ? bits : bits | 0x80);
    if (isAll) return bytes;
  }
}

/** How long what a function says of its variables is. */
function variables(body: Uint8Array): number {
  const reader = new Reader(body);
  for (let left = reader.number(); left > 0; left--) {
    reader.number();
    reader.byte();
  }
  return reader.at;
}

/** Adds to a section that is a list. */
function added(content: Uint8Array, entries: number[][]): Uint8Array {
  const reader = new Reader(content);
  const count = reader.number() + entries.length;
  return Buffer.concat([
    Uint8Array.from(written(count)),
    content.subarray(reader.at),
    Uint8Array.from(entries.flat()),
  ]);
}

/** The file that notes what runs. */
export function probed(wasm: Uint8Array): Uint8Array {
  const bodies = bodiesOf(wasm);
  const globals = sectionsOf(wasm).find(({ id }) => id === GLOBALS)?.content ?? Uint8Array.of(0);
  const first = imported(wasm, "globals") + new Reader(globals).number();
  const numbers = Array.from({ length: Math.ceil(bodies.length / BITS) }, (_, i) => first + i);
  const noting = bodies.map((body, i) => {
    const global = written(first + Math.floor(i / BITS));
    const begin = variables(body);
    const note = [GLOBAL_GET, ...global, I32_CONST, ...bit(i % BITS), I32_OR, GLOBAL_SET, ...global];
    return Buffer.concat([body.subarray(0, begin), Uint8Array.from(note), body.subarray(begin)]);
  });
  const named = (name: string) => [...written(name.length), ...Buffer.from(name)];
  const exported = numbers.map((number, i) => [...named(RAN + i * BITS), GLOBAL, ...written(number)]);
  const zero = numbers.map(() => [I32, CHANGES, I32_CONST, 0, END]);
  const sections = sectionsOf(withBodies(wasm, noting)).map(({ id, content }) => {
    const more = id === GLOBALS ? zero : id === EXPORTS ? exported : null;
    return { id, content: more ? added(content, more) : content };
  });
  return fileOf(wasm, sections);
}
