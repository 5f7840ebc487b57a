/**
 * The peers' method on crossword boards, in the peers' language: a GADDAG (S. Gordon, "A faster Scrabble move generation
 * algorithm", 1994), walked from every anchor to the left and then to the right. Arcs are one word of a typed array each,
 * equal ends are shared, plays are written into typed arrays and only those of the list become objects, so that what is
 * measured against it is the method and not its clothes.
 *
 * Letters are numbers from 1 on, at most 31 of them; 0 is an empty square and, in the GADDAG, the turn from left to right.
 */

const BASE = 64; // the character of a letter is this and its number
const TURN = String.fromCharCode(BASE);
const AS_BLANK = 64;
const [LAST, END] = [1, 2]; // of a node's arcs; of a word
const letterOf = (arc) => (arc >>> 2) & 31;
const nodeOf = (arc) => arc >>> 7;

/**
 * Builds the GADDAG of a list: for every word and each of its letters the path that goes from that letter to the left,
 * turns, and goes on at the right. Paths come in order, so that nodes are finished one by one, and equal ones are kept
 * once (J. Daciuk et al., "Incremental construction of minimal acyclic finite-state automata", 2000).
 *
 * @param {string[]} words
 * @returns {{ arcs: Uint32Array, root: number }} a node is the place of its first arc; no node is 0
 */
export function build(words) {
  const paths = [];
  for (const word of words) {
    const reversed = [...word].reverse().join("");
    paths.push(reversed);
    for (let k = 1; k < word.length; k++)
      paths.push(reversed.slice(-k) + TURN + word.slice(k));
  }
  paths.sort();
  let arcs = new Uint32Array(1 << 20);
  let used = 1;
  const table = new Int32Array(1 << 22);
  const open = Array.from({ length: 64 }, () => []); // the arcs of the nodes of the last path

  const equal = (node, made) => {
    for (let n = 0; n < made.length; n++)
      if (arcs[node + n] !== made[n]) return false;
    return true;
  };
  const finish = (depth) => {
    const made = open[depth];
    if (!made.length) return 0;
    made[made.length - 1] |= LAST;
    let hash = 0;
    for (const arc of made) hash = Math.imul(hash ^ arc, 0x9e3779b1) ^ (hash >>> 15);
    let slot = (hash ^ (hash >>> 13)) & (table.length - 1);
    while (table[slot] && !equal(table[slot], made))
      slot = (slot + 1) & (table.length - 1);
    if (!table[slot]) {
      if (used + made.length > arcs.length) {
        const larger = new Uint32Array(2 * arcs.length);
        larger.set(arcs);
        arcs = larger;
      }
      arcs.set(made, used);
      table[slot] = used;
      used += made.length;
    }
    made.length = 0;
    return table[slot];
  };
  const finishBelow = (depth, path) => {
    for (let d = path.length; d > depth; d--) {
      const node = finish(d);
      if (node) {
        const before = open[d - 1];
        before[before.length - 1] |= node << 7;
      }
    }
  };

  let before = "";
  for (const path of paths) {
    let same = 0;
    while (same < before.length && path[same] === before[same]) same++;
    finishBelow(same, before);
    for (let i = same; i < path.length; i++)
      open[i].push(((path.charCodeAt(i) - BASE) << 2) | (i === path.length - 1 ? END : 0));
    before = path;
  }
  finishBelow(0, before);
  const root = finish(0);
  return { arcs: arcs.slice(0, used), root };
}

/** The arc of a letter, or 0. */
function arcOf({ arcs }, node, letter) {
  if (node)
    for (let at = node; ; at++) {
      const arc = arcs[at];
      if (letterOf(arc) === letter) return arc;
      if (arc & LAST) break;
    }
  return 0;
}

/**
 * What a board is, its rows and then its columns, kept while only the rack changes.
 *
 * @param game its `width`, `height` and `start`; of each square what a tile of each letter counts there (`points`), how
 *   often the word counts (`times`) and what a tile earns besides (`stars`); `worth`, the points of the letters; by the
 *   number of tiles, `bonus` and `wordTimes`
 * @param {number[]} board the letters of its squares, with AS_BLANK where they are blanks
 */
export function lay(gaddag, game, board) {
  const { width, height } = game;
  const row = (y) => Array.from({ length: width }, (_, x) => y * width + x);
  const column = (x) => Array.from({ length: height }, (_, y) => y * width + x);
  const rows = Array.from({ length: height }, (_, y) => row(y));
  const columns = Array.from({ length: width }, (_, x) => column(x));
  const isEmpty = !board.some((tile) => tile);
  const [across, down] = [rows, columns].map((lines) => crossings(gaddag, game, board, lines));
  const lines = [];
  for (const [isAcross, which, crossing] of [[true, rows, down], [false, columns, across]])
    for (const [number, squares] of which.entries()) {
      const size = squares.length;
      const anchors = Uint8Array.from(squares, (square, i) => {
        if (board[square]) return 0;
        if (isEmpty) return game.start === null || square === game.start ? 1 : 0;
        return (i && board[squares[i - 1]]) || (i < size - 1 && board[squares[i + 1]]) ||
          crossing.points[square] >= 0 ? 1 : 0;
      });
      if (!anchors.includes(1)) continue;
      lines.push({
        across: isAcross, number, size, anchors,
        letters: Uint8Array.from(squares, (square) => board[square] & ~AS_BLANK),
        lying: Int16Array.from(squares, (square) => game.worth[board[square]] ?? 0),
        allowed: Int32Array.from(squares, (square) => crossing.allowed[square]),
        crossed: Int16Array.from(squares, (square) => crossing.points[square]),
        points: squares.map((square) => game.points[square]),
        times: Uint8Array.from(squares, (square) => game.times[square]),
        stars: Uint8Array.from(squares, (square) => game.stars[square]),
      });
    }
  return { game, lines };
}

/** For each empty square the letters that make a word along these lines, as bits, and the points that lie there; -1 alone. */
function crossings(gaddag, game, board, lines) {
  const allowed = new Int32Array(board.length).fill(-1);
  const points = new Int16Array(board.length).fill(-1);
  for (const squares of lines)
    for (let i = 0; i < squares.length; i++) {
      if (board[squares[i]]) continue;
      let [first, end] = [i, i + 1];
      while (first && board[squares[first - 1]]) first--;
      while (end < squares.length && board[squares[end]]) end++;
      if (end - first === 1) continue;
      let [bits, sum] = [0, 0];
      for (let j = first; j < end; j++) sum += game.worth[board[squares[j]]] ?? 0;
      for (let at = gaddag.root; ; at++) {
        const letter = letterOf(gaddag.arcs[at]);
        let arc = gaddag.arcs[at];
        for (let j = i - 1; j >= first && arc; j--)
          arc = arcOf(gaddag, nodeOf(arc), board[squares[j]] & ~AS_BLANK);
        if (arc && end > i + 1) arc = arcOf(gaddag, nodeOf(arc), 0);
        for (let j = i + 1; j < end && arc; j++)
          arc = arcOf(gaddag, nodeOf(arc), board[squares[j]] & ~AS_BLANK);
        if (arc & END) bits |= 1 << letter;
        if (gaddag.arcs[at] & LAST) break;
      }
      allowed[squares[i]] = bits;
      points[squares[i]] = sum;
    }
  return { allowed, points };
}

/** Plays as they are found: their scores, lines and squares, and the tiles that lie there afterwards. */
const found = { scores: new Int32Array(1 << 17), places: new Uint32Array(1 << 17), tiles: new Uint8Array(1 << 22) };

/** Every play of a rack: how many there are, and those that score most, as many as wanted. */
export function solve(gaddag, { game, lines }, rack, limit) {
  let count = 0;
  lines.forEach((line, n) => (count = walk(gaddag, game, line, n, rack, count)));
  const { scores, places, tiles } = found;
  let most = 0;
  for (let n = 0; n < count; n++) if (scores[n] > most) most = scores[n];
  const numbers = new Uint32Array(most + 1);
  for (let n = 0; n < count; n++) numbers[scores[n]]++;
  let least = most;
  for (let sum = numbers[least]; sum < limit && least; ) sum += numbers[--least];
  const best = [];
  for (let n = 0; n < count; n++) if (scores[n] >= least) best.push(n);
  best.sort((a, b) => scores[b] - scores[a]);
  const plays = best.slice(0, limit).map((n) => {
    const { across, number, size } = lines[places[n] >>> 16];
    const first = (places[n] >>> 8) & 255;
    const end = (places[n] & 255) + 1;
    const word = String.fromCharCode(...tiles.subarray(32 * n + first, 32 * n + end).map((tile) => tile + BASE));
    return { across, row: across ? number : first, col: across ? first : number, word, score: scores[n], size };
  });
  return { count, plays };
}

/** Writes the plays of one line behind those that were found before, and gives how many there are then. */
function walk({ arcs, root }, game, line, n, rack, count) {
  const { size, anchors, letters, lying, allowed, crossed, points, times, stars } = line;
  const have = Uint8Array.from(rack);
  let blanks = have[0];
  let left = have.reduce((sum, number) => sum + number, 0);
  const whole = left;
  const laid = Uint8Array.from(letters);
  let anchor = 0;
  let first = 0;

  const write = (from, to, main, factor, beside) => {
    const placed = whole - left;
    if (placed === 1 && !line.across && crossed[anchor] >= 0) return; // it is its row's
    if (count === found.scores.length) enlarge();
    found.scores[count] = main * factor * (game.wordTimes[placed] ?? 1) + beside + (game.bonus[placed] ?? 0);
    found.places[count] = (n << 16) | (from << 8) | to;
    found.tiles.set(laid, 32 * count);
    count++;
  };

  /** Takes the arc of what lies or was just laid on a square, and goes on behind it. */
  const pass = (at, arc, main, factor, beside) => {
    const node = nodeOf(arc);
    if (at > anchor) {
      if (arc & END && (at + 1 === size || !letters[at + 1])) write(first, at, main, factor, beside);
      if (node && at + 1 < size) step(at + 1, node, main, factor, beside);
      return;
    }
    if (at === 0 || !letters[at - 1]) {
      if (arc & END && (anchor + 1 === size || !letters[anchor + 1])) write(at, anchor, main, factor, beside);
      // The turn is the first arc of a node, if it has one.
      if (node && anchor + 1 < size && letterOf(arcs[node]) === 0) {
        first = at;
        step(anchor + 1, nodeOf(arcs[node]), main, factor, beside);
      }
    }
    if (node && at > 0 && !anchors[at - 1]) step(at - 1, node, main, factor, beside);
  };

  /** Takes what lies on a square, or lays there what the rack has and the words across allow. */
  const step = (at, node, main, factor, beside) => {
    const lies = letters[at];
    if (lies) {
      for (let next = node; ; next++) {
        const arc = arcs[next];
        if (letterOf(arc) === lies) return pass(at, arc, main + lying[at], factor, beside);
        if (arc & LAST) return;
      }
    }
    if (!left) return;
    const mask = allowed[at];
    const across = crossed[at];
    const counts = points[at];
    const word = times[at];
    left--;
    for (let next = node; ; next++) {
      const arc = arcs[next];
      const letter = letterOf(arc);
      if (letter && (mask >>> letter) & 1) {
        if (have[letter]) {
          have[letter]--;
          laid[at] = letter;
          const score = counts[letter];
          const more = across < 0 ? 0 : (across + score) * word;
          pass(at, arc, main + score, factor * word, beside + more + stars[at]);
          have[letter]++;
        }
        if (blanks) {
          blanks--;
          laid[at] = letter | AS_BLANK;
          pass(at, arc, main, factor * word, beside + (across < 0 ? 0 : across * word) + stars[at]);
          blanks++;
        }
      }
      if (arc & LAST) break;
    }
    laid[at] = 0;
    left++;
  };

  for (anchor = 0; anchor < size; anchor++) if (anchors[anchor]) step(anchor, root, 0, 1, 0);
  return count;
}

function enlarge() {
  for (const [name, { constructor, length }] of Object.entries(found)) {
    const larger = new constructor(2 * length);
    larger.set(found[name]);
    found[name] = larger;
  }
}
