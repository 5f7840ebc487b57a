/** The review of a game, as a job of the page's engine: short enough to go with what else is asked. */
import type { ReactiveControllerHost } from "lit";
import type { Engine } from "../../../engine/client.ts";
import { Job } from "../../shared/job.ts";
import type { Params, Result } from "../../shared/queries.ts";

type Review = "crossword.review";

export const reviewJob = (host: ReactiveControllerHost, engine: () => Engine | null) =>
  new Job<Params<Review>, Result<Review>, null>(host, {
    run: (params, { signal, onProgress }) => {
      const ready = engine();
      if (!ready) throw new DOMException("There is no engine yet.", "AbortError");
      const noted = ({ done, total }: { done: number; total: number }) =>
        onProgress({ done, total, partial: null });
      return ready.request("crossword.review", params, { signal, onProgress: noted });
    },
    end() {
      // It has no worker of its own.
    },
  });
