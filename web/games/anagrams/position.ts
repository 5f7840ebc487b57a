/** What is asked: a rack, how it is used, and what its words must be like. An immutable value. */

export interface Position {
  /** As alphabet.ts writes it. */
  rack: string;
  /** All the tiles, or any of them. */
  use: "all" | "any";
  /** A letter on the board, "*" for each in turn, "" for none. */
  through: string;
  pattern: string;
  /** Length. */
  min: number | null;
  /** Length. */
  max: number | null;
}

const EMPTY: Readonly<Position> = Object.freeze({
  rack: "",
  use: "all",
  through: "",
  pattern: "",
  min: null,
  max: null,
});

export const emptyPosition = () => EMPTY;

/** The bingo that an ancestor of this page was written to find. */
export const EXAMPLES = Object.freeze([
  Object.freeze({ ...EMPTY, rack: "AALNST?" }),
  Object.freeze({ ...EMPTY, rack: "AEINRS?", use: "any" as const }),
]);
