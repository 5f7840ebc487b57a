/**
 * The tool of a game that is played on the page. The store has the game's record; what comes of it is the engine's to say.
 * People prepare a turn and then act, opponents act by themselves.
 */
import { css, html, nothing } from "lit";
import { button } from "../../ui/button.ts";
import { wrong } from "../../ui/wrong.ts";
import { peopleIn, type Seated } from "./match.ts";
import type { GamePage } from "./page.ts";
import { Slice, type Said } from "./page-state.ts";
import { Playing } from "./playing.ts";
import type { Refusal } from "./queries.ts";

/** What the tool looks at of what has come of a game. */
interface Come {
  state: { players: readonly { name: string; level: number | null }[] };
  turn: number | null;
  ended: unknown;
}

interface State {
  /** The person who looked at the screen last, where more than one plays; -1 for nobody. */
  seen: number;
  /** Is somebody about to resign? */
  resigning: boolean;
  /** What has happened since a person acted, in a sentence each. */
  told: readonly Said[];
}

/** What is said while the screen is handed over. */
interface HandOver {
  title: (name: string) => string;
  text: string;
  show: string;
}

/** What a game gives the tool. */
interface Needs<Position extends object, Action, Match extends Come, View extends Come> {
  page: GamePage<Position>;
  /** What has come of the game. */
  match: { result: Match | null; refusal: Refusal | null };
  /** What the opponent whose turn it is does. */
  choice: { result: { action: Action } | null; refusal: Refusal | null };
  /** What was done so far; null without a game. */
  actions: () => readonly Action[] | null;
  /** The position with other actions of its game. */
  withActions: (actions: readonly Action[]) => Position;
  /** Ask what comes of the game with other actions; null where that is refused, which is told. */
  ask: (actions: readonly Action[], refused: (trouble: Said) => void) => Promise<Match | null>;
  viewOf: (match: Match, seen: number) => View;
  /** What is to be said of an action that was done. */
  tell: (match: Match, byPerson: boolean) => void;
  /** What has come of the game is known. */
  note?: (match: Match) => void;
  /** Nothing is prepared or looked at. */
  beginTurn: () => void;
  /** An action of a person as it is kept, with what it took. */
  timed?: (action: Action) => Action;
  /** What is said of a game that could not be played whole, before the reason. */
  damaged: Said;
  /** Milliseconds that an opponent takes at least, so that one sees what happens. */
  pace: number;
}

export class MatchTool<
  Position extends object,
  Action,
  Match extends Come,
  View extends Come & Pick<Seated, "viewer" | "acting">,
> {
  readonly #on: Needs<Position, Action, Match, View>;
  readonly #slice: Slice<State>;
  readonly #playing: Playing<Action, Match>;
  #noted: Match | null = null;

  constructor(on: Needs<Position, Action, Match, View>) {
    const { page } = on;
    this.#on = on;
    this.#slice = new Slice<State>(page, { seen: -1, resigning: false, told: [] });
    this.#playing = new Playing<Action, Match>(page, {
      actions: on.actions,
      refusal: () => on.match.refusal,
      chosen: () => on.choice.result?.action ?? null,
      mayAct: () => this.view?.acting === true && !page.readonly,
      ask: (actions) =>
        on.ask(actions, (trouble) => {
          if (!page.engine?.failed) page.set({ trouble });
        }),
      take: (actions, match, byPerson) => {
        const position = on.withActions(actions);
        on.tell(match, byPerson);
        this.beginTurn();
        if (byPerson) page.store?.edit(page.game.id, position, null, "play");
        else page.store?.follow(page.game.id, position);
      },
      cut: (actions, refusal) => {
        page.store?.follow(page.game.id, on.withActions(actions));
        page.set({ trouble: () => `${on.damaged()} ${page.sentence(refusal)}` });
      },
      pace: on.pace,
    });
    page.addController({ hostUpdated: () => this.#note() });
  }

  #note(): void {
    const { match, note } = this.#on;
    if (!match.result || match.result === this.#noted) return;
    this.#noted = match.result;
    note?.(match.result);
  }

  /** What came of the game, as the person at the screen sees it; null without one, and while that is not known. */
  get view(): View | null {
    const { result } = this.#on.match;
    return result && this.#on.viewOf(result, this.#slice.now.seen);
  }

  /** The view, while the person at the screen is to act. */
  get acting(): View | null {
    const { view } = this;
    return view?.acting ? view : null;
  }

  /** May the person act, and is nothing being done yet? */
  get mayAct(): boolean {
    return this.#playing.mayAct;
  }

  /** Does an opponent play whose turn it is? */
  get opponentsTurn(): boolean {
    const { view } = this;
    return !this.#on.page.readonly && Boolean(view?.state.players[view.turn ?? -1]?.level);
  }

  get severalPeople(): boolean {
    return this.view !== null && peopleIn(this.view).length > 1;
  }

  get told(): readonly Said[] {
    return this.#slice.now.told;
  }

  say(told: readonly Said[]): void {
    this.#slice.set({ told });
  }

  /** Show the screen to somebody. */
  see(seen: number): void {
    this.#slice.set({ seen });
  }

  /** Begin a game that nobody has seen yet. */
  begin(position: Position): void {
    this.#slice.set({ seen: -1, told: [] });
    this.#on.page.lay(position);
    this.beginTurn();
  }

  beginTurn(): void {
    this.#on.beginTurn();
    this.#slice.set({ resigning: false });
  }

  /** Do an action of the person whose turn it is. */
  act(action: Action): void {
    if (!this.mayAct) return;
    this.#on.page.set({ trouble: null, done: null });
    this.say([]);
    this.#playing.act(this.#on.timed?.(action) ?? action);
  }

  /** Go a step back or forward, to a turn that begins. */
  step(go: () => void): void {
    this.say([]);
    go();
    this.beginTurn();
  }

  /** Stay in the game after all. Was somebody about to resign? */
  release(): boolean {
    const { resigning } = this.#slice.now;
    this.#slice.set({ resigning: false });
    return resigning;
  }

  // What is seen.

  /** Why the game cannot go on; "" if it can. */
  get problem(): string {
    const { page, choice } = this.#on;
    return page.trouble || (choice.refusal ? page.sentence(choice.refusal) : "");
  }

  /** Why there is no game; "" while there may be one. */
  get noGame(): string {
    const { page, match } = this.#on;
    return page.trouble || (match.refusal ? page.sentence(match.refusal) : "");
  }

  /** While the screen is handed over to the person whose turn it is: a button that shows it to them. */
  coverView(
    { state, viewer }: View,
    { text, show, problem = "" }: { text: HandOver; show: string; problem?: string },
  ) {
    return html`<div class="cover stack gap-10">
      <h3>${text.title(state.players[viewer]?.name ?? "")}</h3>
      <p class="quiet">${text.text}</p>
      ${button(show, text.show, () => this.see(viewer), { look: "filled" })} ${wrong(problem)}
    </div>`;
  }

  toldView() {
    return html`<p class="told quiet text-15" role="status">${this.told.map((said) => said()).join(" ")}</p>`;
  }

  /**
   * What can be done with the game as a whole. Who resigns is asked once more, above the button: nothing moves, and a
   * second press at the same place does nothing.
   * @param resign the action that ends the game
   */
  tools({ acting }: View, { newGame, resign }: { newGame: () => void; resign: Action }) {
    const text = this.#on.page.texts.text.match;
    const { resigning } = this.#slice.now;
    return html`
      ${button("new-game", text.newGame, newGame, { look: "", sign: "plus" })}
      ${
        acting
          ? html`<button
              type="button"
              class="button"
              name="resign"
              aria-expanded=${resigning}
              @click=${() => this.#slice.set({ resigning: true })}
            >
              ${text.resign}
            </button>`
          : nothing
      }
      ${acting && resigning ? this.#sure(resign) : nothing}
      <span class="out-of-sight" role="status">${acting && resigning ? text.resignSure : ""}</span>
    `;
  }

  #sure(resign: Action) {
    const text = this.#on.page.texts.text.match;
    return html`<div class="sure flow wraps apart" role="group" aria-label=${text.resignSure}>
      <span aria-hidden="true">${text.resignSure}</span>
      <span class="flow">
        ${button("stay", text.stay, this.#stay)}
        ${button("resign-now", text.resignNow, () => this.act(resign), { look: "" })}
      </span>
    </div>`;
  }

  // The question goes, and with it the button that has the focus.
  readonly #stay = () => {
    this.#on.page.renderRoot.querySelector<HTMLElement>("[name=resign]")?.focus();
    this.release();
  };
}

/** The question whether one resigns lies over what stands above the tools. */
export const sureStyles = css`
  .sure {
    position: absolute;
    z-index: 3;
    inset: auto 10px calc(100% + 6px);
    padding: 8px 8px 8px 16px;
    border-radius: 12px;
    background: var(--surface);
    box-shadow: var(--shadow);

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;
