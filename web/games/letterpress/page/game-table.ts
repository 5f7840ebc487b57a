/**
 * A Letterpress game: what is known of it, and what is done in it. People form a word and play it, opponents act by
 * themselves; game.ts draws it.
 *
 * The store has the game's record, and as options the word that is being formed and the turn that is looked at; what
 * comes of the record is the engine's to say.
 */
import type { PropertyValues } from "lit";
import { query } from "lit/decorators.js";
import { recall, remember } from "../../../components/storage.ts";
import type {
  LetterpressAction,
  LetterpressEvent,
  LetterpressMatch,
  LetterpressReviewed,
} from "../../../engine/methods.ts";
import { lettersOf } from "../../../tiles/notation.ts";
import { pageState, type PageState, type Said } from "../../shared/game-table.ts";
import { Job } from "../../shared/job.ts";
import { lookIn, lookText, turnOf, type Look } from "../../shared/look.ts";
import { goesOnFrom, problemOf } from "../../shared/match.ts";
import { GamePage } from "../../shared/page.ts";
import { Playing, type Taken } from "../../shared/playing.ts";
import type { Refusal } from "../../shared/queries.ts";
import { seatsKept, type Seat } from "../../shared/seats.ts";
import {
  draftIn,
  draftText,
  mayPlay,
  severalPeople,
  shownAt,
  shownNow,
  squareFor,
  viewOf,
  withSquare,
  wordOf,
  type Choices,
  type Shown,
  type View,
} from "../model/game.ts";
import { matchOf, namesOf, recordOf, type GameRecord } from "../model/record.ts";
import type { Options } from "../model/link.ts";
import { maskOf, type Position } from "../model/position.ts";
import { joined, JudgingWorker, judgedTurns, keepJudged, movesOf } from "../model/review.ts";
import { isSameLetter, spell } from "../model/spelling.ts";
import { scoreOf } from "../model/turns.ts";
import type { LetterpressBoard } from "../parts/board.ts";
import { letterpress } from "../index.ts";

/** Milliseconds that an opponent takes at least, so that one sees what happens. */
const PACE = 600;

/** Seconds that opponents think, and a hint, at the most. */
const THINKING = 1;

/** Where it is kept who plays. */
const KEPT = "tilewise-letterpress-players";

interface State extends PageState {
  /** Is a game being begun? */
  starting: boolean;
  /** Is somebody about to resign? */
  resigning: boolean;
  /** What has happened last, in a sentence each, in the language that the page has when it is asked. */
  told: readonly (() => string)[];
}

const state: State = { ...pageState, starting: false, resigning: false, told: [] };

export abstract class LetterpressGameTable extends GamePage<Position, Options, State> {
  @query("tw-letterpress-board") board!: LetterpressBoard | null;

  /** Was there a board when the page was last shown? */
  #begun = false;
  /** Who played the game before the new one. */
  protected last: readonly Seat[] | null = seatsKept(recall(KEPT), mayPlay);

  protected override readonly aboveSheet = "tw-letterpress-board";

  /** What has come of the game. */
  protected readonly match = this.query("letterpress.match", () => this.record && matchOf(this.record), {
    kept: true,
  });

  protected readonly choice = this.query("letterpress.choose", () => {
    const { record, view } = this;
    const level = view?.state.players[view.turn ?? -1]?.level;
    return record && level && !this.readonly ? { ...recordOf(record), seconds: THINKING } : null;
  });

  protected readonly playing = new Playing<LetterpressAction, LetterpressMatch>(this, {
    actions: () => this.record?.actions ?? null,
    refusal: () => this.match.refusal,
    chosen: () => this.choice.result?.action ?? null,
    mayAct: () => this.view?.acting === true && !this.readonly,
    ask: (actions) => this.#ask(actions),
    take: (actions, match, how) => this.#take(actions, match, how),
    cut: (actions, refusal) => this.#keep(actions, refusal),
    pace: PACE,
  });

  /** What becomes of the word that is being formed. */
  protected readonly laid = this.query("letterpress.play", () => {
    const { view, draft, shown } = this;
    if (!view?.acting || !shown || draft.length < 2) return null;
    return { ...this.#boardOf(view), word: wordOf(shown.letters, draft), mask: maskOf(draft) };
  });

  /** What is known of the turns that are judged. */
  readonly #joined = this.queries.add(
    "letterpress.review",
    () => {
      const { record, view } = this;
      return record && view && joined(record, view.state);
    },
    { told: false },
  );

  /** Judges the turns that are not. */
  protected readonly review = new Job(this, new JudgingWorker("letterpress.review", () => this.engine));

  constructor() {
    super(letterpress, state);
  }

  protected get record(): GameRecord | null {
    return this.position.game;
  }

  /** What came of the game; null without one, and while that is not known. */
  protected get view(): View | null {
    const { result } = this.match;
    return result && viewOf(result);
  }

  /** The board as it stands. */
  protected get shown(): Shown | null {
    return this.view && shownNow(this.view);
  }

  protected get severalPeople() {
    return this.view !== null && severalPeople(this.view.state);
  }

  /** The squares of the word that is being formed. */
  protected get draft(): readonly number[] {
    return this.view?.acting && !this.look ? draftIn(this.options.draft) : [];
  }

  /** What a request says of the board, whoever is to move. */
  #boardOf({ state: { board, players, turns }, turn }: View) {
    const [ours = 0, theirs = 0] = (turn ? players.toReversed() : players).map(({ squares }) => squares);
    return {
      ...{ lexicon: this.listUsed, board, ours, theirs },
      played: turns.filter(({ kind }) => kind === "play").map(({ word }) => word),
    };
  }

  /** A game's own sentence for the refusal's code, else the page's, else the engine's. */
  override sentence(refused: Refusal): string {
    const refusal = problemOf(refused);
    const say = this.texts.text.letterpressGame.errors[refusal.data.code ?? ""];
    return say ? say(refusal.data, refusal.message) : super.sentence(refusal);
  }

  // What is wrong with a game is told on the table.
  override get refusal(): Refusal | null {
    return null;
  }

  override get listUsed() {
    return this.record?.setup.lexicon ?? super.listUsed;
  }

  protected get failed() {
    return this.engine?.state.stage === "failed";
  }

  override updated(changed: PropertyValues) {
    super.updated(changed);
    if (!this.isConnected) return; // what it asked would be refused at once, and asked again without end
    if (this.view && !this.#begun) window.scrollTo({ top: 0 });
    this.#begun = this.view !== null;
    this.#goOnReviewing();
  }

  /** Keep what can be played of a damaged game that a link has brought, or that was kept. */
  #keep(actions: readonly LetterpressAction[], refusal: Refusal): void {
    if (!this.record) return;
    this.edit({ ...this.position, game: { ...this.record, actions } });
    this.set({ trouble: () => `${this.texts.text.crosswordGame.say.damaged} ${this.sentence(refusal)}` });
  }

  // The review, and the turns that are looked at.

  /** Judge a game that is over, and no longer one that has become another. */
  #goOnReviewing() {
    const { record, view } = this;
    const { state, params } = this.review;
    if (record && this.#joined.refusal) {
      keepJudged(record, null); // it was kept by another build
      this.requestUpdate();
    } else if (
      record &&
      view?.ended &&
      !this.failed &&
      !this.#joined.pending &&
      !this.reviewed &&
      !(this.#isReviewed && params?.actions?.length === record.actions.length)
    )
      this.startReview();
    else if (state === "running" && view && !this.#isReviewed) this.review.cancel();
  }

  /** Is the game as it was when its review was begun, or has it gone on from there? */
  get #isReviewed(): boolean {
    const { params } = this.review;
    return this.record !== null && params !== null && goesOnFrom(recordOf(this.record), params);
  }

  /** What is known of the game's turns. */
  protected get reviewKnown(): LetterpressReviewed | null {
    const told = this.#isReviewed ? this.review.known : null;
    return this.#joined.result ?? told ?? this.#joined.answer?.result ?? null;
  }

  /** Are all turns of the game judged? */
  protected get reviewed(): boolean {
    const { view, reviewKnown } = this;
    return view !== null && reviewKnown?.turns.length === movesOf(view.state);
  }

  protected startReview(): void {
    const { record, view } = this;
    if (record && view && this.engine)
      void this.review.start({ ...recordOf(record), made: judgedTurns(record, view.state) });
  }

  protected get look(): Look | null {
    const look = lookIn(this.options.look);
    return look && this.view?.state.turns[look.turn] ? look : null;
  }

  protected lookAt(look: Look | null): void {
    this.setOptions({ look: look ? lookText(look) : "" }, turnOf(this.look, look));
    if (look) window.scrollTo({ top: 0 });
  }

  /** The board of the turn that is looked at. */
  protected get lookedAt(): Shown | null {
    const { view, look } = this;
    return view && look && shownAt(view, look, this.reviewKnown);
  }

  // A game is begun.

  /** Keep who is to play, for the next visit. */
  protected keepSeats(seats: readonly Seat[]) {
    remember(KEPT, seats);
  }

  protected async begin({ players, board, seed }: Choices) {
    const chance = Math.floor(Math.random() * 1e9);
    const setup = { players, board, seed: seed ?? chance, lexicon: this.list.id };
    this.set({ starting: true, trouble: null });
    const started = await this.ask("letterpress.match", matchOf({ setup, actions: [] }));
    this.set({ starting: false });
    if (!started) return;
    // A board of one's own is kept as the engine reads it.
    const game = { setup: { ...setup, board: board && started.state.board }, actions: [] };
    this.set({ told: [] });
    this.lay({ ...this.position, game }, this.playing.begin());
    this.#beginTurn();
  }

  protected readonly newGame = () => {
    this.last = this.record?.setup.players ?? this.last;
    this.lay({ ...this.position, game: null });
    this.#beginTurn();
  };

  // A word is formed.

  /** Nothing is taken or looked at. */
  #beginTurn() {
    const { draft, look } = this.options;
    if (draft || look) this.setOptions({ draft: "", look: "" });
    this.set({ resigning: false });
  }

  protected take(squares: readonly number[]) {
    if (this.look) this.lookAt(null);
    if (!this.playing.mayAct) return;
    this.setOptions({ draft: draftText(squares) });
  }

  /** Take a square, or give it back. */
  protected spell(square: number) {
    this.take(withSquare(this.draft, square));
  }

  protected back() {
    this.take(this.draft.slice(0, -1));
  }

  /** Take the best square with a letter that was typed. */
  #type(letter: string) {
    const { shown, draft } = this;
    if (!shown) return;
    const { language } = this.list;
    const square = squareFor(letter, shown, draft, (a, b) => isSameLetter(lettersOf(a), b, language));
    if (square >= 0) return this.take([...draft, square]);
    const capital = letter.toLocaleUpperCase(language);
    this.set({ trouble: () => this.texts.text.letterpressGame.hand.missing(capital) });
  }

  /** Show the play that looks best. */
  protected async hint() {
    const { view } = this;
    if (!view?.acting) return;
    const found = await this.ask("letterpress.solve", {
      ...this.#boardOf(view),
      ...{ ranking: "lookahead", anagrams: "merged", seconds: THINKING, limit: 1 },
    });
    const { shown } = this;
    if (!found || !this.view?.acting || !shown) return;
    const [best] = found.plays;
    if (best) this.take(spell(best.word, best.mask, shown.letters, this.list.language));
    this.set({ told: [() => this.texts.text.letterpressGame.say[best ? "hint" : "hintPass"]] });
  }

  protected playDraft() {
    const { draft, shown } = this;
    if (!draft.length || !shown) return;
    this.act({ kind: "play", word: wordOf(shown.letters, draft), mask: maskOf(draft) });
  }

  // It is done, or undone.

  // What is taken is given back before a turn is.
  protected override undo() {
    if (this.draft.length) return this.take([]);
    this.set({ told: [] });
    super.undo();
    this.#beginTurn();
  }

  protected override redo() {
    this.set({ told: [] });
    super.redo();
    this.#beginTurn();
  }

  /** Do an action of the person whose turn it is. */
  protected act(action: LetterpressAction) {
    if (!this.playing.mayAct) return;
    this.set({ trouble: null, done: null, told: [] });
    this.playing.act(action);
  }

  async #ask(actions: readonly LetterpressAction[]): Promise<LetterpressMatch | null> {
    const { record } = this;
    // An engine that has failed is told of elsewhere, with a way to try again.
    const refused = (trouble: Said) => {
      if (!this.failed) this.set({ trouble });
    };
    return record && this.ask("letterpress.match", matchOf({ ...record, actions }), refused);
  }

  #take(actions: readonly LetterpressAction[], match: LetterpressMatch, { stroke, byPerson }: Taken): void {
    const { position, record } = this;
    if (!record) return;
    this.set({ told: [() => this.#tellings(match.events, namesOf(record)).join(" ")] });
    this.#beginTurn();
    const game = { ...record, actions };
    this.store?.edit(this.game.id, { ...position, game }, stroke, byPerson ? "play" : "letters");
    this.sound(match.ended ? "win" : "play");
  }

  /** What has happened, in a sentence each. */
  #tellings(events: readonly LetterpressEvent[], names: readonly string[]): string[] {
    const { say } = this.texts.text.letterpressGame;
    return events.flatMap(({ kind, player, word = "", gained = 0, captured = 0 }) => {
      const name = names[player] ?? "";
      if (kind === "ended") return [];
      if (kind !== "played") return say[kind](name);
      const [free, taken] = scoreOf([gained, captured]).map((squares) => this.texts.number(squares));
      return say.played(name, word, free ?? "", taken ?? "");
    });
  }

  // Keys.

  // Typing needs no place of its own; what is typed into a field is that field's, and a button keeps its Enter.
  protected override press(event: KeyboardEvent): boolean {
    const { key, altKey, isComposing } = event;
    const [target] = event.composedPath();
    if (altKey || isComposing || !this.view?.acting || this.readonly || !(target instanceof Element))
      return false;
    if (
      target.matches("input, textarea, select") ||
      event.composedPath().some((each) => each instanceof HTMLDialogElement)
    )
      return false;
    if (key === "Enter" && target.matches("button, a, summary")) return false;
    if (/^\p{L}$/u.test(key)) this.#type(key);
    else if (key === "Backspace" && this.draft.length) this.back();
    else if (key === "Enter" && this.draft.length) this.playDraft();
    else return false;
    return true;
  }

  protected override release() {
    if (this.state.resigning) this.set({ resigning: false });
    else if (this.look) this.lookAt(null);
    else if (this.draft.length) this.take([]);
    else return false;
    return true;
  }
}
