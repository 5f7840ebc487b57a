/**
 * The pages in `examples/`: each shows the code between its marks, which is what runs in it. A policy as strict as the
 * site's own lets run nothing else. The reference of the methods stands beside them.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Marked } from "marked";
import { TURKISH } from "./examples-tr.ts";
import type { Output } from "./output.ts";

/** By language, what the pages are called, and for each what leads to it and its title. The reference is in English alone. */
const LANGUAGES = {
  en: {
    nav: "Examples",
    home: "Tilewise itself",
    other: "Türkçe",
    pages: {
      index: ["Tilewise on your own site", "Tilewise on your own site"],
      iframe: ["Frame", "A board in a frame"],
      element: ["Element", "A board as an element"],
      solver: ["Engine", "The engine without a page"],
      methods: ["Methods", "The methods of the engine"],
    },
  },
  tr: {
    nav: "Örnekler",
    home: "Tilewise’ın kendisi",
    other: "English",
    pages: {
      index: ["Kendi sitenizde Tilewise", "Kendi sitenizde Tilewise"],
      iframe: ["Çerçeve", "Çerçeve içinde bir tahta"],
      element: ["Öğe", "Öğe olarak bir tahta"],
      solver: ["Motor", "Sayfasız motor"],
      methods: ["Yöntemler (İngilizce)", ""],
    },
  },
} as const;

type Language = keyof typeof LANGUAGES;

const NAMES = Object.keys(LANGUAGES.en.pages) as readonly (keyof typeof LANGUAGES.en.pages)[]; // its own keys

const fileOf = (name: string, language: Language) =>
  language === "en" || name === "methods" ? `${name}.html` : `${name}.${language}.html`;

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

/** A page as it is written, without its frame, and the code that it shows and runs. */
async function read(name: string, language: Language): Promise<{ body: string; code: string }> {
  const english = await readFile(join("examples", `${name}.html`), "utf8");
  const [whole = "", shown = ""] = /<!-- example -->\n(.*?)\n *<!-- end -->/s.exec(english) ?? [];
  if (language === "en") return { body: english, code: shown };
  const code = Object.entries(TURKISH[name] ?? {}).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The example ${name} has no “${from}” to be said in Turkish.`);
    return text.replaceAll(from, () => to);
  }, shown);
  const body = await readFile(join("examples", fileOf(name, language)), "utf8");
  return { body: body.replace("__EXAMPLE__", () => whole.replace(shown, () => code)), code };
}

/** @param root the project's folder */
export async function placeExamples(output: Output, root: string) {
  const methods = await reference(root);
  const style = await output.bundle("examples/examples.css");
  for (const language of ["en", "tr"] as const) {
    const { nav, home, other, pages } = LANGUAGES[language];
    const otherLanguage = language === "en" ? "tr" : "en";
    for (const name of NAMES) {
      const [, title] = pages[name];
      if (!title) continue;
      const { body, code } = await read(name, language);
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
      const links = NAMES.map((to) => {
        const current = to === name ? ' aria-current="page"' : "";
        return `<a href="${fileOf(to, language)}"${current}>${pages[to][0]}</a>`;
      });
      const change =
        name === "methods"
          ? ""
          : ` <a href="${fileOf(name, otherLanguage)}" lang="${otherLanguage}" hreflang="${otherLanguage}">${other}</a>`;
      const page = `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="../icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="../code/${style}" />
    <title>${title}</title>
  </head>
  <body>
    <nav aria-label="${nav}">${links.join(" ")} <a href="../">${home}</a>${change}</nav>
    <main>
${body}    </main>
  </body>
</html>
`;
      await output.write(
        `examples/${fileOf(name, language)}`,
        page.replace("__CODE__", () => escaped(code)).replace("__METHODS__", () => methods),
      );
    }
  }
}
