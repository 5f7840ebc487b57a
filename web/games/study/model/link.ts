/** A search in the address, and back: `search={"all":[{"length":[7,7]}]}&sorted=points`, as the engine writes it. */
import { among, linkOf, property, type Reader } from "../../shared/link.ts";
import { isGroup, readWhere, whereOf, type Group } from "./conditions.ts";
import { defaults, emptyPosition, orders, views, type Options, type Position } from "./position.ts";

const empty = emptyPosition();

/** Characters of a search: somebody's hundred conditions. */
const LONGEST = 8_000;

const search: Reader<Group> = (text) => {
  if (text.length > LONGEST) return undefined;
  try {
    const found = readWhere(JSON.parse(text));
    return found && isGroup(found) ? found : undefined;
  } catch {
    return undefined;
  }
};

const blanks: Reader<number> = (text) => (/^\d$/.test(text) ? Number(text) : undefined);

export const link = linkOf<Position, Options>(
  emptyPosition,
  defaults,
  {
    search: {
      write: ({ where }) => (where.parts.length ? JSON.stringify(whereOf(where)) : ""),
      read: (text) => {
        const where = search(text);
        return where && { where };
      },
    },
    sorted: property("order", empty, among(orders)),
    tiles: property("tiles", empty, (text) => among(PAGE.tileSets.map(({ id }) => id))(text)),
    blanks: property("blanks", empty, blanks),
  },
  {
    view: property("view", defaults, among(views)),
  },
);
