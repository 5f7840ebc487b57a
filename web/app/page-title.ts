/** What the page is called in tabs, bookmarks and the history of visits. */
import type { Game } from "../games/registry.ts";
import type { Store } from "../games/shared/store.ts";
import type { FirstTexts } from "../text/en.ts";

/** @param alphabet that the position's letters are shown in */
export function pageTitle(
  game: Game | undefined,
  store: Pick<Store, "position">,
  text: FirstTexts,
  alphabet = "en",
): string {
  if (!game) return text.title;
  const brief = game.brief(store.position(game.id), alphabet);
  return `${game.name(text)}${brief && `: ${brief}`} – ${text.title}`;
}
