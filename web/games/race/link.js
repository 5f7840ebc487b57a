/** A race in the address, and back: `rack=AEINRST&runners=trie,registers&repeats=5`. */
import { LinkParts } from "../shared/link.js";
import { emptyPosition, FINDERS } from "./position.js";

/** @typedef {import("./position.js").Position} Position */

/** @type {Readonly<Record<string, any>>} */
export const defaults = Object.freeze({ repeats: 1, view: "race" });

export const REPEATS = Object.freeze([1, 5, 20]);

/** A rack of more letters than this is somebody's mistake. */
const LONGEST = 60;

/** @param {Position} position @param {Record<string, any>} options */
export function toLink({ rack, runners }, { repeats, view }) {
  const params = new URLSearchParams({ rack });
  if (runners.length < FINDERS.length) params.set("runners", runners.join(",") || "none");
  if (repeats !== defaults.repeats) params.set("repeats", String(repeats));
  if (view !== defaults.view) params.set("view", view);
  return params;
}

/** @type {Record<string, import("../shared/link.js").Reader<unknown>>} */
const positionParts = {
  rack: (text) => (/^[\p{L}\p{M}?_*[\]·]+$/u.test(text) && text.length <= LONGEST ? text : undefined),
  runners(text) {
    const named = text === "none" ? [] : text.split(",");
    const known = FINDERS.filter((id) => named.includes(id));
    return known.length === named.length ? known : undefined;
  },
};

/** @type {Record<string, import("../shared/link.js").Reader<unknown>>} */
const optionParts = {
  repeats: (text) => REPEATS.find((n) => String(n) === text),
  view: (text) => (text === "race" || text === "growth" ? text : undefined),
};

/** @param {URLSearchParams} params */
export function fromLink(params) {
  const link = new LinkParts(params);
  const position = /** @type {Position} */ ({ ...emptyPosition(), ...link.parts(positionParts) });
  return { position, options: link.parts(optionParts), kept: link.kept, lost: link.lost };
}
