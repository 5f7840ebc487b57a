/** What the rest of the site knows of Letterpress. */
import type { Game } from "../registry.ts";
import { beside, defaults, keptOptions, leftOptions, link, type Options } from "./model/link.ts";
import { brief, emptyPosition, picture, spelling, type Position } from "./model/position.ts";
import { sample } from "./model/sample.ts";

export const letterpress: Game<Position, Options> & { id: "letterpress" } = {
  id: "letterpress",
  name: (text) => text.games.letterpress.name,
  about: (text) => text.games.letterpress.about,
  element: "tw-letterpress",
  page: () => import("./page/letterpress.ts"),
  texts: {
    en: () => import("../../text/letterpress-en.ts"),
    tr: () => import("../../text/letterpress-tr.ts"),
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
