/**
 * Positions that one can come back to: those that were given a name, and the latest of those that made room for another.
 *
 * Each is kept as its address, in the browser's storage; all of them can be taken along as one file. Without storage they
 * are there until the page is closed.
 */
import { recall, remember } from "../ui/storage.ts";
import { readAddress } from "./address.ts";

export interface SavedPosition {
  address: string;
  /** "" for one that was put away without a word. */
  name: string;
  /** When it was saved, in milliseconds. */
  time: number;
}

const KEY = "tilewise-positions";

/** Positions without a name that are kept: the oldest go first. */
const RECENT = 30;

/** What the file says it is. */
const FORMAT = "tilewise positions";

/** Positions that a file may bring; those of a player's years are a few hundred. */
export const MOST_IN_FILE = 1_000;

/** Characters of a name, as in the field for it, and of an address, which holds a whole game at most. */
const MOST_NAMED = 80;
const MOST_ADDRESS = 50_000;

/** What came of a file: how many positions it has, or why none of it was taken. */
export type Brought = number | "no-file" | "too-many";

export class SavedPositions extends EventTarget {
  /** Will they be there at the next visit? Not if the browser had no room for the last of them. */
  lasting = true;
  /** Null until they are asked for, so that a start does not wait for them. */
  #positions: readonly SavedPosition[] | null = null;

  constructor() {
    super();
    window.addEventListener("storage", ({ key }) => {
      if (key === KEY) this.#show(valid(recall(KEY)));
    });
  }

  /** The newest first. */
  get all(): readonly SavedPosition[] {
    return (this.#positions ??= valid(recall(KEY)));
  }

  get recent(): readonly SavedPosition[] {
    return this.all.filter(({ name }) => !name);
  }

  get named(): readonly SavedPosition[] {
    return this.all.filter(({ name }) => name);
  }

  /** Save a position, once: under the name that it has already, if none is given. */
  save(address: string, name = "", time = Date.now()): void {
    const before = this.all.find((each) => each.address === address);
    const saved = { address, name: name || (before?.name ?? ""), time };
    this.#keep([saved, ...this.all.filter((each) => each !== before)]);
  }

  /** @param name "" makes it one of the recent positions */
  rename(address: string, name: string): void {
    this.#keep(this.all.map((each) => (each.address === address ? { ...each, name } : each)));
  }

  remove(address: string): void {
    this.#keep(this.all.filter((each) => each.address !== address));
  }

  /** All positions as the text of a file. */
  toText(): string {
    return `${JSON.stringify({ format: FORMAT, positions: this.all }, null, 2)}\n`;
  }

  /** Add the positions of a file's text; how many are new. Of one that is here too the later stays, and a name beats none. */
  addText(text: string): Brought {
    const added = positionsIn(text);
    if (!added) return "no-file";
    if (added.length > MOST_IN_FILE) return "too-many";
    const both = new Map<string, SavedPosition>();
    for (const each of [...this.all, ...added]) {
      const known = both.get(each.address);
      const later = known && known.time >= each.time ? known : each;
      both.set(each.address, { ...later, name: later.name || (known?.name ?? "") || each.name });
    }
    const before = this.all.length;
    this.#keep([...both.values()]);
    return both.size - before;
  }

  #keep(positions: readonly SavedPosition[]): void {
    let room = RECENT;
    const sorted = positions.toSorted((one, other) => other.time - one.time);
    const kept = sorted.filter(({ name }) => name || room-- > 0);
    this.lasting = remember(KEY, kept);
    this.#show(kept);
  }

  #show(positions: readonly SavedPosition[]): void {
    this.#positions = positions;
    this.dispatchEvent(new Event("change"));
  }
}

function positionsIn(text: string): readonly SavedPosition[] | null {
  try {
    const { format, positions } = JSON.parse(text) as { format?: unknown; positions?: unknown }; // looked at here
    return format === FORMAT ? valid(positions) : null;
  } catch {
    return null;
  }
}

/** Those that can be read, of what may be anything. */
function valid(positions: unknown): readonly SavedPosition[] {
  if (!Array.isArray(positions)) return [];
  return positions.flatMap((position: Partial<Record<keyof SavedPosition, unknown>> | null) => {
    const { address, name, time } = position ?? {};
    if (typeof address !== "string" || typeof name !== "string" || typeof time !== "number") return [];
    // A game that is none, and a moment that no calendar has or that is yet to come, may stand in a file.
    const isSound = address.length <= MOST_ADDRESS && Number.isFinite(time) && time >= 0;
    const read = isSound ? readAddress(address) : null;
    if (!read || read.lost.includes("game")) return [];
    return [{ address, name: name.trim().slice(0, MOST_NAMED), time: Math.min(time, Date.now()) }];
  });
}
