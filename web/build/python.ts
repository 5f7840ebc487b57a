/**
 * Python as the build runs it, in Node: always in the same state, whoever runs it and wherever.
 */

import crypto from "node:crypto";
import { loadPyodide } from "pyodide";

/**
 * What Python is told of its surroundings, here and in the worker. Without docstrings and assertions (2) the memory
 * of the imported modules is a tenth smaller, and a tenth once more without the columns of tracebacks, which keep their
 * lines.
 */
export const ENVIRONMENT = {
  HOME: "/home/pyodide",
  LANG: "C.UTF-8",
  PYTHONHASHSEED: "0",
  PYTHONNODEBUGRANGES: "1",
  PYTHONOPTIMIZE: "2",
};

/**
 * Imports every module of the solvers but those of the terminal and of the reference, which no page asks for, and whatever
 * they import later; leaves no name behind.
 *
 * A dataclass without a docstring is given its signature as one, with all that is told of its fields: not here.
 */
export const IMPORT_ALL = `
def import_all():
    import gc, importlib, inspect, pkgutil
    import tilewise

    def unsigned(*_, **__):
        raise TypeError

    elsewhere = ("__main__", "cli", "contract.examples", "contract.reference", "contract.typescript")
    signature, inspect.signature = inspect.signature, unsigned
    for module in pkgutil.iter_modules(tilewise.__path__, "tilewise."):
        names = [module.name]
        for name in names:
            if name.removeprefix("tilewise.") in elsewhere:
                continue
            path = getattr(importlib.import_module(name), "__path__", None)
            names += [inner.name for inner in pkgutil.iter_modules(path, f"{name}.")] if path else []
    inspect.signature = signature
    gc.collect()

import_all()
del import_all
`;

/**
 * Makes the clock, chance and surroundings the same everywhere, so that the same sources give the same files, and
 * nothing of this machine gets into them.
 */
export function standStill() {
  process.argv.length = 1; // the program's path would be Python's
  const then = Date.UTC(2020, 0, 1);
  Date.now = () => then;
  performance.now = () => 0;
  crypto.randomFillSync = (bytes) => bytes;
}

export const python = (options?: Parameters<typeof loadPyodide>[0]) =>
  loadPyodide({ env: ENVIRONMENT, ...options });
