import { embedded } from "./embedded.js";

/**
 * An embedded file that was compressed.
 *
 * @param {string} address
 * @param {string} type of its content
 * @returns {Promise<Blob>}
 */
export async function unpacked(address, type) {
  const packed = new Blob([embedded(address) ?? new Uint8Array()]);
  const content = await new Response(
    packed.stream().pipeThrough(new DecompressionStream("gzip")),
  ).arrayBuffer();
  return new Blob([content], { type });
}
