/**
 * The visitor's own word lists, kept on their machine: what is known of each, and its words as the engine packed them.
 *
 * IndexedDB holds both in one transaction, so there is never one without the other. Where a page may store nothing
 * (a frame in another site, a private window, a full disk) the lists live as long as the page does.
 */

/** @typedef {import("./protocol.js").Lexicon} Lexicon */
/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

const DATABASE = "tilewise";
const VERSION = 1;
const ENTRIES = "entries";
const PACKS = "packs";

/** Tells the site's other pages which list has changed, by its id. */
const CHANNEL = "tilewise-lists";

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
const settled = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
const done = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });

/** @returns {Promise<IDBDatabase>} rejects where nothing can be stored */
function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ENTRIES, { keyPath: "id" });
      request.result.createObjectStore(PACKS);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = request.onblocked = () => reject(request.error ?? new Error("blocked"));
  });
}

export class OwnLists {
  /** What is known of each list. @type {Map<string, Lexicon>} */
  entries = new Map();
  /** Lists that could not be stored. @type {Map<string, Bytes>} */
  #unstored = new Map();
  /** @type {Promise<IDBDatabase | null>} */
  #database;
  /** Settles when `entries` has what was kept from earlier visits. @type {Promise<void>} */
  ready;
  /** @type {BroadcastChannel | null} */
  #others = null;

  /**
   * @param {object} [options]
   * @param {boolean} [options.keep] false never looks at what is stored, and stores nothing
   * @param {(id: string) => void} [options.onOther] hears of a list that another page has kept, changed or removed
   */
  constructor({ keep = true, onOther } = {}) {
    // A denied IndexedDB throws where it is named.
    this.#database = keep ? (async () => open())().catch(() => null) : Promise.resolve(null);
    this.ready = this.#read(onOther).catch(() => {});
  }

  /** @param {((id: string) => void) | undefined} onOther */
  async #read(onOther) {
    const database = await this.#database;
    if (!database) return;
    this.#others = new BroadcastChannel(CHANNEL);
    this.#others.onmessage = async ({ data: id }) => {
      const entry = await settled(database.transaction(ENTRIES).objectStore(ENTRIES).get(id));
      if (entry) this.entries.set(id, entry);
      else this.entries.delete(id);
      onOther?.(id);
    };
    const entries = await settled(database.transaction(ENTRIES).objectStore(ENTRIES).getAll());
    for (const entry of entries) this.entries.set(entry.id, entry);
  }

  /**
   * @param {string} id
   * @returns {Promise<Bytes | undefined>}
   */
  async packed(id) {
    await this.ready;
    const unstored = this.#unstored.get(id);
    if (unstored) return unstored;
    const database = await this.#database;
    return database && settled(database.transaction(PACKS).objectStore(PACKS).get(id));
  }

  /**
   * Keeps a list, or only what is known of it.
   *
   * @param {Lexicon} entry
   * @param {Bytes} [packed]
   * @returns {Promise<boolean>} whether it will be there at the next visit
   */
  async save(entry, packed) {
    this.entries.set(entry.id, entry);
    const bytes = packed ?? this.#unstored.get(entry.id);
    const database = await this.#database;
    if (!database) {
      if (bytes) this.#unstored.set(entry.id, bytes);
      return false;
    }
    try {
      const transaction = database.transaction([ENTRIES, PACKS], "readwrite");
      transaction.objectStore(ENTRIES).put(entry);
      if (bytes) transaction.objectStore(PACKS).put(bytes, entry.id);
      await done(transaction);
      this.#unstored.delete(entry.id);
      this.#others?.postMessage(entry.id);
      return true;
    } catch (cause) {
      console.info("Tilewise cannot keep a word list:", cause);
      if (bytes) this.#unstored.set(entry.id, bytes);
      return false;
    }
  }

  /** @param {string} id */
  async remove(id) {
    this.entries.delete(id);
    this.#unstored.delete(id);
    const database = await this.#database;
    if (!database) return;
    const transaction = database.transaction([ENTRIES, PACKS], "readwrite");
    transaction.objectStore(ENTRIES).delete(id);
    transaction.objectStore(PACKS).delete(id);
    await done(transaction).catch(() => {});
    this.#others?.postMessage(id);
  }
}
