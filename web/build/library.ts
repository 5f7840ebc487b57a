/**
 * Writes the part of Python's standard library that the site needs, for the worker's plain start.
 *
 *     node build/run.mjs library tilewise.whl micropip.whl library.zip
 *
 * Pyodide brings 614 modules as sources. This keeps those that are there once micropip has installed the solvers and
 * all of them have been imported, a third, and compiles them: a plain start then need not, which takes most of its
 * time. Nothing of it is loaded with a snapshot, which has every module in its memory.
 */

import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import type { PyBuffer, PyDict } from "pyodide/ffi";
import { IMPORT_ALL, python, standStill } from "./python.ts";
import { argument } from "./script.ts";

/** Modules that are imported in a browser only, or only now and then. */
const LATER = [
  "pyodide.http",
  "_strptime",
  "encodings.idna",
  "encodings.latin_1",
  "encodings.ascii",
  "tracemalloc",
];

/**
 * Packs what has been imported so far. Pyodide's own modules keep their docstrings, which it copies to functions
 * written in C.
 */
const PACK = `
def pack(later):
    import importlib, io, sys, zipfile
    from importlib._bootstrap_external import _code_to_hash_pyc
    from importlib.util import source_hash

    for module in later:
        importlib.import_module(module)
    library = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
    source = zipfile.ZipFile(library)
    files = set(source.namelist())
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for module in sorted(sys.modules):
            stem = module.replace(".", "/")
            for name in files & {f"{stem}.py", f"{stem}/__init__.py"}:
                text = source.read(name)
                level = 0 if module.partition(".")[0] in {"pyodide", "_pyodide"} else 2
                code = compile(text, f"{library}/{name}", "exec", dont_inherit=True, optimize=level)
                content = bytes(_code_to_hash_pyc(code, source_hash(text), False))
                target.writestr(zipfile.ZipInfo(f"{name}c"), content, zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()

pack(later.to_py())
`;

const solvers = argument(0, "wheel of the solvers");
const micropip = await readFile(argument(1, "wheel of micropip"));
const output = argument(2, "file to write");
standStill();
const pyodide = await python();
pyodide.unpackArchive(new Uint8Array(micropip), "wheel");
pyodide.FS.writeFile(`/${basename(solvers)}`, await readFile(solvers));
// What Pyodide gives back has the type of what it was given.
const globals = pyodide.toPy({ wheel: `emfs:/${basename(solvers)}` }) as PyDict;
await pyodide.runPythonAsync("import micropip; await micropip.install(wheel, deps=False)", { globals });
pyodide.runPython(IMPORT_ALL);
globals.set("later", LATER);
// Python's bytes.
const packed = pyodide.runPython(PACK, { globals }) as PyBuffer;
await writeFile(output, packed.toJs() as Uint8Array); // a copy of them
process.exit(0);
