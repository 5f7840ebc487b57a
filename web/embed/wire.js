/**
 * The way between a host page and a frame: JSON-RPC under one namespace key, over a MessagePort that the host hands over.
 *
 * The frame says hello to its parent, the host answers with a port, and from then on nothing goes through `window`, where
 * any frame may speak. Until then each side looks at who speaks: the host takes only what comes from the frame's window
 * and the site's origin, the frame only what comes from its parent's window and origin.
 */

import { CONTRACT, Says, Trouble, misunderstanding, understands } from "./contract.js";
import {
  Code,
  EngineError,
  NAMESPACE,
  failure,
  isMessage,
  isResponse,
  notification,
  request,
  success,
} from "../engine/protocol.js";

/** @typedef {import("../engine/protocol.js").Message} Message */
/** @typedef {import("../engine/protocol.js").ErrorObject} ErrorObject */

/** Milliseconds that a loaded frame has to say hello. */
const HELLO = 5_000;

/** Milliseconds that a frame has to load, before it is given up. */
const LOAD = 60_000;

/** @param {unknown} data @returns {Message | null} our message in an event's data */
export function ours(data) {
  const message = typeof data === "object" && data !== null ? /** @type {any} */ (data)[NAMESPACE] : null;
  return isMessage(message) ? message : null;
}

/** One end of the way, once there is a port. */
export class Wire {
  #port;

  /** @param {MessagePort} port */
  constructor(port) {
    this.#port = port;
  }

  /**
   * @param {Message} message
   * @param {Transferable[]} [transferred]
   */
  send(message, transferred = []) {
    this.#port.postMessage({ [NAMESPACE]: message }, transferred);
  }

  /** @param {(message: Message) => void} hear */
  listen(hear) {
    this.#port.onmessage = ({ data }) => {
      const message = ours(data);
      if (message) hear(message);
    };
  }

  close() {
    this.#port.close();
  }
}

/** @param {string} code @param {string} message @param {Record<string, unknown>} [more] @returns {ErrorObject} */
export const trouble = (code, message, more) => ({
  code: Code.engineFailed,
  message,
  data: { code, ...more },
});

/**
 * The host's side: waits for a frame's hello, and again whenever the frame has been loaded anew.
 *
 * A frame that has loaded and says nothing may be an old copy from a cache, whose code is gone from the site; it is asked
 * for once more under an address that no cache knows.
 */
export class FrameLink {
  #frame;
  #origin;
  #heard;
  #timer = 0;
  #again = false;
  /** @type {Wire | null} */
  #wire = null;

  /**
   * @param {HTMLIFrameElement} frame whose `src` is set, or will be
   * @param {string} origin the site's
   * @param {object} heard
   * @param {(wire: Wire, welcome: Record<string, any>) => void} heard.onWire a conversation begins, the first or a new one
   * @param {(error: ErrorObject) => void} heard.onTrouble there will be none
   */
  constructor(frame, origin, heard) {
    this.#frame = frame;
    this.#origin = origin;
    this.#heard = heard;
    window.addEventListener("message", this.#onMessage);
    frame.addEventListener("load", this.#onLoad);
    this.#wait(LOAD);
  }

  close() {
    clearTimeout(this.#timer);
    window.removeEventListener("message", this.#onMessage);
    this.#frame.removeEventListener("load", this.#onLoad);
    this.#wire?.close();
  }

  /** @param {number} milliseconds */
  #wait(milliseconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#giveUp(), milliseconds);
  }

  #onLoad = () => this.#wait(HELLO);

  #giveUp() {
    const { src } = this.#frame;
    if (src && !this.#again && this.#frame.isConnected) {
      this.#again = true;
      const fresh = new URL(src);
      fresh.searchParams.set("fresh", Date.now().toString(36));
      this.#frame.src = fresh.href;
      return this.#wait(LOAD);
    }
    const message = `Tilewise could not be reached at ${this.#origin}. Check the connection and try again.`;
    this.#heard.onTrouble(trouble(Trouble.unreachable, message));
  }

  #onMessage = (/** @type {MessageEvent} */ event) => {
    if (event.source !== this.#frame.contentWindow || event.origin !== this.#origin) return;
    const message = ours(event.data);
    if (!message || isResponse(message) || message.method !== Says.hello) return;
    this.#greet(/** @type {any} */ (message.params));
  };

  /** @param {{ version: number, oldest: number }} site */
  #greet(site) {
    clearTimeout(this.#timer);
    this.#frame.removeEventListener("load", this.#onLoad);
    this.#wire?.close();
    if (!understands(CONTRACT.version, site)) {
      const { version, oldest } = site;
      const message = misunderstanding(CONTRACT.version, site);
      this.#heard.onTrouble(
        trouble(Trouble.version, message, { host: CONTRACT.version, site: { version, oldest } }),
      );
      return;
    }
    const { port1, port2 } = new MessageChannel();
    const wire = new Wire(port1);
    this.#wire = wire;
    wire.listen((message) => {
      if (!isResponse(message)) return;
      if (message.error) this.#heard.onTrouble(message.error);
      else this.#heard.onWire(wire, message.result);
    });
    const initialize = request(0, Says.initialize, { version: CONTRACT.version });
    this.#frame.contentWindow?.postMessage({ [NAMESPACE]: initialize }, this.#origin, [port2]);
  }
}

/**
 * The frame's side: says hello, and takes a host that answers.
 *
 * @param {object} heard
 * @param {string} heard.build
 * @param {() => Record<string, unknown>} heard.welcome what a host is told first
 * @param {(wire: Wire) => void} heard.onWire a conversation begins; it takes the place of an earlier one
 */
export function greetHost({ build, welcome, onWire }) {
  let expected = hostOrigin();
  /** @type {Wire | null} */
  let current = null;
  window.addEventListener("message", (event) => {
    if (event.source !== window.parent || (expected !== null && event.origin !== expected)) return;
    const message = ours(event.data);
    const [port] = event.ports;
    if (!message || isResponse(message) || message.method !== Says.initialize || !port) return;
    const { id, params } = /** @type {import("../engine/protocol.js").Request} */ (message);
    const wire = new Wire(port);
    const version = Number(params?.version);
    if (!understands(version, CONTRACT)) {
      const more = { host: version, site: { ...CONTRACT } };
      wire.send(failure(id, trouble(Trouble.version, misunderstanding(version, CONTRACT), more)));
      return;
    }
    expected = event.origin;
    current?.close();
    current = wire;
    wire.send(success(id, { ...CONTRACT, build, ...welcome() }));
    onWire(wire);
  });
  tellParent(notification(Says.hello, { ...CONTRACT, build }));
}

/**
 * Says something to the parent's window: only what anybody may hear.
 *
 * @param {import("../engine/protocol.js").Notification} message
 */
export function tellParent(message) {
  if (window.parent === window) return;
  const origin = hostOrigin();
  window.parent.postMessage({ [NAMESPACE]: message }, origin === null || origin === "null" ? "*" : origin);
}

/** The origin of the page that holds this frame, where the browser tells; a page without an origin has "null". */
function hostOrigin() {
  const [parent] = location.ancestorOrigins ?? [];
  if (parent !== undefined) return parent;
  return document.referrer ? new URL(document.referrer).origin : null;
}

/** @param {ErrorObject} error */
export const asError = (error) => new EngineError(error);
