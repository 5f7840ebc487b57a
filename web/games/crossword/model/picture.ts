/** A board in small. */
import { BLANK, Notation } from "../../../tiles/notation.ts";
import { tilesPicture, tileSquare, type Picture } from "../../shared/picture.ts";
import { namesOf } from "./game.ts";
import { layoutOf, premiumOf, startOf, tilesInUse, tilesOf, widthOf } from "./games.ts";
import { isEmpty, type Position } from "./position.ts";

/** @param alphabet of the tiles, where the position leaves it to the word list */
export function picture(position: Position, alphabet = "en", { view = "" } = {}): Picture {
  if (position.game && (view === "game" || isEmpty(position)))
    return tilesPicture(namesOf(position.game).map((name) => name.slice(0, 1)));
  const tiles = tilesInUse(position.layout, position.tiles, alphabet);
  const notation = Notation.ofSet(tilesOf(tiles));
  return boardPicture(position, notation, position.laid ?? undefined);
}

/** @param placed tiles of a play that is shown on it */
export function boardPicture(
  { layout, squares, rack }: Position,
  notation: Notation,
  placed: ReadonlyMap<number, string> = new Map(),
): Picture {
  const board = layoutOf(layout);
  const places = [...placed.keys()];
  return {
    columns: widthOf(board),
    squares: squares.map((lying, square) => {
      const tile = placed.get(square) ?? lying;
      if (!tile) {
        const start = square === startOf(board);
        return { kind: "bare", letter: "", premium: premiumOf(board, square), start };
      }
      const { face: letter, blank } = notation.see(tile);
      return placed.has(square)
        ? { kind: "tile", letter, blank, played: true, turn: places.indexOf(square) }
        : { kind: "tile", letter, blank };
    }),
    below: rack.map((tile) => tileSquare(tile === BLANK ? "" : notation.see(tile).face)),
  };
}
