/** The sentence about a link that could not be read whole. */
import { en } from "../text/en.js";
import { languages } from "../text/texts.js";

/**
 * @param {import("./address.js").Read} read
 * @param {string} language
 */
export function damage({ lost, kept }, language) {
  const { notice } = languages[language] ?? en;
  const list = new Intl.ListFormat(language);
  const names = (/** @type {string[]} */ parts) =>
    list.format(parts.map((part) => notice.parts[/** @type {keyof typeof notice.parts} */ (part)] ?? part));
  return notice.damaged(names(lost), names(kept));
}
