/**
 * Every game's table as it was left, kept in the browser's storage from the first change on.
 *
 * A table is kept as its address, so that one which has been damaged is read as far as it can be, like a link. Each game
 * has an entry of its own: two tabs with different games do not disturb each other.
 */
import { games } from "../games/registry.ts";
import type { Store } from "../games/shared/store.ts";
import { readAddress, writeAddress, type Read } from "./address.ts";

const keyOf = (game: string) => `tilewise-table-${game}`;

/** Put on each game's table what was left there. @param laid the game on whose table something else lies already */
export function restoreTables(store: Store, laid: string | null = null): void {
  for (const { id } of games()) {
    if (id === laid) continue;
    const read = readAddress(recall(keyOf(id)));
    if (read?.game === id) lay(store, read);
  }
}

/** Put on a game's table what was read, with its options. */
export function lay(store: Store, { game, position, options, zipf }: Read) {
  store.open(game, position);
  store.setOptions(game, options);
  store.setZipf(game, zipf);
}

/** Keep each table as often as it changes. */
export function keepTables(store: Store): void {
  const kept = new Map<string, unknown[]>();
  const look = () => {
    const { options, zipf } = store.settings;
    for (const { id } of games()) {
      const now = [store.position(id), options[id], zipf[id]];
      const before = kept.get(id);
      kept.set(id, now);
      if (before && now.some((value, n) => value !== before[n])) remember(keyOf(id), writeAddress(store, id));
    }
  };
  look();
  store.addEventListener("change", look);
}

function recall(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function remember(key: string, address: string): void {
  try {
    localStorage.setItem(key, address);
  } catch {
    // Storage that is full or switched off: the table is there until the page is closed.
  }
}
