/** The code by which another page shows the board of a link. */
import { games } from "../registry.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The folder of the site, and what stands behind the # of a link. */
function parts(link: string) {
  const [page = "", hash = ""] = link.split("#");
  return { site: new URL("./", page).href.replace(/\?.*/, ""), hash };
}

/** An iframe that shows the board and its best plays. */
export function frameCode(link: string, title: string): string {
  const { site, hash } = parts(link);
  return `<iframe
  src="${escaped(`${site}embed.html?view=board#${hash}`)}"
  title="${escaped(title)}"
  allow="clipboard-write"
  width="100%"
  height="680"
></iframe>`;
}

/** An element that shows them and tells the page about them. */
export function elementCode(link: string): string {
  const { site, hash } = parts(link);
  const [game = games()[0]?.id ?? "", ...rest] = hash.split("?");
  const position = new URLSearchParams(rest.join("?"));
  const list = position.get("list");
  position.delete("list");
  const attributes = {
    game,
    position: String(position).replaceAll("%2C", ","),
    lexicon: list ?? "",
    view: "board",
  };
  const written = Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([name, value]) => `  ${name}="${escaped(value)}"`);
  return `<script type="module" src="${escaped(site)}tilewise-element.js"></script>
<tilewise-board
${written.join("\n")}
></tilewise-board>`;
}
