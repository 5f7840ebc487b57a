/**
 * What the engine starts from, downloaded and unpacked; knows no Pyodide, so that its code, which is large, and these
 * files come side by side.
 */

import { crossOut } from "./segments.js";
import { withZeros } from "./sparse.js";

/**
 * @typedef {import("./download.js").Downloads} Downloads
 * @typedef {import("./protocol.js").Parts} Parts
 * @typedef {Uint8Array<ArrayBuffer>} Bytes
 *
 * @typedef {object} Wasm Pyodide's WebAssembly on its way
 * @property {Promise<Bytes>} bytes
 * @property {Promise<WebAssembly.Module>} module
 */

/**
 * A file of the site; those of one file on a disk have whole addresses.
 *
 * @template {{ url: string }} T
 * @param {T} file
 * @returns {T}
 */
export const resolved = (file) => ({ ...file, url: new URL(file.url, import.meta.url).href });

/**
 * Unpacks Pyodide's WebAssembly as it arrives, and compiles it as it is unpacked.
 *
 * @param {Downloads} downloads
 * @returns {Wasm}
 */
export function loadWasm(downloads) {
  /** @type {ReadableStreamDefaultController<Bytes>} */
  let feed;
  const stream = new ReadableStream({ start: (controller) => void (feed = controller) });
  const headers = { "content-type": "application/wasm" };
  const module = WebAssembly.compileStreaming(new Response(stream, { headers }));
  const bytes = downloads.unpacked(resolved(ENGINE.wasm), (piece) => feed.enqueue(piece));
  bytes.then(
    () => feed.close(),
    (cause) => feed.error(cause),
  );
  module.catch(() => {}); // whoever awaits it hears of it
  return { bytes, module };
}

/**
 * What a start from the snapshot needs.
 *
 * @param {Downloads} downloads
 * @param {Wasm} wasm
 * @returns {Promise<Parts>}
 */
export async function loadParts(downloads, wasm) {
  const [packed, bytes, module] = await Promise.all([
    downloads.unpacked(resolved(ENGINE.snapshot)),
    wasm.bytes,
    wasm.module,
  ]);
  const memory = withZeros(packed);
  crossOut(memory, bytes);
  return { module, memory };
}
