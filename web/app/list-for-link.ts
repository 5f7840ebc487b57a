/** Which word list goes with a link that names none. */
import type { Lexicon } from "../engine/protocol.ts";
import type { Letters } from "../engine/site.d.ts";
import type { Spelling } from "../games/registry.ts";

/** The word list of a first visit, by the language of the page. */
export const firstLists: Readonly<Partial<Record<string, string>>> = { en: "en", tr: "tr" };

export interface Known {
  catalogue: readonly Pick<Lexicon, "id" | "alphabet" | "language">[];
  alphabets: Readonly<Record<string, Letters>>;
}

/** What is no letter: blanks, bare squares, and the signs of a pattern. */
const NO_LETTER = /[\s?*.[\]]/gu;

/** Can an alphabet write these letters? */
function spells(alphabet: Letters | undefined, letters: string): boolean {
  if (!alphabet) return false;
  const known = new Set([...alphabet.letters, ...alphabet.lowers].flatMap((letter) => Array.from(letter)));
  return Array.from(letters).every((letter) => known.has(letter));
}

/**
 * The list for a position: in the language that its tiles are made for, else in the page's, else in another that has all
 * its letters. Null where the position says nothing and the list in use may stay.
 * @param used the list in use, which is preferred among those of the page's language
 */
export function listFor(
  { alphabet, letters }: Spelling,
  language: string,
  used: string | undefined,
  { catalogue, alphabets }: Known,
): string | null {
  const text = letters.join("").normalize("NFC").replace(NO_LETTER, "");
  if (!text && alphabet === null) return null;
  const first = [firstLists[language], firstLists.en].flatMap(
    (id) => catalogue.find((list) => list.id === id) ?? [],
  );
  const inUse = catalogue.filter((list) => list.id === used && list.language === language);
  const ordered = [...inUse, ...first, ...catalogue];
  const fits = ordered.find(
    (list) => (alphabet === null || list.alphabet === alphabet) && spells(alphabets[list.alphabet], text),
  );
  const list = fits ?? ordered.find((each) => each.alphabet === alphabet) ?? ordered[0];
  return list?.id ?? null;
}
