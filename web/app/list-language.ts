/** Which language a list may be in whose letters do not tell: the one that its file names, or else the visitor's. */

const NAMES = new Intl.DisplayNames("en", { type: "language" });

/** @param name of the file, such as "polish-words" or "lista_pl" */
export function likelyLanguage(
  name: string,
  visitors: string,
  alphabets = Object.keys(PAGE.alphabets),
): string {
  const parts = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const named = alphabets.find((id) => parts.includes(NAMES.of(id)?.toLowerCase() ?? id));
  // Two letters are words too, so they count only at an end of the name.
  const ended = alphabets.find((id) => id === parts.at(-1) || id === parts[0]);
  return named ?? ended ?? (alphabets.includes(visitors) ? visitors : "en");
}
