/** A host's open questions to a frame, whichever way there is to it at the moment. */

import { asError } from "./wire.js";
import { Code, cancellation, isRequest, isResponse, request } from "../engine/protocol.js";

/** @typedef {import("../engine/client.js").RequestOptions} RequestOptions */
/** @typedef {import("../engine/protocol.js").ErrorObject} ErrorObject */
/** @typedef {{ method: string, params: Record<string, any>, bytes?: Blob | undefined }} Asked */

/**
 * @typedef {object} Pending
 * @property {Asked} asked
 * @property {((value: any) => void) | undefined} onProgress
 * @property {(result: any) => void} resolve
 * @property {(error: Error) => void} reject
 */

export class Calls {
  /** @type {import("./wire.js").Wire | null} */
  #wire = null;
  #lastId = 0;
  /** @type {Map<number, Pending>} */
  #pending = new Map();

  /**
   * Asks over another way from now on, what has not been answered as well.
   *
   * @param {import("./wire.js").Wire} wire
   * @param {Iterable<Asked>} [first] what the other side has to be told before, whose answers nobody waits for
   */
  attach(wire, first = []) {
    this.#wire = wire;
    for (const asked of first) this.#send(++this.#lastId, asked);
    for (const [id, { asked }] of this.#pending) this.#send(id, asked);
  }

  /** There is no way for now; what is asked waits. */
  detach() {
    this.#wire = null;
  }

  /**
   * @param {string} method
   * @param {Record<string, any>} params
   * @param {RequestOptions} [options]
   * @returns {Promise<any>}
   */
  ask(method, params, { signal, onProgress, bytes } = {}) {
    if (signal?.aborted) return Promise.reject(aborted());
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const asked = { method, params, bytes };
      this.#pending.set(id, { asked, onProgress, resolve, reject });
      const onAbort = () => {
        if (!this.#pending.delete(id)) return;
        reject(aborted());
        this.tell(cancellation(id));
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      this.#send(id, asked);
    });
  }

  /** @param {import("../engine/protocol.js").Notification} message */
  tell(message) {
    this.#wire?.send(message);
  }

  /**
   * @param {import("../engine/protocol.js").Message} message
   * @returns {import("../engine/protocol.js").Notification | null} one that belongs to no question
   */
  hear(message) {
    if (isRequest(message)) return null;
    if (isResponse(message)) this.#settle(message);
    else if (message.method === "$/progress") {
      this.#pending.get(message.params.token)?.onProgress?.(message.params.value);
    } else return message;
    return null;
  }

  /** Ends all that is open. @param {ErrorObject} [error] why; without it they are aborted */
  end(error) {
    for (const { reject } of this.#pending.values()) reject(error ? asError(error) : aborted());
    this.#pending.clear();
  }

  /**
   * @param {number} id
   * @param {Asked} asked
   */
  #send(id, { method, params, bytes }) {
    this.#wire?.send({ ...request(id, method, params), ...(bytes && { bytes }) });
  }

  /** @param {import("../engine/protocol.js").Response} response */
  #settle({ id, result, error }) {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(/** @type {number} */ (id));
    if (error) pending.reject(error.code === Code.cancelled ? aborted() : asError(error));
    else pending.resolve(result);
  }
}

const aborted = () => new DOMException("The request was aborted.", "AbortError");
