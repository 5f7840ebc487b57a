/** Why a picture could not be read, as a sentence, and whether another game may. */
import type { TextsController } from "../../text/texts.ts";
import { refusalOf } from "./queries.ts";
import { MOST_MEGAPIXELS, ScreenshotError } from "./screenshot.ts";

export function sentenceOf(error: unknown, texts: TextsController): string {
  if (!(error instanceof ScreenshotError)) return texts.error(refusalOf(error));
  const [first = 0, second = MOST_MEGAPIXELS] = error.figures;
  const n = (value: number) => texts.number(Math.round(value));
  const sentence = texts.text.pictures.wrong[error.why];
  return typeof sentence === "string" ? sentence : sentence(n(first), n(second));
}

/** May it show the board of another game? */
export function mayBeAnothers(error: unknown): boolean {
  return !(error instanceof ScreenshotError) && refusalOf(error).data.code === "no-board";
}
