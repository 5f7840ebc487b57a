/**
 * The names of one solver's own word lists. Solvers that share an engine must not meet in each other's lists, so inside
 * the engine each list has a name that only its solver knows.
 */

import { makesList } from "./keeping.js";
import { EngineError, Code, listsIn } from "../engine/protocol.js";

let solvers = 0;

export class Names {
  #site;
  #prefix = `own-${++solvers}-`;
  /** What is known of each list, by the name that the host gave it. @type {Map<string, Record<string, unknown>>} */
  #own = new Map();

  /** @param {readonly string[]} site ids of the lists that the site carries */
  constructor(site) {
    this.#site = site;
  }

  /** The names inside the engine of all lists. */
  get inside() {
    return [...this.#own.keys()].map((id) => this.#prefix + id);
  }

  /**
   * The params as the engine gets them.
   *
   * @param {string} method
   * @param {Record<string, any>} params a copy, which is changed
   */
  enter(method, params) {
    for (const id of listsIn(params)) {
      if (!this.#own.has(id) && !this.#site.includes(id)) throw this.#unknown(id);
    }
    for (const owner of [params, params.state, params.setup]) {
      if (this.#own.has(owner?.lexicon)) owner.lexicon = this.#prefix + owner.lexicon;
    }
    if (this.#own.has(params.without)) params.without = this.#prefix + params.without;
    if (
      makesList(method) &&
      typeof params.id === "string" &&
      params.id.trim() &&
      !this.#site.includes(params.id)
    )
      params.id = this.#prefix + params.id;
    return params;
  }

  /**
   * A result as the host gets it.
   *
   * @param {string} method
   * @param {Record<string, any>} params as the host gave them
   * @param {any} result
   */
  leave(method, params, result) {
    if (method === "lexicon.list") {
      const shipped = result.lexicons.filter((/** @type {any} */ { id }) => this.#site.includes(id));
      return { lexicons: [...shipped, ...this.#own.values()] };
    }
    if (makesList(method)) {
      const { id } = params;
      const alphabet = result.alphabet ?? params.alphabet;
      this.#own.set(id, { id, name: id, language: alphabet, alphabet, words: result.words, licence: "" });
      return { ...result, id };
    }
    for (const owner of [result, result?.state]) {
      if (typeof owner?.lexicon === "string") owner.lexicon = this.#plain(owner.lexicon);
    }
    return result;
  }

  /** A sentence without the names inside. @param {string} text */
  #plain(text) {
    return text.replaceAll(this.#prefix, "");
  }

  /** @param {unknown} error */
  error(error) {
    if (error instanceof EngineError) error.message = this.#plain(error.message);
    return error;
  }

  /** @param {string} id */
  #unknown(id) {
    const known = [...this.#site, ...this.#own.keys()].join(", ");
    const message = `There is no word list “${id}”; there are ${known}.`;
    const data = { code: "lexicon-unknown", field: "lexicon" };
    return new EngineError({ code: Code.invalidParams, message, data });
  }
}
