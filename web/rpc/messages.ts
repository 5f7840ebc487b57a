/**
 * The messages of every conversation: JSON-RPC 2.0 with the Language Server Protocol's `$/progress` and
 * `$/cancelRequest`. Page and worker, host page and embedded frame, and the command line speak the same.
 */

/** The error codes of JSON-RPC 2.0 and the Language Server Protocol that occur. */
export const Code = Object.freeze({
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  cancelled: -32800,
  /** The engine could not be started or did not survive the request. */
  engineFailed: -32001,
});

/** Bytes of a message stand beside its JSON: as text they would be longer. */
export type Bytes = Uint8Array<ArrayBuffer>;

export interface Request {
  jsonrpc: "2.0";
  id: number;
  method: string;
  params: object;
  bytes?: Blob | Bytes;
}

export interface Notification {
  jsonrpc: "2.0";
  method: string;
  params: object;
}

export interface ErrorObject {
  code: number;
  message: string;
  data?: Record<string, unknown>;
}

export type Response = { jsonrpc: "2.0"; id: number | null } & (
  { result: unknown; error?: undefined } | { error: ErrorObject; result?: undefined }
);

export type Message = Request | Notification | Response;

/** What `$/progress` says of a request that takes long; `Found` is what its method can tell on the way. */
export interface Progress<Found = unknown> {
  kind: "report";
  done: number;
  total: number;
  /** What has been found so far, where a method tells it. */
  partial?: Found | null;
}

export const request = (id: number, method: string, params: object): Request => ({
  jsonrpc: "2.0",
  id,
  method,
  params,
});

export const notification = (method: string, params: object): Notification => ({
  jsonrpc: "2.0",
  method,
  params,
});

export const success = (id: number, result: unknown): Response => ({ jsonrpc: "2.0", id, result });

export const failure = (id: number, error: ErrorObject): Response => ({ jsonrpc: "2.0", id, error });

export const isMessage = (value: unknown): value is Message =>
  typeof value === "object" && value !== null && "jsonrpc" in value && value.jsonrpc === "2.0";

export const isResponse = (message: Message): message is Response => !("method" in message);

export const isRequest = (message: Message): message is Request => "method" in message && "id" in message;

/** A refusal: `code` and `data` are the protocol's, `message` is a sentence for a person. */
export class EngineError extends Error {
  override readonly name = "EngineError";
  readonly code: number;
  readonly data: Record<string, unknown>;

  constructor({ code, message, data }: ErrorObject) {
    super(message);
    this.code = code;
    this.data = data ?? {};
  }
}

/** How a request ends that nobody waits for any more. */
export const aborted = (why = "The request was aborted."): DOMException =>
  new DOMException(why, "AbortError");

/** What went wrong, as the other side is told of it. */
export function errorObject(error: unknown): ErrorObject {
  if (error instanceof EngineError) return { code: error.code, message: error.message, data: error.data };
  if (!(error instanceof Error)) return { code: Code.internal, message: String(error), data: {} };
  if (error.name === "AbortError") return { code: Code.cancelled, message: error.message };
  return { code: Code.internal, message: error.message, data: {} };
}
