/** A race in the address, and back: `rack=AEINRST&runners=trie,registers&repeats=5`. */
import { LinkParts, type Reader } from "../shared/link.ts";
import { emptyPosition, FINDERS, type Position } from "./position.ts";

export const defaults: Readonly<Record<string, any>> = Object.freeze({ repeats: 1, view: "race" });

export const REPEATS = Object.freeze([1, 5, 20]);

/** A rack of more letters than this is somebody's mistake. */
const LONGEST = 60;

export function toLink({ rack, runners }: Position, { repeats, view }: Record<string, any>) {
  const params = new URLSearchParams({ rack });
  if (runners.length < FINDERS.length) params.set("runners", runners.join(",") || "none");
  if (repeats !== defaults.repeats) params.set("repeats", String(repeats));
  if (view !== defaults.view) params.set("view", view);
  return params;
}

const positionParts: Record<string, Reader<unknown>> = {
  rack: (text) => (/^[\p{L}\p{M}?_*[\]·]+$/u.test(text) && text.length <= LONGEST ? text : undefined),
  runners(text) {
    const named = text === "none" ? [] : text.split(",");
    const known = FINDERS.filter((id) => named.includes(id));
    return known.length === named.length ? known : undefined;
  },
};

const optionParts: Record<string, Reader<unknown>> = {
  repeats: (text) => REPEATS.find((n) => String(n) === text),
  view: (text) => (text === "race" || text === "growth" ? text : undefined),
};

export function fromLink(params: URLSearchParams) {
  const link = new LinkParts(params);
  const position = { ...emptyPosition(), ...link.parts(positionParts) } as Position;
  return { position, options: link.parts(optionParts), kept: link.kept, lost: link.lost };
}
