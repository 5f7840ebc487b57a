/**
 * The files that one page carries within itself: base64 in elements that no browser runs, under their addresses, and
 * decoded when they are asked for.
 */

import type { Bytes } from "../rpc/messages.ts";

/** The content of a file; null if there is none of this address. */
export function embedded(address: string): Bytes | null {
  const text = document.getElementById(address)?.textContent;
  return text ? decoded(text) : null;
}

/** The content of a file that was compressed, as of this type. */
export async function unpacked(address: string, type: string): Promise<Blob> {
  const packed = new Blob([embedded(address) ?? new Uint8Array()]);
  const stream = packed.stream().pipeThrough(new DecompressionStream("gzip"));
  return new Blob([await new Response(stream).arrayBuffer()], { type });
}

function decoded(base64: string): Bytes {
  const { fromBase64 } = Uint8Array as { fromBase64?: (text: string) => Bytes }; // in newer browsers
  if (fromBase64) return fromBase64.call(Uint8Array, base64);
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}
