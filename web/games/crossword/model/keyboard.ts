/** The keys of a language's keyboard, row by row, for keys on the screen that are where people look for them. */

/** Letters as the keyboards that are sold in a country have them. */
const LATIN = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const QWERTZ = ["qwertzuiop", "asdfghjkl", "yxcvbnm"];
const KEYBOARDS: Readonly<Partial<Record<string, readonly string[]>>> = {
  ca: ["qwertyuiop", "asdfghjklç", "zxcvbnm"],
  cs: QWERTZ,
  da: ["qwertyuiopå", "asdfghjklæø", "zxcvbnm"],
  de: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
  el: ["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"],
  es: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
  fi: ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
  fr: ["azertyuiop", "qsdfghjklm", "wxcvbn"],
  hu: QWERTZ,
  no: ["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"],
  pt: ["qwertyuiop", "asdfghjklç", "zxcvbnm"],
  ru: ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"],
  sk: QWERTZ,
  sl: ["qwertzuiopšđ", "asdfghjklčć", "yxcvbnmž"],
  sv: ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"],
  tr: ["qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç"],
};

/** The most keys in a row that is not a keyboard's own. */
const MOST_IN_ROW = 10;

/**
 * Letters of an alphabet in the rows of its keyboard. Those that no key has follow, in the last row if they fit there:
 * letters of two, letters with accents. Where the keyboard is not known all of them stand in the order of the alphabet.
 */
export function keyboardRows<T extends { lower: string }>(alphabet: string, letters: readonly T[]): T[][] {
  const byLower = new Map(letters.map((letter) => [letter.lower, letter]));
  const latin = byLower.has("a") ? LATIN : [];
  const rows = (KEYBOARDS[alphabet] ?? latin)
    .map((row) => Array.from(row, (lower) => byLower.get(lower)).filter((letter) => letter !== undefined))
    .filter((row) => row.length);
  const placed = new Set(rows.flat());
  const others = letters.filter((letter) => !placed.has(letter));
  const widest = Math.max(MOST_IN_ROW, ...rows.map((row) => row.length));
  const last = rows.at(-1);
  if (last && last.length + others.length <= widest) last.push(...others);
  else {
    const more = Math.ceil(others.length / MOST_IN_ROW);
    const inRow = Math.ceil(others.length / more);
    for (let row = 0; row < more; row++) rows.push(others.slice(row * inRow, (row + 1) * inRow));
  }
  return rows;
}
