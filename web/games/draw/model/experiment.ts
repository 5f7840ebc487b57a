/**
 * Does an experiment: a short one on the page's engine, a long one in pieces on that and a few more beside it.
 *
 * Draws are numbered, and a piece is a run of numbers, so which worker does which piece makes no difference to the
 * result.
 */
import type { Engine } from "../../../engine/client.ts";
import { WorkerPool } from "../../../engine/worker-pool.ts";
import type { Hooks, Work } from "../../shared/job.ts";
import type { Params, Result } from "../../shared/queries.ts";
import { joined, noDraws, tallyOf, tallyOfScores, type Tally } from "./tally.ts";

export type Experiment = Params<"draw.experiment">;

/** What has come of an experiment so far. */
export interface Counted {
  tally: Tally;
  workers: number;
}

export interface Outcome extends Counted {
  seconds: number;
  setupSeconds: number;
}

/** Draws from which starting more workers pays. */
const SHARED_FROM = 20_000;

/** Draws of a piece are a multiple of the draws that share a seeding. */
const BLOCK = 100;

/** Milliseconds between two reports: several workers report more often than anyone can see. */
const REPORT = 60;

export class SharedExperiment implements Work<Experiment, Outcome, Counted> {
  readonly #engine: () => Engine | null;
  readonly #pool = new WorkerPool();

  /** @param engine the page's */
  constructor(engine: () => Engine | null) {
    this.#engine = engine;
  }

  run(params: Experiment, hooks: Hooks<Counted>): Promise<Outcome> {
    const engine = this.#engine();
    if (!engine) throw new DOMException("There is no engine yet.", "AbortError");
    // What is no number of draws goes to the engine as it is, which says so.
    const { draws } = params;
    const isLong = Number.isInteger(draws) && Number(draws) >= SHARED_FROM && Number(draws) <= 1_000_000;
    return isLong ? this.#share(engine, params, Number(draws), hooks) : this.#alone(engine, params, hooks);
  }

  end(): void {
    this.#pool.dismiss();
  }

  async #alone(engine: Engine, params: Experiment, { signal, onProgress }: Hooks<Counted>): Promise<Outcome> {
    const report = (tally: Tally) =>
      onProgress({ done: tally.done, total: Number(params.draws), partial: { tally, workers: 1 } });
    const result = await experiment(engine, params, signal, report);
    const { seconds, setup_seconds: setupSeconds } = result;
    return { tally: tallyOfScores(result), seconds, setupSeconds, workers: 1 };
  }

  async #share(
    engine: Engine,
    params: Experiment,
    draws: number,
    { signal, onProgress }: Hooks<Counted>,
  ): Promise<Outcome> {
    const start = performance.now();
    const workers = this.#pool.size;
    const pieces = piecesOf(draws, workers);
    /** By their pieces, so that they stand in the order of their draws. */
    const tallies = new Map<Piece, Tally>(pieces.map((piece) => [piece, noDraws]));
    const whole = () => joined([...tallies.values()]);
    let setupSeconds = 0;
    let reported = 0;
    const report = (piece: Piece, tally: Tally) => {
      tallies.set(piece, tally);
      if (performance.now() - reported < REPORT) return;
      reported = performance.now();
      const partial = { tally: whole(), workers };
      onProgress({ done: partial.tally.done, total: draws, partial });
    };
    const work = async (worker: Engine, piece: Piece) => {
      const part = { ...params, ...piece };
      const result = await experiment(worker, part, signal, (tally) => report(piece, tally));
      setupSeconds = Math.max(setupSeconds, result.setup_seconds);
      report(piece, tallyOfScores(result));
    };
    await this.#pool.share(engine, pieces, work, { signal, again: (piece) => tallies.set(piece, noDraws) });
    return { tally: whole(), seconds: (performance.now() - start) / 1000, setupSeconds, workers };
  }
}

function experiment(
  worker: Engine,
  params: Experiment,
  signal: AbortSignal,
  onTally: (tally: Tally) => void,
): Promise<Result<"draw.experiment">> {
  return worker.request("draw.experiment", params, {
    signal,
    onProgress: ({ partial }) => {
      if (partial) onTally(tallyOf(partial)); // there is none before the method has set up
    },
  });
}

interface Piece {
  first: number;
  draws: number;
}

/** Pieces short enough that the workers end at about the same time. */
export function piecesOf(draws: number, workers: number): Piece[] {
  const length = Math.min(SHARED_FROM, Math.ceil(draws / workers / 8 / BLOCK) * BLOCK);
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
