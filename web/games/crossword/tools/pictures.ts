/** How a crossword position is read from a picture: which game it shows, and in which language that is played. */
import { Notation } from "../../../tiles/notation.ts";
import { engineOf } from "../../shared/job.ts";
import { learntLetters } from "../../shared/learnt-letters.ts";
import { memo } from "../../shared/memo.ts";
import { Pictures } from "../../shared/pictures.ts";
import type { Params } from "../../shared/queries.ts";
import { ScreenshotError, type Screenshot } from "../../shared/screenshot.ts";
import type { Seen } from "../../shared/seen.ts";
import { tilesOf, type TileSet } from "../model/games.ts";
import { fromSeen, gameOf, seenOf, type SeenGame } from "../model/seen.ts";
import type { Kit } from "./kit.ts";
import type { Page } from "./page.ts";

export function boardPictures(page: Page, kit: Kit): Pictures {
  /** The game of the picture that was read last. */
  let game: SeenGame | null = null;
  const notation = memo((tiles: string | TileSet) => Notation.ofSet(tilesOf(tiles)));

  async function read(picture: Screenshot, signal: AbortSignal): Promise<Seen> {
    const engine = engineOf(() => page.engine);
    const { width, height } = picture.canvas;
    const ask = (request: Pick<Params<"crossword.read_image">, "lexicon" | "layout">) =>
      engine.request(
        "crossword.read_image",
        { width, height, learnt: learntLetters(), ...request },
        { bytes: picture.pixels, signal },
      );
    const { setup } = kit;
    const found = await ask({ lexicon: setup.list.id });
    const known = gameOf(setup, found);
    if (!known) {
      const { columns, onBoard } = seenOf(found);
      throw new ScreenshotError("board", [columns, onBoard / columns]);
    }
    // A game that is played in another language has other letters.
    const { list } = known;
    const seen = seenOf(list ? await ask({ lexicon: list, layout: found.layout }) : found);
    game = known;
    page.requestUpdate();
    return seen;
  }

  return new Pictures(
    page,
    () => ({ read, notation: notation(game?.tiles ?? kit.tiles), blanks: true }),
    (seen) => {
      if (!game) return;
      const { layout, tiles, list } = game;
      kit.choose({ position: fromSeen({ ...page.position, layout, tiles }, seen), list });
    },
  );
}
