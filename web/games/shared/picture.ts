/** A small picture of a position: a grid of squares, some of them with a letter. */
export interface Picture {
  columns: number;
  /** Row by row. */
  squares: readonly PictureSquare[];
}

export interface PictureSquare {
  kind: "bare" | "tile" | "ours" | "theirs";
  letter: string;
}

/** A row of tiles, such as a rack. */
export const tilesPicture = (letters: readonly string[]): Picture => ({
  columns: Math.max(letters.length, 1),
  squares: letters.map((letter) => ({ kind: "tile", letter })),
});
