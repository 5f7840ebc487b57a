/** Which words are listed: how common they must be, game by game, and in all games whether rude ones are left out. */
import type { WordSelection } from "../../engine/methods.ts";
import type { Lexicon } from "../../engine/protocol.ts";
import type { Settings } from "./store.ts";

/** Lists of words to leave out, by the alphabet of the words. */
const RUDE: Readonly<Record<string, string>> = { en: "en-rude" };

/** @param alphabet whether it is known which of its words are rude */
export const knowsRude = (alphabet: string) => Object.hasOwn(RUDE, alphabet);

/** A request for every word. */
export const everyWord: WordSelection = Object.freeze({ min_zipf: 0 });

/** The word list in use; one that is called by its id while it is not known which lists there are. */
export function listInUse(settings: Readonly<Settings> | undefined, lists: readonly Lexicon[] = []): Lexicon {
  const id = settings?.list ?? "en";
  const unnamed = { id, name: id, words: 0, licence: "", language: "en", alphabet: "en" };
  return lists.find((list) => list.id === id) ?? unnamed;
}

/** What a request says of the words that are listed in the game on the table. */
export function wordSelection(
  settings: Readonly<Settings> | undefined,
  { alphabet }: { alphabet: string },
): WordSelection {
  const without = settings?.hideRude ? RUDE[alphabet] : undefined;
  return { min_zipf: settings?.zipf[settings.game] ?? 0, ...(without && { without }) };
}
