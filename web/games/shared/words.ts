/** Which words are wanted at all, whatever the game: settings that every list of words keeps to. */
import type { Settings } from "./store.ts";

/** Lists of words to leave out, by the alphabet of the words. */
const RUDE: Readonly<Record<string, string>> = { en: "en-rude" };

/** @param alphabet whether it is known which of its words are rude */
export const knowsRude = (alphabet: string) => Object.hasOwn(RUDE, alphabet);

/** What a request has to say so that only wanted words are listed: common ones, and none that are rude. */
export function wantedWords(
  settings: Readonly<Settings> | undefined,
  { alphabet }: { alphabet: string },
): { min_zipf: number; without?: string } {
  const without = settings?.hideRude ? RUDE[alphabet] : undefined;
  return { min_zipf: settings?.zipf ?? 0, ...(without && { without }) };
}
