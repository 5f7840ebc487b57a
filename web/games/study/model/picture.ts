/** The picture of a position that a card or a question is about. */
import { findGame, type Read } from "../../registry.ts";
import type { Picture } from "../../shared/picture.ts";

/** @param address from "#" on; null where no game can read it, or it shows nothing without being asked about */
export function pictureAt(address: string, alphabet = "en"): Picture | null {
  const [, id = "", params = ""] = /^#([\w-]+)\?(.*)$/s.exec(address) ?? [];
  const game = findGame(id);
  if (!game) return null;
  try {
    const read = game.fromLink(new URLSearchParams(params)) as Read<unknown, object>; // the game's own
    // What lies in the finder: of a game under way only itself knows the board.
    const options = { ...game.options, ...read.options, view: "finder" };
    return game.brief(read.position, alphabet, options)
      ? game.picture(read.position, alphabet, options)
      : null;
  } catch {
    return null;
  }
}
