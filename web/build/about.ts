/**
 * One page about the site: what it is, where its code is, whose words it has, and the licences of everything that it
 * carries. It stands alone, because the site in one file has it too.
 */

import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { lists as english } from "../text/lists-en.ts";
import { lists as turkish } from "../text/lists-tr.ts";
import { present, readJson } from "./script.ts";

type Section = [title: string, text: string];

const pyodideNotice = (
  version: string,
) => `Pyodide ${version}: pyodide.asm.wasm and pyodide.asm.mjs, without what only serves to link further WebAssembly to
them and, of the first, without tables that nothing here looks into (Tilewise's source has the programs that leave them out,
web/build/trim.ts, tables.ts and functions.ts), the one compressed, the other in one file with pyodide.mjs; of python_stdlib.zip the modules that are needed, compiled; and micropip. Mozilla Public License 2.0, whose
text is below. Their source is at https://github.com/pyodide/pyodide/tree/${version} and
https://github.com/pyodide/micropip.`;

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

const section = ([title, text]: Section) =>
  `<details><summary>${escaped(title)}</summary>\n<pre>${escaped(text.trim())}</pre></details>`;

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

/** What is said of the site, by its language. */
const ABOUT = {
  en: {
    title: "About Tilewise",
    what: "Tilewise solves word games: the best plays of a Letterpress board, every legal play of Scrabble and its relatives, whole games of Letter Tycoon, all words of a rack, and the Word Game. It is made for reviewing a game, for learning, and for the pleasure of it.",
    why: "Everything is worked out in your own browser, by a program in Python that comes along with the page. There is no account, nothing is counted, and no letter that you type is sent anywhere. After the first visit it works without a network.",
    code: "The code is open, under the MIT licence, whose text is below.",
    source: "You find it at",
    embed: "A board can stand on your own site:",
    examples: "examples to copy",
    examplesAt: "",
    words: "Whose words",
    wordsText:
      "The word lists were made by others, who let them be used. None is the official list of a game.",
    list: "List",
    count: "Words",
    licence: "Terms",
  },
  tr: {
    title: "Tilewise hakkında",
    what: "Tilewise kelime oyunlarını çözer: bir Letterpress tahtasının en iyi hamleleri, Scrabble, Kelimelik ve benzerlerinde oynanabilecek bütün hamleler, baştan sona Letter Tycoon oyunları, bir ıstakadan çıkan bütün kelimeler ve Kelime Oyunu. Bir oyunu incelemek, öğrenmek ve keyif almak içindir.",
    why: "Her şey sizin tarayıcınızda, sayfayla birlikte gelen bir Python programıyla hesaplanır. Hesap açılmaz, hiçbir şey sayılmaz, yazdığınız hiçbir harf bir yere gönderilmez. İlk ziyaretten sonra bağlantı olmadan da çalışır.",
    code: "Kodu açıktır ve MIT lisansıyla sunulur; lisansın metni aşağıdadır.",
    source: "Kodun yeri:",
    embed: "Bir tahta sizin sitenizde de durabilir:",
    examples: "kopyalanacak örnekler",
    examplesAt: "index.tr.html",
    words: "Kimin kelimeleri",
    wordsText:
      "Kelime listelerini başkaları yapmış ve kullanılmasına izin vermiştir. Hiçbiri bir oyunun resmî listesi değildir.",
    list: "Liste",
    count: "Kelime",
    licence: "Koşullar",
  },
} as const;

const NAMES = { en: english.names, tr: turkish.names } as const;

type Language = keyof typeof ABOUT;

/** A list as wordlists/index.json tells of it. */
type Listed = Record<string, { words: number; licence: string }>;

/** What the site is, in a language. */
function about(language: Language, lists: Listed, source: string | undefined) {
  const text = ABOUT[language];
  const names: Partial<Record<string, string>> = NAMES[language];
  const rows = Object.entries(lists)
    .filter(([id]) => names[id])
    .map(([id, { words, licence }]) => {
      const cells = [names[id] ?? id, words.toLocaleString(language), licence];
      return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`;
    });
  const where = source ? ` ${text.source} <a href="${escaped(source)}">${escaped(source)}</a>.` : "";
  return `<section lang="${language}" id="${language}">
<h1>${text.title}</h1>
<p>${text.what}</p>
<p>${text.why}</p>
<p>${text.code}${where}</p>
<p class="site">${text.embed} <a href="../examples/${text.examplesAt}">${text.examples}</a>.</p>
<h2>${text.words}</h2>
<p>${text.wordsText}</p>
<div class="wide"><table>
<tr><th>${text.list}</th><th>${text.count}</th><th>${text.licence}</th></tr>
${rows.join("\n")}
</table></div>
</section>`;
}

/**
 * @param root the project's folder
 * @param source where the code is to be found, if that is known
 * @returns HTML
 */
export async function aboutPage(root: string, source: string | undefined): Promise<string> {
  const web = join(root, "web");
  const lists = join(root, "wordlists");
  const { packages: locked } = await readJson<{ packages: Locked }>(join(web, "package-lock.json"));
  const pyodide = present(locked["node_modules/pyodide"], "pyodide").version;
  const listTexts = await texts(join(lists, "licences"));
  const partTexts = await texts(join(web, "licences"));
  const listed = await readJson<Listed>(join(lists, "index.json"));
  const sections: Section[] = [
    ["Tilewise", await readFile(join(root, "LICENSE"), "utf8")],
    ["Word lists", await readFile(join(lists, "LICENCES.md"), "utf8")],
    ...listTexts.map(([name, text]): Section => [`Word lists: ${name}`, text]),
    ["Pyodide and micropip", pyodideNotice(pyodide)],
    ...partTexts.map(([name, text]): Section => [`In Pyodide: ${name}`, text]),
    ...(await packages(web, locked)),
  ];
  const style = await readFile(join(web, "build", "about.css"), "utf8");
  const sum = createHash("sha256").update(style).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${sum}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>About Tilewise</title>
<style>${style}</style>
</head>
<body>
<nav class="site"><a href="../">Tilewise</a> <a href="#tr" lang="tr">Türkçe</a> <a href="#licences">Licences</a></nav>
<main>
${about("en", listed, source)}
${about("tr", listed, source)}
<section id="licences">
<h2>What Tilewise is made of</h2>
${sections.map(section).join("\n")}
</section>
</main>
</body>
</html>
`;
}
