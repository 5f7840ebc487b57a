/** What the rest of the site knows of Letter Tycoon. */
import type { Game } from "../registry.ts";
import { defaults, keptOptions, leftOptions, link, type Options } from "./model/link.ts";
import { brief, emptyPosition, picture, type Position } from "./model/position.ts";
import { sample } from "./model/sample.ts";

export const tycoon: Game<Position, Options> = {
  id: "tycoon",
  name: (text) => text.games.tycoon.name,
  about: (text) => text.games.tycoon.about,
  element: "tw-tycoon",
  page: () => import("./page/tycoon.ts"),
  texts: {
    en: () => import("../../text/tycoon-en.ts"),
    tr: () => import("../../text/tycoon-tr.ts"),
  },
  empty: emptyPosition,
  options: defaults,
  brief,
  picture,
  sample,
  keptOptions,
  leftOptions,
  ...link,
};
