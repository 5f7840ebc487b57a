/** A race in the address, and back: `rack=AEINRST&runners=trie,registers&repeats=5`. */
import { among, linkOf, property } from "../../shared/link.ts";
import { defaults, emptyPosition, finders, repeats, views, type Options, type Position } from "./position.ts";

/** A rack of more letters than this is somebody's mistake. */
const LONGEST = 60;

const empty = emptyPosition();

export const link = linkOf<Position, Options>(
  emptyPosition,
  defaults,
  {
    rack: {
      write: ({ rack }) => rack, // always, so that a link shows what it is about
      read: (rack) => (/^[\p{L}\p{M}?_*[\]·]+$/u.test(rack) && rack.length <= LONGEST ? { rack } : undefined),
    },
    runners: property(
      "runners",
      empty,
      (text) => {
        const named = text === "none" ? [] : text.split(",");
        const known = finders.filter((id) => named.includes(id));
        return known.length === named.length ? known : undefined;
      },
      (runners) => (runners.length < finders.length ? runners.join(",") || "none" : ""),
    ),
  },
  {
    repeats: property("repeats", defaults, among(repeats)),
    // Links of before may name a view that is gone.
    view: property("view", defaults, (text) => among(views)(text === "speed" ? "race" : text)),
  },
);
