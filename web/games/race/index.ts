/** What the rest of the site knows of the race of the finders. */
import type { Game } from "../registry.ts";
import { link } from "./model/link.ts";
import {
  brief,
  defaults,
  emptyPosition,
  picture,
  spelling,
  type Options,
  type Position,
} from "./model/position.ts";
import { sample } from "./model/sample.ts";

export const race: Game<Position, Options> = {
  id: "race",
  name: (text) => text.games.race.name,
  about: (text) => text.games.race.about,
  element: "tw-race",
  page: () => import("./page/race.ts"),
  texts: {
    en: () => import("../../text/race-en.ts"),
    tr: () => import("../../text/race-tr.ts"),
  },
  empty: emptyPosition,
  options: defaults,
  brief,
  picture,
  sample,
  spelling,
  ...link,
};
