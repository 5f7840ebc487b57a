/**
 * The base of every game's page: it has the store, the engine and the frame, and nothing else is inherited.
 *
 * What a page can do is in its tools: reactive controllers that own their state, their questions, what is done with them
 * and how that is shown. A page's file says which tools it has, and where each of them stands. All its questions travel
 * to the engine in one message, and each is answered by itself (queries.ts). A change of the position goes to the store
 * with `edit`, a setting with `setOptions`. Parts are given values and raise events; none is given the page.
 *
 * Raises `answered` with {method, params, result} when an answer to the position has come.
 */
import { consume } from "@lit/context";
import { LitElement, nothing, type PropertyValues } from "lit";
import { state } from "lit/decorators.js";
import { play as playSound, type Sound } from "../../components/sound.ts";
import { WatchController } from "../../components/watch.ts";
import type { Engine } from "../../engine/client.ts";
import { TextsController } from "../../text/texts.ts";
import type { Game } from "../registry.ts";
import { engineContext, linkContext, storeContext } from "./context.ts";
import { Frame } from "./frame.ts";
import type { KeyList } from "./keys.ts";
import { changed, FEW_PLAYS, type PageState, type Said } from "./page-state.ts";
import { Queries, type Method, type Params, type Refusal, type Result } from "./queries.ts";
import type { Store, Turn } from "./store.ts";
import { Typing } from "./typing.ts";

export abstract class GamePage<
  Position extends object = object,
  Options extends object = object,
  State extends PageState = PageState,
> extends LitElement {
  @consume({ context: engineContext, subscribe: true })
  engine: Engine | null = null;

  @consume({ context: storeContext, subscribe: true })
  store: Store | null = null;

  @consume({ context: linkContext })
  link: () => string = () => location.href;

  @state() state: State;

  readonly game: Game<Position, Options>;
  readonly texts = new TextsController(this);
  readonly typing = new Typing(this);
  readonly queries = new Queries(this, (...answer) => this.answered(...answer));
  readonly #watch = new WatchController(this, "change");
  readonly frame = new Frame(this);

  constructor(game: Game<Position, Options>, state: State) {
    super();
    this.game = game;
    this.state = state;
  }

  // What a page declares.

  /** Names of the request's fields beside which the page tells what is wrong with them. */
  readonly places: readonly string[] = [];
  /** Selector of what stays in sight above a sheet that is pulled up; "" for nothing. */
  readonly aboveSheet: string = "";
  abstract get labels(): { position: string; answers: string };
  /** The keys of this game, each with what it does. */
  abstract get keyList(): KeyList;
  abstract positionPane(): unknown;
  abstract answersPane(): unknown;
  /** Move the focus to the answers: the way past the position, by keyboard. */
  abstract focusPlays(): void;
  /** What stands in place of the answers while there is nothing to ask, or null. */
  start?(): unknown;
  /** Dialogs, which lie above both panes. */
  dialogs?(): unknown;
  /** Put the focus where typing goes while nothing has it. May the key that was pressed be typed there? */
  takeTyping?(): boolean;
  /** Take what is pasted while nothing has the focus. */
  takePaste?(text: string): void;
  /** Put the focus where one goes on when what had it is gone. */
  regainFocus?(): void;
  /** Let go of what is pinned among the answers. Was there anything? */
  release?(): boolean;
  /** Answer a key that is no command, wherever the focus is. Was it of use? */
  press?(event: KeyboardEvent): boolean;
  /** The place that a refusal belongs to, if it is among `places`; its field, where nothing is said. */
  placeOf?(refusal: Refusal): string;
  /** Is a refusal no more than that something is still to be typed? */
  isUnfinished?(refusal: Refusal): boolean;

  /** A refusal as a sentence of the page's language. */
  sentence(refusal: Refusal): string {
    return this.texts.error(refusal);
  }

  /** What the engine refused of all that is asked. */
  get refusal(): Refusal | null {
    return this.queries.refusal;
  }

  /** The word list that is played with: the one in use, unless a game has begun with another. */
  get listUsed(): string {
    return this.list.id;
  }

  // The position and its settings.

  get position(): Position {
    const position = this.store?.position(this.game.id) as Position | undefined; // the store holds a game's own
    return position ?? this.game.empty();
  }

  get options(): Options {
    const options = this.store?.settings.options[this.game.id] as Options | undefined; // as above
    return { ...this.game.options, ...options };
  }

  /** The word list in use; while the engine has not named its lists, one that is called by its id. */
  get list() {
    const id = this.store?.settings.list ?? "en";
    const unnamed = { id, name: id, words: 0, licence: "", language: "en", alphabet: "en" };
    return this.engine?.catalogue.find((list) => list.id === id) ?? unnamed;
  }

  /** Is the position to be looked at and not to be changed? */
  get readonly(): boolean {
    return this.store?.settings.readonly === true;
  }

  /** Did the engine fail? That is told elsewhere, with a way to try again. */
  get failed(): boolean {
    return this.engine?.state.stage === "failed";
  }

  /** Change what the page knows beside the position. */
  set(change: Partial<State> | Partial<PageState>): void {
    this.state = changed<State>(this.state, change as Partial<State>); // every page's state is a page's
  }

  /** Put another position in place; changes that share a `stroke` are one step of undo. */
  edit(position: Position, stroke: unknown = null): void {
    this.begin();
    this.typing.begin();
    this.store?.edit(this.game.id, position, stroke);
  }

  /** Put in place what a play or a draw has made of the position; Back takes it back. */
  advance(position: Position): void {
    this.begin();
    this.store?.edit(this.game.id, position, null, "play");
  }

  /** Put another position in place, such as an example or a new game; Back takes it back. */
  lay(position: Position, stroke: unknown = null): void {
    this.begin();
    this.store?.edit(this.game.id, position, stroke, "position");
  }

  undo(): void {
    this.begin();
    this.store?.undo(this.game.id);
  }

  redo(): void {
    this.begin();
    this.store?.redo(this.game.id);
  }

  setOptions(change: Partial<Options>, how?: Turn): void {
    this.begin();
    this.store?.setOptions(this.game.id, change, how);
  }

  /** Turn to another side of the page; Back leads to the one before. */
  turnTo(change: Partial<Options>): void {
    this.setOptions(change, { entry: true });
    window.scrollTo({ top: 0 });
  }

  /** A visitor's step begins: what was said of the step before is over. */
  begin(): void {
    this.typing.end();
    this.set({ limit: FEW_PLAYS, trouble: null, done: null });
  }

  /** Let something be heard, if the visitor wants it. */
  sound(sound: Sound): void {
    if (this.store?.settings.sounds) playSound(sound);
  }

  // What the engine says.

  /**
   * Ask the engine for something that the visitor did. Gives null if it refused, which `onRefused` tells, and if
   * another position has come to the table meanwhile.
   */
  async ask<M extends Method>(
    method: M,
    params: Params<M>,
    onRefused = (trouble: Said): void => this.set({ trouble }),
  ): Promise<Result<M> | null> {
    const { position } = this;
    const wanted = () => this.position === position;
    return this.queries.ask(method, params, wanted, (why) => onRefused(() => this.sentence(why)));
  }

  /** Tell an embedding page of an answer to the position. */
  readonly answered = (method: Method, params: object, result: unknown): void =>
    this.tell("answered", { method, params, result });

  /** What went wrong with something that the visitor did, as a sentence. */
  get trouble(): string {
    return this.state.trouble?.() ?? "";
  }

  /** Raise an event for those around the page. */
  tell(type: string, value: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail: value, bubbles: true, composed: true }));
  }

  protected override willUpdate(_changed: PropertyValues): void {
    this.#watch.watch(this.store);
    this.queries.refresh(this.engine);
  }

  protected override render(): unknown {
    return this.store ? this.frame.view() : nothing;
  }
}
