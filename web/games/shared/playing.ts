/**
 * The tool that plays a game on a page: opponents act by themselves, people when they say so, and of a game that cannot be
 * played whole as much is kept as can be.
 *
 * The page has the game's record, asks the engine what has come of it and what an opponent does, and puts the record in
 * place after an action; all of that is the `Table`.
 */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { refusedAction } from "./match.ts";
import type { Refusal } from "./queries.ts";

export interface Table<Action, Match> {
  /** What was done so far; null without a game. */
  actions: () => readonly Action[] | null;
  /** Why it cannot be done, if it cannot. */
  refusal: () => Refusal | null;
  /** What the opponent whose turn it is does, once that is known. */
  chosen: () => Action | null;
  /** Is it for a person at the screen to act? */
  mayAct: () => boolean;
  /** Ask what one action more leads to; null where it is refused, which the page tells. */
  ask: (actions: readonly Action[]) => Promise<Match | null>;
  /** Put the game in place, with one action more. Undo takes back a person's with those of the opponents after it. */
  take: (actions: readonly Action[], match: Match, byPerson: boolean) => void;
  /** Keep the actions before one that is refused, and say why. */
  cut: (actions: readonly Action[], refusal: Refusal) => void;
  /** Milliseconds that an opponent takes at least, so that one sees what happens. */
  pace: number;
}

export class Playing<Action, Match> implements ReactiveController {
  readonly #table: Table<Action, Match>;
  /** The opponent's action that is being done. */
  #chosen: Action | null = null;
  #timer = 0;
  /** Is an action on its way to the engine? */
  #acting = false;
  /** The refusal that has been dealt with. */
  #refused: Refusal | null = null;

  constructor(host: ReactiveControllerHost, table: Table<Action, Match>) {
    this.#table = table;
    host.addController(this);
  }

  /** May a person at the screen act, and is nothing being done yet? */
  get mayAct(): boolean {
    return this.#table.mayAct() && !this.#acting;
  }

  /** Do an action of the person whose turn it is. */
  act(action: Action): void {
    if (!this.mayAct) return;
    void this.#do(action, true);
  }

  hostUpdated(): void {
    this.#cut();
    const choice = this.#table.chosen();
    if (!choice || choice === this.#chosen) return;
    this.#chosen = choice;
    clearTimeout(this.#timer);
    const pace = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : this.#table.pace;
    this.#timer = setTimeout(() => {
      // Something may have been undone meanwhile.
      if (this.#table.chosen() === choice) void this.#do(choice, false);
    }, pace);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#chosen = null;
  }

  // Of a game that a link has brought, or that was kept, some may be damaged.
  #cut(): void {
    const refusal = this.#table.refusal();
    const action = refusal && refusal !== this.#refused ? refusedAction(refusal) : null;
    this.#refused = refusal;
    if (refusal && action !== null) this.#table.cut(this.#table.actions()?.slice(0, action) ?? [], refusal);
  }

  async #do(action: Action, byPerson: boolean): Promise<void> {
    const before = this.#table.actions();
    if (!before) return;
    const actions = [...before, action];
    this.#acting = true;
    const match = await this.#table.ask(actions);
    this.#acting = false;
    // Something may have been undone meanwhile.
    if (match && this.#table.actions() === before) this.#table.take(actions, match, byPerson);
    else this.#chosen = null;
  }
}
