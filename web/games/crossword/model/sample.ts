/** The example of the first screen: a board and a rack in the list's language, or an opening where there is none. */
import { Notation } from "../../../tiles/notation.ts";
import type { Picture } from "../../shared/picture.ts";
import type { Sample, SampleWords } from "../../shared/sample.ts";
import { exampleFor } from "./examples.ts";
import { layoutOf, premiumOf, tilesInUse, tilesOf, widthOf } from "./games.ts";
import { emptyPosition, placedBy, rowsOf, type Position } from "./position.ts";

/** Letters that most languages open with. */
const OPENING = Array.from("AEINRST");

function positionIn(alphabet: string): Position {
  const example = alphabet === "en" ? exampleFor("scrabble") : exampleFor(`scrabble_${alphabet}`);
  return example ?? { ...emptyPosition(), rack: OPENING };
}

function picture(
  { layout, squares }: Position,
  notation: Notation,
  placed = new Map<number, string>(),
): Picture {
  const board = layoutOf(layout);
  const places = [...placed.keys()];
  return {
    columns: widthOf(board),
    squares: squares.map((lying, square) => {
      const tile = placed.get(square) ?? lying;
      if (!tile) return { kind: "bare", letter: "", premium: premiumOf(board, square) };
      const { face: letter } = notation.see(tile);
      return placed.has(square)
        ? { kind: "tile", letter, played: true, turn: places.indexOf(square) }
        : { kind: "tile", letter };
    }),
  };
}

export function sample({ list: { id, alphabet }, selection }: SampleWords): Sample {
  const position = positionIn(alphabet);
  const { layout, rack } = position;
  const tiles = tilesInUse(layout, position.tiles, alphabet);
  const notation = Notation.ofSet(tilesOf(tiles));
  return {
    picture: picture(position, notation),
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
        picture: picture(position, notation, new Map(placedBy(position, play))),
        word: notation.plain(play.word),
        worth: ({ crossword }, number) => crossword.sample(play.position, number(play.score)),
      };
    },
  };
}
