/** What the rest of the site knows of crossword games. */
import type { Game } from "../registry.ts";
import { beside, defaults, keptOptions, leftOptions, link, type Options } from "./model/link.ts";
import { picture } from "./model/picture.ts";
import { brief, emptyPosition, spelling, type Position } from "./model/position.ts";
import { sample } from "./model/sample.ts";

export const crossword: Game<Position, Options> & { id: "crossword" } = {
  id: "crossword",
  name: (text) => text.games.crossword.name,
  about: (text) => text.games.crossword.about,
  element: "tw-crossword",
  page: () => import("./page/crossword.ts"),
  texts: {
    en: () => import("../../text/crossword-en.ts"),
    tr: () => import("../../text/crossword-tr.ts"),
  },
  empty: emptyPosition,
  options: defaults,
  brief,
  picture,
  sample,
  spelling,
  keptOptions,
  leftOptions,
  beside,
  forPictures: { view: "finder" },
  ...link,
};
