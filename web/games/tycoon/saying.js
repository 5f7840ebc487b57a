/** What went wrong, in the page's language: this game's sentence for the code, else the page's, else the engine's. */

/**
 * @param {import("../../text/texts.js").TextsController} texts
 * @param {{ message: string, data?: Record<string, any> }} error
 */
export function saying(texts, error) {
  const say = texts.text.tycoon.errors[String(error.data?.code ?? "")];
  return say ? say(error.data ?? {}, error.message) : texts.error(error);
}
