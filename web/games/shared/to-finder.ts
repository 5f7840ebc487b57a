/** The way from a turn of a game to the finder, where Back leads to that turn again. */
import type { GamePage } from "./page.ts";

/** @param lexicon the word list of the game */
export function toFinder<Position extends object>(
  page: GamePage<Position, { view: string; look: string }>,
  position: Position,
  lexicon: string,
): void {
  page.lay(position); // one entry of the history, of which all the rest is
  if (lexicon !== page.store?.settings.list) page.store?.set({ list: lexicon });
  page.setOptions({ view: "finder", look: "" });
  window.scrollTo({ top: 0 });
}
