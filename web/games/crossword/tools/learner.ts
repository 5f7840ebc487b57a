/** Learns leave values for the whole site: it goes on when the finder, where it is begun, is left for another page. */
import type { Engine } from "../../../engine/client.ts";
import type { CrosswordLeaves } from "../../../engine/methods.ts";
import type { TextsController } from "../../../text/texts.ts";
import { Job } from "../../shared/job.ts";
import { LastingWork } from "../../shared/lasting.ts";
import { LeaveLearning, type Learning, type Learnt } from "../model/learning.ts";
import { learningSentence } from "../parts/leaves.ts";

export class Learner extends LastingWork {
  readonly job: Job<Learning, null, Learnt>;
  #engine: Engine | null = null;

  constructor() {
    super();
    const work = new LeaveLearning(
      () => this.#engine,
      (table) => void this.#save(table),
    );
    this.job = new Job(this, work);
  }

  learn(engine: Engine, learning: Learning): void {
    this.#engine = engine;
    void this.job.start(learning);
  }

  async #save(table: CrosswordLeaves): Promise<void> {
    await this.#engine?.leaves.save(table);
    this.requestUpdate();
  }

  override told(texts: TextsController): string {
    const { going } = texts.text.crosswordAnalysis.leaves;
    return going(learningSentence(this.job.progress?.partial ?? null, texts));
  }

  override stopLabel(texts: TextsController): string {
    return texts.text.crosswordAnalysis.leaves.stop;
  }
}

/** The site's. */
export const learner = new Learner();
