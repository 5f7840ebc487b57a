/**
 * The page's only door to the engine: requests go in, answers come out, and the state of the engine can
 * be watched. Knows no DOM and no Pyodide, so it serves an embedded frame as well as the page.
 */

import { Lists } from "./lists.js";
import {
  Code,
  EngineError,
  GIVEN_PARTS,
  cancellation,
  isMessage,
  isResponse,
  listsIn,
  notification,
  request,
} from "./protocol.js";

/**
 * @typedef {object} EngineState
 * @property {"idle" | "download" | "start" | "list" | "ready" | "failed"} stage
 * @property {number} loaded bytes of what is being downloaded
 * @property {number} total bytes in all
 * @property {string} what is being loaded, for a person
 * @property {number} seconds since the start began, until it was ready
 * @property {{ message: string, code: number } | null} error the first cause, when stage is "failed"
 * @property {"snapshot" | "plain" | null} startedFrom
 *
 * @typedef {import("./protocol.js").Lexicon} Lexicon
 * @typedef {import("./protocol.js").Parts} Parts
 *
 * @typedef {object} RequestOptions
 * @property {string} [view] a newer request of the same view supersedes this one
 * @property {AbortSignal} [signal]
 * @property {(value: any) => void} [onProgress] hears of `$/progress`
 * @property {Blob} [bytes] what belongs to the request and is no text
 *
 * @typedef {object} Pending
 * @property {string} method
 * @property {Record<string, unknown>} params
 * @property {string | undefined} view
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {((value: any) => void) | undefined} onProgress
 * @property {Blob | undefined} bytes
 * @property {number} sent times this was sent to a worker
 * @property {number} since when it was sent last, in milliseconds
 */

/** Milliseconds without any news after which a worker that owes us something counts as dead. */
const PATIENCE = 60_000;

/** Milliseconds that a request has to end after it was cancelled. */
const CANCEL_PATIENCE = 500;

const now = () => performance.now();

/** @param {WorkerOptions} options */
const defaultWorker = (options) => new Worker(new URL(PAGE.worker, import.meta.url), options);

export class Engine extends EventTarget {
  /** The visitor's own word lists; `catalogue` events tell that there are others. */
  lists;

  /** Milliseconds from the last answered request to its answer. */
  lastMilliseconds = 0;

  #makeWorker;
  #patience;
  /** What the first worker has unpacked; those after it, of this engine or another, start from it. */
  #shared;
  #keep;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  /** Cancelled requests that have not ended, and what happens if they do not. @type {Map<number, number>} */
  #ending = new Map();
  #lastId = 0;
  #begun = 0;
  /** How long the last start took, in milliseconds. */
  #startTook = 0;
  #silence = 0;
  /** What `catalogue` says of the site's lists. @type {Lexicon[]} */
  #shipped = PAGE.catalogue;
  /** Word lists of the site that requests have named. @type {Set<string>} */
  #used = new Set();
  /** @type {Omit<EngineState, "seconds">} */
  #state = { stage: "idle", loaded: 0, total: 0, what: "", error: null, startedFrom: null };

  /**
   * @param {{ worker?: (options: WorkerOptions) => Worker, patience?: number, shared?: { parts?: Parts }, keep?: boolean }} [options]
   *   `patience` in milliseconds; `keep` false has own word lists live as long as this engine does
   */
  constructor({ worker = defaultWorker, patience = PATIENCE, shared = {}, keep = true } = {}) {
    super();
    this.#makeWorker = worker;
    this.#patience = patience;
    this.#shared = shared;
    this.#keep = keep;
    this.lists = new Lists(this, () => this.dispatchEvent(new CustomEvent("catalogue")), { keep });
  }

  /** @returns {EngineState} */
  get state() {
    const took = this.#isReady ? this.#startTook : this.#worker ? now() - this.#begun : 0;
    return { ...this.#state, seconds: took / 1000 };
  }

  /** The word lists of the site, known before the engine is there, and the visitor's own. */
  get catalogue() {
    return [...this.#shipped, ...this.lists.own];
  }

  /** Has the site's lists called what a page calls them. @param {Record<string, string>} names by id */
  nameLists(names) {
    const named = PAGE.catalogue.map((list) => ({ ...list, name: names[list.id] ?? list.name }));
    if (named.every(({ name }, i) => name === this.#shipped[i]?.name)) return;
    this.#shipped = named;
    this.dispatchEvent(new CustomEvent("catalogue"));
  }

  /** An engine of the same kind, for work beside this one's. */
  another() {
    const [worker, patience, shared, keep] = [this.#makeWorker, this.#patience, this.#shared, this.#keep];
    return new Engine({ worker, patience, shared, keep });
  }

  /** Addresses of the site's word lists that were asked for. */
  get listFiles() {
    return [...this.#used].map((id) => new URL(PAGE.lists[id]?.url ?? "", import.meta.url).href);
  }

  get #isReady() {
    return this.#state.stage === "ready" || this.#state.stage === "list";
  }

  /** Starts the engine, if it has not been started; a request does so by itself. */
  start() {
    if (this.#worker || this.#state.stage === "failed") return;
    this.#begun = now();
    this.#change({ stage: "download", loaded: 0, total: 0, what: "", error: null, startedFrom: null });
    const { parts } = this.#shared;
    const worker = this.#makeWorker({ type: "module", name: parts ? GIVEN_PARTS : "" });
    this.#worker = worker;
    worker.onmessage = ({ data }) => worker === this.#worker && this.#hear(read(data));
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#died(event.message);
    };
    if (parts) worker.postMessage(notification("$/start", { parts }));
    for (const id of this.#pending.keys()) this.#send(id);
    this.#listen();
  }

  /** Starts again after a failure. */
  retry() {
    if (this.#state.stage !== "failed") return;
    this.#state.stage = "idle";
    this.start();
  }

  /** Ends the worker; what it had not answered is aborted. The next request starts another. */
  stop() {
    this.#endWorker();
    for (const { reject } of this.#pending.values()) reject(aborted("The engine was stopped."));
    this.#pending.clear();
    this.#change({ stage: "idle" });
  }

  /**
   * Asks the engine.
   *
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @param {RequestOptions} [options]
   * @returns {Promise<any>} the result; rejects with an EngineError, or with an AbortError when it was
   *   superseded or aborted
   */
  request(method, params, { view, signal, onProgress, bytes } = {}) {
    if (signal?.aborted) return Promise.reject(aborted("The request was aborted."));
    if (this.#state.error) return Promise.reject(new EngineError(this.#state.error));
    if (view !== undefined) this.#supersede(view);
    const id = ++this.#lastId;
    const answer = new Promise((resolve, reject) => {
      this.#pending.set(id, { method, params, view, resolve, reject, onProgress, bytes, sent: 0, since: 0 });
    });
    signal?.addEventListener("abort", () => this.#cancel(id, "The request was aborted.", CANCEL_PATIENCE));
    if (this.#worker) this.#send(id);
    else this.start();
    return answer;
  }

  /** @param {string} view */
  #supersede(view) {
    // Nobody waits for the old answer, but the new one waits for the worker: replacing it pays only when
    // a new start would be over sooner. Waiting as long as a start takes is never worse than twice the best.
    const patience = Math.max(CANCEL_PATIENCE, this.#startTook);
    for (const [id, pending] of this.#pending) {
      if (pending.view === view) this.#cancel(id, "A newer request took its place.", patience);
    }
  }

  /**
   * @param {number} id
   * @param {string} why
   * @param {number} patience milliseconds
   */
  #cancel(id, why, patience) {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    pending.reject(aborted(why));
    if (!pending.sent) return;
    this.#worker?.postMessage(cancellation(id));
    const giveUp = () => {
      if (this.#isReady) this.#replaceWorker();
    };
    this.#ending.set(id, setTimeout(giveUp, patience));
  }

  /** Makes the worker forget a list that is no more, or that is another now. @param {string} id */
  drop(id) {
    this.#worker?.postMessage(notification("$/drop", { id }));
  }

  /** Sends a request, after the own lists that it names. @param {number} id */
  async #send(id) {
    const { method, params, bytes } = /** @type {Pending} */ (this.#pending.get(id));
    for (const list of listsIn(params)) if (Object.hasOwn(PAGE.lists, list)) this.#used.add(list);
    const worker = this.#worker;
    /** @type {(id: string, packed: Uint8Array<ArrayBuffer>) => void} */
    const hand = (list, packed) =>
      worker?.postMessage({ ...notification("$/list", { id: list }), bytes: packed }, [packed.buffer]);
    const lists = method === "lexicon.pack" ? null : this.lists.handOver(params, hand);
    if (lists) await lists;
    const pending = this.#pending.get(id);
    if (!pending || worker !== this.#worker) return; // nobody waits any more, or another worker has been sent it
    pending.sent += 1;
    pending.since = now();
    worker?.postMessage({ ...request(id, method, params), ...(bytes && { bytes }) });
    this.#listen();
  }

  /** @param {unknown} data */
  #hear(data) {
    if (!isMessage(data)) return;
    if (isResponse(data)) this.#settle(data);
    else if (data.method === "$/engine") this.#hearOfEngine(data.params);
    else if (data.method === "$/progress")
      this.#pending.get(data.params.token)?.onProgress?.(data.params.value);
    this.#listen();
  }

  /** @param {import("./protocol.js").Response} response */
  #settle({ id, result, error }) {
    if (id === null) return;
    clearTimeout(this.#ending.get(id));
    this.#ending.delete(id);
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    this.lastMilliseconds = now() - pending.since;
    if (error) pending.reject(new EngineError(error));
    else pending.resolve(result);
    if (!this.#pending.size) this.dispatchEvent(new CustomEvent("idle"));
  }

  /** @param {import("./protocol.js").EngineReport} report */
  #hearOfEngine({ error, parts, list, ...report }) {
    if (error) return this.#fail(error);
    if (parts) this.#shared.parts = parts;
    const { name } = this.#shipped.find(({ id }) => id === list) ?? {};
    if (name) report.what = name;
    if (report.stage === "ready") {
      if (!this.#isReady) this.#startTook = now() - this.#begun;
      // An answer's time is the solver's; what was waited for its start or for a list does not count.
      for (const pending of this.#pending.values()) pending.since = now();
    }
    this.#change(report);
  }

  /** Waits for news as long as the worker owes us any. */
  #listen() {
    clearTimeout(this.#silence);
    if (!this.#worker || (this.#isReady && !this.#pending.size)) return;
    this.#silence = setTimeout(() => this.#died("nothing was heard of it"), this.#patience);
  }

  /** @param {string} why */
  #died(why) {
    if (!this.#isReady) {
      const message = "The solver could not be started. Check the connection and try again.";
      this.#fail({ code: Code.engineFailed, message, data: { cause: why } });
      return;
    }
    for (const [id, pending] of this.#pending) {
      if (pending.sent < 2) continue;
      this.#pending.delete(id);
      const message = "The solver broke off twice at this request. Please report it, with the position.";
      pending.reject(new EngineError({ code: Code.engineFailed, message, data: { cause: why } }));
    }
    this.#replaceWorker();
  }

  #replaceWorker() {
    this.#endWorker();
    this.#state.stage = "idle";
    this.start();
  }

  #endWorker() {
    this.#worker?.terminate();
    this.#worker = null;
    this.lists.forget();
    clearTimeout(this.#silence);
    for (const timer of this.#ending.values()) clearTimeout(timer);
    this.#ending.clear();
  }

  /** @param {import("./protocol.js").ErrorObject} error */
  #fail(error) {
    this.#endWorker();
    this.#change({ stage: "failed", error });
    for (const { reject } of this.#pending.values()) reject(new EngineError(error));
    this.#pending.clear();
  }

  /** @param {Partial<EngineState>} change */
  #change(change) {
    Object.assign(this.#state, change);
    this.dispatchEvent(new CustomEvent("state"));
  }
}

/** What Python says comes as text. @param {unknown} data */
const read = (data) => (typeof data === "string" ? JSON.parse(data) : data);

/** @param {string} why */
const aborted = (why) => new DOMException(why, "AbortError");
