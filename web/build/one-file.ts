/**
 * The whole site in one HTML file, to be opened from a disk without a network: `tilewise.html`.
 *
 * The same sources as the site's, bundled once more: nothing may be imported or fetched, so the page has its script
 * and style in it, the worker is one script, and every other file is an element with base64 (one-file/embedded.ts).
 * The policy in its head forbids any other script, and any connection.
 */

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { bundling, type Define, type SiteFile } from "./output.ts";
import { present } from "./script.ts";

/** What addresses of embedded files begin with, as one-file/fetch-embedded.ts has it. */
const EMBEDDED = "embedded:";

/** The languages whose lists are in it. */
const LANGUAGES = ["en", "tr"];

interface Site {
  engine: typeof ENGINE;
  page: typeof PAGE;
  icon: string;
  /** The content of a file of the site, by its address from the root. */
  contentOf: (name: string) => Buffer;
  /** As esbuild has it. */
  alias: Record<string, string>;
  minify: boolean;
}

const mapped = <T, U>(all: Record<string, T>, change: (value: T) => U) =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));

const only = <T>(all: Record<string, T>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)));

/** @returns HTML, with a place left for the build's id */
export async function oneFile({ engine, page, icon, contentOf, alias, minify }: Site): Promise<string> {
  /** Files to embed, by their addresses. */
  const files = new Map<string, Buffer>();
  const embed = <T extends SiteFile>(file: T): T => {
    const name = file.url.replace("../", "");
    files.set(EMBEDDED + name, contentOf(name));
    return { ...file, url: EMBEDDED + name };
  };
  const embedPacked = (name: string, content: string | Uint8Array) => {
    files.set(EMBEDDED + name, gzipSync(content, { level: 9 }));
    return EMBEDDED + name;
  };
  const bundled = async (entry: string, define: Define) => {
    const { outputFiles } = await esbuild.build({
      ...bundling(define),
      entryPoints: [`./${entry}`],
      alias,
      minify,
      loader: { ".woff2": "dataurl" },
      external: ["node:*", "ws"], // Pyodide's ways in Node, which a browser never takes
    });
    return present(outputFiles[0], entry).text;
  };

  const carried = engine.catalogue.filter(({ language }) => LANGUAGES.includes(language));
  const ids = carried.map(({ id }) => id);
  const lists = mapped(only(engine.lists, ids), embed);
  const { snapshot, library, wheel, micropip, whole, wasm } = engine;
  const start = {
    // With less it starts no sooner that could be measured, and would need this beside it.
    ...{ wasm: embed(whole ?? wasm), whole: undefined },
    ...{ snapshot: embed(snapshot), library: embed(library) },
    ...{ wheel: embed(wheel), micropip: embed(micropip) },
  };
  const worker = await bundled("one-file/worker.ts", {
    ENGINE: { ...engine, ...start, lists, catalogue: carried },
  });
  const workerFile = EMBEDDED + "worker.js";
  files.set(workerFile, Buffer.from(worker));
  const script = await bundled("one-file/main.ts", {
    PAGE: {
      ...page,
      worker: workerFile,
      scripts: [],
      licences: embedPacked("licences.html", alone(contentOf(page.licences).toString())),
      catalogue: page.catalogue.filter(({ id }) => ids.includes(id)),
      lists: mapped(lists, ({ url, bytes }) => ({ url, bytes })),
      meanings: mapped(only(page.meanings, LANGUAGES), (letters) => mapped(letters, embed)),
    },
  });
  // The script runs while the browser reads on: what the engine starts from comes first.
  const first = [workerFile, start.wasm.url, start.snapshot.url];
  const inOrder = [...new Set([...first, ...files.keys()])];
  return filled(await readFile("one-file/page.html", "utf8"), {
    STYLE: await bundled("app/main.css", {}),
    SCRIPT: script,
    ICON: icon,
    FILES: inOrder.map((name) => element(name, files.get(name) ?? Buffer.of())).join("\n    "),
  });
}

/** A page without what leads to others of the site. */
const alone = (html: string) => html.replace(/<(nav|p) class="site">.*?<\/\1>\n/gs, "");

/** An element that no browser runs. */
const element = (name: string, content: Buffer) =>
  `<script type="application/octet-stream" id="${name}">${content.toString("base64")}</script>`;

/** Fills the places of the page, and says in its policy which script and style are its own. */
function filled(template: string, parts: Record<string, string>) {
  const html = template.replace(/__([A-Z]+)__/g, (place, name: string) => parts[name] ?? place);
  const [script, style] = [
    hashBetween(html, '<script type="module" async>', "</script>"),
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

function hashBetween(html: string, open: string, close: string) {
  const begin = html.indexOf(open) + open.length;
  const content = html.slice(begin, html.indexOf(close, begin));
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
