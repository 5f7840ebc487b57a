/**
 * Long work that the visitor starts and may cancel, and what has come of it so far.
 *
 * How it is done, on which workers, is its `Work`: `OwnWorker` for one request, `SharedWork` for many. What is
 * known belongs to the params that it was started with; a page forgets it when it would ask for something else.
 */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Engine } from "../../engine/client.ts";
import type { Methods } from "../../engine/methods.ts";
import { WorkerPool } from "../../engine/worker-pool.ts";
import { isAborted, refusalOf, type Method, type Params, type Refusal, type Result } from "./queries.ts";

export interface Progress<Partial> {
  done: number;
  total: number;
  /** What has been found so far, in the form of the result; null where a method tells it only when it changes. */
  partial: Partial;
}

export interface Hooks<Partial> {
  signal: AbortSignal;
  onProgress: (progress: Progress<Partial>) => void;
}

export interface Work<Params, Result, Partial> {
  /** Rejects with an AbortError when it is cancelled, with an EngineError when it is refused. */
  run(params: Params, hooks: Hooks<Partial>): Promise<Result>;
  /** Let go of workers: nothing is to come. */
  end(): void;
}

export class Job<Params extends object, Result, Partial = Result> implements ReactiveController {
  state: "idle" | "running" | "done" | "cancelled" | "refused" = "idle";
  /** What everything here belongs to; null while nothing was started. */
  params: Params | null = null;
  progress: Progress<Partial> | null = null;
  result: Result | null = null;
  refusal: Refusal | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #work: Work<Params, Result, Partial>;
  readonly #onDone: ((params: Params, result: Result) => void) | undefined;
  #cancel = new AbortController();

  constructor(
    host: ReactiveControllerHost,
    work: Work<Params, Result, Partial>,
    onDone?: (params: Params, result: Result) => void,
  ) {
    this.#host = host;
    this.#work = work;
    this.#onDone = onDone;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.cancel();
    this.#work.end();
  }

  /** The result, or what there is of it so far. */
  get known(): Result | Partial | null {
    return this.result ?? this.progress?.partial ?? null;
  }

  cancel(): void {
    this.#cancel.abort();
  }

  /** Cancel it, and know nothing of it any more. */
  forget(): void {
    if (this.state === "idle") return;
    this.#begin(null, "idle");
  }

  /** Forget what belongs to other params than those with which it would be started now. */
  keepFor(params: Params): void {
    if (this.params && JSON.stringify(params) !== JSON.stringify(this.params)) this.forget();
  }

  /** Know again what came of it on an earlier visit, or had when that ended. */
  restore(params: Params, result: Result, state: "done" | "cancelled"): void {
    this.#begin(params, state);
    this.result = result;
  }

  /** @param known what is known of it before; it stays until the work tells of something better */
  async start(params: Params, known: Partial | null = null): Promise<void> {
    const { signal } = this.#begin(params, "running");
    if (known) this.progress = { done: 0, total: 0, partial: known };
    try {
      const result = await this.#work.run(params, {
        signal,
        onProgress: (progress) => this.#note(signal, { progress: this.#withPartial(progress) }),
      });
      if (this.#note(signal, { state: "done", result })) this.#onDone?.(params, result);
    } catch (error) {
      if (isAborted(error)) this.#note(signal, { state: "cancelled" });
      else this.#note(signal, { state: "refused", refusal: refusalOf(error) });
    }
  }

  /** Progress that brings nothing new leaves what is there. */
  #withPartial(progress: Progress<Partial>): Progress<Partial> {
    return { ...progress, partial: progress.partial ?? this.progress?.partial ?? progress.partial };
  }

  #begin(params: Params | null, state: this["state"]): AbortController {
    this.cancel();
    this.#cancel = new AbortController();
    Object.assign(this, { params, state, progress: null, result: null, refusal: null });
    this.#host.requestUpdate();
    return this.#cancel;
  }

  /** Note what is told of a run; false if that is not the last one. */
  #note(
    signal: AbortSignal,
    change: { [K in "state" | "progress" | "result" | "refusal"]?: this[K] },
  ): boolean {
    if (signal !== this.#cancel.signal) return false;
    Object.assign(this, change);
    this.#host.requestUpdate();
    return true;
  }
}

/** Work on the page's engine and a few more beside it. */
export abstract class SharedWork<Params, Result, Partial = Result> implements Work<Params, Result, Partial> {
  protected readonly pool = new WorkerPool();
  readonly #engine: () => Engine | null;

  /** @param engine the page's */
  constructor(engine: () => Engine | null) {
    this.#engine = engine;
  }

  async run(params: Params, hooks: Hooks<Partial>): Promise<Result> {
    return this.share(engineOf(this.#engine), params, hooks);
  }

  end(): void {
    this.pool.dismiss();
  }

  /** Have the pieces of the work done by the pool. */
  protected abstract share(engine: Engine, params: Params, hooks: Hooks<Partial>): Promise<Result>;
}

/** The page's engine; where there is none yet, work ends as if it had been cancelled. */
export function engineOf(engine: () => Engine | null): Engine {
  const ready = engine();
  if (!ready) throw new DOMException("There is no engine yet.", "AbortError");
  return ready;
}

/** One request on a worker of its own, which disturbs nobody and can be stopped at once. */
export class OwnWorker<M extends Method> implements Work<Params<M>, Result<M>, Methods[M]["progress"]> {
  readonly #method: M;
  readonly #engine: () => Engine | null;
  #worker: Engine | null = null;

  /** @param engine the page's, of which the worker is another */
  constructor(method: M, engine: () => Engine | null) {
    this.#method = method;
    this.#engine = engine;
  }

  async run(params: Params<M>, { signal, onProgress }: Hooks<Methods[M]["progress"]>): Promise<Result<M>> {
    const worker = (this.#worker ??= engineOf(this.#engine).another());
    const stop = () => worker.stop();
    signal.addEventListener("abort", stop, { once: true });
    try {
      return await worker.request(this.#method, params, {
        signal,
        onProgress: (progress) => onProgress(progress as Progress<Methods[M]["progress"]>), // such a method tells it
      });
    } catch (error) {
      if (worker.failed) this.#worker = null; // one that failed to start is not asked again
      throw error;
    } finally {
      signal.removeEventListener("abort", stop);
    }
  }

  end(): void {
    this.#worker?.stop();
    this.#worker = null;
  }
}
