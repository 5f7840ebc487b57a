/**
 * Keeps the game's state beside its actions: what the engine made of them is remembered, so that one action more is
 * one request, and undo none. A link or a reload has the whole game done again.
 */

/** @typedef {import("../../engine/client.js").Engine} Engine */
/** @typedef {import("./position.js").Action} Action */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").State} State */

/** @typedef {{ place: number, score: number, player: number, money: number, stock: number, patents: number }} Standing */
/** @typedef {{ state: State, standings?: Standing[], events: any[] }} Outcome */

/** States that are remembered; the oldest fall away first. */
const MOST = 600;

export class Table {
  #host;
  /** @type {Map<string, Outcome>} */
  #known = new Map();
  #asked = "";
  #key = "";
  /** What the engine said against the actions of a link. @type {{ key: string, error: any } | null} */
  #refused = null;

  #onBroken;

  /**
   * @param {import("lit").ReactiveControllerHost} host
   * @param {(done: number, error: any) => void} onBroken hears of a link that can be done only so far
   */
  constructor(host, onBroken) {
    this.#host = host;
    this.#onBroken = onBroken;
  }

  /** The state of the position on the table, or null while it is not known. @returns {Outcome | null} */
  get outcome() {
    return this.#known.get(this.#key) ?? null;
  }

  /** Why the position on the table cannot be, or null. */
  get refusal() {
    return this.#refused?.key === this.#key ? this.#refused.error : null;
  }

  get key() {
    return this.#key;
  }

  /**
   * Say what is on the table now.
   * @param {Engine | null} engine
   * @param {Position} position
   */
  use(engine, position) {
    const { setup, actions } = position;
    this.#key = setup ? keyOf(position) : "";
    if (!setup || !engine || this.outcome || this.#asked === this.#key) return;
    this.#asked = this.#key;
    this.#replay(engine, this.#key, { lexicon: setup.lexicon, setup: { ...setup }, actions });
  }

  /**
   * Do an action on the table: gives the new position, or rejects with the engine's error and leaves all as it was.
   * @param {Engine} engine
   * @param {Position} position
   * @param {Action} action
   * @returns {Promise<{ position: Position, events: any[] } | null>} null if the table has changed meanwhile
   */
  async act(engine, position, action) {
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

  /**
   * @param {Engine} engine
   * @param {string} key
   * @param {Record<string, unknown>} request
   */
  async #replay(engine, key, request) {
    try {
      this.#keep(key, await engine.request("tycoon.replay", request, { view: "tycoon-table" }));
      this.#refused = null;
    } catch (error) {
      if (/** @type {any} */ (error).name === "AbortError") return;
      this.#asked = "";
      if (engine.state.stage === "failed") return;
      this.#refused = { key, error };
      const done = /** @type {any} */ (error).data?.action;
      if (Number.isInteger(done) && key === this.#key) this.#onBroken(done, error);
    }
    this.#host.requestUpdate();
  }

  /** @param {string} key @param {Outcome} outcome */
  #keep(key, outcome) {
    this.#known.set(key, outcome);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
  }
}

/** @param {Position} position */
const keyOf = ({ setup, actions }) => JSON.stringify([setup, actions]);
