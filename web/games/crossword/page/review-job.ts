/**
 * The review of a game on the page: by equity at once, and by simulation when it is asked for. Moves are judged by the
 * visitor's own leave values, where there are any for the game.
 */
import type { ReactiveControllerHost } from "lit";
import type { Engine } from "../../../engine/client.ts";
import type { CrosswordReviewed } from "../../../engine/methods.ts";
import { Job } from "../../shared/job.ts";
import type { Result } from "../../shared/queries.ts";
import {
  SharedReview,
  waiting,
  withKept,
  withLeaves,
  type Review,
  type Simulating,
} from "../model/review.ts";
import type { SimulationState } from "../parts/review.ts";

export class ReviewJobs {
  /** Short enough to go with what else the page's engine is asked. */
  readonly equity: Job<Review, Result<"crossword.review">, null>;
  readonly #simulation: Job<Simulating, CrosswordReviewed>;

  constructor(host: ReactiveControllerHost, engine: () => Engine | null) {
    this.equity = new Job(host, {
      run: async (review, { signal, onProgress }) => {
        const ready = engine();
        if (!ready) throw new DOMException("There is no engine yet.", "AbortError");
        const noted = ({ done, total }: { done: number; total: number }) =>
          onProgress({ done, total, partial: null });
        const request = await withLeaves(ready, withKept(review), signal);
        return ready.request("crossword.review", request, { signal, onProgress: noted });
      },
      end() {
        // It has no worker of its own.
      },
    });
    this.#simulation = new Job(host, new SharedReview(engine));
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
    const review = this.equity.params;
    if (known && review) void this.#simulation.start({ review, known, turns: waiting(known, only) });
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
