/** Acts for the opponents, one action after another until a person is to act. */
import { GAME } from "./position.js";

/** @typedef {import("./game.js").TycoonGame} Game */
/** @typedef {import("./position.js").State} State */

/** Milliseconds that an opponent takes at least, so that one sees what happens. */
const PACE = 350;

export class Opponent {
  #game;
  #table;
  /** The table that is being thought about. */
  #thinking = "";
  #timer = 0;

  /**
   * @param {Game} game
   * @param {import("./table.js").Table} table
   */
  constructor(game, table) {
    this.#game = game;
    this.#table = table;
    game.addController(this);
  }

  hostUpdated() {
    const { engine, state } = this.#game;
    const { key } = this.#table;
    const level = state && state.actor !== null ? state.players[state.actor]?.level : null;
    if (!engine || !state || !level || this.#thinking === key) return;
    this.#thinking = key;
    clearTimeout(this.#timer);
    const pace = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACE;
    this.#timer = setTimeout(() => this.#act(key, state), pace);
  }

  hostDisconnected() {
    clearTimeout(this.#timer);
    this.#thinking = "";
  }

  /** @param {string} key @param {State} state */
  async #act(key, state) {
    const game = this.#game;
    const { engine, store } = game;
    if (!engine || !store || key !== this.#table.key) return;
    try {
      const request = { lexicon: state.lexicon, state };
      const action = await engine.request("tycoon.choose", request, { view: "tycoon-opponent" });
      if (key !== this.#table.key || !game.isConnected) return;
      const next = await this.#table.act(engine, game.position, action);
      if (next) store.edit(GAME, next.position, game.stroke);
    } catch (error) {
      this.#thinking = "";
      if (/** @type {any} */ (error).name !== "AbortError" && engine.state.stage !== "failed")
        game.trouble = game.say(/** @type {any} */ (error));
    }
  }
}
