/**
 * What undo and redo go back to, kept like the tables: through a reload, and the last steps through the end of the tab, too.
 *
 * It is written when the page is left, each position as its address, and read again if the table is still as it was then.
 * The tab has its own, whatever others do meanwhile; what all tabs share has those of the tab that was left last.
 */
import { findGame, games } from "../games/registry.ts";
import type { History, Store } from "../games/shared/store.ts";

const KEY = "tilewise-history";

/** Steps in each direction that are kept in the tab, and beyond it. */
const MOST = 100;
const LAST = 20;

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
  const begun = new Map(games().map(({ id }) => [id, store.position(id)]));
  /** Games whose table was changed in this tab: of the others, another tab may know more. */
  const changed = new Set<string>();
  store.addEventListener("change", () => {
    for (const [id, position] of begun) if (store.position(id) !== position) changed.add(id);
  });
  const keep = () => {
    const kept = games().map(({ id }): [string, Kept] => {
      const { past, future } = store.history(id);
      const texts = (positions: readonly unknown[]) => positions.slice(-MOST).map((each) => textOf(id, each));
      return [id, { now: textOf(id, store.position(id)), past: texts(past), future: texts(future) }];
    });
    remember("sessionStorage", Object.fromEntries(kept));
    const last = kept
      .filter(([id]) => changed.has(id))
      .map(([id, each]): [string, Kept] => [id, lastOf(each)]);
    if (last.length) remember("localStorage", { ...recall("localStorage"), ...Object.fromEntries(last) });
  };
  addEventListener("pagehide", keep);
  // A tab in the background may be thrown away without another word.
  addEventListener("visibilitychange", () => document.hidden && keep());
}

/** Give each game whose table is as it was left the history that it had. */
export function restoreHistories(store: Store): void {
  const places = [recall("sessionStorage"), recall("localStorage")];
  for (const { id } of games()) {
    const position = store.position(id);
    const now = textOf(id, position);
    const kept = places.map((each) => historyIn(each[id])).find((each) => each?.now === now);
    if (!kept) continue;
    const read = (texts: readonly string[]) => texts.map((text) => positionIn(id, text));
    const history: History = { past: read(kept.past), future: read(kept.future) };
    store.open(id, position, history);
  }
}

const lastOf = ({ now, past, future }: Kept): Kept => {
  return { now, past: past.slice(-LAST), future: future.slice(-LAST) };
};

type Storages = "sessionStorage" | "localStorage";

function remember(place: Storages, kept: Readonly<Record<string, unknown>>): void {
  try {
    globalThis[place].setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage that is full or switched off: undo begins anew.
  }
}

/** What is kept there, by game, which may be anything. */
function recall(place: Storages): Readonly<Partial<Record<string, unknown>>> {
  try {
    const kept: unknown = JSON.parse(globalThis[place].getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept ? { ...kept } : {};
  } catch {
    return {};
  }
}

function historyIn(kept: unknown): Kept | null {
  const { now, past, future } = (kept ?? {}) as Partial<Record<keyof Kept, unknown>>; // looked at here
  const whole = typeof now === "string" && Array.isArray(past) && Array.isArray(future);
  return whole ? { now, past: past.map(String), future: future.map(String) } : null;
}
