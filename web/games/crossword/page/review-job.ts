/**
 * The review of a game on the page: by equity at once, and by simulation when it is asked for. Moves are judged by the
 * visitor's own leave values, where there are any for the game.
 */
import type { ReactiveControllerHost } from "lit";
import type { Engine } from "../../../engine/client.ts";
import type { CrosswordReviewed } from "../../../engine/methods.ts";
import { engineOf, Job } from "../../shared/job.ts";
import type { Result } from "../../shared/queries.ts";
import {
  SharedReview,
  valuesFor,
  waiting,
  withKept,
  type Review,
  type Simulating,
  type Valued,
} from "../model/review.ts";
import type { SimulationState } from "../parts/review.ts";

export class ReviewJobs {
  /** Short enough to go with what else the page's engine is asked. */
  readonly equity: Job<Review, Result<"crossword.review">, null>;
  #values: Valued | null = null;
  readonly #simulation: Job<Simulating, CrosswordReviewed>;

  constructor(host: ReactiveControllerHost, engine: () => Engine | null) {
    this.equity = new Job(host, {
      run: async (review, { signal, onProgress }) => {
        const ready = engineOf(engine);
        const noted = ({ done, total }: { done: number; total: number }) =>
          onProgress({ done, total, partial: null });
        const values = await valuesFor(ready, review, signal);
        const { leaves } = values;
        const request = withKept({ ...review, ...(leaves && { leaves }) });
        const reviewed = await ready.request("crossword.review", request, { signal, onProgress: noted });
        this.#values = values;
        return reviewed;
      },
      end() {
        // It has no worker of its own.
      },
    });
    this.#simulation = new Job(host, new SharedReview(engine));
  }

  /** What its moves were judged by; null while there is none. */
  get values(): Valued | null {
    return this.known && this.#values;
  }

  /** The review with what has been simulated of it. */
  get known(): CrosswordReviewed | null {
    return this.#simulation.known ?? this.equity.result;
  }

  start(review: Review): void {
    this.#simulation.forget();
    void this.equity.start(review);
  }

  /**
   * Simulate the turns that have not been.
   * @param only the player whose turns they are, or -1 for all
   */
  simulate(only: number): void {
    const { known } = this;
    const { params } = this.equity;
    const leaves = this.#values?.leaves;
    if (!known || !params) return;
    const review = { ...params, ...(leaves && { leaves }) };
    void this.#simulation.start({ review, known, turns: waiting(known, only) });
  }

  /** Let go of what is known, and of what is being found out. */
  forget(): void {
    this.equity.forget();
    this.#simulation.forget();
  }

  cancel(): void {
    this.equity.cancel();
    this.#simulation.cancel();
  }

  /** How far the simulation is; null where there is nothing to simulate. */
  simulationOf(only: number, sentence: (refusal: NonNullable<Job<Simulating, never>["refusal"]>) => string) {
    const { known } = this;
    const { state, progress, refusal } = this.#simulation;
    if (known?.summary.players.length !== 2) return null;
    const { done = 0, total = 0 } = progress ?? {};
    const told: SimulationState = {
      ...{ running: state === "running", done, total },
      left: state === "done" ? 0 : waiting(known, only).length,
      problem: refusal ? sentence(refusal) : "",
    };
    return told;
  }
}
