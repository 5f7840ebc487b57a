/**
 * A memory snapshot without where Python's collector finds one object after another.
 *
 * Each of 39,000 objects that it need not look at any more (gc.freeze) tells where the next and the previous one of them
 * are, which are 300 kB that hardly compress. Their order does not matter: in the order of their places each need only tell
 * how far away the next one is, which is little else than its own size.
 */

/** Bits of either number that tell other things. */
const FLAGS = 3;

/** Python's memory in a snapshot as Pyodide makes it, in words; its first words say at which byte it begins. */
function memoryIn({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array {
  const [, begin = 0] = new Uint32Array(buffer, byteOffset, 2);
  return new Uint32Array(buffer, byteOffset + begin, Math.floor((byteLength - begin) / 4));
}

/**
 * Takes these numbers out; the snapshot is changed in place.
 * @param one where the numbers of any of the objects are, in bytes
 * @returns where those of the first one are, for `tie`
 */
export function untie(snapshot: Uint8Array, one: number): number {
  const words = memoryIn(snapshot);
  const word = (index: number) => words[index] ?? 0;
  const tied = [one / 4];
  for (let at = word(one / 4) >> 2; at !== one / 4; at = word(at) >> 2) tied.push(at);
  tied.sort((one, other) => one - other);
  tied.forEach((at, i) => {
    const far = (tied[i + 1] ?? at) - at; // nothing behind the last
    words[at] = (far << 2) | (word(at) & FLAGS);
    words[at + 1] = word(at + 1) & FLAGS;
  });
  return (tied.at(0) ?? one / 4) * 4;
}

/** Puts them back. Throws a RangeError if it is another snapshot. */
export function tie(snapshot: Uint8Array, first: number): void {
  const words = memoryIn(snapshot);
  const word = (index: number) => words[index] ?? 0;
  const begin = first / 4;
  let before = begin;
  for (let at = begin, far = -1; far; at += far) {
    if (at >= words.length) throw new RangeError("The snapshot has no end of what is tracked.");
    far = word(at) >>> 2;
    words[at] = ((far ? at + far : begin) << 2) | (word(at) & FLAGS);
    words[at + 1] = (before << 2) | (word(at + 1) & FLAGS);
    before = at;
  }
  words[begin + 1] = (before << 2) | (word(begin + 1) & FLAGS);
}
