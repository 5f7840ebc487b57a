/**
 * Puts the site together in a folder: node build.mjs OUT [--debug]
 *
 * `index.html`, `sw.js`, the manifest and its icons keep their names, and so does what other sites refer to:
 * `embed.html`, `tilewise.js`, `tilewise-element.js`, `tilewise.d.ts` and the pages in `examples/`. Everything else
 * carries a hash of its content or a version, so it can be cached for good and two builds can lie side by side. All
 * addresses are relative: the site works below any path.
 *
 * Read from ../.build, where build.py has put them: the wheels, the snapshot and the packed word lists.
 */

import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { licencesPage } from "./licences.mjs";
import { oneFile } from "./one-file.mjs";
import { ENVIRONMENT } from "./python.mjs";

const WEB = dirname(fileURLToPath(import.meta.url));
const ROOT = dirname(WEB);
const MADE = join(ROOT, ".build");
const PYODIDE = join(WEB, "node_modules", "pyodide");
const OUT = process.argv[2];
const DEBUG = process.argv.includes("--debug");

/** The word list that is counted with a first visit. */
const DEFAULT_LIST = "en";

/** Pyodide's script is taken from where trim.mjs has written it. */
const TRIMMED = { "pyodide/pyodide.asm.mjs": join(MADE, "python", "pyodide.asm.mjs") };

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

/** What pages of other sites load, and the examples of them. @param {string} name */
const isForHosts = (name) => /^(tilewise[\w-]*\.js|examples\/.*\.html)$/.test(name);

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
 * @param {BundleOptions} [options]
 */
async function bundle(entry, options) {
  const [{ name }] = await bundleAll([entry], options);
  return name;
}

/**
 * Bundles several entries, what they share in parts of its own; says of each entry its name, and which parts it needs
 * from the start.
 *
 * @typedef {Omit<esbuild.BuildOptions, "define"> & { define?: Record<string, unknown>, folder?: string }} BundleOptions
 *   `define` gives values to names that the code declares in engine/site.d.ts
 *
 * @param {string[]} entries
 * @param {BundleOptions} [options]
 * @returns {Promise<{ name: string, parts: string[] }[]>}
 */
async function bundleAll(entries, { define = {}, folder = "code", ...options } = {}) {
  const result = await esbuild.build({
    entryPoints: entries.map((entry) => join(WEB, entry)),
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
    metafile: true,
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    absWorkingDir: WEB,
    ...options,
  });
  for (const { path, contents } of result.outputFiles ?? []) {
    await write(posix.join(folder, basename(path)), contents);
  }
  const { outputs } = /** @type {esbuild.Metafile} */ (result.metafile);
  /** @type {(path: string) => string[]} */
  const needs = (path) =>
    outputs[path].imports
      .filter(({ kind, external }) => kind === "import-statement" && !external)
      .flatMap(({ path: needed }) => [needed, ...needs(needed)]);
  return entries.map((entry) => {
    const isEntry = (/** @type {string} */ path) => outputs[path].entryPoint === entry;
    const path = Object.keys(outputs).find(isEntry) ?? "";
    return { name: basename(path), parts: [...new Set(needs(path))].map((needed) => basename(needed)) };
  });
}

/** Everything that the worker starts from. */
async function placePython() {
  const { info } = await readJson(join(PYODIDE, "pyodide-lock.json"));
  const unpacked = await readJson(join(MADE, "python", "unpacked.json"));
  const placed = async (/** @type {string} */ name) =>
    siteFile(await place(join(MADE, "python", name), { folder: "python" }));
  const packed = async (/** @type {string} */ name) => ({
    ...(await placed(name)),
    unpacked: unpacked[name],
  });
  // An installer reads the version from a wheel's name, which must stay as it is.
  const wheel = async (/** @type {string} */ folder) => {
    const [name] = await readdir(join(MADE, folder));
    const source = join(MADE, folder, name);
    const inFolder = `python/${folder}-${hash(await readFile(source))}`;
    return siteFile(await place(source, { folder: inFolder, hashed: false }));
  };
  return {
    version: (await readdir(join(MADE, "wheel")))[0].split("-")[1],
    pyodide: { info, environment: ENVIRONMENT },
    wasm: await packed("pyodide.asm.wasm.pack"),
    snapshot: await packed("memory.pack"),
    library: await placed("library.zip"),
    wheel: await wheel("wheel"),
    micropip: await wheel("micropip"),
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
 * What the service worker keeps beside the page: at once all that every visit needs, the rest once it has been used.
 *
 * @param {SiteFile[]} start what the engine starts from
 */
function kept(start) {
  const names = [...written.keys()]
    .filter((name) => /^(code|licences|python|lists|meanings)\//.test(name))
    .sort();
  // Small, so that other sites' pages, and the examples, have it without a network too.
  const forHosts = ["embed.html", ...[...written.keys()].filter(isForHosts)];
  const needed = start.map(({ url }) => posix.join("code", url));
  const isAtOnce = (/** @type {string} */ name) => /^(code|licences)\//.test(name) || needed.includes(name);
  return {
    atOnce: ["manifest.webmanifest", ...forHosts, ...names.filter(isAtOnce)],
    forHosts,
    later: names.filter((name) => !isAtOnce(name)),
  };
}

/**
 * The files that keep their names: the page with its placeholders filled, its icons and manifest.
 *
 * @param {Record<string, string>} names
 * @returns {Promise<string>} the build's id, which changes with any file
 */
async function placeMutable(names) {
  const pages = new Map();
  for (const page of ["index.html", "embed.html"]) {
    let html = await readFile(join(WEB, page), "utf8");
    for (const [placeholder, value] of Object.entries(names)) html = html.replaceAll(placeholder, value);
    pages.set(page, html);
  }
  const content = [...pages.values(), ...[...written].map(([name, content]) => name + hash(content))];
  const build = hash(content.join("\n"));
  for (const [page, html] of pages) await write(page, html.replaceAll("__BUILD_ID__", build));
  await write(".nojekyll", "");
  return build;
}

/** Links by which a page has the parts of its code fetched at once. @param {string[]} parts */
const preloads = (parts) =>
  parts.map((part) => `<link rel="modulepreload" href="code/${part}" />`).join("\n    ");

/**
 * What other sites load: scripts that stand alone, and the types of what they give.
 *
 * @param {string} worker the name of the worker's script
 * @param {string[]} lists ids
 */
async function placeForHosts(worker, lists) {
  // Whoever is not told of a list does not need it; the addresses are the frame's affair.
  const known = Object.fromEntries(lists.map((id) => [id, {}]));
  const page = { worker: `./code/${worker}`, lists: known, catalogue: [] };
  const options = { folder: "", entryNames: "[name]", define: { PAGE: page } };
  for (const script of ["tilewise", "tilewise-element"]) await bundle(`embed/${script}.js`, options);
  await place(join(WEB, "embed", "tilewise.d.ts"), { folder: "", hashed: false });
}

/** The pages in `examples/`, and what leads from one to the other. */
const EXAMPLES = new Map([
  ["index", "Tilewise on your own site"],
  ["iframe", "Frame"],
  ["element", "Element"],
  ["solver", "Engine"],
]);

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * The examples: each page shows the code between its marks, which is what runs in it. A policy as strict as the site's own
 * lets run nothing else.
 */
async function placeExamples() {
  const style = await bundle("examples/examples.css");
  for (const name of EXAMPLES.keys()) {
    const source = await readFile(join(WEB, "examples", `${name}.html`), "utf8");
    const code = /<!-- example -->\n(.*?)\n *<!-- end -->/s.exec(source)?.[1] ?? "";
    const hashes = [...code.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(
      ([, script]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
    );
    const policy = `default-src 'self'; script-src ${["'self'", ...hashes].join(" ")}; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'`;
    const head = `<meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="../icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="../code/${style}" />`;
    const links = [...EXAMPLES].map(([to, text]) => {
      const current = to === name ? ' aria-current="page"' : "";
      return `<a href="${to}.html"${current}>${text}</a>`;
    });
    const nav = `<nav aria-label="Examples">${links.join(" ")} <a href="../">Tilewise itself</a></nav>`;
    const page = source.replace("__HEAD__", head).replace("__NAV__", nav);
    await write(
      `examples/${name}.html`,
      page.replace("__CODE__", () => escaped(code)),
    );
  }
}

/** An icon as an address, so that a browser need not ask for it apart. @param {string} name */
const dataAddress = (name) => `data:image/svg+xml;base64,${contentOf(name).toString("base64")}`;

/**
 * The bytes that a first visit downloads, from a host that compresses.
 *
 * @param {string[]} names of files
 */
function downloaded(names) {
  const packed = (/** @type {Buffer} */ content) =>
    Math.min(content.length, gzipSync(content, { level: 9 }).length);
  return names.reduce((sum, name) => sum + (written.has(name) ? packed(contentOf(name)) : 0), 0);
}

await rm(OUT, { recursive: true, force: true });
for (const entry of await readdir(join(WEB, "static"))) {
  await place(join(WEB, "static", entry), { folder: "", hashed: false });
}
const { lists, catalogue } = await placeLists();
const engine = { ...(await placePython()), lists, catalogue };
const worker = await bundle("engine/worker.js", {
  define: { ENGINE: engine },
  external: ["node:*", "ws"], // Pyodide's ways in Node, which a browser never takes
  alias: TRIMMED,
  splitting: true, // what it starts from comes beside Pyodide's script
  chunkNames: "python-[hash]",
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
const [begin, app, embed] = await bundleAll(["app/begin.ts", "app/main.ts", "embed/embed.js"], {
  define: { PAGE: page },
  splitting: true,
});
const style = await bundle("app/main.css");
await placeForHosts(worker, Object.keys(lists));
await placeExamples();
const { atOnce, later, forHosts } = kept([engine.wasm, engine.snapshot]);
const single = await oneFile({
  engine,
  page,
  icon: dataAddress("icon.svg"),
  contentOf,
  web: WEB,
  alias: TRIMMED,
  minify: !DEBUG,
});
const build = await placeMutable({
  __BEGIN_JS__: `code/${begin.name}`,
  __APP_JS__: `code/${app.name}`,
  __APP_PARTS__: preloads(app.parts.filter((part) => part !== begin.name)),
  __EMBED_JS__: `code/${embed.name}`,
  __EMBED_PARTS__: preloads(embed.parts),
  __APP_CSS__: `code/${style}`,
  __LICENCES__: page.licences,
  __ICON__: dataAddress("icon.svg"),
  __FIRST_VISIT__: String(downloaded([...atOnce, posix.join("code", lists[DEFAULT_LIST].url)])),
  __ONE_FILE__: String(single.length),
});
await write("tilewise.html", single.replace("__BUILD_ID__", build));
const site = { build, atOnce, forHosts, later };
await bundle("sw.js", { define: { SITE: site }, folder: "", format: "iife", entryNames: "[name]" });
const generated = join(dirname(OUT), "generated");
await mkdir(generated, { recursive: true });
await writeFile(join(generated, "site.json"), JSON.stringify({ build, page, engine }, null, 2)); // for the tests
const size = [...written.values()].reduce((sum, content) => sum + content.length, 0);
console.log(
  `build ${build}: ${written.size} files, ${(size / 1e6).toFixed(1)} MB, in ${relative(process.cwd(), OUT)}`,
);
