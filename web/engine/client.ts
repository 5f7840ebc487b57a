/**
 * The page's only door to the engine: requests go in, answers come out, and the state of the engine can
 * be watched. Knows no DOM and no Pyodide, so it serves an embedded frame as well as the page.
 */

import { Code, EngineError } from "../rpc/messages.ts";
import type { ErrorObject, Notification, Progress, Request } from "../rpc/messages.ts";
import { Peer } from "../rpc/peer.ts";
import type { Call, Name, RequestOptions, Results } from "../rpc/peer.ts";
import { renew } from "./kept-files.ts";
import { comesBack, isReachable } from "./line.ts";
import { listsIn } from "./list-fields.ts";
import { Lists } from "./lists.ts";
import { Meanings } from "./meanings.ts";
import { OwnLeaves } from "./own-leaves.ts";
import { GIVEN_PARTS, WHOLE } from "./protocol.ts";
import type { EngineReport, Lexicon, Methods, Parts } from "./protocol.ts";
import { siteLists } from "./site-lists.ts";
import { isUnavailable, unavailable } from "./unavailable.ts";

export type { Lexicon, Methods };

export interface EngineState {
  stage: "idle" | "download" | "start" | "list" | "ready" | "failed";
  /** Bytes of what is being downloaded, and bytes in all. */
  loaded: number;
  total: number;
  /** What is being loaded, for a person. */
  what: string;
  /** Since the start began, until it was ready. */
  seconds: number;
  /** The first cause, when the stage is "failed". */
  error: ErrorObject | null;
  startedFrom: "snapshot" | "plain" | null;
}

export interface Answer<R = unknown> {
  result: R;
  /** That the solvers took for it: without the start, the loading of lists, or what came before it in its batch. */
  milliseconds: number;
}

/** A promise for each answer of a batch. */
export type Answers<R> = { -readonly [I in keyof R]: Promise<Answer<R[I]>> };

/** As much of a worker as an engine needs. */
export interface EngineWorker {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (message: unknown) => void;
  terminate: () => void;
}

export interface EngineOptions {
  worker?: (options: WorkerOptions) => Worker;
  /** Gives what is used in the place of a worker of its own, or null; asked at every start. */
  borrow?: (() => EngineWorker | null) | null;
  /** Milliseconds without any news after which a worker that owes an answer counts as dead. */
  patience?: number;
  /**
   * What the first worker has unpacked; those after it, of this engine or another, start from it. `whole` says that a question
   * came to what the build leaves out of WebAssembly: from then on they start from the whole of it.
   */
  shared?: { parts?: Parts; whole?: boolean };
  /** False has own word lists live as long as this engine does. */
  keep?: boolean;
  /** Has the own lists that could not be stored. */
  beside?: Engine | null;
}

const PATIENCE = 60_000;

/** Milliseconds that a request has to end after it was cancelled. */
const CANCEL_PATIENCE = 500;

const now = () => performance.now();

const defaultWorker = (options: WorkerOptions) => new Worker(new URL(PAGE.worker, import.meta.url), options);

export class Engine extends EventTarget {
  /** The visitor's own word lists; `catalogue` events tell that there are others. */
  readonly lists: Lists;
  readonly #meanings = new Meanings();
  /** The visitor's own leave tables. */
  readonly leaves: OwnLeaves;

  readonly #options: Required<EngineOptions>;
  #worker: EngineWorker | null = null;
  /** What the worker was started from. */
  #startsFrom = "";
  readonly #peer = new Peer<Methods>({
    answer: (request) => this.#answer(request),
    hear: (message) => this.#hear(message),
    // A view's request is followed by others, which wait for the worker: replacing it pays only when a new start would be
    // over sooner. Waiting as long as a start takes is never worse than twice the best.
    patience: (view) => (view === undefined ? CANCEL_PATIENCE : Math.max(CANCEL_PATIENCE, this.#startTook)),
    onStuck: () => {
      if (this.#isReady) this.#replaceWorker();
    },
  });
  #begun = 0;
  /** How long the last start took, in milliseconds. */
  #startTook = 0;
  /** When the worker was last ready: what a request waited for before is not its own time. */
  #readyAt = 0;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Settles when what may be damaged has been fetched anew, before another start. */
  #renewing: Promise<unknown> | null = null;
  /** What `catalogue` says of the site's lists. */
  #shipped = PAGE.catalogue;
  /** How often the line has broken what the last worker needed, or those that could not be started. */
  #broken = 0;
  #waitsForLine = false;
  /** Word lists of the site that requests have named. */
  readonly #used = new Set<string>();
  #state: Omit<EngineState, "seconds"> = {
    stage: "idle",
    loaded: 0,
    total: 0,
    what: "",
    error: null,
    startedFrom: null,
  };

  constructor({
    worker = defaultWorker,
    borrow = null,
    patience = PATIENCE,
    shared = {},
    keep = true,
    beside = null,
  }: EngineOptions = {}) {
    super();
    this.#options = { worker, borrow, patience, shared, keep, beside };
    this.lists = new Lists(this, () => this.dispatchEvent(new CustomEvent("catalogue")), { keep });
    this.leaves = new OwnLeaves({ keep });
  }

  get state(): EngineState {
    const took = this.#isReady ? this.#startTook : this.#worker ? now() - this.#begun : 0;
    return { ...this.#state, seconds: took / 1000 };
  }

  /** The word lists of the site, known before the engine is there, and the visitor's own. */
  get catalogue(): Lexicon[] {
    return [...this.#shipped, ...this.lists.own];
  }

  /** Has the site's lists called what a page calls them, by their ids. */
  nameLists(names: Record<string, string>): void {
    const named = siteLists(names);
    if (named.every(({ name }, i) => name === this.#shipped[i]?.name)) return;
    this.#shipped = named;
    this.dispatchEvent(new CustomEvent("catalogue"));
  }

  /** An engine of the same kind, for work beside this one's. */
  another(): Engine {
    return new Engine({ ...this.#options, borrow: null, beside: this });
  }

  /** Addresses of the site's word lists that were asked for. */
  get listFiles(): string[] {
    return [...this.#used].map((id) => new URL(PAGE.lists[id]?.url ?? "", import.meta.url).href);
  }

  /** Did it fail? The loading bar tells that, with a way to try again. */
  get failed(): boolean {
    return this.#state.stage === "failed";
  }

  get #isReady(): boolean {
    return this.#state.stage === "ready" || this.#state.stage === "list";
  }

  /** Starts the engine, if it has not been started; a request does so by itself. */
  start(): void {
    if (this.#worker || this.#renewing || this.failed) return;
    this.#begun = now();
    this.#change({ stage: "download", loaded: 0, total: 0, what: "", error: null, startedFrom: null });
    const { parts, whole } = this.#options.shared;
    const borrowed = this.#options.borrow?.();
    this.#startsFrom = parts ? GIVEN_PARTS : whole ? WHOLE : "";
    const worker = borrowed ?? this.#options.worker({ type: "module", name: this.#startsFrom });
    this.#worker = worker;
    worker.onmessage = ({ data }) => {
      if (worker !== this.#worker) return;
      this.#peer.receive(data);
      this.#listen();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#died(event.message, !event.message); // a script that did not come says nothing
    };
    this.#peer.connect((message) => worker.postMessage(message));
    if (parts && !borrowed) this.#peer.notify("$/start", { parts });
    this.#listen();
  }

  /** Starts again after a failure; a script that the browser keeps damaged is fetched anew before. */
  async retry(): Promise<void> {
    if (!this.failed) return;
    this.#begun = now();
    this.#change({ stage: "download", loaded: 0, total: 0, what: "", error: null, startedFrom: null });
    const scripts = PAGE.scripts.map(({ url, integrity }) => {
      return { url: new URL(url, import.meta.url).href, integrity };
    });
    const renewing = Promise.all(scripts.map(renew));
    this.#renewing = renewing;
    await renewing;
    if (this.#renewing !== renewing) return; // it was stopped meanwhile
    this.#renewing = null;
    this.start();
  }

  /** Goes on with another worker: what the present one has not answered is asked again, and nobody is blamed. */
  moveOn(): void {
    if (this.#worker) this.#replaceWorker();
  }

  /** Ends the worker; what it had not answered is aborted. The next request starts another. */
  stop(): void {
    this.#renewing = null;
    this.#endWorker();
    this.#peer.end();
    this.#change({ stage: "idle" });
  }

  /**
   * Asks the engine. Rejects with an EngineError that says why there is no answer, or with an AbortError when the
   * request was superseded or aborted.
   */
  async request<K extends Name<Methods>>(
    method: K,
    params: Methods[K]["params"],
    options?: RequestOptions<Progress<Methods[K]["progress"]>>,
  ): Promise<Methods[K]["result"]> {
    // The types of any one method fit each other, which the compiler cannot tell before it knows the method.
    const [answer] = this.batch([{ method, params, ...options } as Call<Methods>]);
    const { result } = await answer;
    return result;
  }

  /**
   * Asks several things in one message; each is answered by itself, as soon as it can be. All of them end with the signal.
   */
  batch<const C extends readonly Call<Methods>[]>(
    calls: C,
    { signal }: { signal?: AbortSignal } = {},
  ): Answers<Results<Methods, C>> {
    const { error } = this.#state;
    // One for each.
    if (error) return calls.map(() => Promise.reject(new EngineError(error))) as Answers<Results<Methods, C>>;
    for (const { params } of calls)
      for (const list of listsIn(params)) if (Object.hasOwn(PAGE.lists, list)) this.#used.add(list);
    this.start();
    let begun = now();
    const timed = async (promise: Promise<unknown>): Promise<Answer> => {
      try {
        const result = await promise;
        const milliseconds = now() - Math.max(begun, this.#readyAt);
        begun = now();
        return { result, milliseconds };
      } catch (cause) {
        if (cause instanceof EngineError && isUnavailable(cause)) void this.#goOn(cause);
        throw cause;
      } finally {
        if (!this.#peer.open) this.dispatchEvent(new CustomEvent("idle"));
      }
    };
    const promises: Promise<unknown>[] = this.#peer.batch(
      signal ? calls.map((call) => ({ signal, ...call })) : calls,
    );
    this.#listen();
    return promises.map(timed) as Answers<Results<Methods, C>>; // the peer's own promises, timed
  }

  /** Makes the worker forget a list that is no more, or that is another now. */
  drop(id: string): void {
    this.#peer.notify("$/drop", { id });
  }

  /** Gives the worker one of the visitor's own lists, or what words mean. */
  async #answer({ params }: Request): Promise<unknown> {
    const { id } = params as { id: string }; // as PageMethods says
    const [, language] = /^(\w+)-meanings$/.exec(id) ?? [];
    if (language && Meanings.has(language)) {
      const bytes = await this.#meanings.whole(language).catch((cause: unknown) => {
        throw new EngineError(unavailable("meanings", cause));
      });
      return { bytes };
    }
    const { beside } = this.#options;
    return { bytes: (await this.lists.packed(id)) ?? (await beside?.lists.packed(id)) ?? null };
  }

  #hear({ method, params }: Notification): void {
    if (method !== "$/engine") return;
    const { error, parts, list, ...report } = params as EngineReport; // from this site's own worker
    if (error) return this.#fail(error);
    if (report.stage === "lacking") return this.#lacks();
    const { shared } = this.#options;
    if (parts && (parts.isWhole || !shared.whole)) shared.parts = parts;
    const name = this.#shipped.find(({ id }) => id === list)?.name;
    if (name !== undefined) report.what = name;
    if (report.stage === "ready") {
      this.#readyAt = now();
      if (!this.#isReady) this.#startTook = this.#readyAt - this.#begun;
      if (report.startedFrom) this.#broken = 0;
    }
    this.#change({ ...report, stage: report.stage });
  }

  /** Waits for news as long as the worker owes any. */
  #listen(): void {
    clearTimeout(this.#silence);
    if (!this.#worker || (this.#isReady && !this.#peer.open)) return;
    this.#silence = setTimeout(() => this.#died("nothing was heard of it"), this.#options.patience);
  }

  #died(why: string, line = false): void {
    const broken = (code: string) => ({
      code: Code.engineFailed,
      data: { code, cause: why, ...(line && { line }) },
    });
    if (!this.#isReady) {
      const message = "The solver could not be started. Check the connection and try again.";
      return this.#fail({ ...broken("engine-start"), message });
    }
    const message = "The solver broke off twice at this request. Please report it, with the position.";
    this.#peer.brokeOff({ ...broken("engine-broke-off"), message });
    this.#replaceWorker();
  }

  /**
   * The worker has come to what the build leaves out of WebAssembly. The next has the whole of it and is asked the same; one
   * that could not fetch it lacks it for what it was asked.
   */
  #lacks(): void {
    if (this.#startsFrom === WHOLE) {
      const message =
        "This needs a part of the solver that is not on this device yet. Check the connection and try again.";
      this.#peer.brokeOff({ code: Code.engineFailed, message, data: { code: "engine-lacks-part" } });
    } else if (!this.#options.shared.whole) {
      console.info("Tilewise goes on with the whole of Python's WebAssembly.");
      this.#options.shared.whole = true;
      delete this.#options.shared.parts;
    }
    this.#replaceWorker();
  }

  #replaceWorker(): void {
    this.#endWorker();
    this.#state.stage = "idle";
    this.start();
  }

  #endWorker(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#peer.disconnect();
    clearTimeout(this.#silence);
  }

  #fail(error: ErrorObject): void {
    this.#endWorker();
    this.#change({ stage: "failed", error });
    this.#peer.end(error);
    void this.#goOn(error);
  }

  /**
   * Goes on by itself after what failed because of the line, when the site can be reached; once for all that failed meanwhile.
   * One beside another does not: who asked it has been told, and asks yet another.
   */
  async #goOn({ data }: Pick<ErrorObject, "data">): Promise<void> {
    if (this.#waitsForLine || this.#options.beside) return;
    this.#waitsForLine = true;
    const isLine = data?.line === true || !(await isReachable());
    const isBack = isLine && (await comesBack(++this.#broken));
    this.#waitsForLine = false;
    if (!isBack) return;
    await this.retry();
    this.lists.askAgain();
  }

  #change(change: Partial<EngineState>): void {
    Object.assign(this.#state, change);
    this.dispatchEvent(new CustomEvent("state"));
  }
}
