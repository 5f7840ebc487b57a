/** How a page asks the engine for something that the visitor did. */
import type { PageState, Said } from "./page-state.ts";
import type { Method, Params, Queries, Refusal, Result } from "./queries.ts";

interface Asker {
  readonly position: object;
  readonly queries: Queries;
  sentence(refusal: Refusal): string;
  set(change: Partial<PageState>): void;
}

/**
 * Gives a function that asks. It gives null if the engine refused, which `onRefused` tells, and if another position has
 * come to the table meanwhile.
 */
export const askFor =
  (page: Asker) =>
  <M extends Method>(
    method: M,
    params: Params<M>,
    onRefused = (trouble: Said, _why: Refusal): void => page.set({ trouble }),
  ): Promise<Result<M> | null> => {
    const { position } = page;
    const wanted = () => page.position === position;
    return page.queries.ask(method, params, wanted, (why) => onRefused(() => page.sentence(why), why));
  };
