/** An engine that tells which answers a game's page has got to its position, so that a host can hear of them too. */

import { Engine } from "../engine/client.ts";
import type { Answers, Methods } from "../engine/client.ts";
import type { Call, Results } from "../rpc/peer.ts";

/** The methods whose answers are plays, or what a game has in their place. */
export const PLAYS: readonly string[] = Object.freeze([
  "letterpress.solve",
  "crossword.solve",
  "tycoon.solve",
  "tycoon.advise",
  "anagram.find",
  "draw.solve",
  "finders.race",
  "finders.growth",
]);

/** The detail of a `plays` event. */
export interface Answered {
  method: string;
  params: object;
  result: unknown;
}

/** Raises `plays` with an `Answered`. */
export class PlaysEngine extends Engine {
  override batch<const C extends readonly Call<Methods>[]>(
    calls: C,
    options?: { signal?: AbortSignal },
  ): Answers<Results<Methods, C>> {
    const answers = super.batch(calls, options);
    calls.forEach((call, i) => {
      // Only the pages' own requests belong to a view; a host gets its answers by itself.
      if (call.view !== undefined) this.#tellOf(call, answers[i]);
    });
    return answers;
  }

  /** Long work that a page runs beside is its own too. */
  override another(): Engine {
    const other = super.another();
    const batch = other.batch.bind(other);
    other.batch = (calls, options) => {
      const answers = batch(calls, options);
      calls.forEach((call, i) => this.#tellOf(call, answers[i]));
      return answers;
    };
    return other;
  }

  #tellOf({ method, params }: Call<Methods>, answer: Promise<{ result: unknown }> | undefined): void {
    if (!PLAYS.includes(method)) return;
    const tell = ({ result }: { result: unknown }) =>
      this.dispatchEvent(new CustomEvent<Answered>("plays", { detail: { method, params, result } }));
    answer?.then(tell, () => {}); // whoever asked hears why there is none
  }
}
