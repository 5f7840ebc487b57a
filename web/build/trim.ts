/**
 * Writes Pyodide's WebAssembly and its script without what only serves to link further WebAssembly to it.
 *
 *     node build/run.mjs trim FOLDER
 *
 * Pyodide is made to load compiled packages, so its WebAssembly gives out every function of Python's C interface, 8560
 * of them, and its script holds all that Emscripten has, with a thousand functions for graphics. Each of them is read,
 * named and given a place in a table at every start. The solvers are Python alone and link nothing: what neither of the
 * two asks the other for is left out.
 *
 * The memory of a snapshot holds places of that table, so it must be made with these files too.
 */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import { argument } from "./script.ts";

/** The number of the section of a WebAssembly file that says what it gives out. */
const EXPORT_SECTION = 7;

/** What the script gives to WebAssembly, and to whatever would be linked to it. */
const GIVEN = /var wasmImports=\{([^}]*)\};/;

/** What the script takes from WebAssembly, one name each. */
const TAKEN = /(?<=[;{}])([\w$]+)=Module\["\1"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?;/g;

/** A function of the script named for others' sake. */
const NAMED = /(?<=[;{}])Module\["([\w$]+)"\]=\1;/g;

/** What a function takes and returns, for a place in WebAssembly's table. */
const SIGNATURE = /(?<=[;{}])([\w$]+)\.sig="\w*";/g;

/** What might refer to anything by its name; only the code of what would be linked is run that way. */
const DIRECT_EVAL = /(?<![\w$.])eval\(/g;

/** What names of functions of graphics begin with; WebAssembly has the places of them all, and calls none. */
const GRAPHICS = "emscripten_gl";

/** A function of the script that ends the program. */
const ABORT = "__abort_js";

/** @param script without functions and variables that nothing in it refers to */
async function withoutUnused(script: string) {
  const options = { defaults: false, unused: true, keep_fargs: true, passes: 3 };
  const { code } = await minify(script, { module: true, compress: options, mangle: false });
  return code ?? "";
}

/**
 * @param script pyodide.asm.mjs
 * @param loader pyodide.mjs, which uses the script
 * @param imported what WebAssembly asks the script for
 */
async function trimScript(script: string, loader: string, imported: Set<string>) {
  const given = (GIVEN.exec(script)?.[1] ?? "").split(",").map((entry) => entry.split(":"));
  const wanted = given
    .filter(([name = ""]) => imported.has(name))
    .map(([name = "", value = name]) => [name, name.startsWith(GRAPHICS) ? ABORT : value]);
  const values = new Set(wanted.map(([, value]) => value));
  const properties = new Set(
    [...`${script.replace(NAMED, "").replace(TAKEN, "")}${loader}`.matchAll(/(?:\.|\[")([\w$]+)/g)].map(
      ([, name]) => name,
    ),
  );
  const shorter = script
    .replace(DIRECT_EVAL, "globalThis.eval(")
    .replace(GIVEN, `var wasmImports={${wanted.map((entry) => entry.join(":")).join(",")}};`)
    .replace(NAMED, (all, name: string) => (properties.has(name) ? all : ""))
    .replace(SIGNATURE, (all, name: string) => (values.has(name) ? all : ""));
  const rest = `${await withoutUnused(shorter.replace(TAKEN, ""))}${loader}`;
  const used = new Set(rest.match(/[A-Za-z_$][\w$]*/g));
  const trimmed = await withoutUnused(
    shorter.replace(TAKEN, (all, variable: string, name: string) =>
      used.has(variable) || used.has(name) ? all : "",
    ),
  );
  return { trimmed, used };
}

/** @returns the same, giving out only what is wanted */
function trimExports(wasm: Uint8Array, isWanted: (name: string) => boolean): Uint8Array {
  let at = 8; // after the magic number and the version
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const bits = wasm[at++] ?? 0;
      value |= (bits & 0x7f) << shift;
      if (bits < 0x80) return value >>> 0;
    }
  };
  const pieces = [wasm.subarray(0, at)];
  while (at < wasm.length) {
    const begin = at;
    const section = wasm[at++];
    const end = number() + at;
    if (section === EXPORT_SECTION) {
      const kept = [];
      for (let left = number(); left > 0; left--) {
        const from = at;
        const length = number();
        const name = new TextDecoder().decode(wasm.subarray(at, at + length));
        at += length + 1; // and its kind
        number();
        if (isWanted(name)) kept.push(wasm.subarray(from, at));
      }
      const content = Buffer.concat([leb(kept.length), ...kept]);
      pieces.push(Uint8Array.of(section), leb(content.length), content);
    } else pieces.push(wasm.subarray(begin, end));
    at = end;
  }
  return Buffer.concat(pieces);
}

/** @returns as WebAssembly writes numbers */
function leb(value: number): Uint8Array {
  const bytes = [];
  for (; value >= 0x80; value >>>= 7) bytes.push((value & 0x7f) | 0x80);
  return Uint8Array.of(...bytes, value);
}

const folder = argument(0, "folder");
const source = (name: string) => fileURLToPath(import.meta.resolve(`pyodide/${name}`));
const wasm = await readFile(source("pyodide.asm.wasm"));
const module = await WebAssembly.compile(wasm);
const imported = new Set(WebAssembly.Module.imports(module).map(({ name }) => name));
const script = await readFile(source("pyodide.asm.mjs"), "utf8");
const { trimmed, used } = await trimScript(script, await readFile(source("pyodide.mjs"), "utf8"), imported);
const exported = WebAssembly.Module.exports(module).filter(
  ({ name }) => used.has(name) || used.has(`_${name}`),
);
const names = new Set(exported.map(({ name }) => name));
await writeFile(
  join(folder, "pyodide.asm.wasm"),
  trimExports(wasm, (name) => names.has(name)),
);
await writeFile(join(folder, "pyodide.asm.mjs"), trimmed);
