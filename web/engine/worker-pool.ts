/** A few engines that share work with the page's own, and end when nothing has been asked of them for a while. */

import type { Engine } from "./client.ts";

/** Workers at most, the page's own among them: each holds a Python and a word list. */
const MOST = 4;

/** Milliseconds that the others are kept, in case of more work. */
const IDLE = 30_000;

export class WorkerPool {
  #others: Engine[] = [];
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** How many workers share the work, the page's own among them. */
  get size(): number {
    return Math.max(1, Math.min(MOST, navigator.hardwareConcurrency || 1));
  }

  /**
   * Has each piece done by whichever worker is free. One of the others that fails leaves its piece to the rest; `again` is
   * told, for what it had done of it. Rejects when the page's own engine fails, or the signal aborts.
   */
  async share<Piece>(
    engine: Engine,
    pieces: readonly Piece[],
    work: (engine: Engine, piece: Piece) => Promise<void>,
    { signal, again }: { signal: AbortSignal; again?: (piece: Piece) => void },
  ): Promise<void> {
    clearTimeout(this.#idle);
    while (this.#others.length < this.size - 1) this.#others.push(engine.another());
    const waiting = [...pieces];
    const takeTurns = async (worker: Engine) => {
      for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) {
        try {
          await work(worker, piece);
        } catch (error) {
          if (worker === engine || signal.aborted) throw error;
          again?.(piece);
          waiting.unshift(piece);
          return;
        }
      }
    };
    try {
      await Promise.all([engine, ...this.#others].map(takeTurns));
      await takeTurns(engine); // what another has given back since this one had finished
    } finally {
      this.#idle = setTimeout(() => this.dismiss(), IDLE);
    }
  }

  /** Ends the other workers. */
  dismiss(): void {
    clearTimeout(this.#idle);
    for (const other of this.#others) other.stop();
    this.#others = [];
  }
}
