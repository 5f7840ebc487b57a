/**
 * Does an experiment: a short one on the page's engine, a long one in pieces on that and a few more beside it.
 *
 * Draws are numbered, and a piece is a run of numbers, so who does which piece makes no difference to the result.
 */
import type { Engine } from "../../engine/client.ts";
import { nothing, tallyOf, tallyOfScores, together, type Tally } from "./tally.ts";

/** Draws from which starting more workers pays. */
const MANY = 20_000;

/** Workers at most, the page's own among them: each holds a Python and a word list. */
const WORKERS = 4;

/** Draws of a piece are a multiple of the draws that share a seeding. */
const BLOCK = 100;

/** Milliseconds that workers are kept after an experiment, in case of another. */
const IDLE = 30_000;

interface Outcome {
  tally: Tally;
  seconds: number;
  setupSeconds: number;
  workers: number;
}

export class Crew {
  #others: Engine[] = [];
  #idle = 0;

  /**
   * @param engine the page's
   * @param params of `draw.experiment`
   * @returns rejects with an EngineError, or an AbortError
   */
  run(
    engine: Engine,
    params: Record<string, unknown> & { draws: unknown },
    listener: { signal: AbortSignal; onTally: (tally: Tally, workers: number) => void },
  ): Promise<Outcome> {
    const { draws } = params;
    clearTimeout(this.#idle);
    // What is no number of draws goes to the engine as it is, which says so.
    const many = typeof draws === "number" && Number.isInteger(draws) && draws >= MANY && draws <= 1_000_000;
    return many ? this.#share(engine, params, draws, listener) : this.#alone(engine, params, listener);
  }

  /** Ends the other workers. */
  dismiss() {
    clearTimeout(this.#idle);
    for (const other of this.#others) other.stop();
    this.#others = [];
  }

  async #alone(
    engine: Engine,
    params: Record<string, unknown>,
    { signal, onTally }: { signal: AbortSignal; onTally: (tally: Tally, workers: number) => void },
  ): Promise<Outcome> {
    const onProgress = ({ partial }: any) => partial && onTally(tallyOf(partial), 1);
    const result = await engine.request("draw.experiment", params, { signal, onProgress });
    const tally = tallyOfScores(result.scores, result.best, result.worst);
    return { tally, seconds: result.seconds, setupSeconds: result.setup_seconds, workers: 1 };
  }

  async #share(
    engine: Engine,
    params: Record<string, unknown>,
    draws: number,
    { signal, onTally }: { signal: AbortSignal; onTally: (tally: Tally, workers: number) => void },
  ): Promise<Outcome> {
    const start = performance.now();
    const workers = Math.max(1, Math.min(WORKERS, navigator.hardwareConcurrency || 1));
    while (this.#others.length < workers - 1) this.#others.push(engine.another());
    const pieces = piecesOf(draws, workers);
    /** By the number of the piece, so that they stand in the order of their draws. */
    const tallies: Tally[] = pieces.map(() => nothing);
    const waiting = [...pieces.keys()];
    let setupSeconds = 0;
    let reported = 0;

    const report = () => {
      if (performance.now() - reported < 60) return; // several workers report more often than anyone can see
      reported = performance.now();
      onTally(together(tallies), workers);
    };

    const work = async (worker: Engine) => {
      for (let k = waiting.shift(); k !== undefined; k = waiting.shift()) {
        const piece = k;
        const onProgress = ({ partial }: any) => {
          if (!partial) return;
          tallies[piece] = tallyOf(partial);
          report();
        };
        try {
          const request = { ...params, ...pieces[piece] };
          const result = await worker.request("draw.experiment", request, { signal, onProgress });
          tallies[piece] = tallyOfScores(result.scores, result.best, result.worst);
          setupSeconds = Math.max(setupSeconds, result.setup_seconds);
          report();
        } catch (error) {
          if (worker === engine || signal.aborted) throw error;
          // A worker that could not be started leaves its piece to the others.
          tallies[piece] = nothing;
          waiting.unshift(piece);
          return;
        }
      }
    };

    try {
      await Promise.all([work(engine), ...this.#others.map(work)]);
      await work(engine); // what another has given back since this one had finished
    } finally {
      this.#idle = setTimeout(() => this.dismiss(), IDLE);
    }
    const seconds = (performance.now() - start) / 1000;
    return { tally: together(tallies), seconds, setupSeconds, workers };
  }
}

/** Pieces short enough that the workers end at about the same time. */
function piecesOf(draws: number, workers: number): { first: number; draws: number }[] {
  const length = Math.min(20_000, Math.ceil(draws / workers / 8 / BLOCK) * BLOCK);
  const pieces = Array.from({ length: Math.ceil(draws / length) }, (_, k) => ({
    first: k * length,
    draws: Math.min(length, draws - k * length),
  }));
  // An experiment has ten draws or more, and so has each of its pieces.
  const last = pieces.at(-1);
  const before = pieces.at(-2);
  if (last && before && last.draws < BLOCK) {
    before.draws += last.draws;
    pieces.pop();
  }
  return pieces;
}
