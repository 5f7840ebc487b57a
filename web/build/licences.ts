/**
 * One page with the licences of everything that the site carries, for its visitors to read.
 */

import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { present, readJson } from "./script.ts";

type Section = [title: string, text: string];

const pyodideNotice = (
  version: string,
) => `Pyodide ${version}: pyodide.asm.wasm and pyodide.asm.mjs, without what only serves to link further WebAssembly to
them (Tilewise's source has the program that leaves it out, web/build/trim.ts), the one compressed, the other in one file with
pyodide.mjs; of python_stdlib.zip the modules that are needed, compiled; and micropip. Mozilla Public License 2.0, whose
text is below. Their source is at https://github.com/pyodide/pyodide/tree/${version} and
https://github.com/pyodide/micropip.`;

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

const section = ([title, text]: Section) => `<h2>${escaped(title)}</h2>\n<pre>${escaped(text.trim())}</pre>`;

/** The texts of a folder, each under its name. */
async function texts(folder: string): Promise<Section[]> {
  const names = (await readdir(folder)).sort();
  const text = (name: string) => readFile(join(folder, name), "utf8");
  return Promise.all(names.map(async (name) => [basename(name, ".txt"), await text(name)]));
}

/** Packages by their paths below web/. */
type Locked = Record<string, { version: string; dev?: boolean }>;

/** Packages that others ask for and no browser gets: types, and Pyodide's sockets in Node. */
const NOT_SHIPPED = /node_modules\/(@types\/|ws$)/;

/**
 * The licences of the npm packages whose code or fonts a browser gets, as the packages state them.
 */
async function packages(web: string, locked: Locked): Promise<Section[]> {
  const found: Section[] = [];
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
 * @param root the project's folder
 * @returns HTML
 */
export async function licencesPage(root: string): Promise<string> {
  const web = join(root, "web");
  const lists = join(root, "wordlists");
  const { packages: locked } = await readJson<{ packages: Locked }>(join(web, "package-lock.json"));
  const pyodide = present(locked["node_modules/pyodide"], "pyodide").version;
  const listTexts = await texts(join(lists, "licences"));
  const partTexts = await texts(join(web, "licences"));
  const sections: Section[] = [
    ["Tilewise", await readFile(join(root, "LICENSE"), "utf8")],
    ["Word lists", await readFile(join(lists, "LICENCES.md"), "utf8")],
    ...listTexts.map(([name, text]): Section => [`Word lists: ${name}`, text]),
    ["Pyodide and micropip", pyodideNotice(pyodide)],
    ...partTexts.map(([name, text]): Section => [`In Pyodide: ${name}`, text]),
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
