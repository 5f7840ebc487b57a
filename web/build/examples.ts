/**
 * The pages in `examples/`: each shows the code between its marks, which is what runs in it. A policy as strict as the
 * site's own lets run nothing else. The reference of the methods stands beside them.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Marked } from "marked";
import type { Output } from "./output.ts";

/** The pages: what leads from one to the other, and their titles. */
const EXAMPLES = new Map([
  ["index", ["Tilewise on your own site", "Tilewise on your own site"]],
  ["iframe", ["Frame", "A board in a frame"]],
  ["element", ["Element", "A board as an element"]],
  ["solver", ["Engine", "The engine without a page"]],
  ["methods", ["Methods", "The methods of the engine"]],
]);

/** What a page may do in which Tilewise runs: have its frame, its worker, and fetch what these start from. */
const FOR_CODE = ["worker-src 'self'", "connect-src 'self'", "frame-src 'self'"];

/** The reference as HTML; its headings have the anchors that its own links name. */
async function reference(root: string): Promise<string> {
  const times = new Map<string, number>();
  const anchor = (title: string) => {
    const plain = title
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-");
    const before = times.get(plain) ?? 0;
    times.set(plain, before + 1);
    return before ? `${plain}-${before}` : plain; // as GitHub numbers headings that are alike
  };
  const marked = new Marked({
    renderer: {
      heading: ({ depth, text }) => `<h${depth} id="${anchor(text)}">${escaped(text)}</h${depth}>\n`,
      code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`,
      table(token) {
        const cell = (tag: "th" | "td", { text, tokens }: (typeof token.header)[number]) => {
          const named = text ? tag : "td"; // a head without words is none
          return `<${named}>${this.parser.parseInline(tokens)}</${named}>`;
        };
        const row = (tag: "th" | "td", cells: typeof token.header) =>
          `<tr>${cells.map((each) => cell(tag, each)).join("")}</tr>`;
        const rows = token.rows.map((cells) => row("td", cells)).join("\n");
        return `<div class="wide" tabindex="0"><table><thead>${row("th", token.header)}</thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  return marked.parse(await readFile(join(root, "docs", "methods.md"), "utf8"), { async: false });
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** @param root the project's folder */
export async function placeExamples(output: Output, root: string) {
  const methods = await reference(root);
  const style = await output.bundle("examples/examples.css");
  for (const [name, [, title = ""]] of EXAMPLES) {
    const body = await readFile(join("examples", `${name}.html`), "utf8");
    const code = /<!-- example -->\n(.*?)\n *<!-- end -->/s.exec(body)?.[1] ?? "";
    const hashes = [...code.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(
      ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
    );
    const policy = [
      "default-src 'none'",
      ...(code ? [`script-src ${["'self'", ...hashes].join(" ")}`, ...FOR_CODE] : []),
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data:",
      "base-uri 'none'",
      "form-action 'none'",
    ].join("; ");
    const links = [...EXAMPLES].map(([to, [text]]) => {
      const current = to === name ? ' aria-current="page"' : "";
      return `<a href="${to}.html"${current}>${text}</a>`;
    });
    const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="../icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="../code/${style}" />
    <title>${title}</title>
  </head>
  <body>
    <nav aria-label="Examples">${links.join(" ")} <a href="../">Tilewise itself</a></nav>
    <main>
${body}    </main>
  </body>
</html>
`;
    await output.write(
      `examples/${name}.html`,
      page.replace("__CODE__", () => escaped(code)).replace("__METHODS__", () => methods),
    );
  }
}
