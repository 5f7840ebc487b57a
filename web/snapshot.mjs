/**
 * Writes the memory of a Python that has every module of the solvers imported, for the worker to start from.
 *
 *     node snapshot.mjs tilewise.whl memory.bin
 *
 * This is Pyodide's private way (`_makeSnapshot`), so package.json pins Pyodide, and the worker starts
 * plainly when a snapshot does not fit. It must be made where nothing in Python refers to JavaScript:
 * `unpackArchive` leaves no such reference, `micropip.install` does.
 *
 * A visitor's browser could make its own after a plain first start and download less. Measured side by side
 * (tests/bench/bench_start.py): the first start then takes three to four times as long, a second more goes
 * into compressing, and later starts are no quicker than from this one out of the browser's cache. The 5.8 MB
 * are repaid at once on lines above about 20 Mbit/s, and they are the same bytes that the tests have run.
 */

import crypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

/** The heap that Pyodide starts with, in bytes; a snapshot of a larger one cannot be loaded. */
const INITIAL_HEAP = 31_457_280;

/** More than what a snapshot holds before the heap itself. */
const HEADER = 65_536;

/** Imports every module of the solvers but `__main__`, and leaves no name behind. */
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
`;

/**
 * Bytes of zeros to write where imports have freed memory that is still full of what it held; they make
 * the file a seventh smaller. They must not make the heap grow, so there are fewer to try when they do.
 */
const ZEROS = [3_000_000, 1_500_000, 0];

/**
 * Makes the clock, chance and surroundings the same everywhere, so that the same solvers give the same
 * snapshot, and nothing of this machine gets into it.
 */
function standStill() {
  process.argv.length = 1; // the program's path would be Python's
  const then = Date.UTC(2020, 0, 1);
  Date.now = () => then;
  performance.now = () => 0;
  crypto.randomFillSync = (bytes) => bytes;
}

/**
 * @param {Buffer} wheel
 * @param {number} zeros
 */
async function makeSnapshot(wheel, zeros) {
  const python = await loadPyodide({
    _makeSnapshot: true,
    env: { HOME: "/home/pyodide", LANG: "C.UTF-8", PYTHONHASHSEED: "0" },
  });
  python.unpackArchive(new Uint8Array(wheel), "wheel");
  python.runPython(IMPORT_ALL);
  python.runPython(`[bytes(1000) for _ in range(${zeros / 1000})]; None`);
  return python.makeMemorySnapshot();
}

const [wheelFile, snapshotFile] = process.argv.slice(2);
const wheel = await readFile(wheelFile);
standStill();
for (const zeros of ZEROS) {
  const snapshot = await makeSnapshot(wheel, zeros);
  if (snapshot.length < INITIAL_HEAP + HEADER) {
    await writeFile(snapshotFile, snapshot);
    process.exit(0);
  }
}
throw new Error(`The solvers' modules need more than the ${INITIAL_HEAP} bytes that Pyodide starts with.`);
