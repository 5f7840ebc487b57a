/** What is known of an experiment so far, put together from the parts that several workers did. */
import type { Methods } from "../../../engine/methods.ts";

/** What `draw.experiment` tells on the way. */
export type Summary = NonNullable<Methods["draw.experiment"]["progress"]>;

type Result = Methods["draw.experiment"]["result"];

/** A draw and its best words. */
export type BestOfDraw = Summary["best"];

export interface Tally {
  /** Draws. */
  done: number;
  /** Score to draws. */
  histogram: ReadonlyMap<number, number>;
  best: BestOfDraw | null;
  worst: BestOfDraw | null;
}

export const noDraws: Tally = Object.freeze({ done: 0, histogram: new Map(), best: null, worst: null });

/** The tally of what a job tells on the way. */
export function tallyOf({ histogram, best, worst }: Summary): Tally {
  const counts = new Map(Object.entries(histogram).map(([score, n]) => [Number(score), n]));
  return { done: sum(counts.values()), histogram: counts, best, worst };
}

/** The tally of a result. */
export function tallyOfScores({ scores, best, worst }: Pick<Result, "scores" | "best" | "worst">): Tally {
  const histogram = new Map<number, number>();
  for (const score of scores) histogram.set(score, (histogram.get(score) ?? 0) + 1);
  return { done: scores.length, histogram, best, worst };
}

/** Several tallies as one. The first of equals stays, so they are given in the order of their draws. */
export function joined(parts: readonly Tally[]): Tally {
  const histogram = new Map<number, number>();
  let { done, best, worst } = noDraws;
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

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
