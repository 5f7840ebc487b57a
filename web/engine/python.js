/**
 * Python with the solvers, as functions; the only file that knows Pyodide.
 *
 * It starts from a memory snapshot with every solver module imported, or the plain way: load Python and its library,
 * let micropip install the solvers.
 */

import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { resolved } from "./parts.js";

/**
 * @typedef {import("./download.js").Downloads} Downloads
 * @typedef {import("./protocol.js").Parts} Parts
 * @typedef {Uint8Array<ArrayBuffer>} Bytes
 * @typedef {Awaited<ReturnType<typeof loadPyodide>>} Pyodide
 *
 * @typedef {object} Session Python's side, as functions
 * @property {(message: string) => string} receive
 * @property {(seconds: number) => string} step
 * @property {() => boolean} busy
 * @property {() => boolean} readAhead
 * @property {(id: string, packed: Uint8Array) => void} put
 * @property {(id: string) => void} drop
 * @property {(id: string) => Uint8Array<ArrayBuffer>} packed
 * @property {(message: string, bytes: Uint8Array) => string} receiveBytes
 */

/** Python's side of the border. Bytes arrive as a view of JavaScript's and leave as a copy. */
const GLUE = `
import sys

if "random" in sys.modules:  # or everyone would draw what the snapshot's maker would have drawn
    sys.modules["random"].seed()

from pyodide.ffi import to_js
from tilewise.rpc import Session

session = Session()
session.set_catalogue(catalogue)

def busy():
    return session.busy

def put(lexicon, packed):
    session.put_lexicon(lexicon, packed.to_bytes())

def drop(lexicon):
    session.drop_lexicon(lexicon)

def packed(lexicon):
    return to_js(session.packed_lexicon(lexicon))

def receive_bytes(message, data):
    return session.receive(message, data.to_bytes())
`;

/** The files that Pyodide asks for; there is nothing at these addresses, because all it gets is at hand. */
const PLACE = "https://python.invalid/";

/** A zip file with nothing in it. */
const NO_LIBRARY = Uint8Array.from({ length: 22 }, (_, i) => [0x50, 0x4b, 0x05, 0x06][i] ?? 0);

/**
 * Python with the solvers already imported, as it stood when the site was built. It has no files, neither the
 * library's nor the solvers': all that they import and read has been imported and read.
 *
 * @param {Parts} parts
 */
export async function startFromSnapshot({ module, memory }) {
  return openSession(await loadPython(module, NO_LIBRARY, { _loadSnapshot: memory }));
}

/**
 * Python as it comes, the solvers installed by micropip.
 *
 * @param {Downloads} downloads
 * @param {Promise<WebAssembly.Module>} module
 */
export async function startPlainly(downloads, module) {
  const python = await loadPython(
    ...(await Promise.all([module, downloads.bytes(resolved(ENGINE.library))])),
  );
  const quiet = { messageCallback: () => {} };
  // micropip by its address: the copy on PyPI has another hash than Pyodide's lock file expects.
  await python.loadPackage(resolved(ENGINE.micropip).url, quiet);
  const globals = python.toPy({ wheel: resolved(ENGINE.wheel).url });
  await python.runPythonAsync("import micropip; await micropip.install(wheel, deps=False)", { globals });
  globals.destroy();
  return openSession(python);
}

/**
 * @param {WebAssembly.Module} module
 * @param {Bytes} library the standard library, a zip file
 * @param {{ _loadSnapshot?: Bytes }} [options]
 * @returns {Promise<Pyodide>}
 */
async function loadPython(module, library, options) {
  /** @type {(cause: unknown) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => (fail = reject));
  const restore = divertFetches(module, library, fail);
  try {
    // Pyodide only warns, and never settles, when its WebAssembly cannot be run.
    return await Promise.race([
      loadPyodide({
        createPyodideModule,
        indexURL: PLACE,
        packageBaseUrl: PLACE,
        lockFileContents: /** @type {any} */ ({ info: ENGINE.pyodide.info, packages: {} }),
        env: ENGINE.pyodide.environment,
        ...options,
      }),
      failed,
    ]);
  } finally {
    restore();
  }
}

/**
 * Gives Pyodide what is at hand for what it would fetch.
 *
 * @param {WebAssembly.Module} module
 * @param {Bytes} library
 * @param {(cause: unknown) => void} fail is told if the WebAssembly cannot be run
 * @returns {() => void} puts things back
 */
function divertFetches(module, library, fail) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (input, options) => {
    const url = String(input);
    if (!url.startsWith(PLACE)) return fetch(input, options);
    return new Response(url.endsWith(".zip") ? library : null);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (cause) {
      fail(cause);
      throw cause;
    }
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/**
 * @param {Pyodide} python
 * @returns {Session}
 */
function openSession(python) {
  const globals = python.toPy({ catalogue: JSON.stringify(ENGINE.catalogue) });
  const version = python.runPython("import tilewise; tilewise.__version__", { globals });
  if (version !== ENGINE.version) throw new Error(`the solvers are of version ${version}`);
  python.runPython(GLUE, { globals });
  const session = globals.get("session");
  return {
    receive: session.receive,
    step: session.step,
    busy: globals.get("busy"),
    readAhead: session.read_ahead,
    put: globals.get("put"),
    drop: globals.get("drop"),
    packed: globals.get("packed"),
    receiveBytes: globals.get("receive_bytes"),
  };
}
