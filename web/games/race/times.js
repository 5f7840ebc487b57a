/** Times as a person reads them, and their places on a logarithmic scale. */

/** @typedef {import("../../text/texts.js").TextsController} Texts */

const UNITS = /** @type {const} */ ([
  [1, "s"],
  [1e-3, "ms"],
  [1e-6, "µs"],
]);

/** @param {Texts} texts @param {number} seconds */
export function timeText(texts, seconds) {
  const [size, unit] =
    UNITS.find(([each]) => seconds >= each * 0.9995) ?? /** @type {const} */ ([1e-6, "µs"]);
  const value = seconds / size;
  const digits = value < 100 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return `${texts.number(value, digits)} ${unit}`;
}

/**
 * Whole powers of ten around some times.
 * @param {readonly number[]} seconds
 * @returns {{ low: number, high: number }} exponents
 */
export function scaleOf(seconds) {
  const known = seconds.filter((each) => each > 0);
  if (!known.length) return { low: -5, high: 1 };
  const low = Math.floor(Math.log10(Math.min(...known)));
  return { low: Math.min(low, -4), high: Math.max(Math.ceil(Math.log10(Math.max(...known))), low + 3, 0) };
}

/** Where on the scale a time stands, from 0 to 1. @param {number} seconds @param {{ low: number, high: number }} scale */
export const placeOf = (seconds, { low, high }) =>
  Math.min(1, Math.max(0.004, (Math.log10(seconds) - low) / (high - low)));
