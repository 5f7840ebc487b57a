/**
 * The pages in `examples/`: each shows the code between its marks, which is what runs in it. A policy as strict as the
 * site's own lets run nothing else.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Output } from "./output.ts";

/** The pages, and what leads from one to the other. */
const EXAMPLES = new Map([
  ["index", "Tilewise on your own site"],
  ["iframe", "Frame"],
  ["element", "Element"],
  ["solver", "Engine"],
]);

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export async function placeExamples(output: Output) {
  const style = await output.bundle("examples/examples.css");
  for (const name of EXAMPLES.keys()) {
    const source = await readFile(join("examples", `${name}.html`), "utf8");
    const code = /<!-- example -->\n(.*?)\n *<!-- end -->/s.exec(source)?.[1] ?? "";
    const hashes = [...code.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(
      ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
    );
    const policy = `default-src 'self'; script-src ${["'self'", ...hashes].join(" ")}; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'`;
    const head = `<meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="../icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="../code/${style}" />`;
    const links = [...EXAMPLES].map(([to, text]) => {
      const current = to === name ? ' aria-current="page"' : "";
      return `<a href="${to}.html"${current}>${text}</a>`;
    });
    const nav = `<nav aria-label="Examples">${links.join(" ")} <a href="../">Tilewise itself</a></nav>`;
    const page = source.replace("__HEAD__", head).replace("__NAV__", nav);
    await output.write(
      `examples/${name}.html`,
      page.replace("__CODE__", () => escaped(code)),
    );
  }
}
