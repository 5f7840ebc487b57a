/**
 * What undo and redo go back to, kept through a reload: for as long as the tab is open.
 *
 * It is written when the page is left, each position as its address, and read again if the table is still as it was then.
 */
import { findGame, games } from "../games/registry.ts";
import type { History, Store } from "../games/shared/store.ts";

const KEY = "tilewise-history";

/** Steps in each direction that are kept. */
const MOST = 100;

interface Kept {
  now: string;
  past: readonly string[];
  future: readonly string[];
}

const textOf = (id: string, position: unknown): string => {
  const game = findGame(id);
  return game?.toLink(position, game.options).toString() ?? "";
};

const positionIn = (id: string, text: string): unknown =>
  findGame(id)?.fromLink(new URLSearchParams(text)).position;

/** Keep every game's history when the page is left. */
export function keepHistories(store: Store): void {
  const keep = () => {
    const kept = games().map(({ id }): [string, Kept] => {
      const { past, future } = store.history(id);
      const texts = (positions: readonly unknown[]) => positions.slice(-MOST).map((each) => textOf(id, each));
      return [id, { now: textOf(id, store.position(id)), past: texts(past), future: texts(future) }];
    });
    try {
      sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // Storage that is full or switched off: undo begins anew.
    }
  };
  addEventListener("pagehide", keep);
  // A tab in the background may be thrown away without another word.
  addEventListener("visibilitychange", () => document.hidden && keep());
}

/** Give each game whose table is as it was left the history that it had. */
export function restoreHistories(store: Store): void {
  for (const { id } of games()) {
    const kept = recall(id);
    const position = store.position(id);
    if (kept?.now !== textOf(id, position)) continue;
    const read = (texts: readonly string[]) => texts.map((text) => positionIn(id, text));
    const history: History = { past: read(kept.past), future: read(kept.future) };
    store.open(id, position, history);
  }
}

function recall(id: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Record<string, Partial<Kept>>>; // looked at here
    const { now, past, future } = kept[id] ?? {};
    const whole = typeof now === "string" && Array.isArray(past) && Array.isArray(future);
    return whole ? { now, past: past.map(String), future: future.map(String) } : null;
  } catch {
    return null;
  }
}
