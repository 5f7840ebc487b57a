/**
 * The first state of the page: the game that the address names, else the first screen; and what it remembers of earlier visits.
 *
 * Storage can be switched off, or refused to an embedded frame; then the page simply does not remember.
 */
import { isOwn } from "../engine/lists.ts";
import { recall, remember } from "../ui/storage.ts";
import { findGame, games } from "../games/registry.ts";
import { languages, preferredLanguage } from "../text/language.ts";
import { namesGameAlone, type Read } from "./address.ts";
import { keepHistories, restoreHistories } from "./kept-history.ts";
import { keepTables, lay, restoreTables } from "./kept-tables.ts";
import { firstLists, listFor } from "./list-for-link.ts";
import { HOME, Store, type Settings } from "../games/shared/store.ts";

const themes: readonly Settings["theme"][] = ["system", "light", "dark"];

/** Where the choices are kept in the browser's storage. */
const KEY = "tilewise";

/** The list that an address names, or that goes with its position; null where the list in use stays. */
export function listOf(read: Read | null, language: string, used?: string): string | null {
  if (!read?.kept.length || read.list !== null) return read?.list ?? null;
  const spelling = findGame(read.game)?.spelling?.(read.position);
  return spelling ? listFor(spelling, language, used, PAGE) : null;
}

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
    list: listOf(read, language, settings.list) ?? settings.list ?? firstLists[language] ?? "en",
    zipf: {},
    options: Object.fromEntries(games().map(({ id, options }) => [id, options])),
  });
  for (const game of games()) store.open(game.id, game.empty());
  if (read) lay(store, read);
  return store;
}

/** The store of the page itself, which remembers the visitor's choices. */
export function startStore(read: Read | null) {
  const kept: { [K in keyof Settings]?: unknown } = recall(KEY) ?? {};
  const store = newStore(read, {
    game: HOME,
    list: typeof kept.list === "string" ? kept.list : undefined,
    language: Object.keys(languages).find((code) => code === kept.language) ?? preferredLanguage(),
    theme: themes.find((theme) => theme === kept.theme) ?? "system",
    hideRude: kept.hideRude === true,
    sounds: kept.sounds === true,
  });
  restoreTables(store, read && !namesGameAlone(read) ? read.game : null);
  restoreHistories(store);
  keepTables(store);
  keepHistories(store);
  store.addEventListener("change", () => {
    const { list, language: chosen, theme, hideRude, sounds } = store.settings;
    // A list that a damaged link named is not worth remembering.
    const known = isOwn(list) || PAGE.catalogue.some(({ id }) => id === list);
    remember(KEY, { language: chosen, theme, hideRude, sounds, ...(known ? { list } : {}) });
  });
  return store;
}
