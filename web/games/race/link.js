/** A race in the address, and back: `rack=AEINRST&runners=trie,registers&repeats=5`. */
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

/** @type {Record<string, (text: string) => unknown>} */
const positionParts = {
  rack: (text) => (/^[\p{L}\p{M}?_*[\]·]+$/u.test(text) && text.length <= LONGEST ? text : undefined),
  runners(text) {
    const named = text === "none" ? [] : text.split(",");
    const known = FINDERS.filter((id) => named.includes(id));
    return known.length === named.length ? known : undefined;
  },
};

/** @type {Record<string, (text: string) => unknown>} */
const optionParts = {
  repeats: (text) => REPEATS.find((n) => String(n) === text),
  view: (text) => (text === "race" || text === "growth" ? text : undefined),
};

/** @param {URLSearchParams} params */
export function fromLink(params) {
  /** @type {string[]} */
  const kept = [];
  /** @type {string[]} */
  const lost = [];
  /** @param {Record<string, (text: string) => unknown>} parts */
  const read = (parts) => {
    /** @type {Record<string, unknown>} */
    const found = {};
    for (const [name, reader] of Object.entries(parts)) {
      const text = params.get(name);
      if (text === null || text === "") continue;
      const value = reader(text);
      (value === undefined ? lost : kept).push(name);
      if (value !== undefined) found[name] = value;
    }
    return found;
  };
  const position = /** @type {Position} */ ({ ...emptyPosition(), ...read(positionParts) });
  return { position, options: read(optionParts), kept, lost };
}
