/** What a board tells of. */
export interface Painted {
  square: number;
  /** "*" for the start. */
  premium: string;
  /** The drag of the pointer that it belongs to. */
  stroke?: number;
}

export interface Pasted {
  square: number;
  across: boolean;
  text: string;
}

export interface BoardEvents {
  /** A tile put on a square, or "" to take it off. */
  tile: { square: number; tile: string };
  /** Another premium, while the board itself is edited. */
  premium: Painted;
  "board-paste": Pasted;
  "board-copy": { data: DataTransfer | null };
  /** Does typing go across? */
  turn: boolean;
  /** The tiles that are laid are to be played. */
  log: undefined;
}
