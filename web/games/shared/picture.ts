/** A small picture of a position: a grid of squares, some of them with a letter. */
export interface Picture {
  columns: number;
  /** Row by row. */
  squares: readonly PictureSquare[];
  /** A row that lies by itself under them, such as the rack of a board. */
  below?: readonly PictureSquare[];
}

export interface PictureSquare {
  /** "none" keeps the place of a square. */
  kind: "bare" | "tile" | "free" | "ours" | "theirs" | "none";
  letter: string;
  /** Does a blank stand for its letter? */
  blank?: boolean;
  /** Of a bare crossword square, "" for none. */
  premium?: string;
  /** Does the first play cover it? */
  start?: boolean;
  /** Does it belong to a play that is shown? */
  played?: boolean;
  /** Its turn among the squares that a play changes, from 0. */
  turn?: number;
}

const NONE: PictureSquare = Object.freeze({ kind: "none", letter: "" });

/** A row of tiles, such as a rack. */
export const tilesPicture = (letters: readonly string[]): Picture => ({
  columns: Math.max(letters.length, 1),
  squares: letters.map((letter) => ({ kind: "tile", letter })),
});

/** Rows of tiles, one below the other. @param height in rows, however many are filled */
export function rowsPicture(
  columns: number,
  height: number,
  rows: readonly (readonly PictureSquare[])[],
): Picture {
  const squares = Array.from({ length: height }, (_, row) =>
    Array.from({ length: columns }, (_none, column) => rows[row]?.[column] ?? NONE),
  );
  return { columns, squares: squares.flat() };
}

export const tileSquare = (letter: string): PictureSquare => ({ kind: "tile", letter });

/** A rack above words of its tiles, in small. @param isPlayed is the letter at that place of that word marked? */
export const rackPicture = (
  tiles: readonly PictureSquare[],
  height: number,
  words: readonly string[] = [],
  isPlayed: (row: number, place: number) => boolean = (row) => row === 0,
): Picture =>
  rowsPicture(tiles.length, height + 2, [
    tiles,
    [],
    ...words.map((word, row) =>
      Array.from(word, (letter, place) => {
        return { ...tileSquare(letter), played: isPlayed(row, place), turn: row * word.length + place };
      }),
    ),
  ]);

/** The squares of a play, marked in the order in which it takes them. */
export const withPlayed = ({ columns, squares }: Picture, places: readonly number[]): Picture => ({
  columns,
  squares: squares.map((square, place) => {
    const turn = places.indexOf(place);
    return turn < 0 ? square : { ...square, played: true, turn };
  }),
});
