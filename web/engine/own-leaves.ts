/**
 * The visitor's own leave tables, kept on their machine: one for each list, board and tile set, by what the engine tells
 * these from others with (`made_for`). A list that is changed is another list, so its table is never used for it.
 *
 * Where a page may store nothing the tables live as long as the page does.
 */

import { openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";
import { STORAGE, inTime } from "./in-time.ts";
import type { CrosswordLeaves } from "./methods.ts";

interface Schema extends DBSchema {
  tables: { key: string; value: CrosswordLeaves };
}

const DATABASE = "tilewise-leaves";
const VERSION = 1;

/** Rejects where nothing can be stored; a denied IndexedDB throws where it is named. */
const open = async (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(DATABASE, VERSION, {
    upgrade(database) {
      database.createObjectStore("tables", { keyPath: "made_for" });
    },
  });

export class OwnLeaves {
  /** What was looked for, brought or learnt in this visit; null where there is none. */
  readonly #known = new Map<string, CrosswordLeaves | null>();
  readonly #unstored = new Set<string>();
  readonly #keep: boolean;
  #database: Promise<IDBPDatabase<Schema> | null> | null = null;

  /** @param keep false never looks at what is stored, and stores nothing */
  constructor({ keep = true }: { keep?: boolean } = {}) {
    this.#keep = keep;
  }

  /** The table for a game, null for none; undefined while nobody has looked. */
  known(madeFor: string): CrosswordLeaves | null | undefined {
    return this.#known.get(madeFor);
  }

  /** Will the table be there at the next visit? */
  isKept(madeFor: string): boolean {
    return !this.#unstored.has(madeFor);
  }

  /** Look what was kept for a game. */
  async look(madeFor: string): Promise<CrosswordLeaves | null> {
    const found = await this.#do(async (database) => database.get("tables", madeFor));
    if (!this.#known.has(madeFor)) this.#known.set(madeFor, found ?? null);
    return this.#known.get(madeFor) ?? null;
  }

  async save(table: CrosswordLeaves): Promise<void> {
    this.#known.set(table.made_for, table);
    const stored = await this.#do(async (database) => database.put("tables", table));
    if (stored === null) this.#unstored.add(table.made_for);
    else this.#unstored.delete(table.made_for);
  }

  async remove(madeFor: string): Promise<void> {
    this.#known.set(madeFor, null);
    this.#unstored.delete(madeFor);
    await this.#do(async (database) => database.delete("tables", madeFor));
  }

  /** Do something with what is stored; gives null where that cannot be. */
  async #do<T>(what: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | null> {
    if (!this.#keep) return null;
    this.#database ??= inTime(open(), STORAGE).catch(() => null);
    const database = await this.#database;
    if (!database) return null;
    try {
      return await inTime(what(database), STORAGE);
    } catch (cause) {
      console.info("Tilewise cannot keep leave values:", cause);
      return null;
    }
  }
}
