/** The example of the first screen: a game in progress, made of plays of the shipped lists. */
import type { Sample, SampleWords } from "../../shared/sample.ts";
import { withPlayed } from "../../shared/picture.ts";
import { example } from "./examples.ts";
import { picture } from "./position.ts";
import { spell } from "./spelling.ts";
import { boardFor } from "./turn.ts";

const english = example("pnsenahmuortfhigcscwpdoea", 16777383, 7441480, [
  "HAPPENS",
  "GATHERS",
  "ASHAMED",
  "CHOPPED",
]);

const turkish = example("kalemritsnüyoadğşıbezçuhö", 8320, 1407, ["KRİSTAL", "REALİST", "SÜRMELİ"]);

export function sample({ list: { id, alphabet, language }, selection }: SampleWords): Sample {
  const position = alphabet === "tr" ? turkish : english;
  return {
    picture: picture(position),
    async solve(ask) {
      const board = { lexicon: id, ...boardFor(position) };
      const request = { ...board, ...selection, ranking: "letterpwn" as const, limit: 1 };
      const { plays } = await ask("letterpress.solve", request);
      const [play] = plays;
      if (!play) return null;
      const { word, mask, ours, theirs, score } = play;
      return {
        picture: withPlayed(
          picture({ ...position, ours, theirs }),
          spell(word, mask, position.letters, language),
        ),
        word,
        worth: ({ games }, number) => games.letterpress.sample(number(score[0]), number(score[1])),
      };
    },
  };
}
