/**
 * The address mirrors the page: `#letterpress?board=…&list=en`. A link is a board; a bare address is the first screen.
 *
 * Reading keeps what can be read and names what cannot. Writing replaces the entry of the browser's history, so that Back
 * does not walk through every letter; another game, a play or another position is an entry of its own, which Back leaves.
 *
 * What lies on top of the page (layers.ts) has an entry above that of the page, with the same address, which Back leaves as
 * well. Where it was closed in another way that entry stays, and Back goes on through it.
 */
import { findGame, games } from "../games/registry.ts";
import { en, type FirstTexts } from "../text/en.ts";
import { HOME, type Change, type Store } from "../games/shared/store.ts";
import { layers as layersOfPage, type Layers } from "../ui/layers.ts";

export interface Read {
  game: string;
  /** Null where the list in use stays. */
  list: string | null;
  zipf: number;
  position: unknown;
  options: Readonly<Record<string, unknown>>;
  kept: string[];
  lost: string[];
}

/** Does an address name a game and nothing more? */
export const namesGameAlone = ({ kept, lost }: Read) => !kept.length && !lost.length;

/**
 * Does an address name a day and no position? What lies on the table stays there until the day's own has come, which
 * makes room for it in its turn.
 */
export const namesDayAlone = ({ game, position, options }: Read): boolean =>
  Boolean(options.day) && !findGame(game)?.brief(position);

/** What a position is known by, in a line; "" for an untouched table. */
export function briefOf({ game, position, list, options }: Read): string {
  const alphabet = PAGE.catalogue.find(({ id }) => id === list)?.alphabet;
  return findGame(game)?.brief(position, alphabet, options) ?? "";
}

/** The sentence about an address that could not be read whole. */
export function unreadSentence({ lost, kept }: Read, language: string, { notice }: FirstTexts) {
  const list = new Intl.ListFormat(language);
  const known: Readonly<Record<string, string>> = notice.parts;
  const names = (parts: string[]) => list.format(parts.map((part) => known[part] ?? part));
  return notice.damaged(names(lost), names(kept));
}

/**
 * @param hash as in `location.hash`
 * @returns null if the address names the first screen
 */
export function readAddress(hash: string): Read | null {
  const text = hash.replace(/^#\/?/, "");
  if (!text || text === HOME) return null;
  const [head = "", ...rest] = text.split("?");
  const named = !head.includes("=");
  const query = named ? rest.join("?") : text;
  const first = games()[0];
  const found = named ? findGame(head) : first;
  const game = found ?? first;
  if (!game) return null;
  const { intact, broken } = sort(query);
  const params = new URLSearchParams(intact.join("&"));
  const read = game.fromLink(params);
  const list = params.get("list");
  const listRead = list !== null && /^[\w-]{1,40}$/.test(list);
  if (list !== null) (listRead ? read.kept : read.lost).push("list");
  const zipf = params.get("zipf");
  const zipfRead = zipf !== null && /^\d(\.\d+)?$/.test(zipf);
  if (zipf !== null) (zipfRead ? read.kept : read.lost).push("zipf");
  if (!found) read.lost.unshift("game");
  return {
    ...read,
    lost: [...new Set([...read.lost, ...broken])],
    game: game.id,
    list: listRead ? list : null,
    zipf: zipfRead ? Number(zipf) : 0,
    options: { ...game.options, ...read.options },
  };
}

/** Part the query where percent signs still stand for something from where they do not. */
function sort(query: string) {
  const intact = [];
  const broken = [];
  for (const part of query.split("&").filter(Boolean)) {
    const [name = ""] = part.split("=");
    try {
      decodeURIComponent(part.replaceAll("+", " "));
      if (!part.includes("=") || part.includes("\ufffd")) broken.push(known(name));
      else intact.push(part);
    } catch {
      broken.push(known(name));
    }
  }
  return { intact, broken };
}

/** A part that the texts have no name for is told of as the link's ending. */
const known = (name: string) => (Object.hasOwn(en.notice.parts, name) ? name : "link");

/**
 * @param id the game whose table is written, by default the one that is played
 * @param position by default the one on the table
 * @returns "" for the first screen
 */
export function writeAddress(store: Store, id = store.settings.game, position?: unknown): string {
  if (!findGame(id)) return "";
  return write(store, id, position ?? store.position(id), store.settings.options[id] ?? {});
}

/** The address under which a position is kept: it opens where the position is seen. */
export function keptAddress(store: Store, id = store.settings.game, position?: unknown): string {
  if (!findGame(id)) return "";
  const laid = position ?? store.position(id);
  const options: object = store.settings.options[id] ?? {};
  const kept = findGame(id)?.keptOptions?.(laid, options) as object | undefined; // the game's own
  return write(store, id, laid, kept ?? options);
}

/** The address of what has made room for the position on a game's table; "" for nothing that is worth keeping. */
export function leftAddress(store: Store, id: string, left: unknown): string {
  const game = findGame(id);
  if (!game?.leftOptions) return game?.brief(left) ? keptAddress(store, id, left) : "";
  const options = game.leftOptions(left, store.position(id), store.settings.options[id]) as object | null; // its own
  return options && game.brief(left) ? write(store, id, left, options) : "";
}

function write(store: Store, id: string, position: unknown, options: object): string {
  const { list } = store.settings;
  const zipf = store.settings.zipf[id];
  const game = findGame(id);
  if (!game) return "";
  const params = game.toLink(position, options);
  params.set("list", list);
  if (zipf) params.set("zipf", String(zipf));
  return `#${id}?${params}`.replaceAll("%2C", ",");
}

/** Where the store's position is on Tilewise's own page, for a page that lies beside it. */
export const pageAddress = (store: Store) =>
  new URL(`./${writeAddress(store)}`, location.href.split(/[?#]/)[0]).href;

/** Browsers allow only so many changes of the address; beyond this many in this many milliseconds it has to wait. */
const CHANGES = 80;
const WHILE = 10_000;

/** The state of an entry of the history that was made here: a link that was followed has none. */
interface Own {
  by: "tilewise";
  /** The address of the entry before it, as that was when this one was begun; null where that is not known. */
  before: string | null;
  /** The addresses of the entries that were gone back from to this one, the latest last. */
  ahead?: readonly string[];
  /** What the entry has in common with those above it for what lies on top; there is none before anything does. */
  key?: string;
  /** For how many things that lie on top it is. */
  over?: number;
}

/** The present entry's state, if it was made here. */
function ownState(): Own | null {
  const state = history.state as Partial<Own> | null; // or whatever a page of the same host has put there
  if (state?.by !== "tilewise") return null;
  const { before = null, ahead, key, over } = state;
  return {
    by: "tilewise",
    before,
    ...(ahead?.length ? { ahead } : {}),
    ...(key ? { key, over: over ?? 0 } : {}),
  };
}

/** A frame shares its history with the page around it, and may take back none of that. */
const inFrame = () => window.top !== window;

/** "" would leave the part after the "#" as it is. */
const inFull = (address: string) => address || location.pathname + location.search;

/** Write the present entry anew, and what is known of it. */
function replaceEntry(address: string, known: Partial<Own> = {}): void {
  const state: Own = { ...(ownState() ?? { by: "tilewise", before: null }), ...known };
  history.replaceState(state, "", inFull(address));
}

/** Hears of an address that came from outside: null for the first screen. `again` is one that was there before, as by Back. */
type OnRead = (read: Read | null, again: boolean) => void;

/** Keeps the address in step with the store, and the store with an address that the visitor changes. */
export class Address {
  #store: Store;
  #onRead: OnRead;
  #timer = 0;
  /** Null until anything was. */
  #written: string | null = null;
  /** The address of what the page began with, for the entry that it began with. */
  readonly #first: string;
  /** Is the store being changed to what an address says? */
  #reading = false;
  /** When the address was written lately, the newest last. */
  #times: number[] = [];
  /** Is the browser going back to the entry before? What changes until it is there waits. */
  #leaving = false;
  /** Is any of what waits an entry of its own? */
  #entryWaits = false;
  /** Does what waits take back something more? */
  #backWaits = false;
  /**
   * The addresses of the entries that were gone back from, the latest last: what is done again is an entry again.
   *
   * The present entry keeps them through a reload.
   */
  #ahead: readonly string[];
  /** What is known of the present entry, to be compared with that which the browser goes to. */
  #here = ownState();

  readonly #layers: Layers;

  constructor(store: Store, onRead: OnRead, layers = layersOfPage) {
    this.#store = store;
    this.#onRead = onRead;
    this.#layers = layers;
    this.#first = writeAddress(store);
    this.#ahead = ownState()?.ahead ?? [];
    store.addEventListener("change", (event) => this.#onChange(event as CustomEvent<Change>)); // a store's own event
    window.addEventListener("hashchange", () => this.#onHash());
    window.addEventListener("popstate", () => this.#onPop()); // before that
    layers.addEventListener("cover", () => this.#cover());
  }

  /** Begin an entry for what has come to lie on top, unless one is there from something that has been closed. */
  #cover() {
    const own = ownState() ?? { by: "tilewise", before: null };
    if (this.#leaving || inFrame() || (own.over ?? 0) >= this.#layers.count) return;
    const key = own.key ?? Math.random().toString(36).slice(2); // a page without https has no crypto.randomUUID
    if (!own.key) history.replaceState({ ...own, key, over: 0 }, "");
    history.pushState({ ...own, key, over: this.#layers.count }, "");
    this.#here = ownState();
  }

  /** Close what lay on top of the entry that was gone back from; where nothing does any more, go on to the one before. */
  #onPop() {
    const [from, to] = [this.#here, ownState()];
    this.#here = to;
    const [above = 0, below = 0] = [from?.over, to?.over];
    if (this.#leaving || !to?.key || to.key !== from?.key || below >= above) return;
    if (this.#written !== null) replaceEntry(this.#written); // it may have changed since
    if (this.#layers.count <= below) return history.back();
    this.#layers.closeDownTo(below);
    if (this.#layers.count > below) this.#cover();
  }

  #onHash() {
    if (this.#leaving) return this.#arrive();
    if (location.hash === this.#written) return;
    this.#written = location.hash;
    this.#ahead = [];
    this.#reading = true;
    this.#onRead(readAddress(location.hash), ownState() !== null);
    this.#reading = false;
    this.#writeSoon();
  }

  #onChange({ detail: { entry, back } }: CustomEvent<Change>) {
    // What is half read is nothing to come back to.
    if (this.#reading) return;
    if (this.#leaving) {
      this.#entryWaits ||= entry;
      this.#backWaits = back ?? false;
    } else if (entry) this.#begin();
    else this.#follow(back);
  }

  /** Begin an entry with something new, after which nothing is ahead. */
  #begin() {
    this.#ahead = [];
    this.#enter();
  }

  /** Bring the entry in step with a change that begins none by itself. */
  #follow(back = false) {
    const address = writeAddress(this.#store);
    if (back && !inFrame() && ownState()?.before === address) this.#leave();
    else if (address !== this.#written && address === this.#ahead.at(-1)) {
      this.#ahead = this.#ahead.slice(0, -1);
      this.#enter();
    } else this.#writeSoon();
  }

  /** Go back to the entry before, whose address is the store's. */
  #leave() {
    clearTimeout(this.#timer);
    this.#ahead = [...this.#ahead, this.#written ?? this.#first];
    this.#written = writeAddress(this.#store);
    this.#leaving = true;
    this.#entryWaits = this.#backWaits = false;
    this.#timer = setTimeout(() => this.#arrive(), WHILE / 10);
    const over = ownState()?.over ?? 0;
    if (over) history.go(-over - 1);
    else history.back();
  }

  /** The entry before is there, and what has changed meanwhile is written. */
  #arrive() {
    clearTimeout(this.#timer);
    this.#leaving = false;
    this.#written = location.hash; // which may have changed since it was noted
    this.#times.push(performance.now());
    replaceEntry(this.#written, { ahead: this.#ahead });
    if (this.#entryWaits) this.#begin();
    else this.#follow(this.#backWaits);
  }

  /** Begin an entry of the history. */
  #enter() {
    const address = writeAddress(this.#store);
    if (address === this.#written) return;
    if (this.#written === null) replaceEntry(this.#first);
    const before = this.#written ?? this.#first;
    const state: Own = { by: "tilewise", before, ...(this.#ahead.length ? { ahead: this.#ahead } : {}) };
    history.pushState(state, "", inFull(address));
    this.#here = state;
    this.#times.push(performance.now());
    clearTimeout(this.#timer);
    this.#written = address;
  }

  // At once, because whoever reloads expects the last letter to be there.
  #writeSoon() {
    const now = performance.now();
    this.#times = this.#times.filter((time) => now - time < WHILE);
    if (this.#times.length < CHANGES) return this.write();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.write(), WHILE / CHANGES);
  }

  write() {
    clearTimeout(this.#timer);
    if (this.#leaving) return;
    const address = writeAddress(this.#store);
    if (address === this.#written) return;
    this.#times.push(performance.now());
    replaceEntry(address);
    this.#written = address;
  }

  /** Bring the address up to date and give it. */
  link() {
    this.write();
    return location.href;
  }
}
