/** The example of the first screen: a rack with a blank, and the commonest words of all its tiles. */
import { tokensOf } from "../../../tiles/notation.ts";
import { rackPicture, tileSquare } from "../../shared/picture.ts";
import type { Sample, SampleWords } from "../../shared/sample.ts";
import { examplesFor } from "./position.ts";

/** Words that are shown. */
const WORDS = 3;

export function sample({ list: { id, alphabet }, selection }: SampleWords): Sample {
  const [{ rack }] = examplesFor(alphabet);
  const tiles = tokensOf(rack).map((tile) => tileSquare(tile === "?" ? "" : tile));
  return {
    picture: rackPicture(tiles, WORDS),
    async solve(ask) {
      const found = await ask("anagram.find", {
        lexicon: id,
        rack,
        use: "all",
        order: "zipf",
        limit: WORDS,
        ...selection,
      });
      const [{ words, count } = { words: [], count: 0 }] = found.groups;
      const [first] = words;
      if (!first) return null;
      const shown = words.map(({ word }) => word);
      const isBlank = (row: number, place: number) => words[row]?.blanks.includes(place) ?? false;
      return {
        picture: rackPicture(tiles, WORDS, shown, isBlank),
        word: first.word,
        worth: ({ games }, number) => games.anagrams.sample(number(count - 1), count - 1),
      };
    },
  };
}
