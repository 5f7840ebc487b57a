/** How often a word is heard, in words. */

/** Zipf values (a word's frequency on a scale of tenths of magnitude) at which a word counts as heard more often. */
const STEPS = [1.5, 2.5, 3.5, 4.5];

/**
 * @param zipf 0 or null if it is not known
 * @param words for each step, the rarest first; then for what is not known
 */
export const heard = (zipf: number | null, words: readonly string[]) =>
  (zipf ? words[STEPS.filter((step) => zipf >= step).length] : words[STEPS.length + 1]) ?? "";
