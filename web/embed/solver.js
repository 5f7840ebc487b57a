/** Solvers: what `createSolver` gives to a host page. Those of one site share an engine for as long as any is open. */

import { Trouble } from "./contract.js";
import { openEngine } from "./engines.js";
import { Names } from "./names.js";
import { asError, trouble } from "./wire.js";

/** @typedef {import("./engines.js").SharedEngine} SharedEngine */

/** @typedef {{ engine: Promise<SharedEngine>, users: number }} Share */

/** The engines in use, by the address of their site. @type {Map<string, Share>} */
const shares = new Map();

/** @param {URL} site */
function take(site) {
  const share = shares.get(site.href) ?? { engine: openEngine(site), users: 0 };
  shares.set(site.href, share);
  share.users += 1;
  return share.engine;
}

/** @param {URL} site */
async function release(site) {
  const used = /** @type {Share} */ (shares.get(site.href));
  used.users -= 1;
  if (used.users) return;
  shares.delete(site.href);
  (await used.engine.catch(() => null))?.stop();
}

/**
 * @param {{ site?: string | URL, onState?: (state: import("../engine/client.js").EngineState) => void }} [options]
 * @returns {Promise<Solver>}
 */
export async function createSolver({ site = new URL(".", import.meta.url), onState } = {}) {
  const folder = new URL(".", new URL(site, location.href));
  try {
    return new Solver(await take(folder), folder, onState);
  } catch (error) {
    release(folder);
    throw error;
  }
}

export class Solver extends EventTarget {
  #engine;
  #site;
  #names;
  #closed = new AbortController();

  /**
   * @param {SharedEngine} engine
   * @param {URL} site
   * @param {((state: import("../engine/client.js").EngineState) => void) | undefined} onState
   */
  constructor(engine, site, onState) {
    super();
    this.#engine = engine;
    this.#site = site;
    this.#names = new Names(engine.lists);
    const tell = () => {
      onState?.(this.state);
      this.dispatchEvent(new CustomEvent("state"));
    };
    engine.addEventListener("state", tell);
    this.#closed.signal.addEventListener("abort", () => engine.removeEventListener("state", tell));
    onState?.(this.state);
  }

  get state() {
    return this.#engine.state;
  }

  /**
   * Calls a method of the engine.
   *
   * @param {string} method
   * @param {Record<string, any>} [params]
   * @param {{ signal?: AbortSignal, onProgress?: (value: any) => void, bytes?: BlobPart }} [options]
   * @returns {Promise<any>}
   */
  async call(method, params = {}, { signal, onProgress, bytes } = {}) {
    if (this.#closed.signal.aborted) {
      throw asError(trouble(Trouble.closed, "This solver is closed; make another with createSolver()."));
    }
    const signals = [this.#closed.signal, ...(signal ? [signal] : [])];
    const options = {
      signal: AbortSignal.any(signals),
      onProgress,
      ...(bytes !== undefined && { bytes: new Blob([bytes]) }),
    };
    try {
      // A copy, because the host may change its own while this one waits.
      const entered = this.#names.enter(method, structured(params));
      return this.#names.leave(method, params, await this.#engine.ask(method, entered, options));
    } catch (error) {
      throw this.#names.error(error);
    }
  }

  /** Starts the engine again after it could not be started. */
  retry() {
    this.#engine.retry();
  }

  /** Ends this solver: what it still waits for is aborted, its own word lists are forgotten. */
  close() {
    if (this.#closed.signal.aborted) return;
    this.#closed.abort();
    for (const id of this.#names.inside) this.#engine.drop(id);
    release(this.#site);
  }
}

/** @param {Record<string, any>} params @returns {Record<string, any>} */
const structured = (params) => JSON.parse(JSON.stringify(params));
