/** Reads the parts of an address. A damaged part is named and left out; the rest is kept. */

/**
 * @template T
 * @typedef {(text: string) => T | undefined} Reader what a part's text says; undefined if it says nothing
 */

export class LinkParts {
  #params;
  /** Names of the parts that could be read. @type {string[]} */
  kept = [];
  /** Names of the parts that could not. @type {string[]} */
  lost = [];

  /** @param {URLSearchParams} params */
  constructor(params) {
    this.#params = params;
  }

  /**
   * One part; one that is missing or empty is neither kept nor lost.
   * @template T
   * @param {string} name
   * @param {Reader<T>} reader
   */
  part(name, reader) {
    const text = this.#params.get(name);
    if (text === null || text === "") return undefined;
    const value = reader(text);
    (value === undefined ? this.lost : this.kept).push(name);
    return value;
  }

  /**
   * Those of some parts that could be read, by their names.
   * @param {Record<string, Reader<unknown>>} readers
   * @returns {Record<string, any>}
   */
  parts(readers) {
    const read = Object.entries(readers).map(([name, reader]) => [name, this.part(name, reader)]);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  }
}
