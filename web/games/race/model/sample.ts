/** The example of the first screen: the rack of the first race, and the commonest of its longest words. */
import { rackPicture, tileSquare } from "../../shared/picture.ts";
import type { Sample, SampleWords } from "../../shared/sample.ts";
import { emptyPosition } from "./position.ts";

/** Words that are shown. */
const WORDS = 3;

/** Words of the greatest length that are looked at. */
const LONGEST = 30;

export function sample({ list: { id }, selection }: SampleWords): Sample {
  const { rack } = emptyPosition();
  const tiles = Array.from(rack, tileSquare);
  return {
    picture: rackPicture(tiles, WORDS),
    // All finders find the same words, so one is enough here.
    async solve(ask) {
      const found = await ask("anagram.find", {
        lexicon: id,
        rack,
        use: "any",
        order: "length",
        limit: LONGEST,
        facts: true,
        ...selection,
      });
      const [{ words, count } = { words: [], count: 0 }] = found.groups;
      const length = words[0]?.word.length;
      const [first, ...others] = words
        .filter(({ word }) => word.length === length)
        .sort((one, other) => (other.zipf ?? 0) - (one.zipf ?? 0));
      if (!first) return null;
      const shown = [first, ...others].slice(0, WORDS).map(({ word }) => word);
      return {
        picture: rackPicture(tiles, WORDS, shown),
        word: first.word,
        worth: ({ games }, number) => games.anagrams.sample(number(count - 1), count - 1),
      };
    },
  };
}
