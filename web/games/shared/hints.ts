/** A hint in steps: each time it is asked for more is told of one move, until all of it is shown. Every turn begins anew. */
export class Hints<Move> {
  /** What the hint is for: a record with whose last action the turn began. */
  #turn: unknown = null;
  #move: Move | null = null;
  #step = 0;

  /**
   * The move and which step is next, counted from 0; null while there is none.
   *
   * @param find looks for the move, once a turn
   */
  async next(turn: unknown, find: () => Promise<Move | null>): Promise<{ move: Move; step: number } | null> {
    if (turn !== this.#turn) {
      const move = await find();
      if (!move) return null;
      this.#turn = turn;
      this.#move = move;
      this.#step = 0;
    }
    return this.#move && { move: this.#move, step: this.#step++ };
  }
}
