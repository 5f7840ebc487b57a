/** What a word that was tried is worth, or why it is worth nothing. */
import type { TextsController } from "../../../text/texts.ts";
import type { Try } from "../model/round.ts";

export const worthOf = ({ score, reason, lacking }: Try, texts: TextsController): string => {
  const { draw, games } = texts.text;
  if (reason === null) return games.draw.points(score, texts.number(score));
  return draw.reasons[reason]?.(lacking.join(", ")) ?? reason;
};
