/** The example of the first screen: a board and a rack in the list's language, or an opening where there is none. */
import { Notation } from "../../../tiles/notation.ts";
import type { Sample, SampleWords } from "../../shared/sample.ts";
import { exampleFor } from "./examples.ts";
import { tilesInUse, tilesOf } from "./games.ts";
import { boardPicture } from "./picture.ts";
import { emptyPosition, placedBy, rowsOf, type Position } from "./position.ts";

/** Letters that most languages open with. */
const OPENING = Array.from("AEINRST");

function positionIn(alphabet: string): Position {
  const example = alphabet === "en" ? exampleFor("scrabble") : exampleFor(`scrabble_${alphabet}`);
  return example ?? { ...emptyPosition(), rack: OPENING };
}

export function sample({ list: { id, alphabet }, selection }: SampleWords): Sample {
  const position = positionIn(alphabet);
  const { layout, rack } = position;
  const tiles = tilesInUse(layout, position.tiles, alphabet);
  const notation = Notation.ofSet(tilesOf(tiles));
  return {
    picture: boardPicture(position, notation),
    async solve(ask) {
      const { plays } = await ask("crossword.solve", {
        lexicon: id,
        layout,
        tiles,
        board: rowsOf(position),
        rack: rack.join(""),
        blanks: "merged",
        limit: 1,
        ...selection,
      });
      const [play] = plays;
      if (!play) return null;
      return {
        picture: boardPicture(position, notation, new Map(placedBy(position, play))),
        word: notation.plain(play.word),
        worth: ({ games }, number) => games.crossword.sample(play.position, number(play.score)),
      };
    },
  };
}
