/**
 * What the engine starts from, downloaded and unpacked; knows no Pyodide, so that its code, which is large, and these
 * files come side by side.
 */

import type { Bytes } from "../rpc/messages.ts";
import type { Downloads } from "./download.ts";
import type { Parts } from "./protocol.ts";
import { crossOut } from "./segments.ts";
import { withZeros } from "./sparse.ts";

/** Pyodide's WebAssembly on its way. */
export interface Wasm {
  bytes: Promise<Bytes>;
  module: Promise<WebAssembly.Module>;
}

/** A file of the site; those of one file on a disk have whole addresses. */
export const resolved = <T extends { url: string }>(file: T): T => ({
  ...file,
  url: new URL(file.url, import.meta.url).href,
});

/** Unpacks Pyodide's WebAssembly as it arrives, and compiles it as it is unpacked. */
export function loadWasm(downloads: Downloads): Wasm {
  let feed!: ReadableStreamDefaultController<Bytes>; // `start` is called by the constructor
  const stream = new ReadableStream<Bytes>({ start: (controller) => void (feed = controller) });
  const headers = { "content-type": "application/wasm" };
  const module = WebAssembly.compileStreaming(new Response(stream, { headers }));
  const bytes = downloads.unpacked(resolved(ENGINE.wasm), (piece) => feed.enqueue(piece));
  bytes.then(
    () => feed.close(),
    (cause: unknown) => feed.error(cause),
  );
  module.catch(() => {}); // whoever awaits it hears of it
  return { bytes, module };
}

/** Downloads and unpacks the memory of a Python with the solvers imported. */
export const loadMemory = async (downloads: Downloads): Promise<Bytes> =>
  withZeros(await downloads.unpacked(resolved(ENGINE.snapshot)));

/** What a start from the snapshot needs, when all of it is there. */
export async function assembled(wasm: Wasm, coming: Promise<Bytes>): Promise<Parts> {
  const [memory, bytes] = await Promise.all([coming, wasm.bytes]);
  const module = await wasm.module;
  crossOut(memory, bytes);
  return { module, memory };
}
