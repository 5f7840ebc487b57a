/** How common words are: Zipf values, the logarithm of how often a word stands in a billion. Everyday speech has 4 and more. */

/** The steps between words that are very rare and those that are very common; 0 lets every word in. */
export const ZIPF_STEPS: readonly number[] = [0, 1.5, 2.5, 3.5, 4.5];

/** Which of five words, the rarest first, tells how common a word is; undefined if that is not known. */
export const frequencyOf = (zipf: number | null, words: readonly string[]): string | undefined =>
  zipf ? words[ZIPF_STEPS.filter((step) => zipf >= step).length - 1] : undefined;
