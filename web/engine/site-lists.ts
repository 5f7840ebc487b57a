/** The word lists of the site, which are known before any engine is there. */
import type { Lexicon } from "./protocol.ts";

/** As a page calls them, by their ids. */
export const siteLists = (names: Readonly<Record<string, string>>): Lexicon[] =>
  PAGE.catalogue.map((list) => ({ ...list, name: names[list.id] ?? list.name }));
