/** Times as a person reads them, and their places on a logarithmic scale. */
import type { TextsController as Texts } from "../../text/texts.ts";

const UNITS = [
  [1, "s"],
  [1e-3, "ms"],
  [1e-6, "µs"],
] as const;

export function timeText(texts: Texts, seconds: number) {
  const [size, unit] = UNITS.find(([each]) => seconds >= each * 0.9995) ?? ([1e-6, "µs"] as const);
  const value = seconds / size;
  const digits = value < 100 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return `${texts.number(value, digits)} ${unit}`;
}

/**
 * Whole powers of ten around some times.
 * @returns exponents
 */
export function scaleOf(seconds: readonly number[]): { low: number; high: number } {
  const known = seconds.filter((each) => each > 0);
  if (!known.length) return { low: -5, high: 1 };
  const low = Math.floor(Math.log10(Math.min(...known)));
  return { low: Math.min(low, -4), high: Math.max(Math.ceil(Math.log10(Math.max(...known))), low + 3, 0) };
}

/** Where on the scale a time stands, from 0 to 1. */
export const placeOf = (seconds: number, { low, high }: { low: number; high: number }) =>
  Math.min(1, Math.max(0.004, (Math.log10(seconds) - low) / (high - low)));
