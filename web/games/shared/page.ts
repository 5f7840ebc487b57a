/**
 * The base of every game's page: it has the store, the engine and the frame, and nothing else is inherited.
 *
 * What a page can do is in its tools: reactive controllers that own their state, their questions, what is done with them
 * and how that is shown. All questions travel to the engine in one message, and each is answered by itself (queries.ts).
 * The position is changed with `edit`, a setting with `setOptions`. Parts are given values; none is given the page.
 */
import { consume } from "@lit/context";
import { LitElement, nothing, type CSSResultGroup, type PropertyValues } from "lit";
import { state } from "lit/decorators.js";
import { common } from "../../ui/layout-styles.ts";
import { play as playSound, type Sound } from "../../ui/sound.ts";
import { WatchController } from "../../ui/watch.ts";
import type { Engine } from "../../engine/client.ts";
import { TextsController } from "../../text/texts.ts";
import type { Game } from "../registry.ts";
import { engineContext, linkContext, storeContext } from "./context.ts";
import { askFor } from "./ask.ts";
import { Frame } from "./frame.ts";
import type { KeyList } from "./keys.ts";
import { changed, FEW_PLAYS, pageState, type PageState } from "./page-state.ts";
import { Queries, type Refusal } from "./queries.ts";
import type { Store, Turn } from "./store.ts";
import { Typing } from "./typing.ts";
import { listInUse } from "./words.ts";

export abstract class GamePage<
  Position extends object = object,
  Options extends object = object,
> extends LitElement {
  @consume({ context: engineContext, subscribe: true })
  engine: Engine | null = null;

  @consume({ context: storeContext, subscribe: true })
  store: Store | null = null;

  @consume({ context: linkContext })
  link: () => string = () => location.href;

  /** What is known beside the position. */
  @state() state: PageState = pageState;

  readonly game: Game<Position, Options>;
  readonly texts = new TextsController(this);
  readonly typing = new Typing(this);
  readonly queries = new Queries(this, (...answer) => this.frame.answered(...answer));
  readonly #watch = new WatchController(this, "change");
  readonly frame = new Frame(this);

  protected static override finalizeStyles(styles: CSSResultGroup = []) {
    return super.finalizeStyles([common, styles]);
  }

  constructor(game: Game<Position, Options>) {
    super();
    this.game = game;
  }

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
    return listInUse(this.store?.settings, this.engine?.catalogue);
  }

  /** Is the position to be looked at and not to be changed? */
  get readonly(): boolean {
    return this.store?.settings.readonly === true;
  }

  set(change: Partial<PageState>): void {
    this.state = changed(this.state, change);
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
  lay(position: Position): void {
    this.begin();
    this.store?.edit(this.game.id, position, null, "position");
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

  /** Turn to another side of the page, which begins at its top; Back leads to the one before. */
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

  /** Asks the engine for something that the visitor did. */
  readonly ask = askFor(this);

  /** What went wrong with something that the visitor did, as a sentence. */
  get trouble(): string {
    return this.state.trouble?.() ?? "";
  }

  /** A page that was left asks for nothing any more, nor does it speak for the one that has taken its place. */
  protected override shouldUpdate(): boolean {
    return this.isConnected;
  }

  protected override willUpdate(_changed: PropertyValues): void {
    this.#watch.watch(this.store);
    this.queries.refresh(this.engine);
  }

  protected override render(): unknown {
    return this.store ? this.frame.view() : nothing;
  }
}
