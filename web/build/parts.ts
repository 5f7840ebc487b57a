/**
 * What the page has from the start goes into few files. A bundler makes a part of every set of modules that the same pieces
 * need, and each game needs its own entry in the registry: so each is told to need all of them, which are there before it.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "esbuild";

const PAGE = /games\/(\w+)\/page\/\1\.ts$/;

export const fewParts: Plugin = {
  name: "few parts",
  setup(build) {
    const { absWorkingDir = "" } = build.initialOptions;
    build.onLoad({ filter: /\/page\/\w+\.ts$/ }, async ({ path }) => {
      if (!PAGE.test(path.replaceAll("\\", "/"))) return null;
      const needed = JSON.stringify(join(absWorkingDir, "games", "all.ts"));
      return { contents: `${await readFile(path, "utf8")}\nimport ${needed};\n`, loader: "ts" };
    });
  },
};
