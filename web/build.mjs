/**
 * Puts the site together in a folder: node build.mjs OUT [--debug]
 *
 * `index.html`, `sw.js`, the manifest and its icons keep their names. Everything else carries a hash of
 * its content or a version, so it can be cached for good and two builds can lie side by side. All
 * addresses are relative: the site works below any path.
 *
 * Read from ../.build, where build.py has put them: the wheels, the snapshot and the packed word lists.
 */

import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const WEB = dirname(fileURLToPath(import.meta.url));
const MADE = join(WEB, "..", ".build");
const PYODIDE = join(WEB, "node_modules", "pyodide");
const OUT = process.argv[2];
const DEBUG = process.argv.includes("--debug");

/** The word list that a first visit keeps for offline use; others are kept once they have been used. */
const DEFAULT_LIST = "en";

/** The files of Pyodide that a start reads. */
const PYODIDE_FILES = { code: "pyodide.asm.mjs", wasm: "pyodide.asm.wasm", library: "python_stdlib.zip" };

const hash = (content) => createHash("sha256").update(content).digest("hex").slice(0, 12);

const readJson = async (path) => JSON.parse(await readFile(path, "utf8"));

/** Everything written, by its address from the site's root. @type {Map<string, Buffer>} */
const written = new Map();

async function write(name, content) {
  const path = join(OUT, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  written.set(name, Buffer.from(content));
  return name;
}

/** Copies a file under a name with its hash, or with `folder` as given when that says the version. */
async function place(source, { folder, hashed = true, name = basename(source) }) {
  const content = await readFile(source);
  const extension = extname(name);
  const stem = name.slice(0, name.length - extension.length);
  return write(posix.join(folder, hashed ? `${stem}-${hash(content)}${extension}` : name), content);
}

/** What the code, which lies one folder down, needs to know of a file. */
const siteFile = (name) => ({ url: `../${name}`, bytes: written.get(name).length });

async function bundle(entry, { define = {}, folder = "code", ...options } = {}) {
  const result = await esbuild.build({
    entryPoints: [join(WEB, entry)],
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: !DEBUG,
    sourcemap: DEBUG ? "inline" : false,
    legalComments: "none", // the notices are in licences.html
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file", ".svg": "file" },
    outdir: join(OUT, folder),
    write: false,
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    absWorkingDir: WEB,
    ...options,
  });
  for (const file of result.outputFiles) await write(posix.join(folder, basename(file.path)), file.contents);
  const main = result.outputFiles.find((file) => [".js", ".css"].includes(extname(file.path)));
  return basename(main.path);
}

async function placePython() {
  const { version } = await readJson(join(PYODIDE, "package.json"));
  const { info } = await readJson(join(PYODIDE, "pyodide-lock.json"));
  const folder = `python/pyodide-${version}`;
  const files = {};
  for (const [key, name] of Object.entries(PYODIDE_FILES)) {
    files[key] = siteFile(await place(join(PYODIDE, name), { folder, hashed: false }));
  }
  const [wheel] = await readdir(join(MADE, "wheel"));
  const wheelFolder = `python/tilewise-${hash(await readFile(join(MADE, "wheel", wheel)))}`;
  const [micropip] = await readdir(join(MADE, "micropip"));
  const snapshot = await readJson(join(MADE, "snapshot", "snapshot.json"));
  return {
    ...files,
    version: wheel.split("-")[1],
    pyodide: { folder: `../${folder}/`, info },
    snapshot: {
      ...siteFile(await place(join(MADE, "snapshot", "memory.bin"), { folder: "python" })),
      unpacked: snapshot.unpacked,
    },
    wheel: siteFile(await place(join(MADE, "wheel", wheel), { folder: wheelFolder, hashed: false })),
    micropip: siteFile(await place(join(MADE, "micropip", micropip), { folder: "python", hashed: false })),
  };
}

async function placeLists() {
  const lists = {};
  const catalogue = [];
  for (const { file, bytes, ...entry } of await readJson(join(MADE, "lists", "catalogue.json"))) {
    const name = await place(join(MADE, "lists", `${file}.gz`), { folder: "lists", name: file });
    lists[entry.id] = { ...siteFile(name), unpacked: bytes, name: entry.name };
    catalogue.push(entry);
  }
  return { lists, catalogue };
}

/** What a first visit keeps: all that is needed to load the page and solve with the default list. */
function precached(defaultList) {
  const others = [...written.keys()].filter((name) => name.startsWith("lists/") && name !== defaultList);
  return [...written.keys()]
    .filter((name) => !others.includes(name) && name !== ".nojekyll")
    .sort()
    .map((name) => ({ url: name, revision: /-[0-9a-z]{8,}|\d\.\d/i.test(name) ? null : hash(written.get(name)) }));
}

async function placeMutable(names) {
  for (const entry of await readdir(join(WEB, "static"), { withFileTypes: true })) {
    if (entry.isFile()) await place(join(WEB, "static", entry.name), { folder: "", hashed: false });
  }
  let html = await readFile(join(WEB, "index.html"), "utf8");
  for (const [placeholder, value] of Object.entries(names)) html = html.replaceAll(placeholder, value);
  const build = hash([html, ...[...written].map(([name, content]) => name + hash(content))].join("\n"));
  await write("index.html", html.replaceAll("__BUILD_ID__", build));
  await write(".nojekyll", "");
  return build;
}

await rm(OUT, { recursive: true, force: true });
const { lists, catalogue } = await placeLists();
const engine = { ...(await placePython()), lists, catalogue };
const worker = await bundle("engine/worker.js", {
  define: { ENGINE: engine },
  external: ["node:*", "ws"], // Pyodide's ways in Node, which a browser never takes
});
const page = { worker: `./${worker}`, catalogue };
const app = await bundle("app/main.js", { define: { PAGE: page } });
const style = await bundle("app/main.css");
const build = await placeMutable({ __APP_JS__: `code/${app}`, __APP_CSS__: `code/${style}` });
const manifest = precached(posix.join("lists", basename(engine.lists[DEFAULT_LIST]?.url ?? "")));
await bundle("sw.js", {
  define: { PRECACHE: manifest, BUILD: build },
  folder: "",
  format: "iife",
  entryNames: "[name]",
});
await mkdir(join(MADE, "generated"), { recursive: true });
await writeFile(join(MADE, "generated", "site.json"), JSON.stringify({ build, page, engine }, null, 2));
const size = [...written.values()].reduce((sum, content) => sum + content.length, 0);
console.log(`build ${build}: ${written.size} files, ${(size / 1e6).toFixed(1)} MB, in ${relative(process.cwd(), OUT)}`);
