/**
 * Writes the memory of a Python that has every module of the solvers imported, for the worker to start from.
 *
 *     node snapshot.mjs tilewise.whl memory.bin
 *
 * This is Pyodide's private way (`_makeSnapshot`), so package.json pins Pyodide, and the worker starts
 * plainly when a snapshot does not fit. It must be made where nothing in Python refers to JavaScript:
 * `unpackArchive` leaves no such reference, `micropip.install` does.
 */

import crypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

/** The heap that Pyodide starts with, in bytes; a snapshot of a larger one cannot be loaded. */
const INITIAL_HEAP = 31_457_280;

/** Imports every module of the solvers but `__main__`, and leaves no name and no garbage behind. */
const IMPORT_ALL = `
def import_all():
    import gc, importlib, pkgutil
    import tilewise
    for module in pkgutil.walk_packages(tilewise.__path__, "tilewise."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    gc.collect()

import_all()
del import_all

# What the imports have freed is still full of what it held. Zeros in its place make the file a seventh smaller.
[bytes(1000) for _ in range(3000)]
`;

/** Makes the clock and chance the same every time, so that the same solvers give the same snapshot. */
function standStill() {
  const then = Date.UTC(2020, 0, 1);
  Date.now = () => then;
  performance.now = () => 0;
  crypto.randomFillSync = (bytes) => bytes;
}

const [wheelFile, snapshotFile] = process.argv.slice(2);
const wheel = await readFile(wheelFile);
standStill();
const python = await loadPyodide({
  _makeSnapshot: true,
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
});
python.unpackArchive(new Uint8Array(wheel), "wheel");
python.runPython(IMPORT_ALL);
const snapshot = python.makeMemorySnapshot();
if (snapshot.length > INITIAL_HEAP * 1.01) {
  throw new Error(`The solvers' modules need ${snapshot.length} bytes; Pyodide starts with ${INITIAL_HEAP}.`);
}
await writeFile(snapshotFile, snapshot);
