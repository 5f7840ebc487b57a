/** The rows of a list of any length: where each of them stands is arithmetic. */

/** A row in the list; `place` is null for one that cannot be opened, such as a heading. */
export interface LongRow {
  place: number | null;
  /** Where it begins, in pixels. */
  top: number;
}

export interface LongRows<Row extends LongRow = LongRow> {
  /** Rows that can be opened. */
  readonly count: number;
  /** Of all of them, in pixels. */
  readonly height: number;
  /** The height of what stands above a row of its own. */
  readonly heading: number;
  /** Those between two heights, those included that are cut. */
  rows(from: number, to: number): readonly Row[];
  topOf(place: number): number;
}

/** The rows in sight: the place of the first, and the place after the last. */
export type Sight = readonly [from: number, to: number];

/** The height of a row in pixels. */
export const ROW = 46;
