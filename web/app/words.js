/** Which words are wanted at all, whatever the game: settings that every list of words keeps to. */

/** Lists of words to leave out, by the alphabet of the words. @type {Readonly<Record<string, string>>} */
const RUDE = { en: "en-rude" };

/** @param {string} alphabet whether it is known which of its words are rude */
export const knowsRude = (alphabet) => Object.hasOwn(RUDE, alphabet);

/**
 * What a request has to say so that only wanted words are listed: common ones, and none that are rude.
 *
 * @param {Readonly<import("./store.js").Settings> | undefined} settings
 * @param {{ alphabet: string }} list
 * @returns {{ min_zipf: number, without?: string }}
 */
export function wantedWords(settings, { alphabet }) {
  const without = settings?.hideRude ? RUDE[alphabet] : undefined;
  return { min_zipf: settings?.zipf ?? 0, ...(without && { without }) };
}
