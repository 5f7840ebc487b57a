/** Asking an engine whose own word lists must outlive its worker. */

/** @typedef {import("../engine/client.js").Engine} Engine */

/** The methods that make a list. */
const MAKERS = ["lexicon.add", "lexicon.import", "lexicon.derive"];

/** @param {string} method */
export const makesList = (method) => MAKERS.includes(method);

/**
 * Asks; a list that the request makes is kept beside the engine.
 *
 * @param {Engine} engine
 * @param {string} method
 * @param {Record<string, any>} params
 * @param {import("../engine/client.js").RequestOptions} [options]
 * @returns {Promise<any>}
 */
export async function ask(engine, method, params, options) {
  const result = await engine.request(method, params, options);
  if (!makesList(method)) return result;
  const { id } = params;
  const alphabet = result.alphabet ?? params.alphabet;
  const entry = { id, name: id, language: alphabet, alphabet, words: result.words, licence: "" };
  try {
    await engine.lists.adopt(entry);
  } catch {
    // The worker was replaced between the two; the next one has to be told again.
    await engine.request(method, params, options);
    await engine.lists.adopt(entry);
  }
  return result;
}
