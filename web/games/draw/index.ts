/** What the rest of the site knows of the Word Game. */
import type { Game } from "../registry.ts";
import { defaults, link, type Options } from "./model/link.ts";
import { brief, emptyPosition, picture, spelling, type Position } from "./model/position.ts";
import { sample } from "./model/sample.ts";

export const draw: Game<Position, Options> = {
  id: "draw",
  name: (text) => text.games.draw.name,
  about: (text) => text.games.draw.about,
  element: "tw-draw",
  page: () => import("./page/draw.ts"),
  texts: {
    en: () => import("../../text/draw-en.ts"),
    tr: () => import("../../text/draw-tr.ts"),
  },
  empty: emptyPosition,
  options: defaults,
  brief,
  picture,
  sample,
  spelling: (position) => spelling(position),
  ...link,
};
