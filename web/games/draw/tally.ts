/** What is known of an experiment so far, put together from the parts that several workers did. */

export interface Drawn {
  rack: string;
  score: number;
  words: string[];
}

export interface Tally {
  /** Draws. */
  done: number;
  /** Score to draws. */
  histogram: ReadonlyMap<number, number>;
  best: Drawn | null;
  worst: Drawn | null;
}

export const nothing: Tally = Object.freeze({ done: 0, histogram: new Map(), best: null, worst: null });

/** @param part as a job's progress has it */
export function tallyOf({
  histogram,
  best,
  worst,
}: {
  histogram: Record<string, number>;
  best: Drawn;
  worst: Drawn;
}): Tally {
  const counts = new Map(Object.entries(histogram).map(([score, n]) => [Number(score), n]));
  return { done: sum(counts.values()), histogram: counts, best, worst };
}

export function tallyOfScores(scores: readonly number[], best: Drawn, worst: Drawn): Tally {
  const histogram = new Map();
  for (const score of scores) histogram.set(score, (histogram.get(score) ?? 0) + 1);
  return { done: scores.length, histogram, best, worst };
}

/** The first of equals stays, so the parts are given in the order of their draws. */
export function together(parts: readonly Tally[]) {
  const histogram = new Map<number, number>();
  let [done, best, worst] = [0, nothing.best, nothing.worst];
  for (const part of parts) {
    done += part.done;
    for (const [score, n] of part.histogram) histogram.set(score, (histogram.get(score) ?? 0) + n);
    if (part.best && (!best || part.best.score > best.score)) best = part.best;
    if (part.worst && (!worst || part.worst.score < worst.score)) worst = part.worst;
  }
  return { done, histogram, best, worst };
}

/** Mean and standard deviation of the scores. */
export function statistics({ histogram, done }: Tally) {
  const entries = [...histogram];
  const mean = sum(entries.map(([score, n]) => score * n)) / done;
  return { mean, deviation: Math.sqrt(sum(entries.map(([score, n]) => n * (score - mean) ** 2)) / done) };
}

function sum(numbers: Iterable<number>) {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
