/**
 * The first ancestor's method, in the ancestor's language: test every word of the list against the sorted letters of the
 * board, make every way to play it, work out the board after each, and sort them all. Bit masks throughout, so that what is
 * measured against it is the method and not its clothes.
 */

const ALL = (1 << 25) - 1;
const LEFT = 0b00001_00001_00001_00001_00001;
const RIGHT = LEFT << 4;

const count = (mask) => {
  mask -= (mask >> 1) & 0x55555555;
  mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333);
  return (((mask + (mask >> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

const beside = (mask) =>
  (((mask & ~LEFT) >> 1) | ((mask & ~RIGHT) << 1) | (mask >> 5) | (mask << 5)) &
  ALL;

const locked = (held) => held & ~beside(ALL ^ held);

/** The sides of squares held that face a square not held. */
const exposure = (held) => {
  const across = (held ^ (held >> 1)) & ALL & ~RIGHT;
  const down = (held ^ (held >> 5)) & (ALL >> 5);
  return count(across) + count(down);
};

/** What the ancestor prepares once: each word beside its sorted letters. */
export const prepare = (words) =>
  words.map((word) => [word, [...word].sort().join("")]);

function* choices(squares, k, from = 0) {
  if (k === 0) yield 0;
  else
    for (let i = from; i <= squares.length - k; i++)
      for (const rest of choices(squares, k - 1, i + 1))
        yield rest | (1 << squares[i]);
}

/** Whether the sorted word is a subsequence of the sorted board. */
function fits(word, letters) {
  let j = 0;
  for (let i = 0; i < word.length; i++, j++) {
    while (j < letters.length && letters[j] < word[i]) j++;
    if (j === letters.length || letters[j] !== word[i]) return false;
  }
  return true;
}

/** Every move of every word, best first. */
export function solve(prepared, board, ours, theirs) {
  const sorted = [...board].sort().join("");
  const squares = {};
  [...board].forEach((letter, i) => (squares[letter] ??= []).push(i));
  const ways = new Map();
  const safe = locked(theirs);
  const moves = [];
  for (const [word, letters] of prepared) {
    if (!fits(letters, sorted)) continue;
    let masks = ways.get(letters);
    if (!masks) {
      masks = [0];
      for (let i = 0; i < letters.length;) {
        let k = 1;
        while (letters[i + k] === letters[i]) k++;
        const chosen = [...choices(squares[letters[i]], k)];
        masks = masks.flatMap((mask) => chosen.map((choice) => mask | choice));
        i += k;
      }
      ways.set(letters, masks);
      for (const mask of masks) {
        const mine = ours | (mask & ~safe);
        const other = theirs & ~mine;
        const full = (mine | other) === ALL;
        moves.push({
          word,
          mask,
          ending: full ? (count(mine) > 12 ? 2 : 0) : 1,
          locks: count(locked(mine)) - count(locked(other)),
          exposure: exposure(mine),
          squares: count(mine) - count(other),
        });
      }
    }
  }
  moves.sort(
    (a, b) =>
      b.ending - a.ending ||
      b.locks - a.locks ||
      a.exposure - b.exposure ||
      b.squares - a.squares,
  );
  return moves;
}
