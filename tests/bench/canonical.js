/**
 * The canonical-key method in JavaScript, as bingo finders do it: the letters of every word sorted into a key, the
 * rack's blanks expanded into every letter, keys looked up; for "any" tiles, the keys of every subset of the rack.
 */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const keyOf = (word) => [...word].sort().join("");

/** @param {string[]} words */
export function prepare(words) {
  const index = new Map();
  for (const word of words) {
    const key = keyOf(word.toUpperCase());
    const same = index.get(key);
    if (same) same.push(word);
    else index.set(key, [word]);
  }
  return index;
}

/** Every key that a rack with blanks can spell, once. */
function expanded(letters, blanks) {
  let keys = new Set([keyOf(letters)]);
  for (let n = 0; n < blanks; n++) {
    const more = new Set();
    for (const key of keys) for (const letter of LETTERS) more.add(keyOf(key + letter));
    keys = more;
  }
  return keys;
}

/** The keys of every subset of sorted letters, once. */
function subsets(key) {
  const all = new Set([""]);
  for (const letter of key) for (const part of [...all]) all.add(part + letter);
  return all;
}

/**
 * @param {Map<string, string[]>} index
 * @param {string} rack with "?" for blanks
 * @param {boolean} any
 */
export function find(index, rack, any = false) {
  const letters = rack.replaceAll("?", "");
  const blanks = rack.length - letters.length;
  const keys = new Set();
  for (const key of expanded(letters, blanks)) {
    if (any) for (const part of subsets(key)) keys.add(part);
    else keys.add(key);
  }
  let count = 0;
  for (const key of keys) count += index.get(key)?.length ?? 0;
  return count;
}

/** The 27 queries: the rack, and the rack with each letter. */
export const through = (index, rack) =>
  [rack, ...Array.from(LETTERS, (letter) => rack + letter)].map((each) => find(index, each));
