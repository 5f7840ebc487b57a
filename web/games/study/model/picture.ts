/** The picture of a position that a card or a question is about. */
import { findGame, type Read } from "../../registry.ts";
import type { Picture } from "../../shared/picture.ts";

/** @param address from "#" on; null where no game can read it */
export function pictureAt(address: string, alphabet = "en"): Picture | null {
  const [, id = "", params = ""] = /^#([\w-]+)\?(.*)$/s.exec(address) ?? [];
  const game = findGame(id);
  if (!game) return null;
  try {
    const read = game.fromLink(new URLSearchParams(params)) as Read<unknown, object>; // the game's own
    return game.picture(read.position, alphabet, { ...game.options, ...read.options });
  } catch {
    return null;
  }
}
