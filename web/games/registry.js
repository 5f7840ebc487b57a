/** The games on the shelf. Each registers itself from `games/<id>/index.js`; the bar and the link read them here. */

/** @typedef {import("../text/en.js").Texts} Texts */

/**
 * @typedef {object} Link what an address said: what could be read, and the names of the parts that could not
 * @property {any} position
 * @property {Record<string, any>} options
 * @property {string[]} kept keys of `notice.parts`
 * @property {string[]} lost keys of `notice.parts`
 */

/**
 * @typedef {object} Game
 * @property {string} id also its name in the address
 * @property {(text: Texts) => string} name
 * @property {string} element the custom element that is its page; it takes `engine` and `store`
 * @property {() => any} empty the position of an untouched table
 * @property {Readonly<Record<string, any>>} options its settings at the first visit
 * @property {(position: any, options: Record<string, any>) => URLSearchParams} toLink
 * @property {(params: URLSearchParams) => Link} fromLink
 */

/** @type {Map<string, Game>} */
const shelf = new Map();

/** @param {Game} game */
export function register(game) {
  shelf.set(game.id, game);
}

/** @returns {Game[]} */
export const games = () => [...shelf.values()];

/** @param {string} id */
export const findGame = (id) => shelf.get(id);
