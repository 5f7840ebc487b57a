/** The example of the first screen: a draw, and its best words. */
import { rackPicture, tileSquare } from "../../shared/picture.ts";
import type { Sample, SampleWords } from "../../shared/sample.ts";

/** Best words that are shown. */
const WORDS = 3;

const racks: Readonly<Partial<Record<string, string>>> = { tr: "ASANFAU" };

/** Draw 8 of the game's own bag; in Turkish draw 5. */
const RACK = "ERTIIOV";

export function sample({ list: { id, alphabet }, selection }: SampleWords): Sample {
  const rack = racks[alphabet] ?? RACK;
  const tiles = Array.from(rack, tileSquare);
  return {
    picture: rackPicture(tiles, WORDS),
    async solve(ask) {
      const { words, score } = await ask("draw.solve", { lexicon: id, rack, bag: null, ...selection });
      const [first] = words;
      if (first === undefined) return null;
      return {
        picture: rackPicture(tiles, WORDS, words.slice(0, WORDS)),
        word: first,
        worth: ({ games }, number) => games.draw.points(score, number(score)),
      };
    },
  };
}
