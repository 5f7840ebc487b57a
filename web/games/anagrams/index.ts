/** What the rest of the site knows of anagrams. */
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

export const anagrams: Game<Position, Options> = {
  id: "anagrams",
  name: (text) => text.games.anagrams.name,
  about: (text) => text.games.anagrams.about,
  element: "tw-anagrams",
  page: () => import("./page/anagrams.ts"),
  texts: {
    en: () => import("../../text/anagrams-en.ts"),
    tr: () => import("../../text/anagrams-tr.ts"),
  },
  empty: emptyPosition,
  options: defaults,
  brief,
  picture,
  sample,
  spelling,
  ...link,
};
