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
import { GLUE } from "./glue.ts";
import type { Glue, Session } from "./glue.ts";
import { resolved } from "./parts.ts";
import type { assembled } from "./parts.ts";
import type { Parts } from "./protocol.ts";

type Pyodide = Awaited<ReturnType<typeof loadPyodide>>;

/** The files that Pyodide asks for; there is nothing at these addresses, because all it gets is at hand. */
const PLACE = "https://python.invalid/";

/** A zip file with nothing in it. */
const NO_LIBRARY = Uint8Array.from({ length: 22 }, (_, i) => [0x50, 0x4b, 0x05, 0x06][i] ?? 0);

/**
 * Python with the solvers already imported, as it stood when the site was built. It has no files, neither the
 * library's nor the solvers': all that they import and read has been imported and read. `memory` is the room for that of
 * the parts, which may still be coming.
 */
export async function startFromSnapshot(
  parts: ReturnType<typeof assembled>,
  memory: Bytes,
): Promise<Session> {
  return openSession(await loadPython(parts, NO_LIBRARY, { _loadSnapshot: memory }));
}

/** Python as it comes, the solvers installed by micropip. */
export async function startPlainly(
  downloads: Downloads,
  compiled: Promise<WebAssembly.Module>,
): Promise<Session> {
  const [module, library] = await Promise.all([compiled, downloads.bytes(resolved(ENGINE.library))]);
  const python = await loadPython(Promise.resolve({ module }), library);
  const quiet = { messageCallback: () => {} };
  // micropip by its address: the copy on PyPI has another hash than Pyodide's lock file expects.
  await python.loadPackage(resolved(ENGINE.micropip).url, quiet);
  const globals = python.toPy({ wheel: resolved(ENGINE.wheel).url }) as PyDict; // of an object
  await python.runPythonAsync("import micropip; await micropip.install(wheel, deps=False)", { globals });
  globals.destroy();
  python.runPython(GLUE);
  return openSession(python);
}

/** Loads Python; `library` is the standard library, a zip file. */
async function loadPython(
  parts: Promise<Pick<Parts, "module">>,
  library: Bytes,
  options?: { _loadSnapshot?: Bytes },
): Promise<Pyodide> {
  let fail: (cause: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => (fail = reject));
  const restore = divertFetches(parts, library, fail);
  const create: typeof createPyodideModule = async (settings) => {
    const module = (await createPyodideModule(settings)) as { API: { rawRun: unknown } }; // as Pyodide has it
    if (options?._loadSnapshot) module.API.rawRun = () => [0, ""]; // it imports what has been imported
    return module;
  };
  try {
    // Pyodide only warns, and never settles, when its WebAssembly cannot be run.
    return await Promise.race([
      loadPyodide({
        createPyodideModule: create,
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
 * the WebAssembly does not come or cannot be run.
 */
function divertFetches(
  parts: Promise<Pick<Parts, "module">>,
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
      const { module } = await parts;
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

function openSession({ globals }: Pyodide): Session {
  const glue = <K extends keyof Glue>(name: K) => (globals as PyDict).get(name) as Glue[K]; // as Python has defined it
  const version = glue("begin")(JSON.stringify(ENGINE.catalogue));
  if (version !== ENGINE.version) throw new Error(`the solvers are of version ${version}`);
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
