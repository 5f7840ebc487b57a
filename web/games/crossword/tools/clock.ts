/** How long the person at the screen has thought about a turn. The clock stands while nobody at the screen is to act. */
import { html, nothing, type ReactiveController } from "lit";
import type { CrosswordAction } from "../../../engine/methods.ts";
import type { GameRecord, View } from "../model/game.ts";
import "../parts/clocks.ts";
import type { Page } from "./page.ts";

/** Seconds of a turn that the engine takes: some eleven days. */
const MOST = 999_999;

/** Where a tab has the turn that is being thought about, and the seconds that it has taken. */
const KEY = "tilewise-clock";

interface Needs {
  page: Page;
  record: () => GameRecord | null;
  /** The view, while the person at the screen is to act. */
  acting: () => View | null;
}

/** The turn that was thought about last, with its seconds. */
let kept: unknown = null;

/** Seconds that a turn had taken before, on this page or before it was loaded anew. */
function keptOf(turn: string): number {
  try {
    kept ??= JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    // Nothing may be kept, or it is spoilt.
  }
  const [which, seconds] = Array.from(Array.isArray(kept) ? kept : [], (each: unknown) => each);
  return which === turn && typeof seconds === "number" && seconds > 0 ? seconds : 0;
}

export class Clock implements ReactiveController {
  readonly #on: Needs;
  /** The turn whose time is taken: the game and how far it is; "" for none. */
  #turn = "";
  /** Seconds that it had taken when its clock began to run again. */
  #before = 0;
  #since = 0;

  constructor(on: Needs) {
    this.#on = on;
    on.page.addController(this);
  }

  hostUpdated(): void {
    const turn = this.#on.acting() ? this.#present : "";
    if (turn === this.#turn) return;
    this.#keep();
    this.#turn = turn;
    this.#before = keptOf(turn);
    this.#since = performance.now();
  }

  /** The turn that the game is at; "" without clocks. */
  get #present(): string {
    const record = this.#on.record();
    return record?.setup.minutes ? `${record.setup.seed} ${record.actions.length}` : "";
  }

  hostConnected(): void {
    addEventListener("pagehide", this.#keep);
  }

  // Whoever comes back goes on thinking about the same turn.
  hostDisconnected(): void {
    removeEventListener("pagehide", this.#keep);
    this.#keep();
    this.#turn = "";
  }

  /** Seconds that the turn has taken so far. */
  readonly taken = (): number => (this.#turn ? this.#before + (performance.now() - this.#since) / 1000 : 0);

  readonly #keep = (): void => {
    if (!this.#turn) return;
    kept = [this.#turn, this.taken()];
    try {
      sessionStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // It lasts as long as the page where nothing may be kept.
    }
  };

  /** The action, with the seconds that it took where there are clocks. */
  timed(action: CrosswordAction): CrosswordAction {
    return this.#turn ? { ...action, seconds: Math.min(Math.round(this.taken()), MOST) } : action;
  }

  view({ state: { minutes, players }, viewer, acting, covered }: View) {
    // Whose rack is covered again has thought about it before.
    const thought = covered ? keptOf(this.#present) : 0;
    const seconds = (player: number) => (player === viewer ? thought : 0);
    return minutes
      ? html`<tw-crossword-clocks
          .players=${thought ? players.map((each, player) => ({ ...each, seconds: each.seconds + seconds(player) })) : players}
          .minutes=${minutes}
          .running=${acting ? viewer : -1}
          .taken=${this.taken}
        ></tw-crossword-clocks>`
      : nothing;
  }
}
