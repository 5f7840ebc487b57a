/**
 * Bytes without their long runs of zeros.
 *
 * Of a memory snapshot's 31 MB more than half are zeros in a few long runs. gzip packs them to nothing, but the browser
 * writes every one of them when it unpacks, which takes as long as all the rest; an array that is made anew has them
 * for nothing.
 */

import type { Bytes } from "../rpc/messages.ts";

/** Zeros that are worth a place in the table. */
const LONG = 4096;

/** Bytes of a number in the table: of the bytes in all, of the pieces, and for each where it is and how long. */
const NUMBER = 4;

/** A table of the pieces between the zeros, and the pieces. */
export function withoutZeros(bytes: Uint8Array): Bytes {
  const pieces: Uint8Array[] = [];
  for (let begin = 0, at = 0; begin < bytes.length;) {
    const zero = bytes.indexOf(0, at);
    let end = zero < 0 ? bytes.length : zero;
    for (at = end; at < bytes.length && !bytes[at];) at++;
    if (at - end < LONG) {
      if (at < bytes.length) continue;
      end = at;
    }
    if (end > begin) pieces.push(bytes.subarray(begin, end));
    begin = at;
  }
  const table = [bytes.length, pieces.length];
  for (const piece of pieces) table.push(piece.byteOffset - bytes.byteOffset, piece.length);
  const packed = new Uint8Array(table.length * NUMBER + pieces.reduce((sum, { length }) => sum + length, 0));
  const view = new DataView(packed.buffer);
  table.forEach((number, i) => view.setUint32(i * NUMBER, number, true));
  let at = table.length * NUMBER;
  for (const piece of pieces) {
    packed.set(piece, at);
    at += piece.length;
  }
  return packed;
}

/**
 * Puts the bytes that `withoutZeros` has packed into an array of zeros. Throws a RangeError if they are of another length,
 * or it is something else.
 */
export function putBack(packed: Uint8Array, bytes: Uint8Array): void {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const number = (i: number) => view.getUint32(i * NUMBER, true);
  const [length, pieces] = [number(0), number(1)];
  if (length !== bytes.length) throw new RangeError(`There are ${length} bytes instead of ${bytes.length}.`);
  let from = (2 + 2 * pieces) * NUMBER;
  for (let i = 0; i < pieces; i++) {
    const [at, size] = [number(2 + 2 * i), number(3 + 2 * i)];
    bytes.set(packed.subarray(from, from + size), at);
    from += size;
  }
}
