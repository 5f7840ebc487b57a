/**
 * The page's code goes into few files, since each costs a request and a place in the queue. A bundler makes a part of every
 * set of modules that the same pieces need. So each piece, which is a game's page or texts, is told to need all that the page
 * has from the start, which is there before it, and each game's page what any two of them have in common.
 */
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import * as esbuild from "esbuild";

/** A piece that may need what the page has from the start, and a game's page. */
const PIECE = /^(games\/\w+\/page|text)\/[\w-]+\.ts$/;
const GAME = /^games\/(\w+)\/page\/\1\.ts$/;

type Outputs = esbuild.Metafile["outputs"];

/** What a file needs from the start, itself and the modules in it among them. */
function needed(outputs: Outputs, path: string, files = new Set<string>()): Set<string> {
  if (files.has(path)) return files;
  files.add(path);
  for (const { path: part, kind, external } of outputs[path]?.imports ?? [])
    if (kind === "import-statement" && !external) needed(outputs, part, files);
  return files;
}

/**
 * Finds what pieces share, by a bundle that is thrown away.
 * @param page the entry whose start comes first
 */
export async function fewParts(page: string, options: esbuild.BuildOptions): Promise<esbuild.Plugin> {
  const { metafile } = await esbuild.build({ ...options, outdir: "parts", write: false, metafile: true });
  const { outputs } = metafile;
  const entries = Object.keys(outputs).filter((path) => outputs[path]?.entryPoint);
  const users = new Map<string, string[]>();
  for (const path of entries) {
    const entry = outputs[path]?.entryPoint ?? "";
    for (const part of needed(outputs, path)) users.set(part, [...(users.get(part) ?? []), entry]);
  }
  const modulesOf = (isShared: (entries: string[]) => boolean) =>
    [...users]
      .filter(([part, entries]) => !outputs[part]?.entryPoint && isShared(entries))
      .flatMap(([part]) => Object.keys(outputs[part]?.inputs ?? {}))
      .filter((module) => /\.(ts|js)$/.test(module));
  const first = modulesOf((entries) => entries.includes(page) && entries.some((entry) => PIECE.test(entry)));
  const common = modulesOf((entries) => entries.filter((entry) => GAME.test(entry)).length > 1);
  return {
    name: "few parts",
    setup(build) {
      const { absWorkingDir = "" } = build.initialOptions;
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const name = relative(absWorkingDir, path).replaceAll("\\", "/");
        if (!PIECE.test(name) || !entries.some((entry) => outputs[entry]?.entryPoint === name)) return null;
        const all = GAME.test(name) ? [...new Set([...first, ...common])] : first;
        const imports = all.map((module) => `import ${JSON.stringify(join(absWorkingDir, module))};`);
        return { contents: [await readFile(path, "utf8"), ...imports].join("\n"), loader: "ts" };
      });
    },
  };
}

/** Has scripts that are bundled apart imported by their addresses; `scripts` are these, by what they are imported as. */
export const besides = (scripts: Map<string, string>): esbuild.Plugin => ({
  name: "besides",
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ path, kind }) => {
      const script = kind === "dynamic-import" ? scripts.get(path) : undefined;
      return script ? { path: script, external: true } : null;
    });
  },
});
