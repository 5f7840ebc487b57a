/**
 * What a host may say of a board, and where in a frame's address it stands: the position after the #, as in any link of
 * Tilewise; how it is shown after the ?, so that the two cannot get in each other's way.
 *
 *   embed.html?view=board&theme=dark#crossword?board=15/15/…&rack=AEINRS?&list=en
 */

/** Every one may be missing or null. */
export interface BoardOptions {
  game?: string | null;
  /** What stands after the ? of a link, its board alone, or a whole game as GCG. */
  position?: string | null;
  rack?: string | null;
  lexicon?: string | null;
  lang?: string | null;
  /** "auto", "light" or "dark". */
  theme?: string | null;
  /** "game" or "board". */
  view?: string | null;
  readonly?: boolean | null;
  /** Colours. */
  page?: string | null;
  ink?: string | null;
  accent?: string | null;
}

/** The options that say what is on the table; each is a name of an attribute too. */
export const WHAT = ["game", "position", "rack", "lexicon"] as const;

/** The options that say how it is shown. */
export const HOW = ["lang", "theme", "view", "readonly", "page", "ink", "accent"] as const;

export const DEFAULT_GAME = "letterpress";

/** The game that GCG tells of. */
const CROSSWORD = "crossword";

/** The beginning of a game as GCG: a line about it, or a turn. */
const GCG = /^(?:#[a-z-]+\d?[ \t]|>[^:\n]+:)/i;

/** The folder of a site, as a page names it: with or without a slash at its end. */
export function folderOf(site: string, page: string): URL {
  const folder = new URL(site, page);
  if (!folder.pathname.endsWith("/")) folder.pathname += "/";
  return new URL(".", folder);
}

/** The frame's address; `site` is the folder of the site. */
export function addressFor(site: string | URL, options: BoardOptions): string {
  const address = new URL("embed.html", site);
  for (const name of HOW) {
    const value = options[name];
    if (value === true) address.searchParams.set(name, "");
    else if (value) address.searchParams.set(name, value);
  }
  address.hash = hashFor(options);
  return address.href;
}

/** What the address says of how the board is shown. */
export function howIn(params: URLSearchParams): BoardOptions {
  const values = HOW.map((name) => [name, name === "readonly" ? isOn(params.get(name)) : params.get(name)]);
  return Object.fromEntries(values) as BoardOptions; // each of its names
}

const isOn = (value: string | null) => value !== null && !["false", "0", "no"].includes(value);

/** The part of the address after the #. */
export function hashFor({ game, position, rack, lexicon }: BoardOptions): string {
  const params = linkParams(position ?? "");
  if (rack !== null && rack !== undefined) params.set("rack", rack);
  if (lexicon) params.set("list", lexicon);
  const query = String(params);
  return `${params.has("gcg") ? CROSSWORD : game || DEFAULT_GAME}${query && "?"}${query}`;
}

/**
 * A position as the parameters of a link. One without a "=" is a board alone, or as in CGP a board, racks and scores:
 * `15/15/… AEINRS?/ 0/0 0`. A game as GCG is looked back on, turn by turn.
 */
export function linkParams(position: string): URLSearchParams {
  if (GCG.test(position.trim())) return new URLSearchParams({ view: "review", gcg: position.trim() });
  const text = position.trim().replace(/^[#?]/, "");
  if (!text || text.includes("=")) return new URLSearchParams(text);
  const [board = "", racks = ""] = text.split(/\s+/);
  const params = new URLSearchParams({ board });
  const [rack] = racks.split("/");
  if (rack) params.set("rack", rack);
  return params;
}
