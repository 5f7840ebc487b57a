/** Solvers: what `createSolver` gives to a host page. Those of one site share an engine for as long as any is open. */

import type { EngineState } from "../engine/client.ts";
import type { Methods } from "../engine/methods.ts";
import { EngineError } from "../rpc/messages.ts";
import { Trouble, copied, trouble } from "./contract.ts";
import { openEngine } from "./engines.ts";
import type { SharedEngine } from "./engines.ts";
import { ListNames } from "./list-names.ts";
import type * as Public from "./public-types.d.ts";

interface Share {
  engine: Promise<SharedEngine>;
  users: number;
}

/** The engines in use, by the address of their site. */
const shares = new Map<string, Share>();

function take(site: URL): Promise<SharedEngine> {
  const share = shares.get(site.href) ?? { engine: openEngine(site), users: 0 };
  shares.set(site.href, share);
  share.users += 1;
  return share.engine;
}

async function release(site: URL): Promise<void> {
  const used = shares.get(site.href);
  if (!used || --used.users) return;
  shares.delete(site.href);
  (await used.engine.catch(() => null))?.stop();
}

export async function createSolver({
  site = new URL(".", import.meta.url),
  onState,
}: Public.SolverOptions = {}): Promise<Public.Solver> {
  const folder = new URL(".", new URL(site, location.href));
  try {
    return new Solver(await take(folder), folder, onState);
  } catch (error) {
    void release(folder);
    throw error;
  }
}

class Solver extends EventTarget implements Public.Solver {
  readonly #engine: SharedEngine;
  readonly #site: URL;
  readonly #names: ListNames;
  readonly #closed = new AbortController();

  constructor(engine: SharedEngine, site: URL, onState?: (state: EngineState) => void) {
    super();
    this.#engine = engine;
    this.#site = site;
    this.#names = new ListNames(engine.lists);
    const tell = () => {
      onState?.(this.state);
      this.dispatchEvent(new CustomEvent("state"));
    };
    engine.addEventListener("state", tell, { signal: this.#closed.signal });
    onState?.(this.state);
  }

  get state(): EngineState {
    return this.#engine.state;
  }

  async call<M extends keyof Methods>(
    method: M,
    params: Methods[M]["params"],
    { signal, onProgress, bytes }: Public.CallOptions = {},
  ): Promise<Methods[M]["result"]> {
    if (this.#closed.signal.aborted) {
      const message = "This solver is closed; make another with createSolver().";
      throw new EngineError(trouble(Trouble.closed, message));
    }
    const signals = [this.#closed.signal, ...(signal ? [signal] : [])];
    const options = { signal: AbortSignal.any(signals), onProgress };
    try {
      const own = copied<object>(params) as Record<string, unknown>; // of JSON
      const entered = this.#names.enter(method, own);
      const request = { method, params: entered, bytes: bytes === undefined ? undefined : new Blob([bytes]) };
      const result = (await this.#engine.ask(request, options)) as object; // every method gives one
      return this.#names.leave(method, { ...params }, result) as Methods[M]["result"]; // still the method's
    } catch (error) {
      throw this.#names.error(error);
    }
  }

  retry(): void {
    this.#engine.retry();
  }

  close(): void {
    if (this.#closed.signal.aborted) return;
    this.#closed.abort();
    for (const id of this.#names.inside) this.#engine.drop(id);
    void release(this.#site);
  }
}
