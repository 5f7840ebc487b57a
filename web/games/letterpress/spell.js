/** In which order a word's letters stand on the board, so that its squares can turn in a wave from the first. */
import { faceOf, holds, SQUARES } from "./position.js";

/** @type {Map<string, Intl.Collator>} */
const collators = new Map();

/**
 * Compares letters in any case. Case is the language's own affair (Turkish İ and I are different letters), so a
 * collator decides, never upper or lower case.
 * @param {string} language
 */
function collatorFor(language) {
  let collator = collators.get(language);
  if (!collator) collators.set(language, (collator = new Intl.Collator(language, { sensitivity: "accent" })));
  return collator;
}

/**
 * @param {string} word
 * @param {number} mask the squares of the play
 * @param {readonly string[]} letters of the board
 * @param {string} language of the word list
 * @returns {number[]} squares, the first letter's first; squares that match no letter come last
 */
export function spell(word, mask, letters, language) {
  const collator = collatorFor(language);
  const left = new Set(
    Array.from({ length: SQUARES }, (_, square) => square).filter((square) => holds(mask, square)),
  );
  const order = [];
  for (let rest = word; rest && left.size;) {
    const next = [...left].find((square) => {
      const face = faceOf(letters[square] ?? "");
      return face && collator.compare(face, rest.slice(0, face.length)) === 0;
    });
    if (next === undefined) {
      rest = rest.slice(1);
      continue;
    }
    rest = rest.slice(faceOf(letters[next] ?? "").length);
    left.delete(next);
    order.push(next);
  }
  return [...order, ...left];
}
