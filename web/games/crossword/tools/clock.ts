/** How long the person at the screen has thought about a turn. The clock stands while nobody at the screen is to act. */
import { html, nothing, type ReactiveController } from "lit";
import type { CrosswordAction } from "../../../engine/methods.ts";
import type { GameRecord, View } from "../model/game.ts";
import "../parts/clocks.ts";
import type { Page } from "./page.ts";

/** Seconds of a turn that the engine takes: some eleven days. */
const MOST = 999_999;

interface Needs {
  page: Page;
  record: () => GameRecord | null;
  /** The view, while the person at the screen is to act. */
  acting: () => View | null;
}

export class Clock implements ReactiveController {
  readonly #on: Needs;
  /** The turn whose time is taken: the game and how far it is; "" for none. */
  #turn = "";
  #since = 0;

  constructor(on: Needs) {
    this.#on = on;
    on.page.addController(this);
  }

  hostUpdated(): void {
    const record = this.#on.record();
    const acting = this.#on.acting();
    const turn = record?.setup.minutes && acting ? `${record.setup.seed} ${record.actions.length}` : "";
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#since = performance.now();
  }

  /** Seconds that the turn has taken so far. */
  readonly taken = (): number => (this.#turn ? (performance.now() - this.#since) / 1000 : 0);

  /** The action, with the seconds that it took where there are clocks. */
  timed(action: CrosswordAction): CrosswordAction {
    return this.#turn ? { ...action, seconds: Math.min(Math.round(this.taken()), MOST) } : action;
  }

  view({ state: { minutes, players }, viewer, acting }: View) {
    return minutes
      ? html`<tw-crossword-clocks
          .players=${players}
          .minutes=${minutes}
          .running=${acting ? viewer : -1}
          .taken=${this.taken}
        ></tw-crossword-clocks>`
      : nothing;
  }
}
