/**
 * Does an experiment: a short one on the page's engine, a long one in pieces on that and a few more beside it.
 *
 * Draws are numbered, and a piece is a run of numbers, so who does which piece makes no difference to the result.
 */
import { nothing, tallyOf, tallyOfScores, together } from "./tally.js";

/** @typedef {import("../../engine/client.js").Engine} Engine */
/** @typedef {import("./tally.js").Tally} Tally */

/** Draws from which starting more workers pays. */
const MANY = 20_000;

/** Workers at most, the page's own among them: each holds a Python and a word list. */
const WORKERS = 4;

/** Draws of a piece are a multiple of the draws that share a seeding. */
const BLOCK = 100;

/** Milliseconds that workers are kept after an experiment, in case of another. */
const IDLE = 30_000;

/**
 * @typedef {object} Outcome
 * @property {Tally} tally
 * @property {number} seconds
 * @property {number} setupSeconds
 * @property {number} workers
 */

export class Crew {
  /** @type {Engine[]} */
  #others = [];
  #idle = 0;

  /**
   * @param {Engine} engine the page's
   * @param {Record<string, unknown> & { draws: unknown }} params of `draw.experiment`
   * @param {{ signal: AbortSignal, onTally: (tally: Tally, workers: number) => void }} listener
   * @returns {Promise<Outcome>} rejects with an EngineError, or an AbortError
   */
  run(engine, params, listener) {
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

  /**
   * @param {Engine} engine
   * @param {Record<string, unknown>} params
   * @param {{ signal: AbortSignal, onTally: (tally: Tally, workers: number) => void }} listener
   * @returns {Promise<Outcome>}
   */
  async #alone(engine, params, { signal, onTally }) {
    const onProgress = (/** @type {any} */ { partial }) => partial && onTally(tallyOf(partial), 1);
    const result = await engine.request("draw.experiment", params, { signal, onProgress });
    const tally = tallyOfScores(result.scores, result.best, result.worst);
    return { tally, seconds: result.seconds, setupSeconds: result.setup_seconds, workers: 1 };
  }

  /**
   * @param {Engine} engine
   * @param {Record<string, unknown>} params
   * @param {number} draws
   * @param {{ signal: AbortSignal, onTally: (tally: Tally, workers: number) => void }} listener
   * @returns {Promise<Outcome>}
   */
  async #share(engine, params, draws, { signal, onTally }) {
    const start = performance.now();
    const workers = Math.max(1, Math.min(WORKERS, navigator.hardwareConcurrency || 1));
    while (this.#others.length < workers - 1) this.#others.push(engine.another());
    const pieces = piecesOf(draws, workers);
    /** By the number of the piece, so that they stand in the order of their draws. @type {Tally[]} */
    const tallies = pieces.map(() => nothing);
    const waiting = [...pieces.keys()];
    let setupSeconds = 0;
    let reported = 0;

    const report = () => {
      if (performance.now() - reported < 60) return; // several workers report more often than anyone can see
      reported = performance.now();
      onTally(together(tallies), workers);
    };

    /** @param {Engine} worker */
    const work = async (worker) => {
      for (let k = waiting.shift(); k !== undefined; k = waiting.shift()) {
        const piece = k;
        const onProgress = (/** @type {any} */ { partial }) => {
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

/**
 * Pieces short enough that the workers end at about the same time.
 * @param {number} draws
 * @param {number} workers
 * @returns {{ first: number, draws: number }[]}
 */
function piecesOf(draws, workers) {
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
