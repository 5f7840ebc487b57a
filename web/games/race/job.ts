/**
 * A long request to a worker of its own, of which the last answer stays beside its request.
 *
 * The racers keep a worker busy for seconds at a time; in one of its own they disturb nobody, and can be stopped at
 * once by ending it.
 */
import type { ReactiveControllerHost } from "lit";
import type { Engine } from "../../engine/client.ts";

interface Progress {
  done: number;
  total: number;
  partial: any;
}

export class Job {
  #host: ReactiveControllerHost;
  #method: string;
  #abort: AbortController | null = null;
  #worker: Engine | null = null;

  /** The request that everything below belongs to. */
  of = "";
  state: "idle" | "running" | "done" | "cancelled" | "refused" = "idle";
  progress: Progress | null = null;
  result: any = null;
  refusal: { message: string; data: Record<string, any> } | null = null;

  constructor(host: ReactiveControllerHost, method: string) {
    this.#host = host;
    this.#method = method;
    host.addController(this);
  }

  hostDisconnected() {
    this.cancel();
    this.#worker?.stop();
    this.#worker = null;
  }

  /** What is known: the result, or what there was of it so far. */
  get known() {
    return this.result ?? this.progress?.partial ?? null;
  }

  cancel() {
    this.#abort?.abort();
  }

  /** Forget what belongs to another request. */
  keepOnly(of: string) {
    if (this.of === of || this.state === "idle") return;
    this.cancel();
    this.#set({ of: "", state: "idle", progress: null, result: null, refusal: null });
  }

  /** @param engine the page's */
  async run(engine: Engine, request: Record<string, unknown>, of: string) {
    this.cancel();
    const abort = new AbortController();
    this.#abort = abort;
    this.#worker ??= engine.another();
    const mine = () => this.#abort === abort && this.of === of;
    this.#set({ of, state: "running", progress: null, result: null, refusal: null });
    try {
      const result = await this.#worker.request(this.#method, request, {
        signal: abort.signal,
        onProgress: (progress) => mine() && this.#set({ progress }),
      });
      if (mine()) this.#set({ state: "done", result });
    } catch (error) {
      const { name, message, data } = error as any;
      if (name !== "AbortError") {
        // A worker that failed to start is not asked again.
        if (this.#worker?.state.stage === "failed") this.#worker = null;
        if (mine()) this.#set({ state: "refused", refusal: { message, data: data ?? {} } });
        return;
      }
      this.#worker?.stop();
      if (mine()) this.#set({ state: "cancelled" });
    }
  }

  #set(change: Partial<Pick<Job, "of" | "state" | "progress" | "result" | "refusal">>) {
    Object.assign(this, change);
    this.#host.requestUpdate();
  }
}
