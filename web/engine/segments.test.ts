import { describe, expect, test } from "vitest";
import { crossOut } from "./segments.ts";

/** A WebAssembly file with a section that is skipped and these constants, each at its address; all below 64. */
function wasmWith(segments: [address: number, bytes: number[]][]): Uint8Array {
  const content = segments.flatMap(([address, bytes]) => [0, 0x41, address, 0x0b, bytes.length, ...bytes]);
  const magic = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const skipped = [1, 3, 9, 9, 9];
  return Uint8Array.from([...magic, ...skipped, 11, content.length + 1, segments.length, ...content]);
}

/** A snapshot whose memory begins after two words. */
function snapshotOf(memory: number[]): Uint8Array {
  const snapshot = new Uint8Array(8 + memory.length);
  new Uint32Array(snapshot.buffer, 0, 2).set([0, 8]);
  snapshot.set(memory, 8);
  return snapshot;
}

describe("the constants of a WebAssembly file", () => {
  const wasm = wasmWith([
    [1, [5, 6]],
    [4, [7]],
  ]);

  test("are crossed out of a snapshot, and back in", () => {
    const snapshot = snapshotOf([1, 5, 6, 2, 9, 3]);
    crossOut(snapshot, wasm);
    expect([...snapshot.subarray(8)]).toEqual([1, 0, 0, 2, 9 ^ 7, 3]);
    crossOut(snapshot, wasm);
    expect([...snapshot.subarray(8)]).toEqual([1, 5, 6, 2, 9, 3]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7])("are crossed out wherever they begin and end, as at %i", (address) => {
    const all = Array.from({ length: 20 }, (_, i) => 100 + i);
    for (let length = 1; length < 13; length++) {
      const snapshot = snapshotOf(all);
      crossOut(snapshot, wasmWith([[address, all.slice(address, address + length)]]));
      const left = all.map((byte, i) => (i >= address && i < address + length ? 0 : byte));
      expect([...snapshot.subarray(8)]).toEqual(left);
    }
  });

  test("of another file do not fit", () => {
    expect(() => crossOut(snapshotOf([1, 2]), wasm)).toThrow("another WebAssembly");
  });

  test("may be nothing but bytes at an address", () => {
    const other = wasmWith([[1, [5]]]);
    other[other.indexOf(0x41)] = 0x42;
    expect(() => crossOut(snapshotOf([1, 2, 3]), other)).toThrow("other data than addresses");
  });
});
