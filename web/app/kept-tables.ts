/**
 * Every game's table as it was left, kept in the browser's storage from the first change on.
 *
 * A table is kept as its address, so that one which has been damaged is read as far as it can be, like a link; before it
 * stands when that was. Each game has an entry of its own: two tabs with different games do not disturb each other.
 */
import { findGame, games } from "../games/registry.ts";
import type { Store } from "../games/shared/store.ts";
import { readAddress, writeAddress, type Read } from "./address.ts";

const keyOf = (game: string) => `tilewise-table-${game}`;

export interface KeptTable {
  read: Read;
  address: string;
  /** When it was left, in milliseconds. */
  time: number;
}

/** The tables that were left with something on them, the latest first. */
export function keptTables(): KeptTable[] {
  const tables = games().flatMap((game) => {
    const kept = recall(game.id);
    return kept && game.brief(kept.read.position) ? [...besides(kept), kept] : [];
  });
  return tables.sort((one, other) => other.time - one.time);
}

/** A game under way that lies on the same table, where something else was looked at last. */
function besides({ read, time }: KeptTable): KeptTable[] {
  const game = findGame(read.game);
  const options = game?.beside?.(read.position, read.options) as Read["options"] | undefined; // the game's own
  if (!game || !options) return [];
  const params = game.toLink(read.position, options);
  if (read.list) params.set("list", read.list);
  return [{ read: { ...read, options }, address: `#${game.id}?${params}`, time }];
}

/** Is what was kept of a game what lies on its table? */
export function isOnTable(store: Store, { read }: KeptTable): boolean {
  const game = findGame(read.game);
  const link = (position: unknown, options: unknown) => game?.toLink(position, options).toString();
  const { game: id, position, options } = read;
  return link(store.position(id), store.settings.options[id]) === link(position, options);
}

/** Put on each game's table what was left there. @param laid the game on whose table something else lies already */
export function restoreTables(store: Store, laid: string | null = null): void {
  for (const { id } of games()) {
    if (id === laid) continue;
    const kept = recall(id);
    if (kept) lay(store, kept.read);
  }
}

/** Put on a game's table what was read, with its options. */
export function lay(store: Store, { game, position, options, zipf }: Read) {
  store.open(game, position);
  store.setOptions(game, options);
  store.setZipf(game, zipf);
}

/**
 * Keep each table as often as it changes.
 * @param laid the game on whose table something else lies than was kept
 * @param left hears of that which was kept, when the other takes its place
 */
export function keepTables(
  store: Store,
  laid: string | null = null,
  left?: (table: KeptTable) => void,
): void {
  let hidden = laid && recall(laid);
  if (hidden && isOnTable(store, hidden)) hidden = null; // a page that was loaded anew
  const kept = new Map<string, unknown[]>();
  const look = () => {
    const { options, zipf } = store.settings;
    for (const { id } of games()) {
      const now = [store.position(id), options[id], zipf[id]];
      const before = kept.get(id);
      kept.set(id, now);
      if (!before || now.every((value, n) => value === before[n])) continue;
      remember(id, writeAddress(store, id));
      if (!hidden || id !== laid) continue;
      if (findGame(id)?.brief(hidden.read.position) && !isOnTable(store, hidden)) left?.(hidden);
      hidden = null;
    }
  };
  look();
  store.addEventListener("change", look);
}

function recall(game: string): KeptTable | null {
  try {
    const [, time = "", address = ""] = /^(\d*)(.*)$/s.exec(localStorage.getItem(keyOf(game)) ?? "") ?? [];
    const read = readAddress(address);
    return read?.game === game ? { read, address, time: Number(time) } : null;
  } catch {
    return null;
  }
}

function remember(game: string, address: string): void {
  try {
    localStorage.setItem(keyOf(game), `${Date.now()}${address}`);
  } catch {
    // Storage that is full or switched off: the table is there until the page is closed.
  }
}
