/** The sentence about a link that could not be read whole. */
import { en } from "../text/en.ts";
import { languages } from "../text/texts.ts";
import type { Read } from "./address.ts";

export function damage({ lost, kept }: Read, language: string) {
  const { notice } = languages[language] ?? en;
  const list = new Intl.ListFormat(language);
  const names = (parts: string[]) =>
    list.format(parts.map((part) => notice.parts[part as keyof typeof notice.parts] ?? part));
  return notice.damaged(names(lost), names(kept));
}
