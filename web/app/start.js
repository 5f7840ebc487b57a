/** The first state of the page: from the address, else from what was remembered, else as it comes. */
import { isOwn } from "../engine/lists.js";
import { findGame, games } from "../games/registry.js";
import { languages, preferredLanguage } from "../text/texts.js";
import { recall, remember } from "./memory.js";
import { Store } from "./store.js";

/** The word list of a first visit, by the language of the page. @type {Record<string, string>} */
const firstLists = { en: "en", tr: "tr" };

const themes = ["system", "light", "dark"];

/** @param {import("./address.js").Read | null} read */
export function startStore(read) {
  const kept = recall();
  const language = kept.language in languages ? kept.language : preferredLanguage();
  const store = new Store({
    game: read?.game ?? (findGame(kept.game) ? kept.game : games()[0]?.id),
    list: read?.list ?? (typeof kept.list === "string" ? kept.list : (firstLists[language] ?? "en")),
    language,
    theme: themes.includes(kept.theme) ? kept.theme : "system",
    zipf: read?.zipf ?? 0,
    hideRude: kept.hideRude === true,
    options: Object.fromEntries(games().map(({ id, options }) => [id, options])),
  });
  for (const game of games()) store.open(game.id, game.empty());
  if (read) {
    store.open(read.game, read.position);
    store.setOptions(read.game, read.options);
  }
  store.addEventListener("change", () => {
    const { game, list, language: chosen, theme, hideRude } = store.settings;
    // A list that a damaged link named is not worth remembering.
    const known = isOwn(list) || PAGE.catalogue.some(({ id }) => id === list);
    remember({ game, language: chosen, theme, hideRude, ...(known ? { list } : {}) });
  });
  return store;
}
