/** A rack in the address, and back. A damaged part is named and left out; the rest is kept. */
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

/** @type {Record<string, (text: string) => Partial<Position> | undefined>} */
const positionParts = {
  rack: (text) => (RACK.test(text) ? { rack: text } : undefined),
  use: (text) => (text === "all" || text === "any" ? { use: text } : undefined),
  through: (text) => (LETTER.test(text) ? { through: text } : undefined),
  pattern: (text) => (PATTERN.test(text) ? { pattern: text } : undefined),
  min: (text) => (LENGTH.test(text) ? { min: Number(text) } : undefined),
  max: (text) => (LENGTH.test(text) ? { max: Number(text) } : undefined),
};

/** @type {Record<string, (text: string) => Record<string, any> | undefined>} */
const optionParts = {
  order: (text) => (ORDERS.some((order) => order === text) ? { order: text } : undefined),
  group: (text) => (GROUPINGS.some((grouping) => grouping === text) ? { grouping: text } : undefined),
  tiles: (text) => (PAGE.tileSets.some(({ id }) => id === text) ? { tiles: text } : undefined),
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
  /** @type {string[]} */
  const kept = [];
  /** @type {string[]} */
  const lost = [];
  /**
   * @template T
   * @param {Record<string, (text: string) => T | undefined>} parts
   */
  const read = (parts) =>
    Object.entries(parts).map(([name, reader]) => {
      const text = params.get(name);
      if (text === null || text === "") return {};
      const value = reader(text);
      (value === undefined ? lost : kept).push(name);
      return value ?? {};
    });
  const parts = Object.assign({}, ...read(positionParts));
  /** @type {Position} */
  const position = Object.keys(parts).length ? { ...emptyPosition(), ...parts } : emptyPosition();
  const options = Object.assign({}, defaults, ...read(optionParts));
  return { position, options, kept, lost };
}
