/**
 * Writes the memory of a Python that has every module of the solvers imported, for the worker to start from.
 *
 *     node build/run.mjs snapshot FOLDER tilewise.whl
 *
 * The folder has the trimmed files (trim.ts) that the worker loads the memory into, and the library.
 *
 * This is Pyodide's private way (`_makeSnapshot`), so package.json pins Pyodide, and the worker starts
 * plainly when a snapshot does not fit. It must be made where nothing in Python refers to JavaScript:
 * `unpackArchive` leaves no such reference, `micropip.install` does.
 *
 * A visitor's browser could make its own after a plain first start and download less. Measured side by side:
 * the first start then takes three to four times as long, a second more goes
 * into compressing, and later starts are no quicker than from this one out of the browser's cache. The 3.4 MB
 * are repaid at once on lines above about 20 Mbit/s, and they are the same bytes that the tests have run.
 */

import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { PyBuffer, PyDict } from "pyodide/ffi";
import { GLUE } from "../engine/glue.ts";
import { crossOut } from "../engine/segments.ts";
import { withoutZeros } from "../engine/sparse.ts";
import { untie } from "../engine/tracked.ts";
import { LIGHTEN } from "./lighten.ts";
import { IMPORT_ALL, python, standStill } from "./python.ts";
import { argument, readJson } from "./script.ts";

type Options = NonNullable<Parameters<typeof python>[0]>;
type PyodideScript = Record<"default", Options["createPyodideModule"]>;
type Lock = Exclude<NonNullable<Options["lockFileContents"]>, string | Promise<unknown>>;

/** The heap that Pyodide starts with, in bytes; a snapshot of a larger one cannot be loaded. */
const INITIAL_HEAP = 31_457_280;

/** More than what a snapshot holds before the heap itself. */
const HEADER = 65_536;

/**
 * Lets go of the library's file, which is not there when the snapshot is loaded: whoever looks for a module that was
 * not imported is told that there is none.
 */
const FORGET_LIBRARY = `
def forget_library():
    import sys, zipimport
    sys.path[:] = [path for path in sys.path if not path.endswith(".zip")]
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()

forget_library()
del forget_library
`;

/**
 * Leaves out of a wheel's modules what annotations say of fields, and what methods say of their errors: it is for the
 * reference alone, which no page asks for. Every line stays where it was, for tracebacks.
 */
const UNTOLD = `
def untold(wheel):
    import ast, io, zipfile

    def texts(tree):
        for node in ast.walk(tree):
            told = []
            if isinstance(node, ast.Subscript) and getattr(node.value, "id", "") == "Annotated":
                told = node.slice.elts[1:]
            elif isinstance(node, ast.keyword) and node.arg == "errors" and isinstance(node.value, ast.Dict):
                told = node.value.values
            yield from (each for each in told if isinstance(each, ast.Constant) and isinstance(each.value, str))

    def without(source):
        lines = source.splitlines(keepends=True)
        starts = [sum(map(len, lines[:number])) for number in range(len(lines))]
        places = [
            (starts[each.lineno - 1] + each.col_offset, starts[each.end_lineno - 1] + each.end_col_offset)
            for each in texts(ast.parse(source))
        ]
        for start, end in sorted(places, reverse=True):
            source = source[:start] + b'""' + b"\\n" * source.count(b"\\n", start, end) + source[end:]
        return source

    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(wheel)) as given, zipfile.ZipFile(packed, "w") as left:
        for each in given.infolist():
            content = given.read(each)
            left.writestr(each, without(content) if each.filename.endswith(".py") else content)
    return packed.getvalue()

untold(wheel)
`;

/** A wheel as it is imported for the snapshot. */
async function withoutTexts(wheel: Buffer) {
  const pyodide = await python();
  const globals = pyodide.toPy({ wheel: new Uint8Array(wheel) }) as PyDict; // as what it was given
  const packed = pyodide.runPython(UNTOLD, { globals }) as PyBuffer; // Python's bytes
  return packed.toJs() as Uint8Array; // a copy of them
}

/** Where an object tells the collector of the next one: right before it, in two numbers of four bytes. */
const ONE_TRACKED = `
import tilewise
id(tilewise) - 8
`;

async function makeSnapshot(wheel: Uint8Array) {
  const script = pathToFileURL(join(folder, "pyodide.asm.mjs")).href;
  // The trimmed script gives what Pyodide's own does.
  const { default: createPyodideModule } = (await import(script)) as PyodideScript;
  const pyodide = await python({
    _makeSnapshot: true,
    createPyodideModule,
    indexURL: folder,
    stdLibURL: join(folder, "library.zip"),
    lockFileContents: { info, packages: {} },
  });
  pyodide.unpackArchive(wheel, "wheel");
  pyodide.runPython(IMPORT_ALL);
  pyodide.runPython(GLUE);
  pyodide.runPython(FORGET_LIBRARY);
  pyodide.runPython(LIGHTEN);
  const one = pyodide.runPython(ONE_TRACKED) as number; // an int of Python's
  return { snapshot: pyodide.makeMemorySnapshot(), one };
}

const folder = resolve(argument(0, "folder"));
const wheel = await readFile(argument(1, "wheel"));
const wasm = await readFile(join(folder, "pyodide.asm.wasm"));
const { info } = await readJson<Lock>("node_modules/pyodide/pyodide-lock.json");
standStill();
const { snapshot, one } = await makeSnapshot(await withoutTexts(wheel));
if (snapshot.length > INITIAL_HEAP + HEADER)
  throw new Error(`The solvers' modules need more than the ${INITIAL_HEAP} bytes that Pyodide starts with.`);
const tracked = untie(snapshot, one);
crossOut(snapshot, wasm);
await writeFile(join(folder, "memory"), withoutZeros(snapshot));
await writeFile(join(folder, "tracked.json"), JSON.stringify(tracked));
process.exit(0);
