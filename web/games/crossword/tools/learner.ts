/** Learns leave values for the whole site: it goes on when the finder, where it is begun, is left for another page. */
import type { ReactiveControllerHost } from "lit";
import type { Engine } from "../../../engine/client.ts";
import type { CrosswordLeaves } from "../../../engine/methods.ts";
import type { TextsController } from "../../../text/texts.ts";
import { background, type BackgroundWork } from "../../shared/background.ts";
import { Job } from "../../shared/job.ts";
import { LeaveLearning, type Learning, type Learnt } from "../model/learning.ts";
import { learningSentence } from "../parts/leaves.ts";

type Host = Pick<ReactiveControllerHost, "requestUpdate">;

export class Learner implements ReactiveControllerHost, BackgroundWork {
  readonly job: Job<Learning, null, Learnt>;
  readonly updateComplete = Promise.resolve(true);
  #engine: Engine | null = null;
  /** The pages that show it. */
  readonly #hosts = new Set<Host>();

  constructor() {
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

  // A page that shows it.

  attend(host: Host): void {
    this.#hosts.add(host);
    background.note(this);
  }

  leave(host: Host): void {
    this.#hosts.delete(host);
    background.note(this);
  }

  // What its job sees of it; it is never taken off the page.

  addController(): void {
    // There is nothing that a job would have to hear of.
  }

  removeController(): void {
    // As above.
  }

  requestUpdate(): void {
    for (const host of this.#hosts) host.requestUpdate();
    background.note(this);
  }

  // What other pages tell of it.

  get unattended(): boolean {
    return this.job.state === "running" && !this.#hosts.size;
  }

  told(texts: TextsController): string {
    const { going } = texts.text.crosswordAnalysis.leaves;
    return going(learningSentence(this.job.progress?.partial ?? null, texts));
  }

  stopLabel(texts: TextsController): string {
    return texts.text.crosswordAnalysis.leaves.stop;
  }

  stop(): void {
    this.job.cancel();
  }
}

/** The site's. */
export const learner = new Learner();
