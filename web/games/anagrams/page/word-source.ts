/**
 * The words that were found, as far as they have been fetched: more follow as they come into sight, one piece after
 * another, so that a fast scroll leaves no gap; an export fetches all of them.
 */
import type { AnagramFind, AnagramFound, WordGroup } from "../../../engine/methods.ts";
import type { FoundWords, Sight } from "../model/found-words.ts";

/** Asks with what is said beside the request itself; gives null if the engine refuses, which `onRefused` may tell. */
type Ask = (asked: Partial<AnagramFind>, onRefused?: () => void) => Promise<AnagramFound | null>;

export class WordSource {
  /** Null until words are found. */
  words: FoundWords | null = null;
  /** Counts how often words were filled in. */
  filled = 0;
  readonly #ask: Ask;
  readonly #onFilled: () => void;
  #fresh = false;
  #sight: Sight = [0, 0];
  #fetching = false;

  constructor(ask: Ask, onFilled: () => void) {
    this.#ask = ask;
    this.#onFilled = onFilled;
  }

  /** @param fresh do the words answer the present request, so that more of them may be fetched? */
  show(words: FoundWords | null, fresh: boolean): void {
    if (words !== this.words) this.#sight = [0, 0];
    this.words = words;
    this.#fresh = fresh;
  }

  /** Fetch the words between two places that are not there. */
  async look(sight: Sight): Promise<void> {
    this.#sight = sight;
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (await this.#fetchNext());
    } finally {
      this.#fetching = false;
    }
  }

  /** Fetch the next words in sight; false if there are none. */
  async #fetchNext(): Promise<boolean> {
    const { words } = this;
    const gap = this.#fresh ? words?.gap(...this.#sight) : null;
    if (!words || !gap) return false;
    const { section, offset, limit } = gap;
    const answer = await this.#ask({ ...section.asked, offset, limit }, () => undefined);
    if (words !== this.words) return true; // other words are in sight meanwhile
    const fetched = answer?.groups[0]?.words ?? [];
    if (!fetched.length) return false;
    words.fill(gap, fetched);
    this.filled++;
    this.#onFilled();
    return true;
  }

  /** All the words, in the order in which they are shown; null if the engine refuses. */
  async every(): Promise<WordGroup[] | null> {
    const groups: WordGroup[] = [];
    for (const asked of this.words?.queries ?? []) {
      const answer = await this.#ask(asked);
      if (!answer) return null;
      groups.push(...answer.groups);
    }
    return groups;
  }
}
