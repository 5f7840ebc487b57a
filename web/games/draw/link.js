/** A draw in the address, and back: `size=7&seed=48213`, `bag=en` or a bag of one's own, `bag=A.9.1,B.2.3`. */
import { LinkParts } from "../shared/link.js";
import { emptyPosition, entryOf } from "./position.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Bag} Bag */

/** @type {Readonly<Record<string, any>>} */
export const defaults = Object.freeze({ clock: 0, view: "round", draws: 800 });

export const CLOCKS = Object.freeze([0, 30, 60, 120]);

/** @param {Position} position @param {Record<string, any>} options */
export function toLink({ bag, size, seed }, { clock, view, draws }) {
  const params = new URLSearchParams({ size: String(size), seed: String(seed) });
  if (bag !== null) params.set("bag", typeof bag === "string" ? bag : rowsText(bag));
  if (clock) params.set("clock", String(clock));
  if (view === "experiment") params.set("view", view);
  if (draws !== defaults.draws) params.set("draws", String(draws));
  return params;
}

/** @param {import("./position.js").Rows} rows */
const rowsText = (rows) =>
  Object.entries(rows)
    .map(([letter, [count, value]]) => `${letter}.${part(count)}.${part(value)}`)
    .join(",");

/** Dots and commas part the entries, so an entry goes without. @param {import("./position.js").Entry} entry */
const part = (entry) => String(entry).replace(/[.,]/g, "·").slice(0, 20);

const ROW = /^([^.,]{1,8})\.([^.,]{0,20})\.([^.,]{0,20})$/;

/** @param {string} text @returns {Bag | undefined} */
function bagOf(text) {
  if (/^[a-z][\w-]{0,40}$/.test(text)) return text;
  const rows = text.split(",").map((row) => ROW.exec(row));
  if (rows.some((row) => !row)) return undefined;
  return Object.fromEntries(
    rows.map((row) => {
      const [, letter = "", count = "", value = ""] = row ?? [];
      return [letter, [entryOf(count.replace("·", ".")), entryOf(value.replace("·", "."))]];
    }),
  );
}

/** @param {string} text */
const number = (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined);

/** @type {Record<string, import("../shared/link.js").Reader<unknown>>} */
const positionParts = { bag: bagOf, size: number, seed: number };

/** @type {Record<string, import("../shared/link.js").Reader<unknown>>} */
const optionParts = {
  clock: (text) => CLOCKS.find((clock) => String(clock) === text),
  view: (text) => (text === "round" || text === "experiment" ? text : undefined),
  draws: number,
};

/** @param {URLSearchParams} params */
export function fromLink(params) {
  const link = new LinkParts(params);
  const position = /** @type {Position} */ ({ ...emptyPosition(), ...link.parts(positionParts) });
  return { position, options: link.parts(optionParts), kept: link.kept, lost: link.lost };
}
