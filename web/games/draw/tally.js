/** What is known of an experiment so far, put together from the parts that several workers did. */

/** @typedef {{ rack: string, score: number, words: string[] }} Drawn */

/**
 * @typedef {object} Tally
 * @property {number} done draws
 * @property {ReadonlyMap<number, number>} histogram score to draws
 * @property {Drawn | null} best
 * @property {Drawn | null} worst
 */

/** @type {Tally} */
export const nothing = Object.freeze({ done: 0, histogram: new Map(), best: null, worst: null });

/**
 * @param {{ histogram: Record<string, number>, best: Drawn, worst: Drawn }} part as a job's progress has it
 * @returns {Tally}
 */
export function tallyOf({ histogram, best, worst }) {
  const counts = new Map(Object.entries(histogram).map(([score, n]) => [Number(score), n]));
  return { done: sum(counts.values()), histogram: counts, best, worst };
}

/** @param {readonly number[]} scores @param {Drawn} best @param {Drawn} worst @returns {Tally} */
export function tallyOfScores(scores, best, worst) {
  const histogram = new Map();
  for (const score of scores) histogram.set(score, (histogram.get(score) ?? 0) + 1);
  return { done: scores.length, histogram, best, worst };
}

/** The first of equals stays, so the parts are given in the order of their draws. @param {readonly Tally[]} parts */
export function together(parts) {
  /** @type {Map<number, number>} */
  const histogram = new Map();
  let [done, best, worst] = [0, nothing.best, nothing.worst];
  for (const part of parts) {
    done += part.done;
    for (const [score, n] of part.histogram) histogram.set(score, (histogram.get(score) ?? 0) + n);
    if (part.best && (!best || part.best.score > best.score)) best = part.best;
    if (part.worst && (!worst || part.worst.score < worst.score)) worst = part.worst;
  }
  return { done, histogram, best, worst };
}

/** Mean and standard deviation of the scores. @param {Tally} tally */
export function statistics({ histogram, done }) {
  const entries = [...histogram];
  const mean = sum(entries.map(([score, n]) => score * n)) / done;
  return { mean, deviation: Math.sqrt(sum(entries.map(([score, n]) => n * (score - mean) ** 2)) / done) };
}

/** @param {Iterable<number>} numbers */
function sum(numbers) {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
