/** A rack in the address, and back. A damaged part is named and left out; the rest is kept. */
import { LinkParts } from "../shared/link.js";
import { emptyPosition } from "./position.js";

/** @typedef {import("./position.js").Position} Position */

export const ORDERS = /** @type {const} */ (["length", "score", "zipf", "alphabet"]);
export const GROUPINGS = /** @type {const} */ (["length", "through", "none"]);

/** @type {Readonly<Record<string, any>>} */
export const defaults = Object.freeze({ order: "length", grouping: "", tiles: "" });

const RACK = /^[\p{L}\p{M}\d?_* [\]·]{1,80}$/u;
const LETTER = /^(\*|[\p{L}\p{M}·]{1,3})$/u;
const PATTERN = /^[\p{L}\p{M}\d.*[\]·]{1,80}$/u;
const LENGTH = /^[1-9]\d?$/;

/** @typedef {import("../shared/link.js").Reader<unknown>} Reader */

/** A text of a shape, as it is. @param {RegExp} shape @returns {Reader} */
const like = (shape) => (text) => (shape.test(text) ? text : undefined);

/** One of some texts. @param {readonly string[]} known @returns {Reader} */
const among = (known) => (text) => known.find((each) => each === text);

/** @type {Reader} */
const length = (text) => (LENGTH.test(text) ? Number(text) : undefined);

/** @type {Record<string, Reader>} */
const positionParts = {
  rack: like(RACK),
  use: among(["all", "any"]),
  through: like(LETTER),
  pattern: like(PATTERN),
  min: length,
  max: length,
};

/** @type {Record<string, Reader>} */
const optionParts = {
  order: among(ORDERS),
  group: among(GROUPINGS),
  tiles: (text) => among(PAGE.tileSets.map(({ id }) => id))(text),
};

/**
 * @param {Position} position
 * @param {Record<string, any>} options
 */
export function toLink(position, options) {
  const params = new URLSearchParams();
  const empty = emptyPosition();
  for (const name of /** @type {const} */ (["rack", "use", "through", "pattern", "min", "max"])) {
    if (position[name] !== empty[name]) params.set(name, String(position[name]));
  }
  if (options.order !== defaults.order) params.set("order", options.order);
  if (options.grouping) params.set("group", options.grouping);
  if (options.tiles) params.set("tiles", options.tiles);
  return params;
}

/** @param {URLSearchParams} params */
export function fromLink(params) {
  const link = new LinkParts(params);
  const parts = link.parts(positionParts);
  /** @type {Position} */
  const position = Object.keys(parts).length ? { ...emptyPosition(), ...parts } : emptyPosition();
  const { group: grouping = defaults.grouping, ...options } = link.parts(optionParts);
  return { position, options: { ...defaults, ...options, grouping }, kept: link.kept, lost: link.lost };
}
