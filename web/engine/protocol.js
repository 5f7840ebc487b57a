/**
 * The words that the page and the engine use with each other: JSON-RPC 2.0, with the Language Server
 * Protocol's `$/progress` and `$/cancelRequest`, and notifications of our own: `$/start`, `$/engine`, `$/list`, `$/drop`.
 *
 * The same messages travel between page and worker, and between a host page and an embedded frame.
 */

/** Frames share one `message` event with everything else on a page; our messages stand under this key. */
export const NAMESPACE = "tilewise";

/** The error codes of JSON-RPC 2.0 and the Language Server Protocol that we use. */
export const Code = Object.freeze({
  invalidParams: -32602,
  internal: -32603,
  cancelled: -32800,
  /** The engine could not be started or did not survive the request. */
  engineFailed: -32001,
});

/**
 * Bytes that belong to a message stand beside it, under `bytes`; text alone would make them longer.
 *
 * @typedef {{ jsonrpc: "2.0", id: number, method: string, params: Record<string, unknown>, bytes?: Blob | Uint8Array<ArrayBuffer> }} Request
 * @typedef {{ jsonrpc: "2.0", method: string, params: any, bytes?: Uint8Array<ArrayBuffer> }} Notification
 * @typedef {{ code: number, message: string, data?: Record<string, unknown> }} ErrorObject
 * @typedef {{ jsonrpc: "2.0", id: number | null, result?: any, error?: ErrorObject }} Response
 * @typedef {Request | Notification | Response} Message
 */

/**
 * What `$/engine` reports of the start and of downloads; bytes as they come off the line.
 *
 * @typedef {object} EngineReport
 * @property {"download" | "start" | "list" | "ready" | "failed"} stage
 * @property {number} [loaded] bytes so far
 * @property {number} [total] bytes in all
 * @property {string} [what] the name of what is being loaded, for a person
 * @property {string} [list] the id of the list that is being loaded
 * @property {"snapshot" | "plain"} [startedFrom]
 * @property {Parts} [parts] what another worker can start from, downloaded and unpacked
 * @property {ErrorObject} [error]
 */

/**
 * @typedef {object} Parts what a start from the snapshot is made of
 * @property {WebAssembly.Module} module Pyodide's, compiled
 * @property {Uint8Array<ArrayBuffer>} memory Python's, as Pyodide takes it
 */

/**
 * @typedef {object} Lexicon a word list that the site carries, or one of the visitor's own
 * @property {string} id
 * @property {string} name
 * @property {string} language
 * @property {string} alphabet
 * @property {number} words
 * @property {string} licence
 * @property {string} [of] the list of the site that an own list was made of
 * @property {string[]} [added] words that the visitor has added to it
 * @property {string[]} [removed] and taken from it
 */

/**
 * @param {number} id
 * @param {string} method
 * @param {Record<string, unknown>} params
 * @returns {Request}
 */
export const request = (id, method, params) => ({ jsonrpc: "2.0", id, method, params });

/**
 * @param {number} id
 * @param {unknown} result
 * @returns {Response}
 */
export const success = (id, result) => ({ jsonrpc: "2.0", id, result });

/**
 * @param {string} method
 * @param {unknown} params
 * @returns {Notification}
 */
export const notification = (method, params) => ({ jsonrpc: "2.0", method, params });

/** @param {number} id */
export const cancellation = (id) => notification("$/cancelRequest", { id });

/**
 * The name of a worker that is given what it starts from, by `$/start`. Any other begins to download at once: a message
 * would come only when the page's thread has time, which it has not while the page is being drawn.
 */
export const GIVEN_PARTS = "given parts";

/** @param {EngineReport} report */
export const engineReport = (report) => notification("$/engine", report);

/**
 * @param {number} id
 * @param {ErrorObject} error
 * @returns {Response}
 */
export const failure = (id, error) => ({ jsonrpc: "2.0", id, error });

/**
 * The word lists that a request names: the one it finds words in, one whose words it leaves out, that of a game in it.
 *
 * @param {Record<string, any>} params
 * @returns {string[]} ids
 */
export function listsIn({ lexicon, without, state, setup }) {
  return [lexicon, without, state?.lexicon, setup?.lexicon].filter((id) => typeof id === "string");
}

/**
 * @param {unknown} value
 * @returns {value is Message}
 */
export function isMessage(value) {
  return typeof value === "object" && value !== null && /** @type {any} */ (value).jsonrpc === "2.0";
}

/**
 * @param {Message} message
 * @returns {message is Response}
 */
export const isResponse = (message) => !("method" in message);

/**
 * @param {Message} message
 * @returns {message is Request}
 */
export const isRequest = (message) => "method" in message && "id" in message;

/** An answer that says no: `code` and `data` are the protocol's, `message` is a sentence for a person. */
export class EngineError extends Error {
  /** @param {ErrorObject} error */
  constructor({ code, message, data }) {
    super(message);
    this.name = "EngineError";
    this.code = code;
    this.data = data ?? {};
  }
}
