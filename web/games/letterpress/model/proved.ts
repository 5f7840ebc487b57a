/** What a search has proved, in a sentence. */
import type { LetterpressProof } from "../../../engine/methods.ts";
import type { TextsController } from "../../../text/texts.ts";
import type { Side } from "./position.ts";

/** Says what the side to move can force; nothing where nothing is proved. */
export function provedSentence(
  proved: LetterpressProof | null | undefined,
  side: Side,
  texts: Pick<TextsController, "text" | "number">,
) {
  const said = texts.text.letterpressWhy;
  if (!proved) return "";
  if (!proved.wins) return said.provedLost[side];
  if (proved.plies === 1) return said.provedNow[side];
  return (proved.by_passing ? said.provedByPassing : said.proved)[side](texts.number(turnsOf(proved.plies)));
}

/** Turns of the side to move within so many turns of both. */
export const turnsOf = (plies: number) => Math.ceil(plies / 2);
