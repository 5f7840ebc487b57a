/** The site's files as they are written into its folder, by their addresses from its root. */
import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, posix } from "node:path";
import * as esbuild from "esbuild";
import { isGzip, isZstandard } from "../engine/kept-files.ts";
import { loadZstandard } from "../engine/zstandard.ts";
import { present } from "./script.ts";

/** A file as the code, which lies one folder down, knows it. */
export interface SiteFile {
  url: string;
  bytes: number;
  integrity: string;
}

/** Gives values to names that the code declares in engine/site.d.ts. */
export type Define = Record<string, unknown>;

/** A bundled module: the name of its file, and those of the parts that it needs from the start. */
export interface Bundled {
  name: string;
  parts: string[];
}

type BundleOptions = Omit<esbuild.BuildOptions, "define" | "write" | "metafile"> & {
  define?: Define;
  folder?: string;
};

export const hash = (content: string | Uint8Array) =>
  createHash("sha256").update(content).digest("hex").slice(0, 12);

const unpackZstandard = await loadZstandard();

/** What is in a packed file, and nothing of another. */
function inside(content: Buffer): Uint8Array[] {
  const bytes = new Uint8Array(content);
  if (isGzip(bytes)) return [gunzipSync(content)];
  if (!isZstandard(bytes)) return [];
  const pieces: Uint8Array[] = [];
  unpackZstandard(bytes, (piece) => pieces.push(piece));
  return [Buffer.concat(pieces)];
}

/**
 * What tells a whole file from a damaged one, in the words of subresource integrity. Of a packed file there are two: the
 * service worker keeps it unpacked, and some hosts send what they take for compressed by themselves so that the browser
 * unpacks it.
 */
export function integrityOf(content: Buffer): string {
  const sum = (bytes: Uint8Array) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
  return [content, ...inside(content)].map(sum).join(" ");
}

/** What esbuild is told whatever it bundles. */
export const bundling = (define: Define) =>
  ({
    bundle: true,
    format: "esm",
    target: "es2022",
    legalComments: "none", // the notices are in licences.html
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    write: false as const,
    absWorkingDir: process.cwd(),
  }) satisfies esbuild.BuildOptions;

export class Output {
  /** Everything written. */
  readonly files = new Map<string, Buffer>();
  readonly #folder: string;
  readonly #debug: boolean;

  constructor(folder: string, { debug }: { debug: boolean }) {
    this.#folder = folder;
    this.#debug = debug;
  }

  /** @returns the name */
  async write(name: string, content: string | Uint8Array) {
    const path = join(this.#folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    this.files.set(name, Buffer.from(content));
    return name;
  }

  contentOf(name: string) {
    return present(this.files.get(name), name);
  }

  siteFile(name: string): SiteFile {
    const content = this.contentOf(name);
    return { url: `../${name}`, bytes: content.length, integrity: integrityOf(content) };
  }

  /** Copies a file, its hash added to its name unless the folder already says its version. */
  async place(
    source: string,
    { folder, hashed = true, name = basename(source) }: { folder: string; hashed?: boolean; name?: string },
  ) {
    const content = await readFile(source);
    const extension = extname(name);
    const stem = name.slice(0, name.length - extension.length);
    return this.write(posix.join(folder, hashed ? `${stem}-${hash(content)}${extension}` : name), content);
  }

  /** Bundles a script or a style sheet with all that it imports; returns the name it got. */
  async bundle(entry: string, options?: BundleOptions) {
    return present((await this.bundleAll([entry], options)).get(entry), entry).name;
  }

  /** What esbuild is told to bundle several entries. */
  options(entries: string[], { define = {}, ...options }: Omit<BundleOptions, "folder"> = {}) {
    return {
      ...bundling(define),
      entryPoints: entries.map((entry) => `./${entry}`),
      minify: !this.#debug,
      sourcemap: this.#debug ? ("inline" as const) : false,
      entryNames: "[name]-[hash]",
      assetNames: "[name]-[hash]",
      chunkNames: "[name]-[hash]",
      loader: { ".woff2": "file" as const, ".svg": "file" as const },
      ...options,
    };
  }

  /**
   * Bundles several entries, what they share in parts of its own; says of each entry, and of each module that is imported
   * later, its name and which parts it needs.
   */
  async bundleAll(
    entries: string[],
    { folder = "code", ...options }: BundleOptions = {},
  ): Promise<Map<string, Bundled>> {
    const result = await esbuild.build({
      outdir: join(this.#folder, folder),
      ...this.options(entries, options),
      metafile: true,
    });
    for (const { path, contents } of result.outputFiles) {
      await this.write(posix.join(folder, basename(path)), contents);
    }
    const { outputs } = result.metafile;
    const needs = (path: string): string[] =>
      present(outputs[path], path)
        .imports.filter(({ kind, external }) => kind === "import-statement" && !external)
        .flatMap(({ path: needed }) => [needed, ...needs(needed)]);
    const bundled = Object.entries(outputs).flatMap(([path, { entryPoint }]): [string, Bundled][] => {
      const parts = () => [...new Set(needs(path))].map((needed) => basename(needed));
      return entryPoint ? [[entryPoint, { name: basename(path), parts: parts() }]] : [];
    });
    return new Map(bundled);
  }
}
