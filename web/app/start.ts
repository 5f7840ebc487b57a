/** The first state of the page: from the address, else from what was remembered, else as it comes. */
import { isOwn } from "../engine/lists.ts";
import { findGame, games } from "../games/registry.ts";
import { languages, preferredLanguage } from "../text/texts.ts";
import type { Read } from "./address.ts";
import { recall, remember } from "./memory.ts";
import { Store, type Settings } from "../games/shared/store.ts";

/** The word list of a first visit, by the language of the page. */
export const firstLists: Record<string, string> = { en: "en", tr: "tr" };

const themes = ["system", "light", "dark"];

/**
 * A store with every game on its table.
 * @param read what the address says
 * @param settings what holds where it says nothing
 */
export function newStore(
  read: Read | null,
  { language, ...settings }: Partial<Settings> & { language: string },
) {
  const store = new Store({
    theme: "system",
    hideRude: false,
    ...settings,
    language,
    game: read?.game ?? settings.game ?? games()[0]?.id ?? "",
    list: read?.list ?? settings.list ?? firstLists[language] ?? "en",
    zipf: read?.zipf ?? 0,
    options: Object.fromEntries(games().map(({ id, options }) => [id, options])),
  });
  for (const game of games()) store.open(game.id, game.empty());
  if (read) {
    store.open(read.game, read.position);
    store.setOptions(read.game, read.options);
  }
  return store;
}

export function startStore(read: Read | null) {
  const kept = recall();
  const store = newStore(read, {
    game: findGame(kept.game)?.id,
    list: typeof kept.list === "string" ? kept.list : undefined,
    language: kept.language in languages ? kept.language : preferredLanguage(),
    theme: themes.includes(kept.theme) ? kept.theme : "system",
    hideRude: kept.hideRude === true,
  });
  store.addEventListener("change", () => {
    const { game, list, language: chosen, theme, hideRude } = store.settings;
    // A list that a damaged link named is not worth remembering.
    const known = isOwn(list) || PAGE.catalogue.some(({ id }) => id === list);
    remember({ game, language: chosen, theme, hideRude, ...(known ? { list } : {}) });
  });
  return store;
}
