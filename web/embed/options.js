/**
 * What a host may say of a board, and where in a frame's address it stands: the position after the #, as in any link of
 * Tilewise; how it is shown after the ?, so that the two cannot get in each other's way.
 *
 *   embed.html?view=board&theme=dark#crossword?board=15/15/…&rack=AEINRS?&list=en
 *
 * @typedef {object} BoardOptions every one may be missing or null
 * @property {string | null} [game]
 * @property {string | null} [position] what stands after the ? of a link, or its board alone
 * @property {string | null} [rack]
 * @property {string | null} [lexicon]
 * @property {string | null} [lang]
 * @property {string | null} [theme] auto, light or dark
 * @property {string | null} [view] game or board
 * @property {boolean | null} [readonly]
 * @property {string | null} [page] a colour
 * @property {string | null} [ink]
 * @property {string | null} [accent]
 */

/** The options that say what is on the table; each is a name of an attribute too. */
export const WHAT = Object.freeze(/** @type {const} */ (["game", "position", "rack", "lexicon"]));

/** The options that say how it is shown. */
export const HOW = Object.freeze(
  /** @type {const} */ (["lang", "theme", "view", "readonly", "page", "ink", "accent"]),
);

export const DEFAULT_GAME = "letterpress";

/**
 * The frame's address.
 *
 * @param {string | URL} site the folder of the site
 * @param {BoardOptions} options
 */
export function addressFor(site, options) {
  const address = new URL("embed.html", site);
  for (const name of HOW) {
    const value = options[name];
    if (value === true) address.searchParams.set(name, "");
    else if (value) address.searchParams.set(name, value);
  }
  address.hash = hashFor(options);
  return address.href;
}

/**
 * What the address says of how the board is shown.
 *
 * @param {URLSearchParams} params
 * @returns {BoardOptions}
 */
export function howIn(params) {
  /** @type {Record<string, unknown>} */
  const options = {};
  for (const name of HOW) options[name] = name === "readonly" ? isOn(params.get(name)) : params.get(name);
  return options;
}

/** @param {string | null} value */
const isOn = (value) => value !== null && !["false", "0", "no"].includes(value);

/**
 * The part of the address after the #.
 *
 * @param {BoardOptions} options
 */
export function hashFor({ game, position, rack, lexicon }) {
  const params = linkParams(position ?? "");
  if (rack !== null && rack !== undefined) params.set("rack", rack);
  if (lexicon) params.set("list", lexicon);
  const query = String(params);
  return `${game || DEFAULT_GAME}${query && "?"}${query}`;
}

/**
 * A position as the parameters of a link. One without a "=" is a board alone, or as in CGP a board, racks and scores:
 * `15/15/… AEINRS?/ 0/0 0`.
 *
 * @param {string} position
 */
export function linkParams(position) {
  const text = position.trim().replace(/^[#?]/, "");
  if (!text || text.includes("=")) return new URLSearchParams(text);
  const [board = "", racks = ""] = text.split(/\s+/);
  const params = new URLSearchParams({ board });
  const [rack] = racks.split("/");
  if (rack) params.set("rack", rack);
  return params;
}
