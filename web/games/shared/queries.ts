/**
 * What a page asks the engine about its position, and the last answer to each question.
 *
 * A page declares each question once, with a function of what it asks at the moment. What has changed when the page is
 * redrawn goes to the engine at the next frame, all in one message, and is answered one by one. An answer keeps the key
 * of its request: one with another key than the present request is old. It may stay in sight, dimmed, but nothing can
 * be done with it.
 *
 * (@lit/task is not used because a task asks one thing at a time, so that a keystroke would cost as many messages as it
 * has questions, and because it does not ask again by itself after a failed engine was started anew.)
 */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Methods } from "../../engine/methods.ts";
import type { Engine } from "../../engine/client.ts";
import { EngineError } from "../../rpc/messages.ts";
import type { Call } from "../../rpc/peer.ts";

export type Method = keyof Methods;
export type Params<M extends Method> = Methods[M]["params"];
export type Result<M extends Method> = Methods[M]["result"];
/** What a method tells on its way. */
export type Found<M extends Method> = NonNullable<Methods[M]["progress"]>;

interface Timed<M extends Method = Method> {
  result: Result<M>;
  /** How long the engine took. */
  milliseconds: number;
}

export interface Answer<M extends Method = Method> extends Timed<M> {
  key: string;
  /** What was asked. */
  params: Params<M>;
}

/** What the engine says against a request. `data.code` is stable; `field`, `row`, `column`, `index` say where. */
export interface Refusal {
  message: string;
  data: Readonly<Record<string, unknown>> & {
    readonly code?: string;
    readonly field?: string;
    readonly row?: number;
    readonly column?: number;
    readonly index?: number;
  };
}

/** How a question is asked. */
export interface Asking {
  /** Is an embedding page told of the answers? */
  told?: boolean;
  /** Are answers remembered, so that what was asked before is known at once, on another page too? */
  kept?: boolean;
  /** Is it asked about what is merely looked at? Then nobody is told of its answers, and its refusal is no fault. */
  aside?: boolean;
}

/** Answers that are remembered; a game of five has some 300 actions, and undo goes back over them. */
const MOST_KEPT = 400;

/** By method and key, the oldest first. */
const kept = new Map<string, Timed>();

function keep(method: Method, key: string, answer: Timed): void {
  kept.set(`${method} ${key}`, answer);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** @param edition of the visitor's own word lists: with other words the same question has another answer */
const keyOf = (params: object, edition: number): string => `${edition} ${JSON.stringify(params)}`;

/** What is known of the answer to a question. */
export class Query<M extends Method = Method> {
  readonly method: M;
  readonly told: boolean;
  readonly kept: boolean;
  readonly aside: boolean;
  readonly #params: () => Params<M> | null;
  #request: Params<M> | null = null;
  #key = "";
  /** The key of the request that the engine is at. */
  #underWay = "";
  #answer: Answer<M> | null = null;
  #refusal: (Refusal & { key: string }) | null = null;
  #partial: { key: string; found: Found<M> } | null = null;

  constructor(method: M, params: () => Params<M> | null, how: Asking = {}) {
    const { aside = false, told = !aside, kept = false } = how;
    this.method = method;
    this.told = told;
    this.kept = kept;
    this.aside = aside;
    this.#params = params;
  }

  /** The last answer, old or fresh; null when nothing is asked. */
  get answer(): Answer<M> | null {
    return this.#answer;
  }

  /** Does the answer belong to the present request? */
  get fresh(): boolean {
    return this.#answer !== null && this.#answer.key === this.#key;
  }

  /** The fresh answer's result, or null. */
  get result(): Result<M> | null {
    return this.fresh ? (this.#answer?.result ?? null) : null;
  }

  /** The present request, as a text; "" while nothing is asked. */
  get key(): string {
    return this.#key;
  }

  /** What was told of the present request before its answer; it stays when that has come. */
  get partial(): Found<M> | null {
    return this.#partial?.key === this.#key ? this.#partial.found : null;
  }

  get refusal(): Refusal | null {
    return this.#refusal?.key === this.#key ? this.#refusal : null;
  }

  /** Is the answer to the present request still to come? */
  get pending(): boolean {
    return this.#request !== null && !this.fresh && !this.refusal;
  }

  /** Is there a request that the engine has not been sent? */
  get unsent(): boolean {
    return this.pending && this.#underWay !== this.#key;
  }

  /** Look what is to be asked now. Gives it if there is an answer to it, and was none before. */
  refresh(edition: number): Params<M> | null {
    const wasFresh: boolean = this.fresh; // which may be another in a moment
    this.#request = this.#params();
    this.#key = this.#request ? keyOf(this.#request, edition) : "";
    if (!this.#request) this.#answer = null;
    else if (this.pending) this.#recall(this.#request);
    return !wasFresh && this.fresh ? this.#request : null;
  }

  #recall(params: Params<M>): void {
    const known = this.kept ? (kept.get(`${this.method} ${this.#key}`) as Timed<M> | undefined) : undefined; // the method's own
    if (known) this.#answer = { key: this.#key, params, ...known };
  }

  /** The present request, which is under way from now on. */
  take(): { key: string; params: Params<M> } {
    this.#underWay = this.#key;
    return { key: this.#key, params: this.#request as Params<M> }; // only what is unsent is taken, and that is not null
  }

  /** Note what is told of a request on the way. Gives false if another request has taken its place. */
  hear(key: string, found: Found<M> | null): boolean {
    if (key !== this.#key || !found) return false;
    this.#partial = { key, found };
    return true;
  }

  /**
   * Note how a request has ended: with an answer, a refusal, or null for neither, to be sent again on occasion.
   * Gives false if another request has taken its place.
   */
  settle(key: string, outcome: Timed<M> | Refusal | null): boolean {
    if (this.#underWay === key) this.#underWay = "";
    if (outcome && "result" in outcome && this.kept) keep(this.method, key, outcome);
    if (key !== this.#key || !this.#request || !outcome) return false;
    this.#answer = "result" in outcome ? { key, params: this.#request, ...outcome } : null;
    this.#refusal = "result" in outcome ? null : { key, ...outcome };
    return true;
  }
}

/** An answer to the position that has come: the detail of a page's `answered` event. */
export interface Answered {
  method: Method;
  params: object;
  result: unknown;
}

declare global {
  interface HTMLElementEventMap {
    answered: CustomEvent<Answered>;
  }
}

/** Hears of every answer that belongs to the position: the method, its params and its result. */
export type OnAnswer = (method: Method, params: object, result: unknown) => void;

export class Queries implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #onAnswer: OnAnswer | undefined;
  readonly #queries: Query[] = [];
  #engine: Engine | null = null;
  #frame = 0;
  /** Ends what is under way when the host leaves the page. */
  #leaving = new AbortController();

  constructor(host: ReactiveControllerHost & Element, onAnswer?: OnAnswer) {
    this.#host = host;
    this.#onAnswer = onAnswer;
    host.addController(this);
  }

  /** Declare a question: its method, and what it asks now, null for nothing. */
  add<M extends Method>(method: M, params: () => Params<M> | null, how: Asking = {}): Query<M> {
    const query = new Query(method, params, how);
    this.#queries.push(query);
    return query;
  }

  /**
   * Ask something at once, for a visitor who did something. Gives null if it is not `wanted` any more, if it was
   * refused, which `onRefused` tells, and without an engine. Where the method's answers are kept, this one is.
   */
  async ask<M extends Method>(
    method: M,
    params: Params<M>,
    wanted: () => boolean,
    onRefused: (refusal: Refusal) => void,
  ): Promise<Result<M> | null> {
    const engine = this.#engine;
    if (!engine) return null;
    try {
      const result = await engine.request(method, params, { signal: this.#leaving.signal });
      if (this.#queries.some((query) => query.method === method && query.kept))
        keep(method, keyOf(params, engine.lists.edition), { result, milliseconds: 0 });
      return wanted() ? result : null;
    } catch (error) {
      if (!isAborted(error) && wanted()) onRefused(refusalOf(error));
      return null;
    }
  }

  /** What the engine refused of all that is asked, the first question's first. */
  get refusal(): Refusal | null {
    return this.#queries.find(({ aside, refusal }) => refusal && !aside)?.refusal ?? null;
  }

  /** Look what is to be asked now; to be called before the host is drawn. */
  refresh(engine: Engine | null): void {
    if (engine !== this.#engine) {
      this.#engine?.removeEventListener("state", this.#schedule);
      this.#engine = engine;
      this.#engine?.addEventListener("state", this.#schedule);
    }
    const edition = engine?.lists.edition ?? 0;
    for (const query of this.#queries) {
      const params = query.refresh(edition);
      if (params && query.told) this.#onAnswer?.(query.method, params, query.result);
    }
    this.#schedule();
  }

  hostConnected(): void {
    this.#leaving = new AbortController();
    this.#engine?.addEventListener("state", this.#schedule);
  }

  hostDisconnected(): void {
    this.#engine?.removeEventListener("state", this.#schedule);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#leaving.abort();
  }

  // An engine that has failed is told of elsewhere, with a way to try again; what it did not answer is asked then.
  readonly #schedule = (): void => {
    const failed = this.#engine?.state.stage === "failed";
    if (this.#frame || failed || !this.#queries.some(({ unsent }) => unsent)) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#engine) this.#send(this.#engine);
    });
  };

  #send(engine: Engine): void {
    const taken = this.#queries.filter(({ unsent }) => unsent).map((query) => ({ query, ...query.take() }));
    // A question's next request takes the place of its last one; another question of the same method is another view.
    const calls = taken.map(({ query, key, params }) => {
      const { method } = query;
      const onProgress = ({ partial }: { partial: Found<Method> | null }) => {
        if (query.hear(key, partial)) this.#host.requestUpdate();
      };
      const view = `${this.#host.localName} ${this.#queries.indexOf(query)} ${method}`;
      return { method, params, view, onProgress };
    });
    const answers: Promise<Timed>[] = engine.batch(calls as Call<Methods>[], this.#leaving); // each fits its method
    for (const [n, { query, key, params }] of taken.entries()) {
      const answer = answers[n];
      if (answer) void this.#settle(query, key, params, answer);
    }
  }

  async #settle(query: Query, key: string, params: object, answer: Promise<Timed>): Promise<void> {
    try {
      const timed = await answer;
      if (query.settle(key, timed) && query.told) this.#onAnswer?.(query.method, params, timed.result);
    } catch (error) {
      const lost = isAborted(error) || this.#engine?.state.stage === "failed";
      query.settle(key, lost ? null : refusalOf(error));
      if (lost) return;
    }
    this.#host.requestUpdate();
  }
}

/** Did nobody wait for the answer any more? */
export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";

/** What the engine says against a request; any other error is a fault of ours, and thrown on. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof EngineError)) throw error;
  return { message: error.message, data: error.data };
}
