/**
 * A memory snapshot without what WebAssembly brings anyway.
 *
 * A third of the bytes in Python's memory are the constants of its WebAssembly file, which has to be loaded in any
 * case. Crossing them out of the snapshot (XOR, so that doing it again puts them back) leaves zeros, which compress to
 * nothing: the download is 1.5 MB smaller, and putting them back takes a few milliseconds.
 */

/** Where Pyodide's snapshot says at which byte the memory itself begins, in 32-bit words. */
const MEMORY_BEGINS = 1;

/** The number of the section of a WebAssembly file that holds the constants. */
const DATA_SECTION = 11;

/** The instructions of a constant address. */
const [I32_CONST, END] = [0x41, 0x0b];

/**
 * Crosses the constants of a WebAssembly file out of a snapshot, or back in; the snapshot, as Pyodide makes it, is changed
 * in place. Throws a RangeError if it was not made with this file.
 */
export function crossOut(snapshot: Uint8Array, wasm: Uint8Array): void {
  const header = new Uint32Array(snapshot.buffer, snapshot.byteOffset, MEMORY_BEGINS + 1);
  const memory = snapshot.subarray(header[MEMORY_BEGINS]);
  for (const { address, bytes } of constants(wasm)) {
    if (address + bytes.length > memory.length)
      throw new RangeError("The snapshot is of another WebAssembly.");
    crossWith(memory.subarray(address, address + bytes.length), bytes);
  }
}

/** Crosses bytes with as many others, by whole words where the memory has them: there are more than a million. */
function crossWith(memory: Uint8Array, bytes: Uint8Array): void {
  const begin = Math.min(-memory.byteOffset & 3, bytes.length);
  const end = bytes.length - ((bytes.length - begin) & 3);
  const cross = (i: number) => (memory[i]! ^= bytes[i]!); // both have as many
  for (let i = 0; i < begin; i++) cross(i);
  for (let i = end; i < bytes.length; i++) cross(i);
  if (begin === end) return;
  const target = new Uint32Array(memory.buffer, memory.byteOffset + begin, (end - begin) / 4);
  const source = new Uint32Array(new Uint8Array(bytes.subarray(begin, end)).buffer); // at a whole word, too
  for (let i = 0; i < target.length; i++) target[i]! ^= source[i]!; // both have as many
}

/** What a WebAssembly file puts into memory. */
export function* constants(wasm: Uint8Array): Generator<{ address: number; bytes: Uint8Array }> {
  let at = 8; // after the magic number and the version
  const byte = () => wasm[at++] ?? 0;
  // A number's bits come seven at a time, the lowest first; the eighth says that more follow.
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const bits = byte();
      value |= (bits & 0x7f) << shift;
      if (bits < 0x80) return value >>> 0;
    }
  };
  while (at < wasm.length) {
    const section = byte();
    const end = number() + at;
    if (section === DATA_SECTION) {
      for (let left = number(); left > 0; left--) {
        const isPlaced = number() === 0 && byte() === I32_CONST;
        const address = number();
        if (!isPlaced || byte() !== END)
          throw new RangeError("The WebAssembly has other data than addresses and bytes.");
        const length = number();
        yield { address, bytes: wasm.subarray(at, at + length) };
        at += length;
      }
    }
    at = end;
  }
}
