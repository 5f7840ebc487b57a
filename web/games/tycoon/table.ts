/**
 * Keeps the game's state beside its actions: what the engine made of them is remembered, so that one action more is
 * one request, and undo none. A link or a reload has the whole game done again.
 */
import type { ReactiveControllerHost } from "lit";
import type { Engine } from "../../engine/client.ts";
import type { Action, Position, State } from "./position.ts";

interface Standing {
  place: number;
  score: number;
  player: number;
  money: number;
  stock: number;
  patents: number;
}

interface Outcome {
  state: State;
  standings?: Standing[];
  events: any[];
}

/** States that are remembered; the oldest fall away first. */
const MOST = 600;

export class Table {
  #host: ReactiveControllerHost;
  #known = new Map<string, Outcome>();
  #asked = "";
  #key = "";
  /** What the engine said against the actions of a link. */
  #refused: { key: string; error: any } | null = null;

  #onBroken: (done: number, error: any) => void;

  /** @param onBroken hears of a link that can be done only so far */
  constructor(host: ReactiveControllerHost, onBroken: (done: number, error: any) => void) {
    this.#host = host;
    this.#onBroken = onBroken;
  }

  /** The state of the position on the table, or null while it is not known. */
  get outcome(): Outcome | null {
    return this.#known.get(this.#key) ?? null;
  }

  /** Why the position on the table cannot be, or null. */
  get refusal() {
    return this.#refused?.key === this.#key ? this.#refused.error : null;
  }

  get key() {
    return this.#key;
  }

  /** Say what is on the table now. */
  use(engine: Engine | null, position: Position) {
    const { setup, actions } = position;
    this.#key = setup ? keyOf(position) : "";
    if (!setup || !engine || this.outcome || this.#asked === this.#key) return;
    this.#asked = this.#key;
    this.#replay(engine, this.#key, { lexicon: setup.lexicon, setup: { ...setup }, actions });
  }

  /**
   * Do an action on the table: gives the new position, or rejects with the engine's error and leaves all as it was.
   * @returns null if the table has changed meanwhile
   */
  async act(
    engine: Engine,
    position: Position,
    action: Action,
  ): Promise<{ position: Position; events: any[] } | null> {
    const before = this.outcome;
    const key = this.#key;
    if (!before) return null;
    const outcome = await engine.request("tycoon.act", {
      lexicon: before.state.lexicon,
      state: before.state,
      action,
    });
    if (key !== this.#key) return null;
    const after = { ...position, actions: [...position.actions, action] };
    this.#keep(keyOf(after), outcome);
    return { position: after, events: outcome.events };
  }

  async #replay(engine: Engine, key: string, request: Record<string, unknown>) {
    try {
      this.#keep(key, await engine.request("tycoon.replay", request, { view: "tycoon-table" }));
      this.#refused = null;
    } catch (error) {
      if ((error as any).name === "AbortError") return;
      this.#asked = "";
      if (engine.state.stage === "failed") return;
      this.#refused = { key, error };
      const done = (error as any).data?.action;
      if (Number.isInteger(done) && key === this.#key) this.#onBroken(done, error);
    }
    this.#host.requestUpdate();
  }

  #keep(key: string, outcome: Outcome) {
    this.#known.set(key, outcome);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
  }
}

const keyOf = ({ setup, actions }: Position) => JSON.stringify([setup, actions]);
