/**
 * One page with the licences of everything that the site carries, for its visitors to read.
 */

import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";

/** @typedef {[title: string, text: string]} Section */

/** @param {string} version */
const pyodideNotice = (
  version,
) => `Pyodide ${version}: pyodide.asm.wasm and pyodide.asm.mjs, without what only serves to link further WebAssembly to
them (Tilewise's source has the program that leaves it out, web/trim.mjs), the one compressed, the other in one file with
pyodide.mjs; of python_stdlib.zip the modules that are needed, compiled; and micropip. Mozilla Public License 2.0, whose
text is below. Their source is at https://github.com/pyodide/pyodide/tree/${version} and
https://github.com/pyodide/micropip.`;

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** @param {Section} section */
const section = ([title, text]) => `<h2>${escaped(title)}</h2>\n<pre>${escaped(text.trim())}</pre>`;

/**
 * The texts of a folder, each under its name.
 *
 * @param {string} folder
 * @returns {Promise<Section[]>}
 */
async function texts(folder) {
  const names = (await readdir(folder)).sort();
  const text = (/** @type {string} */ name) => readFile(join(folder, name), "utf8");
  return Promise.all(names.map(async (name) => [basename(name, ".txt"), await text(name)]));
}

/** Packages that others ask for and no browser gets: types, and Pyodide's sockets in Node. */
const NOT_SHIPPED = /node_modules\/(@types\/|ws$)/;

/**
 * The licences of the npm packages whose code or fonts a browser gets, as the packages state them.
 *
 * @param {string} web
 * @param {Record<string, { version: string, dev?: boolean }>} locked packages by their path below `web`
 * @returns {Promise<Section[]>}
 */
async function packages(web, locked) {
  /** @type {Section[]} */
  const found = [];
  for (const [path, entry] of Object.entries(locked)) {
    if (!path || entry.dev || NOT_SHIPPED.test(path)) continue;
    const folder = join(web, path);
    const file = (await readdir(folder)).find((name) => /^licen[cs]e/i.test(name));
    if (!file) continue;
    const title = `${path.replace("node_modules/", "")} ${entry.version}`;
    found.push([title, await readFile(join(folder, file), "utf8")]);
  }
  return found;
}

/**
 * @param {string} root the project's folder
 * @returns {Promise<string>} HTML
 */
export async function licencesPage(root) {
  const web = join(root, "web");
  const lists = join(root, "wordlists");
  const { packages: locked } = JSON.parse(await readFile(join(web, "package-lock.json"), "utf8"));
  const pyodide = locked["node_modules/pyodide"].version;
  const listTexts = await texts(join(lists, "licences"));
  const partTexts = await texts(join(web, "licences"));
  /** @type {Section[]} */
  const sections = [
    ["Tilewise", await readFile(join(root, "LICENSE"), "utf8")],
    ["Word lists", await readFile(join(lists, "LICENCES.md"), "utf8")],
    ...listTexts.map(([name, text]) => /** @type {Section} */ ([`Word lists: ${name}`, text])),
    ["Pyodide and micropip", pyodideNotice(pyodide)],
    ...partTexts.map(([name, text]) => /** @type {Section} */ ([`In Pyodide: ${name}`, text])),
    ...(await packages(web, locked)),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<title>Tilewise: licences</title>
</head>
<body>
<h1>What Tilewise is made of</h1>
${sections.map(section).join("\n")}
</body>
</html>
`;
}
