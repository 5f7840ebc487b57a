/** How long it takes until a card comes again, in the largest unit of which it is at least one. */
import type { FirstTexts } from "../../../text/en.ts";
import type { TextsController } from "../../../text/texts.ts";

const UNITS = [
  ["year", 365 * 24 * 60],
  ["month", 30 * 24 * 60],
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

export function waitText(milliseconds: number, texts: Pick<TextsController<FirstTexts>, "number">): string {
  const minutes = milliseconds / 60_000;
  const [unit, size] = UNITS.find(([, least]) => minutes >= least) ?? ["minute", 1];
  const count = Math.max(1, Math.round(minutes / size));
  return texts.number(count, { style: "unit", unit, unitDisplay: "short" });
}
