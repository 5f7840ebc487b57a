/**
 * What one wants to learn, from wherever one met it: a review, a lost challenge, a puzzle. It waits here, in the browser's
 * storage, until study makes cards of it; so a game needs to know nothing of cards.
 */
import { recall, remember } from "../../ui/storage.ts";

export interface Wanted {
  /** In upper case. */
  word: string;
  /** Id of its word list. */
  lexicon: string;
  /** The address of the position in which one met it, from its "#"; "" for none. */
  position: string;
  /** In milliseconds. */
  time: number;
}

const KEY = "tilewise-learn";

/** Raises `wanted` when something more waits, for a page that makes cards of it at once. */
export const learning = new EventTarget();

/** Words that wait, at most; the oldest go first. */
const MOST = 1_000;

const isWanted = (each: unknown): each is Wanted => {
  const { word, lexicon, position, time } = (each ?? {}) as Partial<Record<keyof Wanted, unknown>>; // or anything
  return [word, lexicon, position].every((text) => typeof text === "string") && typeof time === "number";
};

/** What waits to become a card, the latest first. */
export function wanted(): readonly Wanted[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept.filter(isWanted) : [];
}

/** Does a word wait? */
export const isWantedAlready = (word: string, lexicon: string): boolean =>
  wanted().some((each) => each.word === word && each.lexicon === lexicon);

/** Learn a word. Gives false where the browser keeps nothing. */
export function learn(
  word: string,
  lexicon: string,
  { position = "", time = Date.now() }: Partial<Pick<Wanted, "position" | "time">> = {},
): boolean {
  const others = wanted().filter((each) => each.word !== word || each.lexicon !== lexicon);
  const kept = remember(KEY, [{ word, lexicon, position, time }, ...others].slice(0, MOST));
  if (kept) learning.dispatchEvent(new Event("wanted"));
  return kept;
}

/** Take all that waits, to make cards of it. */
export function takeWanted(): readonly Wanted[] {
  const taken = wanted();
  if (taken.length) remember(KEY, []);
  return taken;
}
