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
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { licencesPage } from "./licences.mjs";

const WEB = dirname(fileURLToPath(import.meta.url));
const ROOT = dirname(WEB);
const MADE = join(ROOT, ".build");
const PYODIDE = join(WEB, "node_modules", "pyodide");
const OUT = process.argv[2];
const DEBUG = process.argv.includes("--debug");

/** The word list that a first visit keeps for offline use; others are kept once they have been used. */
const DEFAULT_LIST = "en";

/** @typedef {{ url: string, bytes: number }} SiteFile */

/** @param {string | Uint8Array} content */
const hash = (content) => createHash("sha256").update(content).digest("hex").slice(0, 12);

/** @param {string} path @returns {Promise<any>} */
const readJson = async (path) => JSON.parse(await readFile(path, "utf8"));

/** Everything written, by its address from the site's root. @type {Map<string, Buffer>} */
const written = new Map();

/**
 * @param {string} name
 * @param {string | Uint8Array} content
 */
async function write(name, content) {
  const path = join(OUT, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  written.set(name, Buffer.from(content));
  return name;
}

/**
 * Copies a file, its hash added to its name unless the folder already says its version.
 *
 * @param {string} source
 * @param {{ folder: string, hashed?: boolean, name?: string }} options
 */
async function place(source, { folder, hashed = true, name = basename(source) }) {
  const content = await readFile(source);
  const extension = extname(name);
  const stem = name.slice(0, name.length - extension.length);
  return write(posix.join(folder, hashed ? `${stem}-${hash(content)}${extension}` : name), content);
}

/** @param {string} name */
const contentOf = (name) => /** @type {Buffer} */ (written.get(name));

/**
 * What the code, which lies one folder down, needs to know of a file.
 *
 * @param {string} name
 * @returns {SiteFile}
 */
const siteFile = (name) => ({ url: `../${name}`, bytes: contentOf(name).length });

/**
 * Bundles a script or a style sheet with all that it imports; returns the name it got.
 *
 * @param {string} entry
 * @param {Omit<esbuild.BuildOptions, "define"> & { define?: Record<string, unknown>, folder?: string }} [options]
 *   `define` gives values to names that the code declares in engine/site.d.ts
 */
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
    chunkNames: "part-[hash]",
    loader: { ".woff2": "file", ".svg": "file" },
    outdir: join(OUT, folder),
    write: false,
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    absWorkingDir: WEB,
    ...options,
  });
  const names = [];
  for (const { path, contents } of result.outputFiles ?? []) {
    names.push(await write(posix.join(folder, basename(path)), contents));
  }
  const stem = basename(entry, extname(entry));
  const isMain = (/** @type {string} */ name) =>
    [".js", ".css"].includes(extname(name)) && basename(name).startsWith(stem);
  return basename(names.find(isMain) ?? "");
}

/** Everything that the worker starts from. */
async function placePython() {
  const { version } = await readJson(join(PYODIDE, "package.json"));
  const { info } = await readJson(join(PYODIDE, "pyodide-lock.json"));
  const folder = `python/pyodide-${version}`;
  const pyodide = async (/** @type {string} */ name) =>
    siteFile(await place(join(PYODIDE, name), { folder, hashed: false }));
  const [wheel] = await readdir(join(MADE, "wheel"));
  const wheelFolder = `python/tilewise-${hash(await readFile(join(MADE, "wheel", wheel)))}`;
  const [micropip] = await readdir(join(MADE, "micropip"));
  const snapshot = await readJson(join(MADE, "snapshot", "snapshot.json"));
  return {
    wasm: await pyodide("pyodide.asm.wasm"),
    code: await pyodide("pyodide.asm.mjs"),
    library: await pyodide("python_stdlib.zip"),
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

/** The packed word lists, and what the page says of them before they are there. */
async function placeLists() {
  /** @type {Record<string, SiteFile & { unpacked: number, name: string }>} */
  const lists = {};
  const catalogue = [];
  for (const { file, bytes, ...entry } of await readJson(join(MADE, "lists", "catalogue.json"))) {
    const name = await place(join(MADE, "lists", `${file}.gz`), { folder: "lists", name: file });
    lists[entry.id] = { ...siteFile(name), unpacked: bytes, name: entry.name };
    catalogue.push(entry);
  }
  return { lists, catalogue };
}

/** What words mean, by language and first letter. */
async function placeMeanings() {
  /** @type {Record<string, Record<string, SiteFile & { unpacked: number }>>} */
  const meanings = {};
  for (const { file, bytes } of await readJson(join(MADE, "lists", "meanings.json"))) {
    const [language, letter] = basename(file, ".tsv").split("-");
    const source = join(MADE, "lists", "meanings", `${file}.gz`);
    const name = await place(source, { folder: "meanings", name: file });
    (meanings[language] ??= {})[letter] = { ...siteFile(name), unpacked: bytes };
  }
  return meanings;
}

/**
 * What the service worker keeps: at once all that a visit with the default list needs, each list and the meanings
 * of each letter once used.
 *
 * @param {string} defaultList
 */
function kept(defaultList) {
  const names = [...written.keys()].sort();
  const lists = names.filter((name) => name.startsWith("lists/") || name.startsWith("meanings/"));
  const atOnce = names.filter(
    (name) => name === defaultList || !(lists.includes(name) || name === ".nojekyll"),
  );
  // Below a folder the name says the version.
  const revision = (/** @type {string} */ name) => (name.includes("/") ? null : hash(contentOf(name)));
  return { precache: atOnce.map((url) => ({ url, revision: revision(url) })), lists };
}

/**
 * The files that keep their names: the page with its placeholders filled, its icons and manifest.
 *
 * @param {Record<string, string>} names
 * @returns {Promise<string>} the build's id, which changes with any file
 */
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
const licences = await licencesPage(ROOT);
const letters = await readJson(join(MADE, "lists", "letters.json"));
const page = {
  worker: `./${worker}`,
  licences: await write(`licences/licences-${hash(licences)}.html`, licences),
  catalogue: catalogue.filter((entry) => !entry.filter),
  lists: Object.fromEntries(Object.entries(lists).map(([id, { url, bytes }]) => [id, { url, bytes }])),
  meanings: await placeMeanings(),
  alphabets: letters.alphabets,
  tileSets: letters.tile_sets,
};
const app = await bundle("app/main.js", { define: { PAGE: page }, splitting: true });
const style = await bundle("app/main.css");
const build = await placeMutable({
  __APP_JS__: `code/${app}`,
  __APP_CSS__: `code/${style}`,
  __LICENCES__: page.licences,
});
const site = kept(posix.join("lists", basename(lists[DEFAULT_LIST].url)));
await bundle("sw.js", { define: { SITE: site }, folder: "", format: "iife", entryNames: "[name]" });
const generated = join(dirname(OUT), "generated");
await mkdir(generated, { recursive: true });
await writeFile(join(generated, "site.json"), JSON.stringify({ build, page, engine }, null, 2)); // for the tests
const size = [...written.values()].reduce((sum, content) => sum + content.length, 0);
console.log(
  `build ${build}: ${written.size} files, ${(size / 1e6).toFixed(1)} MB, in ${relative(process.cwd(), OUT)}`,
);
