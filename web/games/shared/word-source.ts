/**
 * Words of a list of any length, as far as they have been fetched: more follow as they come into sight, one piece after
 * another, so that a fast scroll leaves no gap.
 */
import type { Sight } from "../../ui/long-rows.ts";

/** Rows some of which are still to come. */
export interface Sparse<Gap, Word> {
  /** The first words between two places that are not there yet. */
  gap(from: number, to: number): Gap | null;
  fill(gap: Gap, words: readonly Word[]): void;
}

export class WordSource<Words extends Sparse<Gap, Word>, Gap, Word> {
  /** Null until words are found. */
  words: Words | null = null;
  /** Counts how often words were filled in. */
  filled = 0;
  readonly #fetch: (gap: Gap) => Promise<readonly Word[] | null>;
  readonly #onFilled: () => void;
  #fresh = false;
  #sight: Sight = [0, 0];
  #fetching = false;

  /** @param fetch gives null if the engine refuses */
  constructor(fetch: (gap: Gap) => Promise<readonly Word[] | null>, onFilled: () => void) {
    this.#fetch = fetch;
    this.#onFilled = onFilled;
  }

  /** @param fresh do the words answer the present request, so that more of them may be fetched? */
  show(words: Words | null, fresh: boolean): void {
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
    if (!words || !this.#fresh) return false;
    const gap = words.gap(...this.#sight);
    if (gap === null) return false;
    const fetched = await this.#fetch(gap);
    if (words !== this.words) return true; // other words are in sight meanwhile
    if (!fetched?.length) return false;
    words.fill(gap, fetched);
    this.filled++;
    this.#onFilled();
    return true;
  }
}
