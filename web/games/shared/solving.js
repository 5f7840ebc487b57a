/**
 * Keeps an answer beside the position, and never another position's answer.
 *
 * Every answer and error carries the key of the request it belongs to. What has another key than the position
 * on the table is old: it may stay in sight, dimmed, but nothing can be done with it.
 */

/** @typedef {import("../../engine/client.ts").Engine} Engine */

/**
 * @template T
 * @typedef {object} Answer
 * @property {string} key
 * @property {T} result
 * @property {number} milliseconds
 */

/** @typedef {{ key: string, message: string, code: number, data: Record<string, any> }} Refusal */

/** @template T */
export class Solving {
  #host;
  #method;
  #view;
  /** @type {Engine | null} */
  #engine = null;
  /** @type {Record<string, unknown> | null} */
  #request = null;
  #key = "";
  #frame = 0;
  #asked = "";

  /** @type {Answer<T> | null} */
  #answer = null;
  /** @type {Refusal | null} */
  #refusal = null;

  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {string} method
   * @param {string} view a newer request of a view supersedes the older one
   */
  constructor(host, method, view) {
    this.#host = host;
    this.#method = method;
    this.#view = view;
    host.addController(this);
  }

  /** The last answer, whatever it belongs to; `fresh` says whether that is the position on the table. */
  get answer() {
    return this.#answer;
  }

  get fresh() {
    return this.#answer !== null && this.#answer.key === this.#key;
  }

  get refusal() {
    return this.#refusal?.key === this.#key ? this.#refusal : null;
  }

  /** Is an answer to the position on the table still to come? */
  get pending() {
    return this.#request !== null && !this.fresh && !this.refusal;
  }

  /**
   * Say what is on the table now; null if there is nothing to ask. Asked at the next frame, once.
   * @param {Engine | null} engine
   * @param {Record<string, unknown> | null} request
   */
  ask(engine, request) {
    if (engine !== this.#engine) {
      this.#engine?.removeEventListener("state", this.#onState);
      this.#engine = engine;
      this.#engine?.addEventListener("state", this.#onState);
    }
    const key = request ? JSON.stringify(request) : "";
    if (key === this.#key) return;
    this.#key = key;
    this.#request = request;
    if (!request) this.#answer = null;
    this.#schedule();
  }

  hostConnected() {
    this.#engine?.addEventListener("state", this.#onState);
  }

  hostDisconnected() {
    this.#engine?.removeEventListener("state", this.#onState);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  // After a failure and a retry, what could not be asked is asked again.
  #onState = () => {
    if (this.#engine?.state.stage === "ready" && this.pending && this.#asked !== this.#key) this.#schedule();
  };

  #schedule() {
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#request && this.#engine && !this.fresh) this.#send(this.#engine, this.#request, this.#key);
    });
  }

  /**
   * @param {Engine} engine
   * @param {Record<string, unknown>} request
   * @param {string} key
   */
  async #send(engine, request, key) {
    this.#asked = key;
    try {
      const result = await engine.request(this.#method, request, { view: this.#view });
      if (key !== this.#key) return;
      this.#answer = { key, result, milliseconds: engine.lastMilliseconds };
      this.#refusal = null;
    } catch (error) {
      if (key !== this.#key) return;
      this.#asked = "";
      const { name, message, code, data } = /** @type {any} */ (error);
      if (name === "AbortError") return;
      // A failed engine is told elsewhere, with a way to try again; then this is asked once more.
      if (engine.state.stage === "failed") return;
      this.#answer = null;
      this.#refusal = { key, message, code, data: data ?? {} };
    }
    this.#host.requestUpdate();
  }
}
