/** Which words are listed: how common they must be, game by game, and in all games whether rude ones are left out. */
import type { WordSelection } from "../../engine/methods.ts";
import type { Settings } from "./store.ts";

/** Lists of words to leave out, by the alphabet of the words. */
const RUDE: Readonly<Record<string, string>> = { en: "en-rude" };

/** @param alphabet whether it is known which of its words are rude */
export const knowsRude = (alphabet: string) => Object.hasOwn(RUDE, alphabet);

/** A request for every word. */
export const everyWord: WordSelection = Object.freeze({ min_zipf: 0 });

/** What a request says of the words that are listed in the game on the table. */
export function wordSelection(
  settings: Readonly<Settings> | undefined,
  { alphabet }: { alphabet: string },
): WordSelection {
  const without = settings?.hideRude ? RUDE[alphabet] : undefined;
  return { min_zipf: settings?.zipf[settings.game] ?? 0, ...(without && { without }) };
}
