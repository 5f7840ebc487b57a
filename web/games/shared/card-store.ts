/**
 * The cards of all lists, when their words were missed, and what was answered on which day: kept on this device.
 *
 * Each change is read and written in one step of IndexedDB, card by card, so that two tabs never undo each other; the other
 * tab hears of it. Where a page may store nothing, all of it lives as long as the page does, and whoever asks is told.
 */
import { openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";
import { STORAGE, inTime } from "../../engine/in-time.ts";
import { keyOf, newCard, readCard, type Card, type CardName } from "./cards.ts";
import { dayOfNumber, numberOf } from "./days.ts";

type Key = [list: string, kind: string, word: string];

/** The answers of a day. */
export interface Day {
  asked: number;
  right: number;
}

/** When a word of a list was missed, in milliseconds, the last time last. */
export type Missed = readonly [list: string, word: string, times: readonly number[]];

interface Schema extends DBSchema {
  cards: { key: Key; value: unknown };
  /** Times. */
  missed: { key: [list: string, word: string]; value: unknown };
  /** By the day's number. */
  days: { key: number; value: unknown };
}

const DATABASE = "tilewise-study";
const VERSION = 1;
const CHANNEL = "tilewise-study";

/** Cards from which on a change reads all of them at once, which is quicker than one by one. */
const MANY = 100;

/** Times that a word is known to have been missed at, the last ones. */
const MOST_MISSED = 20;

/** Rejects where nothing can be stored; a denied IndexedDB throws where it is named. */
const open = async (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(DATABASE, VERSION, {
    upgrade(database) {
      for (const name of ["cards", "missed", "days"] as const) database.createObjectStore(name);
    },
    // A build of later days waits for the old page to let go of it.
    blocking: (_now, _then, event) => (event.target as IDBDatabase).close(), // what such an event is of
  });

/** What a change makes of a card, null where there was none: the same, another, or null for none. */
export type Change = (card: Card | null, name: CardName) => Card | null;

const nameKey = ({ list, kind, word }: CardName): Key => [list, kind, word];

/** Raises `change` when any of it is another, also by another tab. */
export class CardStore extends EventTarget {
  readonly #keep: boolean;
  #database: Promise<IDBPDatabase<Schema> | null> | null = null;
  #read: Promise<void> | null = null;
  #others: BroadcastChannel | null = null;
  /** By their keys. What could not be stored is here all the same. */
  readonly #cards = new Map<string, Card>();
  readonly #missed = new Map<string, readonly number[]>();
  readonly #days = new Map<number, Day>();
  /** Did the browser refuse to keep something of this visit? */
  unkept = false;

  /** @param keep false never looks at what is stored, and stores nothing */
  constructor({ keep = true } = {}) {
    super();
    this.#keep = keep;
  }

  /** Settles when what was kept is known. Nothing is looked at before somebody asks. */
  get ready(): Promise<void> {
    return (this.#read ??= this.#readAll().catch(() => void (this.unkept = true)));
  }

  /** All cards that are known, in no order. */
  get all(): Card[] {
    return [...this.#cards.values()];
  }

  /** A card, once all are known. */
  get(name: CardName): Card | null {
    return this.#cards.get(keyOf(name)) ?? null;
  }

  /** A card, for whoever needs no others: games do not wait until ten thousand are read. */
  async find(name: CardName): Promise<Card | null> {
    if (this.#read) await this.#read;
    const known = this.get(name);
    const database = !known && !this.#read ? await this.#open() : null;
    const kept = database && (await inTime(database.get("cards", nameKey(name)), STORAGE).catch(() => null));
    return known ?? readCard(kept);
  }

  /** The answers of each day, by its number. */
  get days(): ReadonlyMap<number, Day> {
    return this.#days;
  }

  /** When a word was missed, the last time last. */
  async missed(list: string, word: string): Promise<readonly number[]> {
    const database = await this.#open();
    const key: [string, string] = [list, word];
    const kept = database && (await inTime(database.get("missed", key), STORAGE).catch(() => null));
    return kept ? missedTimes(kept) : (this.#missed.get(key.join("\n")) ?? []);
  }

  /** Put something else in the place of cards. Gives whether it is kept; where it is not, it lasts as long as the page. */
  async change(names: readonly CardName[], change: Change): Promise<boolean> {
    if (this.#read) await this.#read;
    const next: [CardName, Card | null][] = [];
    const kept = await this.#write("cards", async (store) => {
      const many = names.length > MANY;
      if (many) await this.#readCards(store);
      for (const name of names) {
        const before = many ? this.get(name) : readCard(await store.get(nameKey(name)));
        const after = change(before, name);
        next.push([name, after]);
        if (after && after !== before)
          void store.put(after, nameKey(name)).catch(() => {}); // told by the transaction
        else if (!after) void store.delete(nameKey(name)).catch(() => {});
      }
    });
    if (!kept)
      next.splice(
        0,
        Infinity,
        ...names.map((name): [CardName, Card | null] => [name, change(this.get(name), name)]),
      );
    for (const [name, card] of next) this.#set(name, card);
    this.#tell(next.length > MANY ? null : names.map(nameKey));
    return kept;
  }

  /** When each word was missed. */
  async allMissed(): Promise<Missed[]> {
    const found = new Map(this.#missed); // as far as nothing of it could be kept
    const reading = (await this.#open())?.transaction("missed").store;
    const read = reading && Promise.all([reading.getAllKeys(), reading.getAll()]);
    const [keys, kept] = (read && (await inTime(read, STORAGE).catch(() => null))) ?? [[], []];
    for (const [n, key] of keys.entries()) found.set(key.join("\n"), missedTimes(kept[n]));
    return [...found].map(([key, times]) => {
      const [list = "", word = ""] = key.split("\n");
      return [list, word, times];
    });
  }

  /** Note when words were missed. */
  async noteMissed(missed: readonly Missed[]): Promise<boolean> {
    const add = (before: readonly number[], times: readonly number[]) =>
      [...new Set([...before, ...times])].sort((one, other) => one - other).slice(-MOST_MISSED);
    for (const [list, word, times] of missed) {
      const key = `${list}\n${word}`;
      this.#missed.set(key, add(this.#missed.get(key) ?? [], times));
    }
    return this.#write("missed", async (store) => {
      for (const [list, word, times] of missed)
        await store.put(add(missedTimes(await store.get([list, word])), times), [list, word]);
    });
  }

  /** Count an answer on a day. */
  async countAnswer(day: Date, right: boolean): Promise<boolean> {
    await this.ready;
    const number = numberOf(day);
    const more = ({ asked, right: were }: Day): Day => ({ asked: asked + 1, right: were + Number(right) });
    let now = more(this.#days.get(number) ?? { asked: 0, right: 0 });
    const kept = await this.#write("days", async (store) => {
      now = more(dayIn(await store.get(number)));
      await store.put(now, number);
    });
    this.#days.set(number, now);
    this.#tell([]);
    return kept;
  }

  /** Take in the answers of other days, as another device has them; where both know of a day, the one that knows more. */
  async addDays(days: readonly (readonly [number, Day])[]): Promise<boolean> {
    await this.ready;
    const kept = await this.#write("days", async (store) => {
      for (const [number, day] of days)
        if (dayIn(await store.get(number)).asked < day.asked) await store.put(day, number);
    });
    for (const [number, day] of days)
      if ((this.#days.get(number)?.asked ?? 0) < day.asked) this.#days.set(number, day);
    this.#tell([]);
    return kept;
  }

  /** Does something in one step; gives whether it is kept. */
  async #write<Name extends "cards" | "missed" | "days">(
    name: Name,
    work: (store: Store<Name>) => Promise<void>,
  ): Promise<boolean> {
    const database = await this.#open();
    try {
      if (!database) throw new Error("Nothing can be stored.");
      const writing = database.transaction(name, "readwrite");
      await inTime(Promise.all([work(writing.store), writing.done]), STORAGE * 4); // of the transaction's only store
      return true;
    } catch (cause) {
      if (this.#keep) console.info("Tilewise cannot keep what is learnt:", cause);
      this.unkept = true;
      return false;
    }
  }

  #open(): Promise<IDBPDatabase<Schema> | null> {
    return (this.#database ??= this.#keep ? this.#connect().catch(() => null) : Promise.resolve(null));
  }

  async #connect(): Promise<IDBPDatabase<Schema>> {
    const database = await inTime(open(), STORAGE);
    this.#others = new BroadcastChannel(CHANNEL);
    this.#others.onmessage = ({ data }: MessageEvent<Key[] | null>) => void this.#hear(database, data);
    return database;
  }

  async #readAll(): Promise<void> {
    const database = await this.#open();
    if (!database) return;
    const before = [...this.#cards]; // some of which may not have been kept
    await inTime(this.#readCards(database.transaction("cards").store), STORAGE);
    for (const [key, card] of before) if (!this.#cards.has(key)) this.#cards.set(key, card);
    await inTime(this.#readDays(database), STORAGE);
  }

  /** Takes all cards as they are kept. What is damaged is none. */
  async #readCards(store: Pick<Store<"cards">, "getAll">): Promise<void> {
    const kept = await store.getAll();
    this.#cards.clear();
    for (const value of kept) {
      const card = readCard(value);
      if (card) this.#cards.set(keyOf(card), card);
    }
  }

  async #readDays(database: IDBPDatabase<Schema>): Promise<void> {
    const reading = database.transaction("days").store;
    const [days, answers] = await Promise.all([reading.getAllKeys(), reading.getAll()]);
    for (const [n, day] of days.entries()) if (dayOfNumber(day)) this.#days.set(day, dayIn(answers[n]));
  }

  /** Another tab has changed some cards, or null for many. */
  async #hear(database: IDBPDatabase<Schema>, keys: Key[] | null): Promise<void> {
    try {
      if (!this.#read) return void this.dispatchEvent(new Event("change"));
      const reading = database.transaction("cards").store;
      if (!keys) await this.#readCards(reading);
      for (const [list, kind, word] of keys ?? []) {
        const card = readCard(await reading.get([list, kind, word]));
        this.#set(card ?? { list, kind: kind as CardName["kind"], word }, card); // told by a page like this one
      }
      await this.#readDays(database);
      this.dispatchEvent(new Event("change"));
    } catch {
      // Read when the page is loaded next.
    }
  }

  #set(name: CardName, card: Card | null): void {
    if (card) this.#cards.set(keyOf(name), card);
    else this.#cards.delete(keyOf(name));
  }

  #tell(keys: Key[] | null): void {
    this.#others?.postMessage(keys);
    this.dispatchEvent(new Event("change"));
  }
}

/** A store of a transaction that writes. */
type Store<Name extends "cards" | "missed" | "days"> = import("idb").IDBPObjectStore<
  Schema,
  [Name],
  Name,
  "readwrite"
>;

/** The times among what was kept, or is in a file. */
export function missedTimes(kept: unknown): number[] {
  return Array.isArray(kept) ? kept.filter((each): each is number => Number.isSafeInteger(each)) : [];
}

function dayIn(kept: unknown): Day {
  const { asked, right } = (kept ?? {}) as Partial<Day>; // looked at here
  const count = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);
  return { asked: count(asked), right: Math.min(count(right), count(asked)) };
}

/** The cards of this device. */
export const cardStore = new CardStore();

/** When a word was missed, in milliseconds, the last time last. @param lexicon id of its list */
export const missed = (word: string, lexicon: string): Promise<readonly number[]> =>
  cardStore.missed(lexicon, word);

/** A word that is to be learnt, and the address of the position where it was met; "" for none. */
export interface ToLearn extends CardName {
  position?: string;
}

/**
 * Put words among those to learn: each has a card that is due at once. One that had a card keeps all that is remembered of it,
 * and comes `sooner`, for it was missed. Gives how many of them had none, and whether they are kept.
 */
export async function addCards(
  words: readonly ToLearn[],
  { sooner = true, now = Date.now(), store = cardStore } = {},
): Promise<{ added: number; kept: boolean }> {
  const positions = new Map(words.map((each) => [keyOf(each), each.position]));
  const added = new Set<string>();
  const kept = await store.change(words, (card, name) => {
    const position = positions.get(keyOf(name));
    if (!card) added.add(keyOf(name));
    const next = card ?? newCard(name, now);
    return { ...next, due: sooner ? Math.min(next.due, now) : next.due, ...(position && { position }) };
  });
  return { added: added.size, kept };
}
