/** A draw in the address, and back: `size=7&seed=48213`, `bag=en` or a bag of one's own, `bag=A.9.1,B.2.3`. */
import { LinkParts, type Reader } from "../shared/link.ts";
import { emptyPosition, entryOf, type Bag, type Entry, type Position, type Rows } from "./position.ts";

export const defaults: Readonly<Record<string, any>> = Object.freeze({ clock: 0, view: "round", draws: 800 });

export const CLOCKS = Object.freeze([0, 30, 60, 120]);

export function toLink({ bag, size, seed }: Position, { clock, view, draws }: Record<string, any>) {
  const params = new URLSearchParams({ size: String(size), seed: String(seed) });
  if (bag !== null) params.set("bag", typeof bag === "string" ? bag : rowsText(bag));
  if (clock) params.set("clock", String(clock));
  if (view === "experiment") params.set("view", view);
  if (draws !== defaults.draws) params.set("draws", String(draws));
  return params;
}

const rowsText = (rows: Rows) =>
  Object.entries(rows)
    .map(([letter, [count, value]]) => `${letter}.${part(count)}.${part(value)}`)
    .join(",");

/** Dots and commas part the entries, so an entry goes without. */
const part = (entry: Entry) => String(entry).replace(/[.,]/g, "·").slice(0, 20);

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

const number = (text: string) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined);

const positionParts: Record<string, Reader<unknown>> = { bag: bagOf, size: number, seed: number };

const optionParts: Record<string, Reader<unknown>> = {
  clock: (text) => CLOCKS.find((clock) => String(clock) === text),
  view: (text) => (text === "round" || text === "experiment" ? text : undefined),
  draws: number,
};

export function fromLink(params: URLSearchParams) {
  const link = new LinkParts(params);
  const position = { ...emptyPosition(), ...link.parts(positionParts) } as Position;
  return { position, options: link.parts(optionParts), kept: link.kept, lost: link.lost };
}
