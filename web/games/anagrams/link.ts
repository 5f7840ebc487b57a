/** A rack in the address, and back. A damaged part is named and left out; the rest is kept. */
import { LinkParts, type Reader as PartReader } from "../shared/link.ts";
import { emptyPosition, type Position } from "./position.ts";

export const ORDERS = ["length", "score", "zipf", "alphabet"] as const;
export const GROUPINGS = ["length", "through", "none"] as const;

export const defaults: Readonly<Record<string, any>> = Object.freeze({
  order: "length",
  grouping: "",
  tiles: "",
});

const RACK = /^[\p{L}\p{M}\d?_* [\]·]{1,80}$/u;
const LETTER = /^(\*|[\p{L}\p{M}·]{1,3})$/u;
const PATTERN = /^[\p{L}\p{M}\d.*[\]·]{1,80}$/u;
const LENGTH = /^[1-9]\d?$/;

type Reader = PartReader<unknown>;

/** A text of a shape, as it is. */
const like =
  (shape: RegExp): Reader =>
  (text) =>
    shape.test(text) ? text : undefined;

/** One of some texts. */
const among =
  (known: readonly string[]): Reader =>
  (text) =>
    known.find((each) => each === text);

const length: Reader = (text) => (LENGTH.test(text) ? Number(text) : undefined);

const positionParts: Record<string, Reader> = {
  rack: like(RACK),
  use: among(["all", "any"]),
  through: like(LETTER),
  pattern: like(PATTERN),
  min: length,
  max: length,
};

const optionParts: Record<string, Reader> = {
  order: among(ORDERS),
  group: among(GROUPINGS),
  tiles: (text) => among(PAGE.tileSets.map(({ id }) => id))(text),
};

export function toLink(position: Position, options: Record<string, any>) {
  const params = new URLSearchParams();
  const empty = emptyPosition();
  for (const name of ["rack", "use", "through", "pattern", "min", "max"] as const) {
    if (position[name] !== empty[name]) params.set(name, String(position[name]));
  }
  if (options.order !== defaults.order) params.set("order", options.order);
  if (options.grouping) params.set("group", options.grouping);
  if (options.tiles) params.set("tiles", options.tiles);
  return params;
}

export function fromLink(params: URLSearchParams) {
  const link = new LinkParts(params);
  const parts = link.parts(positionParts);
  const position: Position = Object.keys(parts).length ? { ...emptyPosition(), ...parts } : emptyPosition();
  const { group: grouping = defaults.grouping, ...options } = link.parts(optionParts);
  return { position, options: { ...defaults, ...options, grouping }, kept: link.kept, lost: link.lost };
}
