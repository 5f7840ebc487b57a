/**
 * Unpacks Zstandard, in which what Python starts from is a fifth smaller than in gzip: with package zstddec, its own decoder
 * in WebAssembly, which takes no longer for it than browsers take for gzip, the one way that they know.
 */

import { ZSTDDecoder } from "zstddec/stream";
import type { Bytes } from "../rpc/messages.ts";
import { fromBase64 } from "./base64.ts";

/** Gives `take` every piece of what was unpacked, in order. Throws an Error when it is damaged. */
export type Unpack = (packed: Bytes, take: (piece: Bytes) => void) => void;

/** Makes the decoder ready. */
export async function loadZstandard(): Promise<Unpack> {
  const decoder = new ZSTDDecoder();
  const { fetch } = globalThis;
  // It has its WebAssembly within itself and fetches it from there, which a policy may forbid.
  globalThis.fetch = (address) =>
    Promise.resolve(new Response(fromBase64((address as string).replace(/.*,/, "")))); // that is what it asks for
  const begun = decoder.init();
  globalThis.fetch = fetch;
  await begun;
  return (packed, take) => {
    for (const piece of decoder.decodeStreaming([packed])) {
      if (!piece.length) throw new Error("it is damaged"); // at which the decoder would stay for ever
      take(piece as Bytes); // a copy of its own
    }
  };
}
