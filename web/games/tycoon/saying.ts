/** What went wrong, in the page's language: this game's sentence for the code, else the page's, else the engine's. */
import type { TextsController } from "../../text/texts.ts";

export function saying(texts: TextsController, error: { message: string; data?: Record<string, any> }) {
  const say = texts.text.tycoon.errors[String(error.data?.code ?? "")];
  return say ? say(error.data ?? {}, error.message) : texts.error(error);
}
