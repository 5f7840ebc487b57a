/** Acts for the opponents, one action after another until a person is to act. */
import type { TycoonGame as Game } from "./game.ts";
import { GAME, type State } from "./position.ts";
import type { Table } from "./table.ts";

/** Milliseconds that an opponent takes at least, so that one sees what happens. */
const PACE = 350;

export class Opponent {
  #game: Game;
  #table: Table;
  /** The table that is being thought about. */
  #thinking = "";
  #timer = 0;

  constructor(game: Game, table: Table) {
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

  async #act(key: string, state: State) {
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
      if ((error as any).name !== "AbortError" && engine.state.stage !== "failed")
        game.trouble = game.say(error as any);
    }
  }
}
