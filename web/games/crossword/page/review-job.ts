/**
 * The review of a game, as a job of the page's engine: short enough to go with what else is asked. Moves are judged by the
 * visitor's own leave values, where there are any for the game.
 */
import type { ReactiveControllerHost } from "lit";
import type { Engine } from "../../../engine/client.ts";
import { Job } from "../../shared/job.ts";
import type { Params, Result } from "../../shared/queries.ts";

type Review = "crossword.review";

export const reviewJob = (host: ReactiveControllerHost, engine: () => Engine | null) =>
  new Job<Params<Review>, Result<Review>, null>(host, {
    run: async (params, { signal, onProgress }) => {
      const ready = engine();
      if (!ready) throw new DOMException("There is no engine yet.", "AbortError");
      const noted = ({ done, total }: { done: number; total: number }) =>
        onProgress({ done, total, partial: null });
      const leaves = await ownLeaves(ready, params, signal);
      const request = leaves ? { ...params, leaves } : params;
      return ready.request("crossword.review", request, { signal, onProgress: noted });
    },
    end() {
      // It has no worker of its own.
    },
  });

/** The visitor's leave values for the list, board and tiles of a game. */
async function ownLeaves(engine: Engine, { state, ...params }: Params<Review>, signal: AbortSignal) {
  const { layout, tiles } = state ?? params;
  const lexicon = params.lexicon ?? state?.lexicon;
  if (!lexicon) return null;
  const request = { lexicon, ...(layout !== undefined && { layout }), ...(tiles !== undefined && { tiles }) };
  const { made_for: madeFor } = await engine.request("crossword.leaves_for", request, { signal });
  return engine.leaves.look(madeFor);
}
