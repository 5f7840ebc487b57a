/**
 * The first state of the page: the game that the address names, else the first screen; and what it remembers of earlier visits.
 *
 * Storage can be switched off, or refused to an embedded frame; then the page simply does not remember.
 */
import { isOwn } from "../engine/lists.ts";
import { recall, remember } from "../ui/storage.ts";
import { findGame, games } from "../games/registry.ts";
import { languages, preferredLanguage } from "../text/language.ts";
import { namesDayAlone, namesGameAlone, type Read } from "./address.ts";
import { keepHistories, restoreHistories } from "./kept-history.ts";
import { keepTables, lay, restoreTables, type KeptTable } from "./kept-tables.ts";
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

/**
 * The store of the page itself, which remembers the visitor's choices.
 * @param left hears of a kept table that makes room for what the address brought
 */
export function startStore(read: Read | null, left?: (table: KeptTable) => void) {
  const { list } = recalled();
  const store = newStore(read, {
    game: HOME,
    list: typeof list === "string" ? list : undefined,
    ...choices(recalled()),
  });
  const day = read && namesDayAlone(read) ? read : null;
  const laid = read && !day && !namesGameAlone(read) ? read.game : null;
  restoreTables(store, laid);
  if (day) store.setOptions(day.game, day.options);
  restoreHistories(store);
  keepTables(store, laid, left);
  keepHistories(store);
  keepChoices(store);
  return store;
}

type Recalled = { [K in keyof Settings]?: unknown };

/** What is kept of the settings, which may be anything. */
const recalled = (): Recalled => recall(KEY) ?? {};

/** The choices that hold in every tab. */
const choices = ({ language, theme, hideRude, sounds }: Recalled) => ({
  language: Object.keys(languages).find((code) => code === language) ?? preferredLanguage(),
  theme: themes.find((each) => each === theme) ?? "system",
  hideRude: hideRude === true,
  sounds: sounds === true,
});

/** Keep what is chosen, and nothing else, since other tabs choose as well; and follow what is chosen there. */
function keepChoices(store: Store): void {
  const chosen = ({ list, language, theme, hideRude, sounds }: Readonly<Settings>): Recalled => ({
    ...{ language, theme, hideRude, sounds },
    // A list that a damaged link named is not worth remembering.
    ...(isOwn(list) || PAGE.catalogue.some(({ id }) => id === list) ? { list } : {}),
  });
  let before = chosen(store.settings);
  store.addEventListener("change", () => {
    const now = chosen(store.settings);
    const known = new Map(Object.entries(before));
    const changed = Object.entries(now).filter(([name, value]) => known.get(name) !== value);
    before = now;
    if (changed.length) remember(KEY, { ...recalled(), ...Object.fromEntries(changed) });
  });
  window.addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    const theirs = choices(recalled());
    before = { ...before, ...theirs };
    store.set(theirs);
  });
}
