/**
 * A long request to a worker of its own, of which the last answer stays beside its request.
 *
 * The racers keep a worker busy for seconds at a time; in one of its own they disturb nobody, and can be stopped at
 * once by ending it.
 */

/** @typedef {import("../../engine/client.js").Engine} Engine */

/** @typedef {{ done: number, total: number, partial: any }} Progress */

export class Job {
  #host;
  #method;
  /** @type {AbortController | null} */
  #abort = null;
  /** @type {Engine | null} */
  #worker = null;

  /** The request that everything below belongs to. */
  of = "";
  /** @type {"idle" | "running" | "done" | "cancelled" | "refused"} */
  state = "idle";
  /** @type {Progress | null} */
  progress = null;
  /** @type {any} */
  result = null;
  /** @type {{ message: string, data: Record<string, any> } | null} */
  refusal = null;

  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {string} method
   */
  constructor(host, method) {
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

  /** Forget what belongs to another request. @param {string} of */
  keepOnly(of) {
    if (this.of === of || this.state === "idle") return;
    this.cancel();
    this.#set({ of: "", state: "idle", progress: null, result: null, refusal: null });
  }

  /**
   * @param {Engine} engine the page's
   * @param {Record<string, unknown>} request
   * @param {string} of
   */
  async run(engine, request, of) {
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
      const { name, message, data } = /** @type {any} */ (error);
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

  /** @param {Partial<Pick<Job, "of" | "state" | "progress" | "result" | "refusal">>} change */
  #set(change) {
    Object.assign(this, change);
    this.#host.requestUpdate();
  }
}
