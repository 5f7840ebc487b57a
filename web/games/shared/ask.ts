/** How a page asks the engine for something that the visitor did. */
import type { GamePage } from "./page.ts";
import type { Said } from "./page-state.ts";
import type { Method, Params, Result } from "./queries.ts";

/**
 * Gives a function that asks. It gives null if the engine refused, which `onRefused` tells, and if another position has
 * come to the table meanwhile.
 */
export const askFor =
  (page: GamePage) =>
  <M extends Method>(
    method: M,
    params: Params<M>,
    onRefused = (trouble: Said): void => page.set({ trouble }),
  ): Promise<Result<M> | null> => {
    const { position } = page;
    const wanted = () => page.position === position;
    return page.queries.ask(method, params, wanted, (why) => onRefused(() => page.sentence(why)));
  };
