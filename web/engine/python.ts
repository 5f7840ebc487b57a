/**
 * Python with the solvers, as functions; the only file that knows Pyodide.
 *
 * It starts from a memory snapshot with every solver module imported, or the plain way: load Python and its library,
 * let micropip install the solvers.
 */

import { loadPyodide } from "pyodide";
import type { PyDict } from "pyodide/ffi";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import type { Bytes } from "../rpc/messages.ts";
import type { Downloads } from "./download.ts";
import { resolved } from "./parts.ts";
import type { Parts } from "./protocol.ts";

type Pyodide = Awaited<ReturnType<typeof loadPyodide>>;

/** Python's side, as functions. What it says is JSON, one message a line, "" for nothing. */
export interface Session {
  /** Takes a message; `bytes` are those of a file that belongs to it. */
  receive: (message: string, bytes?: Bytes) => string;
  /** Carries its jobs on for about that many seconds. */
  step: (seconds: number) => string;
  busy: () => boolean;
  /** Does a little of what later requests would wait for; false when nothing is left. */
  readAhead: () => boolean;
  has: (lexicon: string) => boolean;
  put: (lexicon: string, packed: Bytes) => void;
  drop: (lexicon: string) => void;
  packed: (lexicon: string) => Bytes;
}

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

def packed(lexicon):
    return to_js(session.packed_lexicon(lexicon))

def receive(message, data=None):
    return session.receive(message, None if data is None else data.to_bytes())
`;

/** What it defines. */
interface Glue extends Pick<Session, "receive" | "busy" | "put" | "packed"> {
  session: Pick<Session, "step"> & {
    read_ahead: Session["readAhead"];
    has_lexicon: Session["has"];
    drop_lexicon: Session["drop"];
  };
}

/** The files that Pyodide asks for; there is nothing at these addresses, because all it gets is at hand. */
const PLACE = "https://python.invalid/";

/** A zip file with nothing in it. */
const NO_LIBRARY = Uint8Array.from({ length: 22 }, (_, i) => [0x50, 0x4b, 0x05, 0x06][i] ?? 0);

/**
 * Python with the solvers already imported, as it stood when the site was built. It has no files, neither the
 * library's nor the solvers': all that they import and read has been imported and read.
 */
export async function startFromSnapshot({ module, memory }: Parts): Promise<Session> {
  return openSession(await loadPython(module, NO_LIBRARY, { _loadSnapshot: memory }));
}

/** Python as it comes, the solvers installed by micropip. */
export async function startPlainly(
  downloads: Downloads,
  module: Promise<WebAssembly.Module>,
): Promise<Session> {
  const python = await loadPython(
    ...(await Promise.all([module, downloads.bytes(resolved(ENGINE.library))])),
  );
  const quiet = { messageCallback: () => {} };
  // micropip by its address: the copy on PyPI has another hash than Pyodide's lock file expects.
  await python.loadPackage(resolved(ENGINE.micropip).url, quiet);
  const globals = python.toPy({ wheel: resolved(ENGINE.wheel).url }) as PyDict; // of an object
  await python.runPythonAsync("import micropip; await micropip.install(wheel, deps=False)", { globals });
  globals.destroy();
  return openSession(python);
}

/** Loads Python; `library` is the standard library, a zip file. */
async function loadPython(
  module: WebAssembly.Module,
  library: Bytes,
  options?: { _loadSnapshot?: Bytes },
): Promise<Pyodide> {
  let fail: (cause: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => (fail = reject));
  const restore = divertFetches(module, library, fail);
  try {
    // Pyodide only warns, and never settles, when its WebAssembly cannot be run.
    return await Promise.race([
      loadPyodide({
        createPyodideModule,
        indexURL: PLACE,
        packageBaseUrl: PLACE,
        lockFileContents: JSON.stringify({ info: ENGINE.pyodide.info, packages: {} }),
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
 * Gives Pyodide what is at hand for what it would fetch, until the function that it returns is called; `fail` is told if
 * the WebAssembly cannot be run.
 */
function divertFetches(
  module: WebAssembly.Module,
  library: Bytes,
  fail: (cause: unknown) => void,
): () => void {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (input, options) => {
    const url = input instanceof Request ? input.url : String(input);
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

function openSession(python: Pyodide): Session {
  const globals = python.toPy({ catalogue: JSON.stringify(ENGINE.catalogue) }) as PyDict; // as above
  const version: unknown = python.runPython("import tilewise; tilewise.__version__", { globals });
  if (version !== ENGINE.version) throw new Error(`the solvers are of version ${String(version)}`);
  python.runPython(GLUE, { globals });
  const glue = <K extends keyof Glue>(name: K) => globals.get(name) as Glue[K]; // as Python has defined it
  const session = glue("session");
  return {
    receive: glue("receive"),
    step: session.step,
    busy: glue("busy"),
    readAhead: session.read_ahead,
    has: session.has_lexicon,
    put: glue("put"),
    drop: session.drop_lexicon,
    packed: glue("packed"),
  };
}
