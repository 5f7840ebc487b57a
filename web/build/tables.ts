/**
 * Takes out of Pyodide's WebAssembly the tables that nothing of the site looks into: of East Asian encodings, once for Python
 * and once for C, and of the names of Unicode's characters. They are a fifth of it, packed.
 *
 * What would read them is taken out as well, so that nobody is ever given what zeros mean: the encodings are unknown, as any
 * others that the site does not carry; `unicodedata` has neither `name` nor `lookup`, and `\N{...}` is refused. Whoever brings
 * a list has its letters read from code_pages.json.
 *
 * Functions and tables have no names in the file, so they are known by what they look like; if they do not, it throws.
 */

import { constants } from "../engine/segments.ts";
import { bodiesOf } from "./functions.ts";
import { mentionsIn } from "./mentions.ts";

/** Modules of CPython that read and write East Asian encodings; the last has what the others share, and no tables. */
const ENCODINGS = ["cn", "hk", "iso2022", "jp", "kr", "tw"].map((name) => `_codecs_${name}`);

/** Methods of `unicodedata`, in order, around those that know names. */
const METHODS = ["decomposition", "name", "lookup", "is_normalized", "normalize"];

/** How Python finds what knows names, when it reads `\N{...}`; and a name that it will not find. */
const [NAMES, NO_NAMES] = ["unicodedata._ucnhash_CAPI", "unicodedata-_ucnhash_CAPI"];

/** Bytes of an entry in Python's table of modules (name, function), and in one of methods (name, function, flags, text). */
const [MODULE, METHOD] = [8, 16];

/** Entries of an encoding's table: for each first byte where its row is, and the least and the largest second byte. */
const ROWS = 256;

/** Rows that the tables of a module have at least. */
const FEW = 16;

/** The last of Unicode's characters, and about how many have names. */
const [LAST, NAMED] = [0x10ffff, 30_000];

/** The bytes of all names, put together as a tree, which lies before them. */
const TREE = 200_000;

/** Rows that all encodings have together. */
const ENCODED = 1500;

/** From one address to another. */
type Range = [begin: number, end: number];

/** What WebAssembly puts into memory, as one array. */
class Image {
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;
  readonly #segments: { address: number; bytes: Uint8Array }[];

  constructor(wasm: Uint8Array) {
    this.#segments = [...constants(wasm)];
    const size = Math.max(...this.#segments.map(({ address, bytes }) => address + bytes.length));
    this.bytes = new Uint8Array(Math.ceil(size / 4) * 4);
    for (const { address, bytes } of this.#segments) this.bytes.set(bytes, address);
    this.words = new Uint32Array(this.bytes.buffer);
  }

  /** Where pieces are that have this many bytes. */
  pieces(least: number): Range[] {
    return this.#segments
      .filter(({ bytes }) => bytes.length >= least)
      .map(({ address, bytes }) => [address, address + bytes.length]);
  }

  /** The text that begins there. */
  text(address: number): string {
    const end = this.bytes.indexOf(0, address);
    return Buffer.from(this.bytes.subarray(address, end)).toString("latin1");
  }

  /** Where a table lies whose entries of so many bytes begin with these names, one after another. */
  table(names: string[], entry: number): number {
    const step = entry / 4;
    const isThere = (at: number) =>
      names.every((name, i) => this.text(this.words[at + i * step] ?? 0) === name);
    const [first, ...others] = [...this.words.keys()].filter(isThere);
    if (first === undefined || others.length) throw new Error(`Pyodide has another table of ${names[0]}.`);
    return first * 4;
  }

  /** Writes what was changed back into the file. */
  save(): void {
    for (const { address, bytes } of this.#segments)
      bytes.set(this.bytes.subarray(address, address + bytes.length));
  }
}

/** Takes entries out of a table that ends with an empty one. */
function takeOut(image: Image, at: number, size: number, entry: number): void {
  let end = at + size;
  while (image.words[end / 4]) end += entry;
  image.bytes.copyWithin(at, at + size, end);
  image.bytes.fill(0, end - size, end);
}

/** Where the rows of all encodings' tables are; these lie one after another. */
function rows({ words, bytes }: Image): Range[] {
  const row = (at: number): Range | null => {
    const [place = 0, range = 0] = [words[at], words[at + 1]];
    const [least, largest] = [range & 0xff, range >> 8];
    if (!place) return range ? null : [0, 0];
    if (largest > 0xff || largest < least || place % 2 || place > bytes.length) return null;
    return [place, place + 2 * (largest - least + 1)];
  };
  const found: Range[] = [];
  for (const begin of [0, 1]) {
    let tables: Range[] = [];
    for (let at = begin; at < words.length; at += 2) {
      const next = row(at);
      if (next) tables.push(next);
      else {
        const filled = tables.filter(([place]) => place);
        if (tables.length >= ROWS && filled.length >= FEW) found.push(...filled);
        tables = [];
      }
    }
  }
  return found;
}

/** Where the characters are told by their names' places, which is one long run of them. */
function characters({ words }: Image): Range {
  for (let begin = 0, at = 0; at < words.length; begin = ++at) {
    while ((words[at] ?? 0) >= 0x20 && (words[at] ?? 0) <= LAST) at++;
    if (at - begin > NAMED) return [begin * 4, at * 4];
  }
  throw new Error("Pyodide's names of characters are not found.");
}

/** A name in the tables of C's own way to read encodings, and how long these are at least. */
const [CONVERTED, CONVERSIONS] = ["iso88599\0", 100_000];

/** Where these tables are: nothing asks for what reads them, so no function mentions them, and they end at what one does. */
function conversions(image: Image, wasm: Uint8Array): Range {
  const begin = Buffer.from(image.bytes.buffer).indexOf(CONVERTED);
  const mentioned = bodiesOf(wasm).flatMap((body) => mentionsIn(body).addresses);
  const end = mentioned.reduce(
    (least, address) => (address < begin ? least : Math.min(least, address)),
    Infinity,
  );
  if (begin < 0 || end > image.bytes.length || end < begin + CONVERSIONS)
    throw new Error("Pyodide has other tables of encodings in C.");
  return [begin, end];
}

/** Changes the file in place. */
export function emptyTables(wasm: Uint8Array): void {
  const image = new Image(wasm);
  const encodings = rows(image);
  const places = characters(image);
  const tree = image.pieces(TREE).findLast(([begin]) => begin < places[0]);
  if (encodings.length < ENCODED || !tree) throw new Error("Pyodide has other tables of characters.");
  for (const [begin, end] of [...encodings, places, tree, conversions(image, wasm)])
    image.bytes.fill(0, begin, end);
  const modules = image.table(ENCODINGS, MODULE);
  takeOut(image, modules, ENCODINGS.length * MODULE, MODULE);
  const methods = image.table(METHODS, METHOD);
  takeOut(image, methods + METHOD, 2 * METHOD, METHOD);
  const asked = Buffer.from(image.bytes.buffer).indexOf(NAMES);
  if (asked < 0) throw new Error("Pyodide finds the names of characters in another way.");
  image.bytes.set(Buffer.from(NO_NAMES), asked);
  image.save();
}
