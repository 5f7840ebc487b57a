/**
 * A game of Letter Tycoon: what has come of it, and what people and opponents do next.
 *
 * The store has the game's record; what comes of it is the engine's to say. People prepare a turn in the `draft` and then
 * act; opponents act by themselves.
 */
import type { PropertyValues } from "lit";
import type { TycoonAction, TycoonEvent, TycoonMatch } from "../../../engine/methods.ts";
import { pageState, type PageState, type Said } from "../../shared/game-table.ts";
import { problemOf } from "../../shared/match.ts";
import { Playing, type Taken } from "../../shared/playing.ts";
import type { Refusal } from "../../shared/queries.ts";
import { wordSelection } from "../../shared/words.ts";
import {
  draftOf,
  emptyDraft,
  isDiscarding,
  laidCards,
  layCard,
  mark,
  wordsOf,
  type CardPlace,
  type Draft,
} from "../model/draft.ts";
import { pressed } from "../model/keys.ts";
import { laidIn, laidText } from "../model/link.ts";
import type { Choices } from "../model/position.ts";
import { rules } from "../model/rules.ts";
import { knownDiscards, matchOf, othersPatents, recordOf, viewOf, type View } from "../model/table.ts";
import type { Play } from "../parts/plays.ts";
import { TycoonPage } from "./tycoon-page.ts";

/** Milliseconds that an opponent takes at least, so that one sees what happens. */
const PACE = 350;

interface State extends PageState {
  /** Is advice asked for? */
  advised: boolean;
  /** The person who looked at the screen last, where more than one plays. */
  seen: number;
  /** The turn that is being prepared. */
  draft: Draft;
  /** The play of the advice whose cards are lifted. */
  shown: Play | null;
}

const state: State = { ...pageState, advised: false, seen: -1, draft: emptyDraft, shown: null };

export abstract class TycoonTable extends TycoonPage<State> {
  /** What the draft belongs to. */
  #drafted: View["state"] | null = null;
  /** Has there been a table, or none to wait for? */
  #begun = false;
  /** Who played the game before the new one, and by which rules. */
  protected last: Choices | null = null;

  /** What has come of the game. */
  protected readonly match = this.query("tycoon.match", () => matchOf(this.position), { kept: true });

  protected readonly choice = this.query("tycoon.choose", () => {
    const { view } = this;
    const opponent = view?.state.players[view.turn ?? -1]?.level;
    return opponent && !this.readonly ? recordOf(this.position) : null;
  });

  protected readonly playing = new Playing<TycoonAction, TycoonMatch>(this, {
    actions: () => (this.position.setup ? this.position.actions : null),
    refusal: () => this.match.refusal,
    chosen: () => this.choice.result?.action ?? null,
    mayAct: () => this.view?.acting === true && !this.readonly,
    ask: (actions) => this.#ask(actions),
    take: (actions, match, how) => this.#take(actions, match, how),
    cut: (actions, refusal) => this.#keep(actions, refusal),
    pace: PACE,
  });

  protected readonly built = this.query("tycoon.build", () => {
    const { view } = this;
    const { draft } = this.state;
    if (!view?.acting || view.state.phase !== "build" || !laidCards(draft).length) return null;
    const others = othersPatents(view.state, view.viewer);
    return { ...this.#kit(view), ...view.cards, others, cards: wordsOf(draft) };
  });

  protected readonly advice = this.query("tycoon.advise", () => {
    const record = this.state.advised && this.view?.acting ? recordOf(this.position) : null;
    return record && { ...record, limit: 30, ...this.wordSelection };
  });

  protected readonly bestAdvice = this.unfiltered("tycoon.advise", () => {
    const { view } = this;
    const advised = this.state.advised && view?.acting && view.state.phase === "build";
    const record = advised ? recordOf(this.position) : null;
    return record && { ...record, limit: 1 };
  });

  protected readonly replacements = this.query("tycoon.replace", () => {
    const { view } = this;
    if (!view || !this.state.advised || !this.mayReplace || view.cards.hand.length !== rules.hand)
      return null;
    const seen = knownDiscards(view.state, view.viewer);
    return { ...this.#kit(view), ...view.cards, seen, ...this.wordSelection };
  });

  protected readonly review = this.query("tycoon.review", () => {
    const record = this.view?.ended ? recordOf(this.position) : null;
    return record && { ...record, ...this.wordSelection };
  });

  constructor() {
    super(state);
  }

  /** What came of the game; null without one, and while that is not known. */
  protected get view(): View | null {
    const { result } = this.match;
    return result && viewOf(result, this.state.seen);
  }

  /** What a request about a turn says of the game. */
  #kit({ state: { stacking } }: View) {
    return { lexicon: this.listUsed, stacking };
  }

  protected get mayReplace(): boolean {
    const { view } = this;
    return view !== null && view.acting && view.legal.some(({ kind }) => kind === "replace");
  }

  // The game's own list, which the list in use may have been changed for since.
  override get wordSelection() {
    const id = this.position.setup?.lexicon;
    const list = this.engine?.catalogue.find((each) => each.id === id) ?? this.list;
    return wordSelection(this.store?.settings, list);
  }

  // The game's words are not those of the list in use, and what is wrong with a game is told on the table.
  override get refusal(): Refusal | null {
    return null;
  }

  /** A game's own sentence for why an action is refused, as for anything else. */
  override sentence(refusal: Refusal): string {
    return super.sentence(problemOf(refusal));
  }

  override get listUsed() {
    return this.position.setup?.lexicon ?? super.listUsed;
  }

  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    const { view } = this;
    const table = view?.state ?? null;
    if (table !== this.#drafted) {
      // What was laid when the page was left lies there again.
      const draft = this.#begun ? emptyDraft : this.#draftLeft;
      this.#drafted = table;
      this.set({ draft, shown: null, ...(view?.acting && { seen: view.viewer }) });
    }
    this.#begun ||= table !== null || !this.position.setup;
  }

  /** The turn that was being prepared when the page was left. */
  get #draftLeft(): Draft {
    const { view } = this;
    const { draft: text } = this.options;
    if (!text || !view?.acting || view.state.phase !== "build") return emptyDraft;
    const draft = draftOf(laidIn(text), view.cards);
    const isThere = laidCards(draft).every(({ from, at }) => at >= 0 || from === "copy" || from === "s");
    return isThere ? draft : emptyDraft;
  }

  #keepDraft() {
    const { view } = this;
    if (!view?.acting || this.readonly || this.#drafted !== view.state) return;
    const draft = laidText(this.state.draft.words);
    if (draft !== this.options.draft) this.store?.setOptions(this.game.id, { draft });
  }

  override updated(changed: PropertyValues) {
    super.updated(changed);
    this.#keepDraft();
  }

  /** Keep what can be played of a damaged game that a link has brought, or that was kept. */
  #keep(actions: readonly TycoonAction[], refusal: Refusal) {
    this.edit({ ...this.position, actions });
    this.set({ trouble: () => `${this.texts.text.tycoon.say.damaged} ${this.sentence(refusal)}` });
  }

  // What people do.

  protected deal(choices: Choices) {
    const setup = { ...choices, lexicon: this.list.id, seed: Math.floor(Math.random() * 1e9) };
    this.set({ seen: -1 });
    this.lay({ ...this.position, setup, actions: [] }, this.playing.begin());
  }

  protected readonly newGame = () => {
    this.last = this.position.setup;
    this.lay({ ...this.position, setup: null, actions: [] });
  };

  protected layOut({ cards }: Play) {
    if (this.view) this.set({ draft: draftOf(cards, this.view.cards), trouble: null, up: false });
  }

  protected pressPatent(letter: string) {
    if (this.view?.state.buyable.includes(letter)) this.act({ kind: "buy", letter });
  }

  protected pressCard({ from, at }: CardPlace) {
    const { draft } = this.state;
    if (!this.view) return;
    const { state, cards } = this.view;
    this.set({ trouble: null });
    if (isDiscarding(state.phase)) this.set({ draft: mark(draft, at, state.phase === "forfeit") });
    else if (draft.replacing) this.act({ kind: "replace", letter: cards[from][at] ?? "", from });
    else this.set({ draft: layCard(draft, cards, from, at) });
  }

  /** Do an action of the person whose turn it is. */
  protected act(action: TycoonAction) {
    if (!this.playing.mayAct) return;
    this.set({ trouble: null, done: null });
    this.playing.act(action);
  }

  async #ask(actions: readonly TycoonAction[]): Promise<TycoonMatch | null> {
    const asked = matchOf({ ...this.position, actions });
    // An engine that has failed is told of elsewhere, with a way to try again.
    const refused = (trouble: Said) => {
      if (this.engine?.state.stage !== "failed") this.set({ trouble });
    };
    return asked && this.ask("tycoon.match", asked, refused);
  }

  #take(actions: readonly TycoonAction[], match: TycoonMatch, { stroke, byPerson }: Taken): void {
    this.store?.edit(this.game.id, { ...this.position, actions }, stroke, byPerson ? "play" : "letters");
    this.#tell(match.events, byPerson);
  }

  // A word that does not count is no error: it costs a try.
  #tell(events: readonly TycoonEvent[], byPerson: boolean) {
    const { earned } = this.texts.text.games.tycoon;
    const say = () => this.texts.text.tycoon.say;
    const n = (value: number) => this.texts.number(value);
    let laid = "";
    for (const { kind, words = [], left = 0, money = 0, stock = 0 } of events) {
      if (kind === "laid") laid = words.join(" ");
      if (kind === "earned" && laid && byPerson) {
        const said = `${laid}, ${earned(n(money), stock ? n(stock) : "")}`;
        this.set({ done: { text: said, said } });
      }
      if (kind === "refused") this.set({ trouble: () => say().refused(words.join(", "), n(left)) });
      if (kind === "failed") this.set({ trouble: () => say().failed(words.join(", ")) });
    }
  }

  override press(event: KeyboardEvent): boolean {
    const { view } = this;
    const [target] = event.composedPath();
    if (event.altKey || !view?.acting || this.readonly) return false;
    const focus = target instanceof Element ? target : null;
    if (focus?.matches("input, select, textarea, [role=option], [role=radio]")) return false;
    const onControl = Boolean(focus?.matches("button, a, summary"));
    const done = pressed(event.key, onControl, view.state.phase, this.state.draft, view.cards);
    if (!done) return false;
    if ("action" in done) this.act(done.action);
    else if ("draft" in done) this.set({ draft: done.draft, trouble: null });
    else this.set({ trouble: () => this.texts.text.tycoon.say.missing(done.missing) });
    return true;
  }
}
