/**
 * Links and kept games of earlier builds, as their own code wrote them: 98641ef2 of the 23rd of November, 2026, when Letterpress
 * had just come to be played; a44f3688 of the 26th, before games were records; 7f45db96 of the 28th.
 *
 * What is kept on a device are addresses. What the games of the table come to is held in tests/golden/test_old_links.py. Of what
 * an address leaves out the default holds, which for the order of plays and the ranking of Letterpress is another now.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubStorage } from "../ui/storage.stub.ts";
import links from "../../tests/golden/data/old_links.json" with { type: "json" };
import "../games/all.ts";
import { findGame, games } from "../games/registry.ts";
import { Store } from "../games/shared/store.ts";
import { readAddress, type Read } from "./address.ts";
import { restoreHistories } from "./kept-history.ts";
import { keptTables } from "./kept-tables.ts";
import { SavedPositions } from "./saved-positions.ts";

let storage: Map<string, string>;

beforeEach(() => {
  storage = stubStorage();
  vi.stubGlobal("window", new EventTarget());
});

afterEach(() => vi.unstubAllGlobals());

/** A store with a position on the table of its game. */
function storeWith(game: string, position: unknown): Store {
  const options = Object.fromEntries(games().map(({ id, options: of }) => [id, of]));
  const store = new Store({
    game,
    list: "en",
    language: "en",
    theme: "system",
    zipf: {},
    hideRude: false,
    options,
  });
  for (const each of games()) store.open(each.id, each.id === game ? position : each.empty());
  return store;
}

/** A position as undo keeps it. */
const linkTo = (id: string, position: unknown): string => {
  const game = findGame(id);
  return game?.toLink(position, game.options).toString() ?? "";
};

/** The address that is written now. */
function written({ game, position, options, list, zipf }: Read): string {
  const params = findGame(game)?.toLink(position, options) ?? new URLSearchParams();
  if (list) params.set("list", list);
  if (zipf) params.set("zipf", String(zipf));
  return `#${game}?${params}`.replaceAll("%2C", ",");
}

function opened(address: string): Read {
  const read = readAddress(address);
  if (!read) throw new Error(`${address} is the first screen`);
  return read;
}

/** The game of a position, which has it as a part or is it. */
function recordIn(position: unknown): unknown {
  const { game, setup, actions } = position as { game?: unknown; setup?: unknown; actions?: unknown };
  return game ?? { setup, actions };
}

describe.each(links)("a link of $from: $address", ({ address, now = address, options, position, record }) => {
  test("opens what it was", () => {
    const read = opened(address);
    expect(read.lost).toEqual([]);
    expect(written(read)).toBe(now);
    expect(read.options).toMatchObject(options);
    if (position) expect(read.position).toMatchObject(position);
    if (record) expect(recordIn(read.position)).toMatchObject(record);
  });

  test("is there among what was kept: as the table that was left, by its name, and for undo", () => {
    const { game, position } = opened(address);
    const time = 1_764_000_000_000;
    storage.set(`tilewise-table-${game}`, `${time}${address}`);
    storage.set("tilewise-positions", JSON.stringify([{ address, name: "kept", time }]));
    if (findGame(game)?.brief(position))
      expect(keptTables()).toMatchObject([{ address, time, read: { position } }]);
    expect(new SavedPositions().all).toEqual([{ address, name: "kept", time }]);
    const text = address.slice(address.indexOf("?") + 1);
    storage.set(
      "tilewise-history",
      JSON.stringify({ [game]: { now: linkTo(game, position), past: [text], future: [] } }),
    );
    const store = storeWith(game, position);
    restoreHistories(store);
    store.undo(game);
    expect(linkTo(game, store.position(game))).toBe(linkTo(game, position));
    expect(store.history(game).future).toHaveLength(1);
  });
});
