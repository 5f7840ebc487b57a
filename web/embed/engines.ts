/**
 * The engines that a host page may have: one in a worker of its own where page and site share an origin, else one in a
 * hidden frame of the site, because a worker cannot be started from another origin.
 *
 * Both have the same few methods, and events named "state".
 */

import { Engine } from "../engine/client.ts";
import type { EngineState, Methods } from "../engine/client.ts";
import { Code, EngineError } from "../rpc/messages.ts";
import type { ErrorObject } from "../rpc/messages.ts";
import { Peer } from "../rpc/peer.ts";
import type { Name, RequestOptions } from "../rpc/peer.ts";
import { Says } from "./contract.ts";
import { FrameLink, listen, over } from "./frame-link.ts";
import { MadeLists, askAndKeep } from "./kept-lists.ts";
import type { HostRequest } from "./kept-lists.ts";

export interface SharedEngine extends EventTarget {
  /** Ids of the word lists that the site carries. */
  readonly lists: readonly string[];
  readonly state: EngineState;
  ask: (request: HostRequest, options: RequestOptions) => Promise<unknown>;
  /** Forgets an own word list. */
  drop: (id: string) => void;
  /** Starts again after a failure. */
  retry: () => void;
  stop: () => void;
}

/** Opens an engine of the site in this folder; rejects with an EngineError if that cannot be reached or speaks another version. */
export async function openEngine(site: URL): Promise<SharedEngine> {
  const own = new URL(".", import.meta.url);
  if (site.href === own.href && site.origin === location.origin && (await isThere()))
    return new NearEngine(site);
  return FarEngine.open(site);
}

/**
 * Whether the worker that this script belongs to is still on the site. A copy of this script that a cache has kept may be
 * older than the site; the frame, which comes fresh, then has the worker of today.
 */
async function isThere(): Promise<boolean> {
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
 */
class NearEngine extends EventTarget implements SharedEngine {
  readonly lists = Object.keys(PAGE.lists);
  readonly #engine = new Engine({ keep: false });
  readonly #site: URL;
  readonly #made = new MadeLists();
  #successor: Promise<FarEngine> | null = null;
  #far: FarEngine | null = null;

  constructor(site: URL) {
    super();
    this.#site = site;
    this.#engine.addEventListener("state", this.#tell);
    this.#engine.start();
  }

  #tell = () => this.dispatchEvent(new CustomEvent("state"));

  get state(): EngineState {
    return (this.#far ?? this.#engine).state;
  }

  async ask(request: HostRequest, options: RequestOptions): Promise<unknown> {
    if (this.#successor) return (await this.#successor).ask(request, options);
    try {
      const result = await askAndKeep(this.#engine, request, options);
      this.#made.note(request);
      return result;
    } catch (error) {
      const hasFailed = error instanceof EngineError && error.code === Code.engineFailed;
      if (!hasFailed || (await isThere())) throw error;
      this.#successor ??= this.#moveOut();
      return (await this.#successor).ask(request, options);
    }
  }

  async #moveOut(): Promise<FarEngine> {
    this.#engine.stop();
    const far = await FarEngine.open(this.#site);
    this.#far = far;
    far.addEventListener("state", this.#tell);
    for (const request of this.#made) await far.ask(request, {});
    return far;
  }

  drop(id: string): void {
    this.#made.forget(id);
    if (this.#far) this.#far.drop(id);
    else void this.#engine.lists.remove(id);
  }

  retry(): void {
    void (this.#far ?? this.#engine).retry();
  }

  stop(): void {
    (this.#far ?? this.#engine).stop();
  }
}

/**
 * An engine in a hidden frame of the site. Should somebody take the frame from the page, another takes its place, is
 * told the own word lists, and is asked again what had not been answered.
 */
class FarEngine extends EventTarget implements SharedEngine {
  lists: readonly string[] = [];
  readonly #frame = document.createElement("iframe");
  readonly #site: URL;
  readonly #onOpen: () => void;
  #link: FrameLink | null = null;
  /** Why there is no frame to speak to. */
  #trouble: ErrorObject | null = null;
  readonly #peer = new Peer<Methods>({
    hear: ({ method, params }) => {
      if (method === "$/engine") this.#change(params as EngineState); // as FrameServer tells it
    },
  });
  readonly #made = new MadeLists();
  readonly #watch = new MutationObserver(() => this.#attach());
  #state: EngineState = {
    stage: "idle",
    loaded: 0,
    total: 0,
    what: "",
    seconds: 0,
    error: null,
    startedFrom: null,
  };

  static open(site: URL): Promise<FarEngine> {
    return new Promise((resolve, reject) => {
      let isOpen = false;
      const onOpen = () => {
        isOpen = true;
        resolve(engine);
      };
      const onTrouble = (error: Error) => {
        if (isOpen) return;
        engine.stop();
        reject(error);
      };
      const engine = new FarEngine(site, onOpen, onTrouble);
    });
  }

  constructor(site: URL, onOpen: () => void, onTrouble: (error: Error) => void) {
    super();
    const frame = this.#frame;
    frame.title = "Tilewise";
    frame.tabIndex = -1;
    frame.setAttribute("aria-hidden", "true");
    frame.style.setProperty("display", "none", "important");
    this.#site = site;
    this.#onOpen = onOpen;
    this.addEventListener("state", () => this.#trouble && onTrouble(new EngineError(this.#trouble)));
    this.#connect();
    // Beside the body, where pages that write their body anew leave it alone.
    this.#watch.observe(document.documentElement, { childList: true });
  }

  #connect(): void {
    this.#trouble = null;
    this.#link?.close();
    this.#link = new FrameLink(this.#frame, this.#site.origin, {
      onOpen: (port, { lists }) => {
        this.lists = lists;
        listen(port, (message) => this.#peer.receive(message));
        const made = Array.from(this.#made, ({ method, params, bytes }) => ({ method, params, bytes }));
        this.#peer.connect(over(port), made);
        this.#onOpen();
      },
      onTrouble: (error) => {
        this.#trouble = error;
        this.#peer.end(error);
        this.#change({ ...this.#state, stage: "failed", error });
      },
    });
    this.#frame.src = new URL("embed.html#engine", this.#site).href;
    this.#attach();
  }

  get state(): EngineState {
    return this.#state;
  }

  #change(state: EngineState): void {
    this.#state = state;
    this.dispatchEvent(new CustomEvent("state"));
  }

  #attach(): void {
    if (!this.#frame.isConnected) document.documentElement.append(this.#frame);
  }

  async ask(request: HostRequest, options: RequestOptions): Promise<unknown> {
    if (this.#trouble) throw new EngineError(this.#trouble);
    this.#attach();
    const { method, params, bytes } = request;
    // The engine says so if there is no such method, or the params are none of its.
    const result = await this.#peer.request(method as Name<Methods>, params, {
      ...options,
      bytes,
    });
    this.#made.note(request);
    return result;
  }

  drop(id: string): void {
    this.#made.forget(id);
    this.#peer.notify(Says.drop, { id });
  }

  retry(): void {
    if (this.#trouble) this.#connect();
    else this.#peer.notify(Says.retry, {});
  }

  stop(): void {
    this.#watch.disconnect();
    this.#link?.close();
    this.#frame.remove();
    this.#peer.end();
  }
}
