/** A board in small. */
import { Notation } from "../../../tiles/notation.ts";
import type { Picture } from "../../shared/picture.ts";
import { layoutOf, premiumOf, tilesInUse, tilesOf, widthOf } from "./games.ts";
import type { Position } from "./position.ts";

/** @param alphabet of the tiles, where the position leaves it to the word list */
export function picture(position: Position, alphabet = "en"): Picture {
  const tiles = tilesInUse(position.layout, position.tiles, alphabet);
  return boardPicture(position, Notation.ofSet(tilesOf(tiles)));
}

/** @param placed tiles of a play that is shown on it */
export function boardPicture(
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
