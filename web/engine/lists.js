/**
 * Word lists as the page sees them: those of the site and the visitor's own, which can be brought, changed and taken
 * along. Own lists have ids that begin with "my-"; the engine is handed one when a request names it.
 */

import { OwnLists } from "./own-lists.js";
import { Code, EngineError, listsIn } from "./protocol.js";

/**
 * @typedef {import("./client.js").Engine} Engine
 * @typedef {import("./protocol.js").Lexicon} Lexicon
 *
 * @typedef {object} Report what became of a file
 * @property {Lexicon} entry
 * @property {boolean} kept will it be there at the next visit?
 * @property {number} words
 * @property {number} lines
 * @property {number} repeated
 * @property {number} rejected_count
 * @property {{ line: number, text: string, reason: string }[]} rejected the first of them
 * @property {string} encoding
 * @property {string} alphabet
 * @property {boolean} first_column the file was a table, and its first column was taken
 */

const OWN = "my-";

/** A file beyond this many bytes is not read: reading.py takes no more. */
export const MOST_BYTES = 160 * 2 ** 20;

/** Files beyond this many bytes are read beside the engine, which can go on answering meanwhile. */
const LARGE = 2 ** 20;

/** @param {unknown} id @returns {id is string} */
export const isOwn = (id) => typeof id === "string" && id.startsWith(OWN);

export class Lists {
  #engine;
  #own;
  /** Lists that the engine's worker has been handed. @type {Map<string, Promise<void>>} */
  #handed = new Map();
  #changed;

  /**
   * @param {Engine} engine
   * @param {() => void} changed is told when the catalogue is another
   * @param {{ keep: boolean }} options `keep` false knows nothing of other visits, and leaves nothing for the next
   */
  constructor(engine, changed, options) {
    this.#engine = engine;
    this.#changed = changed;
    this.#own = new OwnLists({ ...options, onOther: (id) => this.#takeBack(id) });
    this.#own.ready.then(() => this.#own.entries.size && changed());
  }

  /** Settles when the lists of earlier visits are known. */
  get ready() {
    return this.#own.ready;
  }

  /** @returns {Lexicon[]} the visitor's own */
  get own() {
    return [...this.#own.entries.values()];
  }

  /** The lists of the site that need no network any more. @returns {Promise<Set<string>>} */
  async atHand() {
    const here = new Set();
    for (const [id, { url }] of Object.entries(PAGE.lists)) {
      try {
        const { href, protocol } = new URL(url, import.meta.url);
        if (protocol === "embedded:" || (await caches.match(href))) here.add(id);
      } catch {
        break; // no cache may be looked at
      }
    }
    return here;
  }

  /**
   * Reads a file as a word list of the visitor's own.
   *
   * @param {object} file
   * @param {string} file.name
   * @param {Blob} file.content
   * @param {string | null} [file.alphabet] null to have it guessed
   * @param {string} [file.id] of an own list that it takes the place of
   * @param {(part: number) => void} [onRead] hears what part of the file has been read, from 0 to 1
   * @param {AbortSignal} [signal]
   * @returns {Promise<Report>}
   */
  async import({ name, content, alphabet = null, id = this.#newId(name) }, onRead, signal) {
    if (content.size > MOST_BYTES) {
      const [has, most] = [Math.round(content.size / 1e6), MOST_BYTES >> 20];
      throw new EngineError({
        code: Code.invalidParams,
        message: `This file has ${has} MB; a list has at most ${most} MB.`,
        data: { code: "list-too-large", field: "data", has, most },
      });
    }
    const large = content.size > LARGE;
    const engine = large ? this.#engine.another() : this.#engine;
    try {
      const report = await engine.request(
        "lexicon.import",
        { id, alphabet },
        { bytes: content, signal, onProgress: ({ done, total }) => onRead?.(total ? done / total : 1) },
      );
      const entry = {
        id,
        name,
        language: report.alphabet,
        alphabet: report.alphabet,
        words: report.words,
        licence: "",
      };
      const kept = await this.#keep(engine, entry);
      return { ...report, entry, kept };
    } finally {
      if (large) engine.stop();
    }
  }

  /**
   * Adds words to a list and takes words from it. A list of the site stays as it is; a new one is made of it.
   *
   * @param {Lexicon} list
   * @param {{ name: string, add?: string[], remove?: string[] }} change `name` of a list that is made anew
   * @returns {Promise<{ entry: Lexicon, kept: boolean }>} rejects with an EngineError whose data has `field`, `index`
   */
  async derive(list, { name, add = [], remove = [] }) {
    const known = isOwn(list.id);
    const id = known ? list.id : this.#newId(name);
    const ask = async (/** @type {string[]} */ words, /** @type {boolean} */ wanted) => {
      const { valid } = await this.#engine.request("lexicon.check", { lexicon: list.id, words });
      return Object.keys(valid).filter((word) => valid[word] === wanted);
    };
    const [fresh, gone] = [await ask(add, false), await ask(remove, true)];
    const made = await this.#engine.request("lexicon.derive", { id, lexicon: list.id, add, remove });
    const [added, removed] = [new Set(list.added), new Set(list.removed)];
    // A change that takes back an earlier one leaves no trace.
    for (const word of fresh) if (!removed.delete(word)) added.add(word);
    for (const word of gone) if (!added.delete(word)) removed.add(word);
    const entry = {
      ...list,
      id,
      words: made.words,
      added: [...added],
      removed: [...removed],
      ...(known ? {} : { name, licence: "", of: list.id }),
    };
    return { entry, kept: await this.#keep(this.#engine, entry) };
  }

  /**
   * Takes in a list that the engine has just been given (`lexicon.add`, `lexicon.import`, `lexicon.derive`), so that it
   * outlives the worker.
   *
   * @param {Lexicon} entry
   */
  async adopt(entry) {
    await this.#keep(this.#engine, entry);
  }

  /**
   * @param {string} id
   * @param {string} name
   */
  async rename(id, name) {
    const entry = this.#own.entries.get(id);
    if (!entry) return;
    await this.#own.save({ ...entry, name });
    this.#changed();
  }

  /** @param {string} id */
  async remove(id) {
    await this.#own.remove(id);
    this.#takeBack(id);
  }

  /** The worker has a list that is there no more, or is another now. @param {string} id */
  #takeBack(id) {
    this.#handed.delete(id);
    this.#engine.drop(id);
    this.#changed();
  }

  /**
   * @param {string} id of any list
   * @returns {Promise<Blob>} its words, one a line
   */
  async export(id) {
    const { text } = await this.#engine.request("lexicon.text", { lexicon: id });
    return new Blob([text], { type: "text/plain;charset=utf-8" });
  }

  /** Forget what the engine's worker was handed: there is another worker. */
  forget() {
    this.#handed.clear();
  }

  /**
   * Hands the worker the own lists that a request names.
   *
   * @param {Record<string, unknown>} params
   * @param {(id: string, packed: Uint8Array<ArrayBuffer>) => void} hand
   * @returns {Promise<unknown> | null} null if there is nothing to wait for
   */
  handOver(params, hand) {
    const ids = listsIn(params).filter((id) => isOwn(id) || this.#own.entries.has(id));
    const missing = ids.map((id) => {
      const handed =
        this.#handed.get(id) ?? this.#own.packed(id).then((packed) => packed && hand(id, packed.slice()));
      this.#handed.set(id, handed);
      return handed.catch(() => {}); // the engine then says that there is no such list
    });
    return missing.length ? Promise.all(missing) : null;
  }

  /**
   * @param {Engine} engine that has the list
   * @param {Lexicon} entry
   */
  async #keep(engine, entry) {
    const { bytes } = await engine.request("lexicon.pack", { lexicon: entry.id });
    const kept = await this.#own.save(entry, bytes);
    if (engine === this.#engine) this.#handed.set(entry.id, Promise.resolve());
    else {
      this.#handed.delete(entry.id);
      this.#engine.drop(entry.id);
    }
    this.#changed();
    return kept;
  }

  /** An id that tells the list's name, so that a link with it can be understood. @param {string} name */
  #newId(name) {
    const plain = name.normalize("NFD").replace(/\p{M}/gu, "").replace(/\W+/g, "-").toLowerCase();
    const stem = OWN + (plain.replace(/^-+|-+$/g, "").slice(0, 30) || "list");
    let id = stem;
    for (let n = 2; this.#own.entries.has(id); n++) id = `${stem}-${n}`;
    return id;
  }
}
