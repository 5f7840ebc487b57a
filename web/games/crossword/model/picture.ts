/** A board in small. */
import { BLANK, boardRows, Notation } from "../../../tiles/notation.ts";
import { tilesPicture, tileSquare, type Picture } from "../../shared/picture.ts";
import { standingOf } from "../../shared/standing.ts";
import { namesOf, type GameRecord } from "./game.ts";
import { layoutOf, premiumOf, startOf, tilesInUse, tilesOf, widthOf } from "./games.ts";
import { bareSquares, isEmpty, type Position } from "./position.ts";

/** @param alphabet of the tiles, where the position leaves it to the word list */
export function picture(position: Position, alphabet = "en", { view = "" } = {}): Picture {
  if (position.game && (view === "game" || isEmpty(position))) return gamePicture(position.game);
  const tiles = tilesInUse(position.layout, position.tiles, alphabet);
  const notation = Notation.ofSet(tilesOf(tiles));
  return boardPicture(position, notation, position.laid ?? undefined);
}

/** The game's own board; as long as nothing is known of it, who plays. */
function gamePicture(game: GameRecord): Picture {
  const { layout, tiles } = game.setup;
  const squares = boardRows(standingOf(game)?.board ?? "").flat();
  const fits = squares.length === bareSquares(layout).length;
  if (!fits) return tilesPicture(namesOf(game).map((name) => name.slice(0, 1)));
  return boardPicture({ layout, squares, rack: [] }, Notation.ofSet(tilesOf(tiles)));
}

/** @param placed tiles of a play that is shown on it */
export function boardPicture(
  { layout, squares, rack }: Pick<Position, "layout" | "squares" | "rack">,
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
