/**
 * The whole site in one HTML file, to be opened from a disk without a network: `tilewise.html`.
 *
 * The same sources as the site's, bundled once more: nothing may be imported or fetched, so the page has its script
 * and style in it, the worker is one script, and every other file is an element with base64 (one-file/embedded.js).
 * The policy in its head forbids any other script, and any connection.
 */

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";

/** What addresses of embedded files begin with, as one-file/fetch-from.js has it. */
const EMBEDDED = "embedded:";

/** The languages whose lists are in it. */
const LANGUAGES = ["en", "tr"];

/** @typedef {{ url: string, bytes: number }} SiteFile */

/**
 * @param {object} site
 * @param {any} site.engine what the worker is told of the site (ENGINE in engine/site.d.ts)
 * @param {any} site.page what the page is told (PAGE)
 * @param {string} site.icon
 * @param {(name: string) => Buffer} site.contentOf the content of a file of the site, by its address from the root
 * @param {string} site.web the folder of the sources
 * @param {Record<string, string>} site.alias as esbuild has it
 * @param {boolean} site.minify
 * @returns {Promise<string>} HTML, with a place left for the build's id
 */
export async function oneFile({ engine, page, icon, contentOf, web, alias, minify }) {
  /** Files to embed, by their addresses. @type {Map<string, Buffer>} */
  const files = new Map();
  /** @type {<T extends SiteFile>(file: T) => T} */
  const embed = (file) => {
    const name = file.url.replace("../", "");
    files.set(EMBEDDED + name, contentOf(name));
    return { ...file, url: EMBEDDED + name };
  };
  /** @type {(name: string, content: string | Uint8Array) => string} */
  const embedPacked = (name, content) => {
    files.set(EMBEDDED + name, gzipSync(content, { level: 9 }));
    return EMBEDDED + name;
  };
  /** @param {Record<string, any>} all @param {(file: any) => any} change */
  const each = (all, change) =>
    Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));
  /** @type {(entry: string, define: Record<string, any>) => Promise<Uint8Array>} */
  const bundled = async (entry, define) => {
    const { outputFiles } = await esbuild.build({
      entryPoints: [join(web, entry)],
      define: each(define, (value) => JSON.stringify(value)),
      alias,
      bundle: true,
      format: "esm",
      target: "es2022",
      minify,
      legalComments: "none", // the notices are in licences.html
      loader: { ".woff2": "dataurl" },
      external: ["node:*", "ws"], // Pyodide's ways in Node, which a browser never takes
      write: false,
      absWorkingDir: web,
    });
    return /** @type {esbuild.OutputFile[]} */ (outputFiles)[0].contents;
  };

  const wanted = engine.catalogue.filter((/** @type {any} */ entry) => LANGUAGES.includes(entry.language));
  const ids = wanted.map((/** @type {any} */ { id }) => id);
  const only = (/** @type {Record<string, any>} */ all, /** @type {string[]} */ keys) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)));
  const start = only(engine, ["wasm", "snapshot", "library", "wheel", "micropip"]);
  const lists = each(only(engine.lists, ids), embed);
  const worker = await bundled("one-file/worker.js", {
    ENGINE: { ...engine, ...each(start, embed), lists, catalogue: wanted },
  });
  const script = await bundled("one-file/main.js", {
    PAGE: {
      ...page,
      worker: embedPacked("worker.js", worker),
      licences: embedPacked("licences.html", contentOf(page.licences)),
      catalogue: page.catalogue.filter((/** @type {any} */ { id }) => ids.includes(id)),
      lists: each(lists, ({ url, bytes }) => ({ url, bytes })),
      meanings: each(only(page.meanings, LANGUAGES), (letters) => each(letters, embed)),
    },
  });
  const style = await bundled("app/main.css", {});
  return filled(await readFile(join(web, "one-file", "page.html"), "utf8"), {
    STYLE: Buffer.from(style).toString(),
    SCRIPT: Buffer.from(script).toString(),
    ICON: icon,
    FILES: [...files].map(([name, content]) => element(name, content)).join("\n    "),
  });
}

/**
 * An element that no browser runs.
 *
 * @param {string} name
 * @param {Buffer} content
 */
const element = (name, content) =>
  `<script type="application/octet-stream" id="${name}">${content.toString("base64")}</script>`;

/**
 * Fills the places of the page, and says in its policy which script and style are its own.
 *
 * @param {string} template
 * @param {Record<string, string>} parts
 */
function filled(template, parts) {
  const html = template.replace(/__([A-Z]+)__/g, (place, name) => parts[name] ?? place);
  const [script, style] = [
    hashBetween(html, '<script type="module">', "</script>"),
    hashBetween(html, "<style>", "</style>"),
  ];
  const policy = [
    "default-src 'none'",
    `script-src '${script}' 'wasm-unsafe-eval'`,
    "worker-src data:",
    `style-src '${style}'`,
    "font-src data:",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return html.replace("__POLICY__", policy.join("; "));
}

/**
 * @param {string} html
 * @param {string} open
 * @param {string} close
 */
function hashBetween(html, open, close) {
  const begin = html.indexOf(open) + open.length;
  const content = html.slice(begin, html.indexOf(close, begin));
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
