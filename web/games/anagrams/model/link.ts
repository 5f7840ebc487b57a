/** A rack in the address, and back. */
import { among, like, linkOf, property, type Reader } from "../../shared/link.ts";
import {
  defaults,
  emptyPosition,
  groupings,
  orders,
  type Grouping,
  type Options,
  type Position,
} from "./position.ts";

const empty = emptyPosition();
const length: Reader<number> = (text) => (/^[1-9]\d?$/.test(text) ? Number(text) : undefined);

export const link = linkOf<Position, Options>(
  emptyPosition,
  defaults,
  {
    rack: property("rack", empty, like(/^[\p{L}\p{M}\d?_* [\]·]{1,80}$/u)),
    use: property("use", empty, among(["all", "any"])),
    through: property("through", empty, like(/^(\*|[\p{L}\p{M}·]{1,3})$/u)),
    pattern: property("pattern", empty, like(/^[\p{L}\p{M}\d.*[\]^·]{1,80}$/u)),
    min: property("min", empty, length),
    max: property("max", empty, length),
  },
  {
    order: property("order", defaults, among(orders)),
    group: property("grouping", defaults, among<Grouping>(groupings)),
    tiles: property("tiles", defaults, (text) => among(PAGE.tileSets.map(({ id }) => id))(text)),
  },
);
