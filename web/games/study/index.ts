/** What the rest of the site knows of study. */
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

export const study: Game<Position, Options> = {
  id: "study",
  name: (text) => text.games.study.name,
  about: (text) => text.games.study.about,
  element: "tw-study",
  page: () => import("./page/study.ts"),
  texts: {
    en: () => import("../../text/study-en.ts"),
    tr: () => import("../../text/study-tr.ts"),
  },
  empty: emptyPosition,
  options: defaults,
  brief,
  picture,
  sample,
  spelling,
  ...link,
};
