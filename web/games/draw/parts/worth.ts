/** What a word that was tried is worth, or why it is worth nothing. */
import type { TextsController } from "../../../text/texts.ts";
import type { Try } from "../model/round.ts";

export const worthOf = ({ score, reason, lacking }: Try, texts: TextsController): string => {
  const { points, reasons } = texts.text.draw;
  if (reason === null) return points(score, texts.number(score));
  return reasons[reason]?.(lacking.join(", ")) ?? reason;
};
