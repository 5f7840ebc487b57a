/**
 * The engines that a host page may have: one in a worker of its own where page and site share an origin, else one in a
 * hidden frame of the site, because a worker cannot be started from another origin.
 *
 * Both have the same few methods, and events named "state".
 */

import { Says } from "./contract.js";
import { Calls } from "./calls.js";
import { ask, makesList } from "./keeping.js";
import { FrameLink, asError } from "./wire.js";
import { Engine } from "../engine/client.js";
import { Code, notification } from "../engine/protocol.js";

/** @typedef {import("../engine/client.js").EngineState} EngineState */
/** @typedef {import("../engine/client.js").RequestOptions} RequestOptions */
/** @typedef {import("./calls.js").Asked} Asked */
/** @typedef {import("./wire.js").Wire} Wire */

/**
 * @typedef {object} SharedEngine
 * @property {readonly string[]} lists ids of the word lists that the site carries
 * @property {EngineState} state
 * @property {(method: string, params: Record<string, any>, options: RequestOptions) => Promise<any>} ask
 * @property {(id: string) => void} drop forgets an own word list
 * @property {() => void} retry starts again after a failure
 * @property {() => void} stop
 * @property {EventTarget["addEventListener"]} addEventListener
 * @property {EventTarget["removeEventListener"]} removeEventListener
 */

/**
 * Opens an engine of the site.
 *
 * @param {URL} site the folder it is served from
 * @returns {Promise<SharedEngine>} rejects with an EngineError when the site cannot be reached or speaks another version
 */
export async function openEngine(site) {
  const own = new URL(".", import.meta.url);
  if (site.href === own.href && site.origin === location.origin && (await isThere()))
    return new NearEngine(site);
  return FarEngine.open(site);
}

/**
 * Whether the worker that this script belongs to is still on the site. A copy of this script that a cache has kept may be
 * older than the site; the frame, which comes fresh, then has the worker of today.
 */
async function isThere() {
  try {
    const response = await fetch(new URL(PAGE.worker, import.meta.url));
    await response.arrayBuffer(); // to the end, so that the browser keeps it for the worker
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * An engine in a worker of this page. Should its files be gone from the site one day, because a new build has taken their
 * place, it goes on in a frame.
 *
 * @implements {SharedEngine}
 */
class NearEngine extends EventTarget {
  #engine = new Engine({ keep: false });
  #site;
  /** @type {Promise<FarEngine> | null} */
  #successor = null;
  /** @type {FarEngine | null} */
  #far = null;
  /** The requests that made the own lists, by their ids. @type {Map<string, Asked>} */
  #made = new Map();
  lists = Object.keys(PAGE.lists);

  /** @param {URL} site */
  constructor(site) {
    super();
    this.#site = site;
    this.#engine.addEventListener("state", this.#tell);
    this.#engine.start();
  }

  #tell = () => this.dispatchEvent(new CustomEvent("state"));

  get state() {
    return (this.#far ?? this.#engine).state;
  }

  /**
   * @param {string} method
   * @param {Record<string, any>} params
   * @param {RequestOptions} options
   * @returns {Promise<any>}
   */
  async ask(method, params, options) {
    if (this.#successor) return (await this.#successor).ask(method, params, options);
    try {
      const result = await ask(this.#engine, method, params, options);
      if (makesList(method)) remade(this.#made, { method, params, bytes: options.bytes });
      return result;
    } catch (error) {
      if (/** @type {any} */ (error).code !== Code.engineFailed || (await isThere())) throw error;
      this.#successor ??= this.#moveOut();
      return (await this.#successor).ask(method, params, options);
    }
  }

  async #moveOut() {
    this.#engine.stop();
    const far = await FarEngine.open(this.#site);
    this.#far = far;
    far.addEventListener("state", this.#tell);
    for (const { method, params, bytes } of this.#made.values()) await far.ask(method, params, { bytes });
    return far;
  }

  /** @param {string} id */
  drop(id) {
    this.#made.delete(id);
    if (this.#far) this.#far.drop(id);
    else this.#engine.lists.remove(id);
  }

  retry() {
    (this.#far ?? this.#engine).retry();
  }

  stop() {
    (this.#far ?? this.#engine).stop();
  }
}

/**
 * The newest last, so that a list comes after the one it was made of.
 *
 * @param {Map<string, Asked>} made
 * @param {Asked} request
 */
function remade(made, request) {
  const { id } = request.params;
  made.delete(id);
  made.set(id, request);
}

/**
 * An engine in a hidden frame of the site. Should somebody take the frame from the page, another takes its place, is
 * told the own word lists, and is asked again what had not been answered.
 *
 * @implements {SharedEngine}
 */
class FarEngine extends EventTarget {
  #frame = document.createElement("iframe");
  #site;
  #onOpen;
  /** @type {FrameLink | null} */
  #link = null;
  /** Why there is no frame to speak to. @type {import("../engine/protocol.js").ErrorObject | null} */
  #trouble = null;
  #calls = new Calls();
  /** The requests that made the own lists, by their ids. @type {Map<string, Asked>} */
  #made = new Map();
  #watch = new MutationObserver(() => this.#attach());
  /** @type {EngineState} */
  #state = { stage: "idle", loaded: 0, total: 0, what: "", seconds: 0, error: null, startedFrom: null };
  /** @type {readonly string[]} */
  lists = [];

  /**
   * @param {URL} site
   * @returns {Promise<FarEngine>}
   */
  static open(site) {
    return new Promise((resolve, reject) => {
      let isOpen = false;
      const onOpen = () => {
        isOpen = true;
        resolve(engine);
      };
      const onTrouble = (/** @type {Error} */ error) => {
        if (isOpen) return;
        engine.stop();
        reject(error);
      };
      const engine = new FarEngine(site, onOpen, onTrouble);
    });
  }

  /**
   * @param {URL} site
   * @param {() => void} onOpen
   * @param {(error: Error) => void} onTrouble
   */
  constructor(site, onOpen, onTrouble) {
    super();
    const frame = this.#frame;
    frame.title = "Tilewise";
    frame.tabIndex = -1;
    frame.setAttribute("aria-hidden", "true");
    frame.style.setProperty("display", "none", "important");
    this.#site = site;
    this.#onOpen = onOpen;
    this.addEventListener("state", () => this.#trouble && onTrouble(asError(this.#trouble)));
    this.#connect();
    // Beside the body, where pages that write their body anew leave it alone.
    this.#watch.observe(document.documentElement, { childList: true });
  }

  #connect() {
    this.#trouble = null;
    this.#link?.close();
    this.#link = new FrameLink(this.#frame, this.#site.origin, {
      onWire: (wire, welcome) => {
        this.lists = welcome.lists;
        this.#begin(wire);
        this.#onOpen();
      },
      onTrouble: (error) => this.#fail(error),
    });
    this.#frame.src = new URL("embed.html#engine", this.#site).href;
    this.#attach();
  }

  get state() {
    return this.#state;
  }

  #attach() {
    if (!this.#frame.isConnected) document.documentElement.append(this.#frame);
  }

  /** @param {Wire} wire */
  #begin(wire) {
    wire.listen((message) => {
      const told = this.#calls.hear(message);
      if (told?.method !== "$/engine") return;
      this.#state = told.params;
      this.dispatchEvent(new CustomEvent("state"));
    });
    this.#calls.attach(wire, this.#made.values());
  }

  /**
   * @param {string} method
   * @param {Record<string, any>} params
   * @param {RequestOptions} options
   * @returns {Promise<any>}
   */
  async ask(method, params, options) {
    if (this.#trouble) throw asError(this.#trouble);
    this.#attach();
    const result = await this.#calls.ask(method, params, options);
    if (makesList(method)) remade(this.#made, { method, params, bytes: options.bytes });
    return result;
  }

  /** @param {string} id */
  drop(id) {
    this.#made.delete(id);
    this.#calls.tell(notification(Says.drop, { id }));
  }

  retry() {
    if (this.#trouble) this.#connect();
    else this.#calls.tell(notification(Says.retry, {}));
  }

  stop() {
    this.#watch.disconnect();
    this.#link?.close();
    this.#frame.remove();
    this.#calls.end();
  }

  /** @param {import("../engine/protocol.js").ErrorObject} error */
  #fail(error) {
    this.#trouble = error;
    this.#state = { ...this.#state, stage: "failed", error };
    this.#calls.end(error);
    this.dispatchEvent(new CustomEvent("state"));
  }
}
