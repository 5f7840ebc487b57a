/** The frame's end of the way: answers a host's requests from an engine, and tells how far the engine is. */

import { Says } from "./contract.js";
import { ask } from "./keeping.js";
import { Code, failure, isRequest, isResponse, notification, success } from "../engine/protocol.js";

/** @typedef {import("../engine/client.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Request} Request */

/**
 * Answers one host until its way is closed.
 *
 * @param {import("./wire.js").Wire} wire
 * @param {Engine} engine
 * @param {object} [own]
 * @param {Record<string, (params: any) => unknown>} [own.methods] what the frame itself answers
 * @param {() => Promise<boolean>} [own.renew] asked when the engine fails; true if the frame is on its way to a new start,
 *   after which the host asks again
 */
export function serve(wire, engine, { methods = {}, renew = async () => false } = {}) {
  /** Requests that have not ended. @type {Map<number, AbortController>} */
  const running = new Map();

  const tell = () => wire.send(notification("$/engine", engine.state));
  engine.addEventListener("state", tell);
  tell();

  /** @param {Request} request */
  async function answer({ id, method, params, bytes }) {
    const abort = new AbortController();
    running.set(id, abort);
    const onProgress = (/** @type {unknown} */ value) =>
      wire.send(notification("$/progress", { token: id, value }));
    try {
      const own = Object.hasOwn(methods, method) ? methods[method] : undefined;
      const content = bytes === undefined ? undefined : new Blob([bytes]);
      const result = own
        ? await own(params)
        : await ask(engine, method, params, { signal: abort.signal, onProgress, bytes: content });
      wire.send(success(id, result ?? null));
    } catch (error) {
      if (/** @type {any} */ (error).code === Code.engineFailed && (await renew())) return;
      wire.send(failure(id, asObject(error)));
    } finally {
      running.delete(id);
    }
  }

  wire.listen((message) => {
    if (isRequest(message)) answer(message);
    else if (isResponse(message)) return;
    else if (message.method === "$/cancelRequest") running.get(message.params.id)?.abort();
    else if (message.method === Says.drop) engine.lists.remove(String(message.params.id));
    else if (message.method === Says.retry) engine.retry();
  });

  return {
    /** Stops telling; what still runs is nobody's any more. */
    end() {
      engine.removeEventListener("state", tell);
      for (const abort of running.values()) abort.abort();
    },
  };
}

/** @param {unknown} error */
function asObject(error) {
  const { name, message, code, data } = /** @type {any} */ (error);
  if (name === "AbortError") return { code: Code.cancelled, message };
  return {
    code: typeof code === "number" ? code : Code.internal,
    message: String(message),
    data: data ?? {},
  };
}
