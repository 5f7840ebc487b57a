/** The way from a turn of a game to the finder, where Back leads to that turn again, and its address with that position. */
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

/** Of the page with a position in its finder, as a card keeps it; from "#" on. */
export function addressWith<Position extends object, Options extends object>(
  { game, options }: Pick<GamePage<Position, Options>, "game" | "options">,
  position: Position,
  lexicon: string,
): string {
  const params = game.toLink(position, options);
  params.set("list", lexicon);
  return `#${game.id}?${params.toString()}`;
}
