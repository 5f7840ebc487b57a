/** The frame's end of the way: answers a host's requests from an engine, and tells how far the engine is. */

import type { Engine } from "../engine/client.ts";
import { Code, EngineError } from "../rpc/messages.ts";
import type { Notification } from "../rpc/messages.ts";
import { Peer, UNANSWERED } from "../rpc/peer.ts";
import { Says } from "./contract.ts";
import { listen, over } from "./frame-link.ts";
import { askAndKeep } from "./kept-lists.ts";

export interface ServerOptions {
  /** What the frame itself answers. */
  methods?: Record<string, (params: object) => unknown>;
  /**
   * Asked when the engine fails; true if the frame is on its way to a new start, after which the host asks again.
   */
  reload: () => Promise<boolean>;
}

/** Answers one host until its way is closed. */
export class FrameServer {
  readonly #engine: Engine;
  readonly #peer: Peer<never>;

  constructor(port: MessagePort, engine: Engine, { methods = {}, reload }: ServerOptions) {
    this.#engine = engine;
    this.#peer = new Peer({
      answer: async ({ method, params, bytes }, { signal, report }) => {
        const own = Object.hasOwn(methods, method) ? methods[method] : undefined;
        if (own) return own(params);
        if (method.startsWith("$/")) {
          const message = `There is no method “${method}” here.`;
          throw new EngineError({ code: Code.methodNotFound, message });
        }
        const request = {
          method,
          params: { ...params },
          bytes: bytes && new Blob([bytes]),
        };
        try {
          return await askAndKeep(engine, request, { signal, onProgress: report });
        } catch (error) {
          if (error instanceof EngineError && error.code === Code.engineFailed && (await reload()))
            return UNANSWERED;
          throw error;
        }
      },
      hear: (message) => this.#hear(message),
    });
    this.#peer.connect(over(port));
    listen(port, (message) => this.#peer.receive(message));
    engine.addEventListener("state", this.#tellState);
    this.#tellState();
  }

  /** Tells the host something. */
  notify(method: string, params: object): void {
    this.#peer.notify(method, params);
  }

  /** Stops telling; what still runs is nobody's any more. */
  end(): void {
    this.#engine.removeEventListener("state", this.#tellState);
    this.#peer.disconnect();
  }

  #tellState = () => this.notify("$/engine", this.#engine.state);

  #hear({ method, params }: Notification): void {
    const { id }: { id?: unknown } = params;
    // The site's own lists are everybody's.
    if (method === Says.drop && this.#engine.lists.own.some((list) => list.id === id))
      void this.#engine.lists.remove(String(id));
    if (method === Says.retry) void this.#engine.retry();
  }
}
