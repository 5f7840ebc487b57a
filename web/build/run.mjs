/**
 * Runs a script of this folder with its arguments, in web/: node build/run.mjs site OUT
 *
 * Node 20 reads no TypeScript, so esbuild makes a module of the script first.
 */
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const folder = dirname(fileURLToPath(import.meta.url));
const web = dirname(folder);
const [name] = process.argv.splice(2, 1);
const outfile = join(web, "node_modules", ".build", `${name}.mjs`);
await build({
  entryPoints: [join(folder, `${name}.ts`)],
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  outfile,
});
process.chdir(web);
await import(pathToFileURL(outfile).href);
