/** An engine that tells which answers a game's page has got to its position, so that a host can hear of them too. */

import { Engine } from "../engine/client.js";

/** The methods whose answers are plays, or what a game has in their place. */
export const PLAYS = Object.freeze([
  "letterpress.solve",
  "crossword.solve",
  "tycoon.solve",
  "tycoon.advise",
  "anagram.find",
  "draw.solve",
  "finders.race",
  "finders.growth",
]);

/** @typedef {{ method: string, params: Record<string, unknown>, result: any }} Answered */

/** Raises `plays` with an `Answered`. */
export class WitnessedEngine extends Engine {
  /**
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @param {import("../engine/client.js").RequestOptions} [options]
   */
  async request(method, params, options) {
    const result = await super.request(method, params, options);
    // Only the pages' own requests belong to a view; a host gets its answers by itself.
    if (options?.view !== undefined) this.#tell(method, params, result);
    return result;
  }

  /** Long work that a page runs beside is its own too. */
  another() {
    const other = super.another();
    const request = other.request.bind(other);
    other.request = async (method, params, options) => {
      const result = await request(method, params, options);
      this.#tell(method, params, result);
      return result;
    };
    return other;
  }

  /**
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @param {any} result
   */
  #tell(method, params, result) {
    if (PLAYS.includes(method))
      this.dispatchEvent(new CustomEvent("plays", { detail: { method, params, result } }));
  }
}
