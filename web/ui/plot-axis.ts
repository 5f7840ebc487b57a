/** The axis below a plot: how far it reaches, and which of its places are named. */

/** Steps between the places that are named where there are whole ones alone. */
export const WHOLE: number[] = [1, 2, 5]
  .flatMap((step) => [step, 10 * step, 100 * step, 1000 * step])
  .sort((a, b) => a - b);

/** From where to where bars are drawn whole, however few they are: with a little on both sides. */
export const rangeOfBars = (places: readonly number[]): [number, number] => [
  (places[0] ?? 0) - 0.7,
  (places.at(-1) ?? 0) + 0.7,
];
