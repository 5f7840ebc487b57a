/**
 * The best answers to the games' examples: one light question after the other, so that nothing a visitor asks has to wait
 * for more than one. They are kept, so that the first screen has them at once when one comes back to it.
 */
import type { Engine } from "../engine/client.ts";
import { games, type Game } from "../games/registry.ts";
import { isAborted, refusalOf } from "../games/shared/queries.ts";
import type { Best, SampleWords } from "../games/shared/sample.ts";

/** Raises `change` with each answer. */
export class SolvedSamples extends EventTarget {
  /** By game; null where there is no answer. */
  #answers = new Map<string, Best | null>();
  /** The words that they are made of. */
  #words: SampleWords | null = null;
  /** Ends the questions, after the one that the engine is at. */
  #left: AbortSignal | null = null;
  #solving = false;

  best(game: string): Best | null {
    return this.#answers.get(game) ?? null;
  }

  /** Ask for what is not known yet, until the first screen is left. */
  async solve(
    engine: Pick<Engine, "request" | "state">,
    words: SampleWords,
    left: AbortSignal,
  ): Promise<void> {
    this.#left = left;
    if (JSON.stringify(words) !== JSON.stringify(this.#words)) {
      this.#words = words;
      this.#answers = new Map();
    }
    if (this.#solving) return;
    this.#solving = true;
    while (await this.#solveNext(engine));
    this.#solving = false;
  }

  /** Is there to be another? */
  async #solveNext(engine: Pick<Engine, "request" | "state">): Promise<boolean> {
    const answers = this.#answers;
    const game = games().find(({ id }) => !answers.has(id));
    if (!game || !this.#words || this.#left?.aborted || hasFailed(engine)) return false;
    try {
      answers.set(game.id, await bestOf(game, this.#words, engine));
    } catch (error) {
      if (isAborted(error) || hasFailed(engine)) return false;
      refusalOf(error);
      answers.set(game.id, null);
    }
    this.dispatchEvent(new Event("change"));
    return true;
  }
}

const hasFailed = ({ state }: Pick<Engine, "state">) => state.stage === "failed";

/** Nothing ends the question: to replace a worker that is at it would take longer. */
async function bestOf(game: Game, words: SampleWords, engine: Pick<Engine, "request">): Promise<Best | null> {
  const sample = game.sample?.(words);
  return (await sample?.solve?.((method, params) => engine.request(method, params))) ?? null;
}
