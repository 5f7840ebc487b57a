/** Times as a person reads them, their places on a logarithmic scale, and what they say of a race. */
import type { FinderResult } from "../../../engine/methods.ts";

const UNITS = [
  [1, "s"],
  [1e-3, "ms"],
  [1e-6, "µs"],
] as const;

/** @param number writes a number in the page's language */
export function timeText(
  seconds: number,
  number: (value: number, options: Intl.NumberFormatOptions) => string,
): string {
  const [size, unit] = UNITS.find(([each]) => seconds >= each * 0.9995) ?? UNITS[2];
  const value = seconds / size;
  const digits = value < 100 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return `${number(value, digits)} ${unit}`;
}

/** Powers of ten, as exponents. */
export interface Scale {
  low: number;
  high: number;
}

/** Whole powers of ten around some times, three of them at least and one second among them. */
export function scaleOf(seconds: readonly number[]): Scale {
  const known = seconds.filter((each) => each > 0);
  if (!known.length) return { low: -5, high: 1 };
  const low = Math.floor(Math.log10(Math.min(...known)));
  return { low: Math.min(low, -4), high: Math.max(Math.ceil(Math.log10(Math.max(...known))), low + 3, 0) };
}

/** Where on the scale a time stands, from 0 to 1; the shortest still shows as a bar. */
export const placeOf = (seconds: number, { low, high }: Scale): number =>
  Math.min(1, Math.max(0.004, (Math.log10(seconds) - low) / (high - low)));

/**
 * After how many racks a finder that is quicker than the registers has made up for its dearer set-up;
 * null if it never does, or if its set-up is not dearer.
 */
export function paysFrom(result: FinderResult, results: readonly FinderResult[]): number | null {
  const ours = results.find(({ finder }) => finder === "registers");
  const gain = (ours?.seconds ?? 0) - (result.seconds ?? Infinity);
  const price = (result.setup_seconds ?? 0) - (ours?.setup_seconds ?? 0);
  return gain > 0 && price > 0 ? Math.ceil(price / gain) : null;
}
