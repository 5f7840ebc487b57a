/** The example of the first screen: a rack with a blank, and the commonest words of all its tiles. */
import { tokensOf } from "../../../tiles/notation.ts";
import { rowsPicture, tileSquare, type PictureSquare } from "../../shared/picture.ts";
import type { Sample, SampleWords } from "../../shared/sample.ts";
import { examplesFor } from "./position.ts";

/** Words that are shown. */
const WORDS = 3;

export function sample({ list: { id, alphabet }, selection }: SampleWords): Sample {
  const [{ rack }] = examplesFor(alphabet);
  const tiles = tokensOf(rack).map((tile) => tileSquare(tile === "?" ? "" : tile));
  const picture = (words: readonly PictureSquare[][] = []) =>
    rowsPicture(tiles.length, WORDS + 2, [tiles, [], ...words]);
  return {
    picture: picture(),
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
      const rows = words.map(({ word, blanks }, row) =>
        Array.from(word, (letter, place) => {
          return { ...tileSquare(letter), played: blanks.includes(place), turn: row * word.length + place };
        }),
      );
      return {
        picture: picture(rows),
        word: first.word,
        worth: ({ games }, number) => games.anagrams.sample(number(count - 1), count - 1),
      };
    },
  };
}
