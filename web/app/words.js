/** Which words are wanted at all, whatever the game: settings that every list of words keeps to. */

/** Lists of words to leave out, by the alphabet of the words. @type {Readonly<Record<string, string>>} */
const RUDE = { en: "en-rude" };

/** @param {string} alphabet whether it is known which of its words are rude */
export const knowsRude = (alphabet) => Object.hasOwn(RUDE, alphabet);

/**
 * What a request has to say so that rude words are left out, if they are to be.
 *
 * @param {Readonly<import("./store.js").Settings> | undefined} settings
 * @param {{ alphabet: string }} list
 * @returns {{ without?: string }}
 */
export function withoutRude(settings, { alphabet }) {
  const without = RUDE[alphabet];
  return settings?.hideRude && without ? { without } : {};
}
