/**
 * One end of a JSON-RPC conversation: it asks, it answers, and it keeps account of what is open on either side.
 *
 * The page's engine, its worker, a host page and an embedded frame each have one. A peer knows no transport: whoever owns
 * it connects it to a worker or a port, and hands it what arrives there.
 *
 *     const peer = new Peer<Methods>();
 *     worker.onmessage = ({ data }) => peer.receive(data);
 *     peer.connect((message) => worker.postMessage(message));
 *     const { plays } = await peer.request("crossword.solve", { lexicon: "en", board, rack });
 */

import {
  Code,
  EngineError,
  aborted,
  errorObject,
  failure,
  isMessage,
  isRequest,
  isResponse,
  notification,
  request,
  success,
} from "./messages.ts";
import type { ErrorObject, Message, Notification, Progress, Request, Response } from "./messages.ts";

export type ParamsOf<M, K extends keyof M> = M[K] extends { params: infer P extends object } ? P : never;
export type ResultOf<M, K extends keyof M> = M[K] extends { result: infer R } ? R : never;
export type ProgressOf<M, K extends keyof M> = Progress<M[K] extends { progress: infer P } ? P : unknown>;

/** The names of a table of methods. */
export type Name<M> = keyof M & string;

export interface RequestOptions<P = Progress> {
  /** A newer request of the same view supersedes this one. */
  view?: string | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: P) => void) | undefined;
  /** What belongs to the request and is no text. */
  bytes?: Blob | undefined;
}

/** A request of a batch. */
export type Call<M> = {
  [K in Name<M>]: { method: K; params: ParamsOf<M, K> } & RequestOptions<ProgressOf<M, K>>;
}[Name<M>];

/** A request of which nothing is known. */
export type AnyCall = { method: string; params: object } & RequestOptions<never>;

/** What the promise for each request of a batch gives. */
export type Results<M, C extends readonly Call<M>[]> = {
  -readonly [I in keyof C]: ResultOf<M, C[I]["method"]>;
};

type Promises<T> = { -readonly [I in keyof T]: Promise<T[I]> };

/** Sends over whatever the conversation goes by; an array is a batch. */
export type Send = (message: Message | Request[]) => void;

/** What a method may do while it works on a request. */
export interface Context {
  /** Aborted when the other side cancels. */
  signal: AbortSignal;
  report: (progress: unknown) => void;
}

/** What a method gives when its answer goes another way, or none is to be given. */
export const UNANSWERED = Symbol("unanswered");

export interface PeerOptions {
  /** Gives a request's result, or throws what the other side is told. Without it there is nothing to ask for. */
  answer?: (request: Request, context: Context) => unknown;
  /** Hears the notifications that are not about a request of this peer's. */
  hear?: (message: Notification) => void;
  /** How many milliseconds a cancelled request of a view, or of none, may go on before `onStuck`. */
  patience?: (view: string | undefined) => number;
  onStuck?: () => void;
}

/** A request of this side that has not been answered. */
interface Open {
  readonly message: Request;
  readonly view: string | undefined;
  readonly onProgress: ((progress: never) => void) | undefined;
  readonly settle: (error: Error | null, result?: unknown) => void;
  /** Is it at the other end? */
  isThere: boolean;
  /** How often the other end broke off while it was there. */
  broken: number;
}

export class Peer<M> {
  readonly #options: PeerOptions;
  #send: Send | null = null;
  #lastId = 0;
  readonly #open = new Map<number, Open>();
  /** Requests of this side that were cancelled and have not ended, with the timers that wait for it. */
  readonly #ending = new Map<number, ReturnType<typeof setTimeout>>();
  /** Requests of the other side that are worked on. */
  readonly #running = new Map<number, AbortController>();

  constructor(options: PeerOptions = {}) {
    this.#options = options;
  }

  /** How many requests wait for an answer. */
  get open(): number {
    return this.#open.size;
  }

  /**
   * Speaks over this from now on. What is open is asked again, so nothing is lost when a worker or frame was; `first` is
   * what the new one has to be told before, whose answers nobody waits for.
   */
  connect(send: Send, first: readonly AnyCall[] = []): void {
    this.disconnect();
    const open = [...this.#open.values()];
    this.#send = send;
    for (const call of first) for (const answer of this.#begin([call])) answer.catch(() => {});
    for (const each of open) this.#ask([each]);
  }

  /** There is nobody at the other end; what is open waits for the next connection. */
  disconnect(): void {
    this.#send = null;
    for (const open of this.#open.values()) open.isThere = false;
    for (const timer of this.#ending.values()) clearTimeout(timer);
    this.#ending.clear();
    for (const abort of this.#running.values()) abort.abort();
    this.#running.clear();
  }

  /**
   * Asks. Rejects with an EngineError that says why there is no answer, or with an AbortError when the request was
   * aborted or superseded.
   */
  request<K extends Name<M>>(
    method: K,
    params: ParamsOf<M, K>,
    options?: RequestOptions<ProgressOf<M, K>>,
  ): Promise<ResultOf<M, K>> {
    // What a method answers is its table's promise.
    return this.#begin([{ method, params, ...options }])[0] as Promise<ResultOf<M, K>>;
  }

  /** Asks several things in one message; each is answered by itself, as soon as it can be. */
  batch<const C extends readonly Call<M>[]>(calls: C): Promises<Results<M, C>> {
    return this.#begin(calls) as Promises<Results<M, C>>; // as above
  }

  notify(method: string, params: object): void {
    this.#send?.(notification(method, params));
  }

  /** Takes what has arrived: a message, a batch, or either as JSON. */
  receive(data: unknown): void {
    const message: unknown = typeof data === "string" ? JSON.parse(data) : data;
    if (Array.isArray(message)) for (const each of message) this.receive(each);
    else if (!isMessage(message)) return;
    else if (isResponse(message)) this.#settle(message);
    else this.#take(message);
  }

  /** Takes a request or notification. What has no such shape, for anybody may send anything, is refused or not heard. */
  #take(message: Request | Notification): void {
    const { method, params }: { method: unknown; params?: unknown } = message;
    const given = params ?? {};
    const isNamed = typeof method === "string";
    const hasParams = typeof given === "object" && !Array.isArray(given);
    if (!isRequest(message)) {
      if (isNamed && hasParams) this.#hear({ ...message, params: given });
    } else if (!["number", "string"].includes(typeof message.id)) {
      return; // there is nobody to answer
    } else if (!isNamed) {
      this.#send?.(failure(message.id, { code: Code.invalidRequest, message: "A request names a method." }));
    } else if (!hasParams) {
      const why = "The params of a request are an object with named fields.";
      const data = { code: "wrong-type" };
      this.#send?.(failure(message.id, { code: Code.invalidParams, message: why, data }));
    } else void this.#answer({ ...message, params: given });
  }

  /** Ends open requests with an error; without one they are aborted. */
  end(error?: ErrorObject): void {
    for (const [id, open] of this.#open) {
      this.#open.delete(id);
      open.settle(error ? new EngineError(error) : aborted());
    }
  }

  /**
   * The other end broke off. A request that was alone there, for the second time, ends with the error. From now on those
   * that were there are asked one at a time, so that the one that breaks it is found and no other is blamed.
   */
  brokeOff(error: ErrorObject): void {
    const there = [...this.#open.values()].filter(({ isThere }) => isThere);
    for (const each of there) each.broken += 1;
    const [suspect, ...others] = there;
    this.disconnect();
    if (!suspect || others.length || suspect.broken < 2) return;
    this.#open.delete(suspect.message.id);
    suspect.settle(new EngineError(error));
  }

  // ------------------------------------------------------------------------------- requests of this side

  #begin(calls: readonly AnyCall[]): Promise<unknown>[] {
    const fresh: Open[] = [];
    // All at once: where one of them makes room, what waits is asked, and these are to be asked together.
    for (const { view, signal } of calls) if (view !== undefined && !signal?.aborted) this.#supersede(view);
    const answers = calls.map(({ method, params, bytes, signal, view, onProgress }) => {
      if (signal?.aborted) return Promise.reject(aborted());
      if (view !== undefined) this.#supersede(view);
      const id = ++this.#lastId;
      return new Promise((resolve, reject) => {
        const onAbort = () => this.#cancel(id, aborted());
        const open: Open = {
          message: { ...request(id, method, params), ...(bytes && { bytes }) },
          view,
          onProgress,
          settle: (error, result) => {
            signal?.removeEventListener("abort", onAbort);
            if (error) reject(error);
            else resolve(result);
          },
          isThere: false,
          broken: 0,
        };
        signal?.addEventListener("abort", onAbort);
        this.#open.set(id, open);
        fresh.push(open);
      });
    });
    this.#ask(fresh.filter(({ message }) => this.#open.has(message.id)));
    return answers;
  }

  #ask(requests: Open[]): void {
    const [first, ...more] = requests;
    if (!this.#send || !first) return;
    if (this.#hasSuspects) return this.#askNext();
    for (const open of requests) open.isThere = true;
    this.#send(more.length ? requests.map(({ message }) => message) : first.message);
  }

  /** Is anything open under which the other end may have broken off? */
  get #hasSuspects(): boolean {
    return [...this.#open.values()].some(({ broken }) => broken);
  }

  /**
   * Asks what waits for others to end. While there are suspects, one request is asked at a time: what is none, then the
   * newest. The oldest comes last, because that is the likeliest to have been worked on.
   */
  #askNext(): void {
    const open = [...this.#open.values()];
    const waiting = open.filter(({ isThere }) => !isThere);
    if (!this.#hasSuspects) return this.#ask(waiting);
    if (waiting.length < open.length) return;
    const [next] = waiting.sort((a, b) => a.broken - b.broken || b.message.id - a.message.id);
    if (!next) return;
    next.isThere = true;
    this.#send?.(next.message);
  }

  #supersede(view: string): void {
    const why = aborted("A newer request took its place.");
    for (const [id, open] of this.#open) {
      if (open.view === view) this.#cancel(id, why);
    }
  }

  #cancel(id: number, why: DOMException): void {
    const open = this.#open.get(id);
    if (!open) return;
    this.#open.delete(id);
    open.settle(why);
    if (!open.isThere || !this.#send) return;
    this.notify("$/cancelRequest", { id });
    const { patience, onStuck } = this.#options;
    if (patience && onStuck) this.#ending.set(id, setTimeout(onStuck, patience(open.view)));
    this.#askNext();
  }

  #settle({ id, result, error }: Response): void {
    if (id === null) return;
    clearTimeout(this.#ending.get(id));
    this.#ending.delete(id);
    const open = this.#open.get(id);
    if (!open) return;
    this.#open.delete(id);
    if (!error) open.settle(null, result);
    else open.settle(error.code === Code.cancelled ? aborted() : new EngineError(error));
    this.#askNext();
  }

  // -------------------------------------------------------------------------- requests of the other side

  async #answer(message: Request): Promise<void> {
    const { id, method } = message;
    const abort = new AbortController();
    this.#running.set(id, abort);
    const report = (value: unknown) => this.notify("$/progress", { token: id, value });
    let response: Response | null;
    try {
      if (!this.#options.answer) throw new Error(`There is no method “${method}” here.`);
      const result = await this.#options.answer(message, { signal: abort.signal, report });
      response = result === UNANSWERED ? null : success(id, result ?? null);
    } catch (error) {
      response = failure(id, errorObject(error));
    }
    if (this.#running.get(id) !== abort) return; // it was cancelled, or nobody is there any more
    this.#running.delete(id);
    if (response) this.#send?.(response);
  }

  #hear(message: Notification): void {
    const { id, token, value }: { id?: number; token?: unknown; value?: unknown } = message.params;
    const running =
      message.method === "$/cancelRequest" && id !== undefined ? this.#running.get(id) : undefined;
    if (running && id !== undefined) {
      this.#running.delete(id);
      running.abort(aborted());
      this.#send?.(failure(id, { code: Code.cancelled, message: "The request was cancelled." }));
    } else if (message.method === "$/progress") {
      // Which type a report has is its method's affair, which the caller has named.
      this.#open.get(Number(token))?.onProgress?.(value as never);
    } else this.#options.hear?.(message);
  }
}
