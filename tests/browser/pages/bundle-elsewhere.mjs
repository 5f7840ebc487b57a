/** node bundle-elsewhere.mjs OUT: the worker, with Python elsewhere; ENGINE is read from what the build says of the site. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const web = new URL("../../../web/", import.meta.url);
const esbuild = createRequire(new URL("package.json", web))("esbuild");
const { engine } = JSON.parse(await readFile(new URL("../.build/generated/site.json", web), "utf-8"));
const elsewhere = fileURLToPath(new URL("elsewhere.ts", import.meta.url));

await esbuild.build({
  entryPoints: [fileURLToPath(new URL("engine/worker.ts", web))],
  outfile: process.argv[2],
  bundle: true,
  format: "esm",
  define: { ENGINE: JSON.stringify(engine) },
  plugins: [
    {
      name: "elsewhere",
      setup: (build) => build.onResolve({ filter: /^\.\/(python|parts)\.ts$/ }, () => ({ path: elsewhere })),
    },
  ],
});
