/**
 * The games' examples and their best answers: one light question after the other, so that nothing a visitor asks has to
 * wait for more than one. They are kept, so that the first screen has them at once when one comes back to it.
 */
import type { Engine } from "../engine/client.ts";
import { games } from "../games/registry.ts";
import { isAborted, refusalOf } from "../games/shared/queries.ts";
import type { Best, Sample, SampleWords } from "../games/shared/sample.ts";

/** Raises `change` with each answer. */
export class SolvedSamples extends EventTarget {
  /** The words that the examples are made of, as text. */
  #words = "";
  /** By game, for those that have one. */
  #samples = new Map<string, Sample>();
  /** By game; null where there is no answer. */
  #answers = new Map<string, Best | null>();
  /** Ends the questions, after the one that the engine is at. */
  #left: AbortSignal | null = null;
  #solving = false;

  /** Make the examples of these words, unless they are there. */
  make(words: SampleWords): void {
    const text = JSON.stringify(words);
    if (text === this.#words) return;
    this.#words = text;
    this.#answers = new Map();
    this.#samples = new Map();
    for (const game of games()) if (game.sample) this.#samples.set(game.id, game.sample(words));
  }

  sample(game: string): Sample | undefined {
    return this.#samples.get(game);
  }

  best(game: string): Best | null {
    return this.#answers.get(game) ?? null;
  }

  /** Ask for what is not known yet, until the first screen is left. */
  async solve(engine: Pick<Engine, "request" | "state">, left: AbortSignal): Promise<void> {
    this.#left = left;
    if (this.#solving) return;
    this.#solving = true;
    while (await this.#solveNext(engine));
    this.#solving = false;
  }

  /** Is there to be another? */
  async #solveNext(engine: Pick<Engine, "request" | "state">): Promise<boolean> {
    const answers = this.#answers;
    const [id, sample] = [...this.#samples].find(([game]) => !answers.has(game)) ?? [];
    if (id === undefined || this.#left?.aborted || hasFailed(engine)) return false;
    try {
      // Nothing ends the question: to replace a worker that is at it would take longer.
      const best = await sample?.solve?.((method, params) => engine.request(method, params));
      answers.set(id, best ?? null);
    } catch (error) {
      if (isAborted(error) || hasFailed(engine)) return false;
      refusalOf(error);
      answers.set(id, null);
    }
    this.dispatchEvent(new Event("change"));
    return true;
  }
}

const hasFailed = ({ state }: Pick<Engine, "state">) => state.stage === "failed";
