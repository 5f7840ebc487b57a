/**
 * node node.mjs FOLDER WHAT OUT: runs Python whose WebAssembly notes what runs, and writes which functions did.
 *
 * FOLDER has Pyodide's files and what is asked. WHAT is "calls" (calls.py and compiled.py), "collector" (of these what
 * the garbage collector meets), "golden" (the golden cases, by pytest), "unit" (the unit tests of unit.json, of which those
 * of terminals and processes fail) or "requests" (requests.json, answered by Python as the page starts it). With WebAssembly
 * that notes nothing it fails where something is needed that is left out.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, what, out] = process.argv.slice(2);
const { resolve } = createRequire(new URL("../../web/package.json", import.meta.url));
const { loadPyodide } = await import(pathToFileURL(resolve("pyodide/pyodide.mjs")).href);
const { default: createPyodideModule } = await import(pathToFileURL(join(folder, "pyodide.asm.mjs")).href);
const engine = JSON.parse(await readFile(join(folder, "engine.json"), "utf-8"));

let ran = {};
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  const { exports } = made.instance ?? made;
  if ("ran-0" in exports) ran = exports;
  return made;
};

const start = (options) =>
  loadPyodide({
    createPyodideModule,
    indexURL: folder,
    stdLibURL: join(folder, "library.zip"),
    lockFileContents: { info: engine.pyodide.info, packages: {} },
    env: engine.pyodide.environment,
    stdout: () => {},
    stderr: () => {},
    ...options,
  });

/** Pytest on the golden cases, or on the tests that unit.json names, and whether they hold. */
const TESTS = `
import gc, json, os, sys
gc.set_threshold(20)
sys.path[:0] = ["/project/pysrc", "/project/tests"]
sys.dont_write_bytecode = True
os.chdir("/project")
import pytest
int(pytest.main(["-q", "-p", "no:cacheprovider", "--capture=sys", *json.loads(files)]))
`;

if (what === "requests") {
  const python = await start({ _loadSnapshot: new Uint8Array(await readFile(join(folder, "memory"))) });
  // The collector comes at any time in the page; here it comes all the time.
  python.runPython("import gc; gc.set_threshold(1)");
  const { globals } = python;
  globals.get("begin")(JSON.stringify(engine.catalogue));
  for (const id of Object.keys(engine.lists))
    globals.get("put")(id, new Uint8Array(await readFile(join(folder, id))));
  const session = globals.get("session");
  const requests = JSON.parse(await readFile(join(folder, "requests.json"), "utf-8"));
  for (const [id, { method, params, bytes }] of requests.entries()) {
    const message = JSON.stringify({ jsonrpc: "2.0", id, method, params });
    if (bytes) globals.get("receive")(message, new Uint8Array(Buffer.from(bytes, "base64")));
    else globals.get("receive")(message);
    for (const end = Date.now() + 4000; globals.get("busy")() && Date.now() < end;) session.step(0.016);
    if (globals.get("busy")())
      globals.get("receive")(JSON.stringify({ jsonrpc: "2.0", method: "$/cancelRequest", params: { id } }));
  }
  while (session.read_ahead());
  globals.get("packed")("en-common");
  session.drop_lexicon("en-common");
} else {
  const python = await start();
  if (what === "golden" || what === "unit") {
    python.unpackArchive(new Uint8Array(await readFile(join(folder, "project.zip"))), "zip", {
      extractDir: "/project",
    });
    const files = what === "unit" ? await readFile(join(folder, "unit.json"), "utf-8") : '["tests/golden"]';
    python.globals.set("files", files);
    const code = python.runPython(TESTS);
    if (code && what === "golden") throw new Error(`The golden cases do not hold: pytest ended with ${code}.`);
  } else {
    for (const name of ["calls.py", "compiled.py"])
      python.FS.writeFile(name, await readFile(new URL(name, import.meta.url)));
    const run = what === "collector" ? "import calls; calls.collect_what_is_rare()" : "import compiled";
    python.runPython(`import sys; sys.path.insert(0, '.'); ${run}`);
  }
}

ran.dump_traceback?.(); // as Pyodide does when it has failed

const functions = [];
for (const [name, { value }] of Object.entries(ran)) {
  const [, first] = /^ran-(\d+)$/.exec(name) ?? [];
  for (let bit = 0; first && bit < 32; bit++) if ((value >>> bit) & 1) functions.push(Number(first) + bit);
}
await writeFile(out, JSON.stringify(functions));
process.exit(0);
