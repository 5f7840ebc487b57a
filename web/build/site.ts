/**
 * Puts the site together in a folder: node build/run.mjs site OUT [--debug]
 *
 * `index.html`, `sw.js`, the manifest and its icons keep their names, and so does what other sites refer to:
 * `embed.html`, `tilewise.js`, `tilewise-element.js`, `tilewise.d.ts` and the pages in `examples/`. Everything else
 * carries a hash of its content or a version, so it can be cached for good and two builds can lie side by side. All
 * addresses are relative: the site works below any path.
 *
 * Read from ../.build, where build.py has put them: the wheels, the snapshot and the packed word lists.
 */
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, posix, relative, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { aboutPage } from "./about.ts";
import { placeExamples } from "./examples.ts";
import { oneFile } from "./one-file.ts";
import { bundling, hash, integrityOf, Output, type Bundled, type SiteFile } from "./output.ts";
import { besides, fewParts } from "./parts.ts";
import { png, preview, touchIcon } from "./picture.ts";
import { ENVIRONMENT } from "./python.ts";
import { args, argument, present, readJson } from "./script.ts";

const ROOT = resolve("..");
const MADE = join(ROOT, ".build");
const OUT = argument(0, "folder to write to");
const DEBUG = args.includes("--debug");

/** Where the site will be, and where its code is, if whoever builds it says so: other sites want whole addresses. */
const { SITE_URL: SITE, SOURCE_URL: SOURCE } = process.env;

/** The word list that is counted with a first visit. */
const DEFAULT_LIST = "en";

/** Pyodide's script is taken from where trim.ts has written it. */
const TRIMMED = { "pyodide/pyodide.asm.mjs": join(MADE, "python", "pyodide.asm.mjs") };

const output = new Output(OUT, { debug: DEBUG });

/** What pages of other sites load, and the examples of them; not the reference, which is as large as all of these. */
const isForHosts = (name: string) => /^(tilewise[\w-]*\.js|examples\/(?!methods).*\.html)$/.test(name);

/** Everything that the worker starts from. */
async function placePython() {
  const { info } = await readJson<typeof ENGINE.pyodide>("node_modules/pyodide/pyodide-lock.json");
  const unpacked = await readJson<Record<string, number>>(join(MADE, "python", "unpacked.json"));
  const placed = async (name: string) =>
    output.siteFile(await output.place(join(MADE, "python", name), { folder: "python" }));
  const packed = async (name: string) => ({
    ...(await placed(name)),
    unpacked: present(unpacked[name], name),
  });
  // An installer reads the version from a wheel's name, which must stay as it is.
  const wheel = async (folder: string) => {
    const [name = ""] = await readdir(join(MADE, folder));
    const source = join(MADE, folder, name);
    const inFolder = `python/${folder}-${hash(await readFile(source))}`;
    return output.siteFile(await output.place(source, { folder: inFolder, hashed: false }));
  };
  const solvers = await wheel("wheel");
  return {
    version: present(basename(solvers.url).split("-")[1], "version of the solvers"),
    pyodide: { info, environment: ENVIRONMENT },
    wasm: await packed("pyodide.asm.wasm.pack"),
    ...("whole.asm.wasm.pack" in unpacked && { whole: await packed("whole.asm.wasm.pack") }),
    snapshot: {
      ...(await packed("memory.pack")),
      memory: present(unpacked.memory, "size of the memory"),
      tracked: await readJson<number>(join(MADE, "python", "tracked.json")),
    },
    library: await placed("library.zip"),
    wheel: solvers,
    micropip: await wheel("micropip"),
  };
}

/** A word list as the build has packed it; one with a `filter` is no list to choose. */
type ListEntry = (typeof PAGE.catalogue)[number] & { filter?: string };

/** The packed word lists, and what the page says of them before they are there. */
async function placeLists() {
  const lists: Record<string, SiteFile & { unpacked: number; name: string }> = {};
  const catalogue: ListEntry[] = [];
  for (const { file, bytes, ...entry } of await readJson<(ListEntry & { file: string; bytes: number })[]>(
    join(MADE, "lists", "catalogue.json"),
  )) {
    const name = await output.place(join(MADE, "lists", `${file}.zst`), { folder: "lists", name: file });
    lists[entry.id] = { ...output.siteFile(name), unpacked: bytes, name: entry.name };
    catalogue.push(entry);
  }
  return { lists, catalogue };
}

/** What words mean, by language and first letter. */
async function placeMeanings() {
  const meanings: Record<string, Record<string, SiteFile & { unpacked: number }>> = {};
  for (const { file, bytes } of await readJson<{ file: string; bytes: number }[]>(
    join(MADE, "lists", "meanings.json"),
  )) {
    const [language = "", letter = ""] = basename(file, ".tsv").split("-");
    const source = join(MADE, "lists", "meanings", `${file}.gz`);
    const name = await output.place(source, { folder: "meanings", name: file });
    (meanings[language] ??= {})[letter] = { ...output.siteFile(name), unpacked: bytes };
  }
  return meanings;
}

/**
 * What the service worker keeps beside the page: at once all that every visit needs, the rest once it has been used.
 * @param start what the engine starts from
 */
function kept(start: SiteFile[]) {
  const names = [...output.files.keys()]
    .filter((name) => /^(code|licences|python|lists|meanings)\//.test(name))
    .sort();
  // Small, so that other sites' pages, and the examples, have it without a network too.
  const forHosts = ["embed.html", ...[...output.files.keys()].filter(isForHosts)];
  const needed = start.map(({ url }) => posix.join("code", url));
  const isAtOnce = (name: string) => name.startsWith("code/") || needed.includes(name);
  return {
    atOnce: ["manifest.webmanifest", ...forHosts, ...names.filter(isAtOnce)],
    forHosts,
    later: names.filter((name) => !isAtOnce(name)),
  };
}

/**
 * The files that keep their names: the page with its placeholders filled, its icons and manifest.
 * @returns the build's id, which changes with any file
 */
async function placeMutable(names: Record<string, string>): Promise<string> {
  const pages = new Map<string, string>();
  for (const page of ["index.html", "embed.html"]) {
    let html = await readFile(page, "utf8");
    for (const [placeholder, value] of Object.entries(names))
      html = html.replaceAll(placeholder, () => value);
    pages.set(page, html);
  }
  const content = [...pages.values(), ...[...output.files].map(([name, content]) => name + hash(content))];
  const build = hash(content.join("\n"));
  for (const [page, html] of pages) await output.write(page, html.replaceAll("__BUILD_ID__", build));
  await output.write(".nojekyll", "");
  return build;
}

/** Links by which a page has the parts of its code fetched at once. */
const preloads = (parts: string[]) =>
  parts.map((part) => `<link rel="modulepreload" href="code/${part}" />`).join("\n    ");

/** A script that lies in a page, and what the page's policy calls it. */
async function inline(entry: string) {
  const { outputFiles } = await esbuild.build({
    ...bundling({}),
    ...{
      entryPoints: [`./${entry}`],
      format: "iife",
      minify: !DEBUG,
      logOverride: { "empty-import-meta": "silent" },
    },
  });
  const script = present(outputFiles[0], entry).text.trim();
  return { script, integrity: integrityOf(Buffer.from(script)) };
}

/**
 * What other sites load: scripts that stand alone, and the types of what they give.
 * @param worker the name of the worker's script
 * @param lists ids
 */
async function placeForHosts(worker: string, lists: string[]) {
  // Whoever is not told of a list does not need it; the addresses are the frame's affair.
  const known = Object.fromEntries(lists.map((id) => [id, {}]));
  const page = { worker: `./code/${worker}`, scripts: [], lists: known, catalogue: [] };
  const options = { folder: "", entryNames: "[name]", define: { PAGE: page } };
  for (const script of ["tilewise", "tilewise-element"]) await output.bundle(`embed/${script}.ts`, options);
  const [face, methods] = await Promise.all([
    readFile("embed/public-types.d.ts", "utf8"),
    readFile("engine/methods.ts", "utf8"),
  ]);
  const types = methods.slice(
    methods.indexOf("/** For each method"),
    methods.indexOf("/** Paths in the params"),
  );
  await output.write("tilewise.d.ts", face.replace(/^import .*\n\n/gm, "") + types);
}

/** What is loaded when it is wanted: the page of a game, texts, a board in a frame. It is called by its file's name. */
const PIECE = /^(games\/\w+\/page|text|embed)\/([\w-]+)\.ts$/;

/**
 * The files of every piece, for ui/site-pieces.ts.
 * @param code what was bundled, by its source
 * @param first what the page has from the start
 */
function piecesOf(code: Map<string, Bundled>, first: string[]) {
  const pieces = [...code].flatMap(([source, { name, parts }]) => {
    const [, , piece] = PIECE.exec(source) ?? [];
    const files = [name, ...parts].filter((file) => !first.includes(file)).map((file) => `code/${file}`);
    return piece && !first.includes(name) ? [[piece, ...files].join(" ")] : [];
  });
  return pieces.sort().join("; ");
}

/** An icon as an address, so that a browser need not ask for it apart. */
const dataAddress = (name: string) =>
  `data:image/svg+xml;base64,${output.contentOf(name).toString("base64")}`;

/**
 * The bytes that a first visit downloads, from a host that compresses.
 * @param names of files
 */
function downloaded(names: string[]) {
  const packed = (content: Buffer) => Math.min(content.length, gzipSync(content, { level: 9 }).length);
  return names.reduce((sum, name) => sum + (output.files.has(name) ? packed(output.contentOf(name)) : 0), 0);
}

await rm(OUT, { recursive: true, force: true });
for (const entry of await readdir("static")) {
  await output.place(join("static", entry), { folder: "", hashed: false });
}
await output.write("preview.png", png(preview()));
await output.write("apple-touch-icon.png", png(touchIcon()));
const { lists, catalogue } = await placeLists();
const engine: typeof ENGINE = { ...(await placePython()), lists, catalogue };
const forWorker = {
  define: { ENGINE: engine },
  external: ["node:*", "ws"], // Pyodide's ways in Node, which a browser never takes
  alias: TRIMMED,
};
// Each alone, so that none waits for a part of another.
const beside = await Promise.all(
  ["python", "zstandard"].map(async (name): Promise<[string, string]> => [
    `./${name}.ts`,
    `./${basename(await output.bundle(`engine/${name}.ts`, forWorker))}`,
  ]),
);
const worker = await output.bundle("engine/worker.ts", { ...forWorker, plugins: [besides(new Map(beside))] });
const licences = await aboutPage(ROOT, SOURCE);
const letters = await readJson<{
  alphabets: typeof PAGE.alphabets;
  tile_sets: typeof PAGE.tileSets;
}>(join(MADE, "lists", "letters.json"));
const scripts = [...output.files.keys()].filter((name) => /^code\/(worker|python|zstandard)-/.test(name));
const page: typeof PAGE = {
  worker: `./${worker}`,
  scripts: scripts.map((name) => ({
    url: `./${basename(name)}`,
    integrity: integrityOf(output.contentOf(name)),
  })),
  licences: await output.write(`licences/licences-${hash(licences)}.html`, licences),
  catalogue: catalogue.filter((entry) => !entry.filter),
  lists: Object.fromEntries(Object.entries(lists).map(([id, { url, bytes }]) => [id, { url, bytes }])),
  meanings: await placeMeanings(),
  alphabets: letters.alphabets,
  tileSets: letters.tile_sets,
};
const entries = ["app/engine.ts", "app/main.ts", "embed/embed.ts"];
const split = { define: { PAGE: page }, splitting: true };
const few = await fewParts("app/main.ts", output.options(entries, split));
const code = await output.bundleAll(entries, { ...split, plugins: [few] });
const bundled = (source: string) => present(code.get(source), source);
const start = bundled("app/engine.ts");
const app = bundled("app/main.ts");
const embed = bundled("embed/embed.ts");
const first = await output.bundle("app/first.ts"); // alone, so that it is there before all others
const style = await output.bundle("app/main.css");
const again = await inline("app/again.ts");
await placeForHosts(worker, Object.keys(lists));
await placeExamples(output, ROOT);
const { atOnce, later, forHosts } = kept([engine.wasm, engine.snapshot]);
const single = await oneFile({
  engine,
  page,
  icon: dataAddress("icon.svg"),
  contentOf: (name) => output.contentOf(name),
  alias: TRIMMED,
  minify: !DEBUG,
});
const build = await placeMutable({
  __FIRST_JS__: `code/${first}`,
  __APP_PIECES__: piecesOf(code, [start.name, app.name, ...app.parts]),
  __EMBED_PIECES__: piecesOf(code, [embed.name, ...embed.parts]),
  __ENGINE_JS__: `code/${start.name}`,
  __APP_JS__: `code/${app.name}`,
  __APP_PARTS__: preloads(app.parts.filter((part) => part !== start.name)),
  __EMBED_JS__: `code/${embed.name}`,
  __EMBED_PARTS__: preloads(embed.parts),
  __APP_CSS__: `code/${style}`,
  __LICENCES__: page.licences,
  __AGAIN_HASH__: again.integrity,
  __AGAIN__: `<script>${again.script}</script>`,
  __ICON__: dataAddress("icon.svg"),
  __PREVIEW__: SITE ? new URL("preview.png", SITE).href : "preview.png",
  __FIRST_VISIT__: String(
    downloaded([...atOnce, posix.join("code", present(lists[DEFAULT_LIST], "default list").url)]),
  ),
  __ONE_FILE__: String(single.length),
});
await output.write("tilewise.html", single.replace("__BUILD_ID__", build));
const checked = [...atOnce, ...later].filter((name) => !name.endsWith(".html"));
const integrity = Object.fromEntries(checked.map((name) => [name, integrityOf(output.contentOf(name))]));
const site = { build, atOnce, forHosts, later, integrity };
await output.bundle("sw.ts", { define: { SITE: site }, folder: "", format: "iife", entryNames: "[name]" });
const generated = join(dirname(OUT), "generated");
await mkdir(generated, { recursive: true });
await writeFile(join(generated, "site.json"), JSON.stringify({ build, page, engine }, null, 2)); // for the tests
const size = [...output.files.values()].reduce((sum, content) => sum + content.length, 0);
console.log(
  `build ${build}: ${output.files.size} files, ${(size / 1e6).toFixed(1)} MB, in ${relative("", OUT)}`,
);
