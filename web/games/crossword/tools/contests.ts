/** Plays the program against itself for the whole site: a contest goes on when the page where it is begun is left. */
import type { Engine } from "../../../engine/client.ts";
import type { CrosswordAutoplayTotal } from "../../../engine/methods.ts";
import type { TextsController } from "../../../text/texts.ts";
import { LastingWork } from "../../shared/background.ts";
import { Job, OwnWorker } from "../../shared/job.ts";
import type { Params } from "../../shared/queries.ts";

class Contests extends LastingWork {
  readonly job: Job<Params<"crossword.autoplay">, CrosswordAutoplayTotal, CrosswordAutoplayTotal | null>;
  readonly #work = new OwnWorker("crossword.autoplay", () => this.#engine);
  #engine: Engine | null = null;

  constructor() {
    super();
    this.job = new Job(this, this.#work);
  }

  async play(engine: Engine, params: Params<"crossword.autoplay">): Promise<void> {
    this.#engine = engine;
    await this.job.start(params);
    if (this.job.state !== "running") this.#work.end(); // no other was begun meanwhile
  }

  /** How far they are, as a sentence. */
  far(texts: TextsController): string {
    const { progress } = this.job;
    const text = texts.text.crosswordGame.autoplay;
    return progress ? text.far(texts.number(progress.done), texts.number(progress.total)) : text.begun;
  }

  override told(texts: TextsController): string {
    return texts.text.crosswordGame.autoplay.going(this.far(texts));
  }

  override stopLabel(texts: TextsController): string {
    return texts.text.crosswordGame.autoplay.stop;
  }
}

/** The site's. */
export const contests = new Contests();
