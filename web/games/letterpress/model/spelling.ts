/** In which order a word's letters stand on the board, so that its squares can turn in a wave from the first. */
import { lettersOf } from "../../../tiles/notation.ts";
import { holds, SQUARES } from "./position.ts";

const collators = new Map<string, Intl.Collator>();

/**
 * Compares letters in any case. Case is the language's own affair (Turkish İ and I are different letters), so a
 * collator decides, never upper or lower case.
 */
function collatorFor(language: string): Intl.Collator {
  let collator = collators.get(language);
  if (!collator) collators.set(language, (collator = new Intl.Collator(language, { sensitivity: "accent" })));
  return collator;
}

/** Are they the same letter of a language, in any case? */
export const isSameLetter = (a: string, b: string, language: string): boolean =>
  collatorFor(language).compare(a, b) === 0;

/**
 * The squares of a play, the first letter's first; squares that match no letter come last.
 *
 * @param mask the squares
 * @param letters of the board
 * @param language of the word list
 */
export function spell(word: string, mask: number, letters: readonly string[], language: string): number[] {
  const collator = collatorFor(language);
  const left = new Set(
    Array.from({ length: SQUARES }, (_, square) => square).filter((square) => holds(mask, square)),
  );
  const order = [];
  for (let rest = word; rest && left.size;) {
    const next = [...left].find((square) => {
      const face = lettersOf(letters[square] ?? "");
      return face && collator.compare(face, rest.slice(0, face.length)) === 0;
    });
    if (next === undefined) {
      rest = rest.slice(1);
      continue;
    }
    rest = rest.slice(lettersOf(letters[next] ?? "").length);
    left.delete(next);
    order.push(next);
  }
  return [...order, ...left];
}
