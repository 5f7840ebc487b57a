/** A search of the end of a game on a worker of its own, which tells of itself as often as anyone can follow. */
import type { Methods } from "../../../engine/methods.ts";
import { OwnWorker, type Hooks } from "../../shared/job.ts";
import type { Params, Result } from "../../shared/queries.ts";

type Search = "crossword.endgame" | "crossword.preendgame";

/** Milliseconds between two reports. */
const REPORT = 200;

export class OwnSearch<M extends Search> extends OwnWorker<M> {
  override run(params: Params<M>, { signal, onProgress }: Hooks<Methods[M]["progress"]>): Promise<Result<M>> {
    let told = { at: -Infinity, text: "" };
    return super.run(params, {
      signal,
      onProgress: (progress) => {
        const at = performance.now();
        if (at - told.at < REPORT) return;
        const text = JSON.stringify(progress.partial);
        // What is the same stays the same object, so that nothing is drawn anew.
        if (text !== told.text) onProgress(progress);
        told = { at, text };
      },
    });
  }
}
