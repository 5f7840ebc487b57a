/** What the plays lead to, thought about on the page's engine once the plays are there: it knows the board's words already. */
import type { ReactiveController } from "lit";
import { engineOf, Job } from "../../shared/job.ts";
import { pageState } from "../../shared/page-state.ts";
import type { Params, Result } from "../../shared/queries.ts";
import { provedSentence } from "../model/proved.ts";
import type { Solved } from "../model/turn.ts";
import type { Thinking } from "../parts/order.ts";
import type { Page } from "./page.ts";

type Asked = Params<"letterpress.solve">;

/** Seconds to think for where the visitor has asked for more; at first it is until the search has settled. */
const LONGER = 20;

interface Needs {
  page: Page;
  /** What asks for the plays; null while they are not to be thought about. */
  request: () => Asked | null;
  /** The plays that are there without thinking. */
  plays: () => Result<"letterpress.solve"> | null;
}

export class Ahead implements ReactiveController {
  readonly #on: Needs;
  readonly #job: Job<Asked, Solved, Solved | null>;
  /** What the visitor has asked to be thought about for longer. */
  #longer = "";
  /** Candidates that the thinking before had looked at: until as many are looked at again, its plays stay. */
  #looked = 0;

  constructor(on: Needs) {
    this.#on = on;
    this.#job = new Job<Asked, Solved, Solved | null>(on.page, {
      run: (params, { signal, onProgress }) =>
        engineOf(() => on.page.engine).request("letterpress.solve", params, {
          view: "letterpress ahead", // whose end the next plays wait for
          signal,
          // What is the same stays the same object, so that nothing is drawn anew.
          onProgress: (progress) => {
            const before = this.#job.progress?.partial;
            if (progress.done < this.#looked) return onProgress({ ...progress, partial: null });
            const same = JSON.stringify(before) === JSON.stringify(progress.partial);
            onProgress({ ...progress, partial: (same ? before : progress.partial) ?? null });
          },
        }),
      end: () => undefined,
    });
    on.page.addController(this);
  }

  hostConnected(): void {
    this.#job.forget(); // what left the page had ended it
  }

  /** Begin to think about what is new; what was stopped is not begun again by itself. */
  hostUpdate(): void {
    const request = this.#request;
    if (!request) return this.#job.forget();
    this.#job.keepFor(request);
    const plays = this.#on.plays();
    if (this.#job.state !== "idle" || !plays || plays.position.ended) return;
    this.#looked = 0;
    void this.#job.start(request);
  }

  /** What is to be thought about. More plays are not. */
  get #request(): Asked | null {
    const request = this.#on.request();
    if (!request) return null;
    const asked: Asked = { ...request, ranking: "lookahead", limit: pageState.limit };
    return { ...asked, seconds: this.#longer === JSON.stringify(asked) ? LONGER : null };
  }

  get known(): Solved | null {
    return this.#job.known;
  }

  think(on: boolean): void {
    const job = this.#job;
    const request = this.#request;
    if (!on) return job.cancel();
    if (!request) return;
    const { seconds, ...asked } = request;
    const longer = job.state === "done" && seconds === null;
    if (longer) this.#longer = JSON.stringify(asked);
    this.#looked = Math.max(this.#looked, job.progress?.done ?? 0);
    void job.start(longer ? { ...asked, seconds: LONGER } : request, job.known);
  }

  /** How far it has come. */
  get told(): Thinking | null {
    const { page } = this.#on;
    const { state, progress, known, refusal, params } = this.#job;
    const text = page.texts.text.letterpressWhy;
    if (!this.#on.request() || state === "idle") return null;
    const { done = 0, total = 0 } = progress ?? {};
    const percent = page.texts.number(total ? done / total : 0, { style: "percent" });
    if (state === "running") return { state: "running", sentence: text.thinking(percent) };
    const said = provedSentence(known?.proved, page.position.turn, page.texts);
    const longer = !said && params?.seconds === null;
    if (state === "done") return { state: "settled", sentence: said || text.settled, longer };
    if (refusal) return { state: "stopped", sentence: page.sentence(refusal) };
    return { state: "stopped", sentence: said || text.stopped };
  }
}
