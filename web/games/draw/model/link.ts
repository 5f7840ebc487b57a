/** A draw in the address, and back: `size=7&seed=48213`, `bag=en` or a bag of one's own, `bag=A.9.1,B.2.3`. */
import { among, linkOf, property, type Part } from "../../shared/link.ts";
import { emptyPosition, entryOf, type Bag, type Entry, type Position, type Rows } from "./position.ts";

export const CLOCKS = [0, 30, 60, 120] as const;

export const VIEWS = ["round", "experiment"] as const;

export interface Options {
  /** Seconds of a round; 0 for as long as one likes. */
  clock: (typeof CLOCKS)[number];
  view: (typeof VIEWS)[number];
  /** Draws of the experiment. */
  draws: Entry;
}

export const defaults: Options = Object.freeze({ clock: 0, view: "round", draws: 800 });

const number = (text: string) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined);

/** A field of the draw, which every link names: the seed is another one at each visit. */
const entry = (name: "size" | "seed"): Part<Position> => ({
  write: (position) => String(position[name]),
  read(text) {
    const found = number(text);
    return found === undefined ? undefined : { [name]: found };
  },
});

const rowsText = (rows: Rows) =>
  Object.entries(rows)
    .map(([letter, [count, value]]) => `${letter}.${entryText(count)}.${entryText(value)}`)
    .join(",");

/** Dots and commas part the entries, so an entry goes without. */
const entryText = (value: Entry) => String(value).replace(/[.,]/g, "·").slice(0, 20);

const ROW = /^([^.,]{1,8})\.([^.,]{0,20})\.([^.,]{0,20})$/;

function bagOf(text: string): Bag | undefined {
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

export const link = linkOf<Position, Options>(
  emptyPosition,
  defaults,
  {
    size: entry("size"),
    seed: entry("seed"),
    bag: {
      write: ({ bag }) => (bag === null ? "" : typeof bag === "string" ? bag : rowsText(bag)),
      read(text) {
        const bag = bagOf(text);
        return bag === undefined ? undefined : { bag };
      },
    },
  },
  {
    clock: property("clock", defaults, among(CLOCKS)),
    view: property("view", defaults, among(VIEWS)),
    draws: property("draws", defaults, number),
  },
);
