/**
 * What the engine starts from, downloaded and unpacked; knows no Pyodide, so that its code, which is large, and these
 * files come side by side.
 */

import type { Bytes } from "../rpc/messages.ts";
import type { Downloads } from "./download.ts";
import type { Parts } from "./protocol.ts";
import { crossOut } from "./segments.ts";
import { putBack } from "./sparse.ts";
import { tie } from "./tracked.ts";

/** What WebAssembly is called where it lies unpacked. */
const WASM_TYPE = "application/wasm";

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

/**
 * Unpacks and compiles Pyodide's WebAssembly. The browser is given what the service worker has kept as it is, since it
 * remembers, by the address, what it has compiled.
 */
export function loadWasm(downloads: Downloads, file = ENGINE.wasm): Wasm {
  let compiling: Promise<WebAssembly.Module> | undefined;
  const bytes = downloads.unpacked(resolved(file), (response) => {
    if (response.headers.get("content-type") === WASM_TYPE)
      compiling = WebAssembly.compileStreaming(response.clone());
    compiling?.catch(() => {}); // it is tried once more below
  });
  // A host may call what is packed WebAssembly.
  const compiled = async () => WebAssembly.compile(await bytes);
  const module = bytes.then(() => compiling?.catch(compiled) ?? compiled());
  module.catch(() => {}); // whoever awaits it hears of it
  return { bytes, module };
}

/**
 * Room for the memory of a Python with the solvers imported. It is there before what comes into it, so that Pyodide can
 * make ready for it meanwhile.
 */
export const roomForMemory = (): Bytes => new Uint8Array(ENGINE.snapshot.memory);

/** Downloads and unpacks that memory. */
export async function loadMemory(downloads: Downloads, memory: Bytes): Promise<Bytes> {
  putBack(await downloads.unpacked(resolved(ENGINE.snapshot)), memory);
  return memory;
}

/** What a start from the snapshot needs, when all of it is there. */
export async function assembled(wasm: Wasm, coming: Promise<Bytes>): Promise<Omit<Parts, "isWhole">> {
  const [memory, bytes] = await Promise.all([coming, wasm.bytes]);
  const module = await wasm.module;
  crossOut(memory, bytes);
  tie(memory, ENGINE.snapshot.tracked);
  return { module, memory };
}
