/**
 * The visitor's own word lists, kept on their machine: what is known of each, and its words as the engine packed them.
 *
 * IndexedDB holds both in one transaction, so there is never one without the other. Where a page may store nothing
 * (a frame in another site, a private window, a full disk) the lists live as long as the page does.
 */

import { openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";
import type { Bytes } from "../rpc/messages.ts";
import { STORAGE, inTime } from "./in-time.ts";
import type { Lexicon } from "./protocol.ts";

interface Schema extends DBSchema {
  entries: { key: string; value: Lexicon };
  packs: { key: string; value: Bytes };
}

const DATABASE = "tilewise";
const VERSION = 1;

/** Tells the site's other pages which list has changed, by its id. */
const CHANNEL = "tilewise-lists";

/** Rejects where nothing can be stored; a denied IndexedDB throws where it is named. */
const open = async (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(DATABASE, VERSION, {
    upgrade(database) {
      database.createObjectStore("entries", { keyPath: "id" });
      database.createObjectStore("packs");
    },
  });

export interface OwnListsOptions {
  /** False never looks at what is stored, and stores nothing. */
  keep?: boolean;
  /** Hears of a list that another page has kept, changed or removed. */
  onOther?: (id: string) => void;
}

export class OwnLists {
  /** What is known of each list. */
  readonly entries = new Map<string, Lexicon>();
  /** Settles when `entries` has what was kept from earlier visits. */
  readonly ready: Promise<void>;
  /** Lists that could not be stored. */
  readonly #unstored = new Map<string, Bytes>();
  readonly #database: Promise<IDBPDatabase<Schema> | null>;
  #others: BroadcastChannel | null = null;

  constructor({ keep = true, onOther }: OwnListsOptions = {}) {
    this.#database = keep ? inTime(open(), STORAGE).catch(() => null) : Promise.resolve(null);
    this.ready = this.#read(onOther).catch(() => {});
  }

  async #read(onOther: OwnListsOptions["onOther"]): Promise<void> {
    const database = await this.#database;
    if (!database) return;
    this.#others = new BroadcastChannel(CHANNEL);
    this.#others.onmessage = async ({ data: id }: MessageEvent<string>) => {
      const entry = await database.get("entries", id);
      if (entry) this.entries.set(id, entry);
      else this.entries.delete(id);
      onOther?.(id);
    };
    for (const entry of await inTime(database.getAll("entries"), STORAGE)) this.entries.set(entry.id, entry);
  }

  async packed(id: string): Promise<Bytes | undefined> {
    await this.ready;
    const unstored = this.#unstored.get(id);
    const database = unstored ? null : await this.#database;
    return database ? inTime(database.get("packs", id), STORAGE) : unstored;
  }

  /** A name that no other list has than the one of an id: that, or it and a number. */
  freeName(wanted: string, own = ""): string {
    const taken = [...this.entries.values()].flatMap(({ id, name }) => (id === own ? [] : [name]));
    let name = wanted;
    for (let n = 2; taken.includes(name); n++) name = `${wanted} ${n}`;
    return name;
  }

  /** A new list by an id and a name that no other has. */
  #another(entry: Lexicon): Lexicon {
    let { id } = entry;
    for (let n = 2; this.entries.has(id); n++) id = `${entry.id}-${n}`;
    return { ...entry, id, name: this.freeName(entry.name) };
  }

  /**
   * Keeps a list, or only what is known of it; gives whether it will be there at the next visit, and what is known of it
   * from now on: a list that `isNew` has another id and name if these are taken, also by another page meanwhile.
   */
  async save(
    entry: Lexicon,
    packed?: Bytes,
    { isNew = false } = {},
  ): Promise<{ entry: Lexicon; kept: boolean }> {
    const bytes = packed ?? this.#unstored.get(entry.id);
    const database = await this.#database;
    try {
      if (!database) throw new Error("Nothing can be stored.");
      const saved = await inTime(this.#write(database, entry, bytes, isNew), STORAGE);
      this.entries.set(saved.id, saved);
      this.#unstored.delete(saved.id);
      this.#others?.postMessage(saved.id);
      return { entry: saved, kept: true };
    } catch (cause) {
      console.info("Tilewise cannot keep a word list:", cause);
      const saved = isNew ? this.#another(entry) : entry;
      this.entries.set(saved.id, saved);
      if (bytes) this.#unstored.set(saved.id, bytes);
      return { entry: saved, kept: false };
    }
  }

  /** Writes what is known of a list and its words in one step. */
  async #write(
    database: IDBPDatabase<Schema>,
    entry: Lexicon,
    bytes: Bytes | undefined,
    isNew: boolean,
  ): Promise<Lexicon> {
    const writing = database.transaction(["entries", "packs"], "readwrite");
    const entries = writing.objectStore("entries");
    // Those of pages that are not heard of yet, too.
    if (isNew) for (const taken of await entries.getAll()) this.entries.set(taken.id, taken);
    const saved = isNew ? this.#another(entry) : entry;
    await Promise.all([
      entries.put(saved),
      bytes && writing.objectStore("packs").put(bytes, saved.id),
      writing.done,
    ]);
    return saved;
  }

  async remove(id: string): Promise<void> {
    this.entries.delete(id);
    this.#unstored.delete(id);
    const database = await this.#database;
    if (!database) return;
    const writing = database.transaction(["entries", "packs"], "readwrite");
    const { done } = writing;
    const gone = [writing.objectStore("entries").delete(id), writing.objectStore("packs").delete(id), done];
    await inTime(Promise.all(gone), STORAGE).catch(() => {});
    this.#others?.postMessage(id);
  }
}
