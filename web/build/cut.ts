/**
 * Leaves out of Pyodide's WebAssembly the functions that its profile does not keep, and puts the whole file beside it.
 *
 *     node build/run.mjs cut FOLDER
 *
 * The profile, functions.json, is made by `python -m functions` (tests/functions). Where it is of another Pyodide, nothing
 * is left out, and that is said.
 */

import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cut, type Profile } from "./functions.ts";
import { argument, readJson } from "./script.ts";

const folder = argument(0, "folder");
const file = join(folder, "pyodide.asm.wasm");
const smaller = cut(await readFile(file), await readJson<Profile>("build/functions.json"));
if (smaller) {
  await copyFile(file, join(folder, "whole.asm.wasm"));
  await writeFile(file, smaller);
} else
  console.log(
    "  nothing is left out of Pyodide's WebAssembly: web/build/functions.json is of another, so make it anew" +
      " (tests/functions)",
  );
