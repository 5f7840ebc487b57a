/**
 * The functions of a WebAssembly file, of which a build may leave out the bodies of those that its profile does not name.
 *
 * What is left out keeps its place, its type and its number, so that tables, exports and a snapshot of the memory fit both
 * files; whoever calls it stops with a trap, at which the engine goes on with the whole file (engine/client.ts).
 */

import { createHash } from "node:crypto";

/** The numbers of the sections that say what is asked for, and what functions do. */
const [IMPORTS, CODE] = [2, 10];

/** What is asked for: a function, a table, a memory, a global, a tag. */
const [FUNCTION, TABLE, MEMORY, GLOBAL] = [0, 1, 2, 3];

/** The body of a function that is left out: no variables, and a trap. */
const TRAP = Uint8Array.of(0x00, 0x00, 0x0b);

/** Bits of a byte of the profile. */
const BITS = 8;

/** Reads the numbers of a WebAssembly file one after another. */
export class Reader {
  constructor(
    readonly bytes: Uint8Array,
    public at = 0,
  ) {}

  byte(): number {
    return this.bytes[this.at++] ?? 0;
  }

  /** An unsigned number: its bits come seven at a time, the lowest first; the eighth says that more follow. */
  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const bits = this.byte();
      value |= (bits & 0x7f) << shift;
      if (bits < 0x80) return value >>> 0;
    }
  }

  /** So many bytes. */
  take(length: number): Uint8Array {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

/** A number as such a file has it. */
export function written(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ;) {
    const bits = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest ? bits | 0x80 : bits);
    if (!rest) return bytes;
  }
}

/** A part of a WebAssembly file: its number, and what is in it. */
export interface Section {
  id: number;
  content: Uint8Array;
}

export function sectionsOf(wasm: Uint8Array): Section[] {
  const reader = new Reader(wasm, 8); // after the magic number and the version
  const sections: Section[] = [];
  while (reader.at < wasm.length) {
    const id = reader.byte();
    sections.push({ id, content: reader.take(reader.number()) });
  }
  return sections;
}

/** A file of these sections. */
export function fileOf(wasm: Uint8Array, sections: Section[]): Uint8Array {
  const parts = sections.flatMap(({ id, content }) => [
    Uint8Array.of(id, ...written(content.length)),
    content,
  ]);
  return Buffer.concat([wasm.subarray(0, 8), ...parts]);
}

const contentOf = (wasm: Uint8Array, id: number) =>
  sectionsOf(wasm).find((section) => section.id === id)?.content ?? Uint8Array.of(0);

/** What each function does, in order: its variables and its instructions. */
export function bodiesOf(wasm: Uint8Array): Uint8Array[] {
  const reader = new Reader(contentOf(wasm, CODE));
  return Array.from({ length: reader.number() }, () => reader.take(reader.number()));
}

/** The file with other bodies, as many as it had. */
export function withBodies(wasm: Uint8Array, bodies: Uint8Array[]): Uint8Array {
  const parts = bodies.flatMap((body) => [Uint8Array.from(written(body.length)), body]);
  const content = Buffer.concat([Uint8Array.from(written(bodies.length)), ...parts]);
  return fileOf(
    wasm,
    sectionsOf(wasm).map((section) => (section.id === CODE ? { id: CODE, content } : section)),
  );
}

/** How many functions, or globals, the file asks for: their numbers come before those of its own. */
export function imported(wasm: Uint8Array, what: "functions" | "globals"): number {
  const reader = new Reader(contentOf(wasm, IMPORTS));
  const asked = what === "functions" ? FUNCTION : GLOBAL;
  let found = 0;
  const limits = () => {
    const hasMost = reader.byte() & 1;
    reader.number();
    if (hasMost) reader.number();
  };
  for (let left = reader.number(); left > 0; left--) {
    for (const _ of ["module", "name"]) reader.take(reader.number());
    const kind = reader.byte();
    if (kind === asked) found++;
    if (kind === FUNCTION)
      reader.number(); // its type
    else if (kind === MEMORY) limits();
    else {
      reader.byte(); // the type of what a table or a global has, or what kind of tag it is
      if (kind === TABLE) limits();
      else reader.number(); // whether a global changes; a tag's type
    }
  }
  return found;
}

/** Which functions a build keeps, and of which file: of another, numbers say nothing. */
export interface Profile {
  /** A hash of what the functions of the file do. */
  code: string;
  /** A bit for each of them, the lowest first, in base64. */
  kept: string;
}

const hashOf = (wasm: Uint8Array) => createHash("sha256").update(contentOf(wasm, CODE)).digest("hex");

/** A profile that keeps these functions, by their numbers among the file's own. */
export function profileOf(wasm: Uint8Array, kept: Iterable<number>): Profile {
  const bits = new Uint8Array(Math.ceil(bodiesOf(wasm).length / BITS));
  for (const i of kept) bits[Math.floor(i / BITS)]! |= 1 << (i % BITS); // there is a bit for each
  return { code: hashOf(wasm), kept: Buffer.from(bits).toString("base64") };
}

/** The file without what a profile does not keep; null if the profile is of another file. */
export function cut(wasm: Uint8Array, { code, kept }: Profile): Uint8Array | null {
  if (code !== hashOf(wasm)) return null;
  const bits = Buffer.from(kept, "base64");
  const isKept = (i: number) => (bits[Math.floor(i / BITS)] ?? 0) & (1 << (i % BITS));
  return withBodies(
    wasm,
    bodiesOf(wasm).map((body, i) => (isKept(i) ? body : TRAP)),
  );
}
