/**
 * What the page of a game knows and can do: the position and its settings in the store, and what is asked of the engine.
 * page.ts shows it.
 *
 * All questions that a change of the position raises travel to the engine in one message, and each is answered by
 * itself (queries.ts). A change of the position goes to the store with `edit`, a setting with `setOptions`; what only
 * this page needs is its `state`, changed with `set`. Raises:
 *   answered  {method, params, result}   an answer to the position has come
 */
import { consume } from "@lit/context";
import { LitElement, type PropertyValues } from "lit";
import { state } from "lit/decorators.js";
import type { Filter } from "../../components/filter-marks.ts";
import { play as playSound, type Sound } from "../../components/sound.ts";
import type { Message } from "../../components/toast.ts";
import { WatchController } from "../../components/watch.ts";
import { ZIPF_STEPS } from "../../components/zipf.ts";
import type { Engine } from "../../engine/client.ts";
import type { WordSelection } from "../../engine/methods.ts";
import { TextsController } from "../../text/texts.ts";
import type { Game } from "../registry.ts";
import { engineContext, storeContext } from "./context.ts";
import {
  Queries,
  isAborted,
  refusalOf,
  type Asking,
  type Method,
  type Params,
  type Query,
  type Refusal,
  type Result,
} from "./queries.ts";
import type { Store, Turn } from "./store.ts";
import { Typing } from "./typing.ts";
import { everyWord, wordSelection } from "./words.ts";

/** Plays that are asked for at first, and when the visitor wants more. */
const FEW_PLAYS = 50;
const MANY_PLAYS = 500;

/** Says something in a sentence, in whichever language the page has by then. */
export type Said = () => string;

/** What a page knows beside the position: a look at it, which no link holds and undo does not take back. */
export interface PageState {
  /** Is the sheet with the answers pulled up? */
  up: boolean;
  /** How many plays are asked for. */
  limit: number;
  /** What went wrong with something that the visitor did. */
  trouble: Said | null;
  /** What has just been done. */
  done: Message | null;
}

export const pageState: PageState = Object.freeze({ up: false, limit: FEW_PLAYS, trouble: null, done: null });

/** An answer to the position that has come: the detail of an `answered` event. */
export interface Answered {
  method: Method;
  params: object;
  result: unknown;
}

declare global {
  interface HTMLElementEventMap {
    answered: CustomEvent<Answered>;
  }
}

/** A filter that acts on the answers, and what takes it off. */
export interface ActingFilter extends Filter {
  remove: () => void;
}

export abstract class GameTable<
  Position extends object,
  Options extends object,
  State extends PageState,
> extends LitElement {
  @consume({ context: engineContext, subscribe: true })
  protected engine: Engine | null = null;

  @consume({ context: storeContext, subscribe: true })
  protected store: Store | null = null;

  @state() protected state: State;

  readonly game: Game<Position, Options>;
  protected readonly texts = new TextsController(this);
  protected readonly queries = new Queries(this, (method, params, result) =>
    this.answered(method, params, result),
  );
  protected readonly typing = new Typing(this);
  readonly #watch = new WatchController(this, "change");

  constructor(game: Game<Position, Options>, state: State) {
    super();
    this.game = game;
    this.state = state;
  }

  // What a page declares.

  /** Names of the request's fields beside which the page tells what is wrong with them. */
  protected readonly places: readonly string[] = [];

  /** The place that a refusal belongs to, if it is among `places`. */
  protected placeOf({ data }: Refusal): string {
    return data.field ?? "";
  }

  /** A refusal as a sentence of the page's language. */
  protected sentence(refusal: Refusal): string {
    return this.texts.error(refusal);
  }

  /** Is a refusal no more than that something is still to be typed? */
  protected isUnfinished(_refusal: Refusal): boolean {
    return false;
  }

  /** Declare a question about the position: what it asks now, null for nothing. */
  protected query<M extends Method>(method: M, params: () => Params<M> | null, how?: Asking): Query<M> {
    return this.queries.add(method, params, how);
  }

  /**
   * Declare the same question without filters, which is asked while any act: it tells whether they hide a better answer.
   */
  protected unfiltered<M extends Method>(method: M, params: () => Params<M> | null): Query<M> {
    const asked = () => {
      const request = this.filters.length ? params() : null;
      return request && { ...request, ...everyWord, without: undefined };
    };
    return this.queries.add(method, asked, { told: false });
  }

  // The position and its settings.

  protected get position(): Position {
    const position = this.store?.position(this.game.id) as Position | undefined; // the store holds a game's own
    return position ?? this.game.empty();
  }

  protected get options(): Options {
    const options = this.store?.settings.options[this.game.id] as Options | undefined; // as above
    return { ...this.game.options, ...options };
  }

  /** The word list in use; while the engine has not named its lists, one that is called by its id. */
  protected get list() {
    const id = this.store?.settings.list ?? "en";
    const unnamed = { id, name: id, words: 0, licence: "", language: "en", alphabet: "en" };
    return this.engine?.catalogue.find((list) => list.id === id) ?? unnamed;
  }

  /** The word list that is played with: the one in use, unless a game has begun with another. */
  protected get listUsed(): string {
    return this.list.id;
  }

  /** What a request says of the words that are listed. */
  protected get wordSelection(): WordSelection {
    return wordSelection(this.store?.settings, this.list);
  }

  /** The filters that act on the answers: those of the words, and what a page adds. */
  protected get filters(): readonly ActingFilter[] {
    const { min_zipf: zipf = 0, without } = this.wordSelection;
    const { marks, steps } = this.texts.text.words;
    const step = steps[ZIPF_STEPS.filter((each) => zipf >= each).length - 1] ?? "";
    return [
      ...(zipf ? [{ name: "zipf", label: marks.zipf(step), remove: () => this.setZipf(0) }] : []),
      ...(without
        ? [{ name: "rude", label: marks.rude, remove: () => this.store?.set({ hideRude: false }) }]
        : []),
    ];
  }

  /** Is the position to be looked at and not to be changed? */
  protected get readonly(): boolean {
    return this.store?.settings.readonly === true;
  }

  /** Can the engine answer at once? */
  protected get ready(): boolean {
    return this.engine?.state.stage === "ready";
  }

  /** Change what the page knows beside the position. */
  protected set(change: Partial<State> | Partial<PageState>): void {
    const before = new Map<string, unknown>(Object.entries(this.state));
    const changed = Object.entries(change).some(([name, value]) => before.get(name) !== value);
    if (changed) this.state = { ...this.state, ...change };
  }

  /** Put another position in place; changes that share a `stroke` are one step of undo. */
  protected edit(position: Position, stroke: unknown = null): void {
    this.#begin();
    this.typing.begin();
    this.store?.edit(this.game.id, position, stroke);
  }

  /** Put in place what a play or a draw has made of the position; Back takes it back. */
  protected advance(position: Position): void {
    this.#begin();
    this.store?.edit(this.game.id, position, null, "play");
  }

  /** Put another position in place, such as an example or a new game; Back takes it back. */
  protected lay(position: Position, stroke: unknown = null): void {
    this.#begin();
    this.store?.edit(this.game.id, position, stroke, "position");
  }

  protected undo(): void {
    this.#begin();
    this.store?.undo(this.game.id);
  }

  protected redo(): void {
    this.#begin();
    this.store?.redo(this.game.id);
  }

  /** @param zipf how common words must be to be listed in this game */
  protected setZipf(zipf: number): void {
    this.#begin();
    this.store?.setZipf(this.game.id, zipf);
  }

  protected setOptions(change: Partial<Options>, how?: Turn): void {
    this.#begin();
    this.store?.setOptions(this.game.id, change, how);
  }

  /** Turn to another side of the page; Back leads to the one before. */
  protected turnTo(change: Partial<Options>): void {
    this.setOptions(change, { entry: true });
    window.scrollTo({ top: 0 });
  }

  #begin(): void {
    this.typing.end();
    this.set({ limit: FEW_PLAYS, trouble: null, done: null });
  }

  /** Let something be heard, if the visitor wants it. */
  protected sound(sound: Sound): void {
    if (this.store?.settings.sounds) playSound(sound);
  }

  /** May more plays be asked for than are there? */
  protected mayHaveMore(plays: readonly unknown[]): boolean {
    return plays.length === FEW_PLAYS && this.state.limit === FEW_PLAYS;
  }

  protected showMore(): void {
    this.set({ limit: MANY_PLAYS });
  }

  // What the engine says.

  /**
   * Ask the engine for something that the visitor did. Gives null if it refused, which `onRefused` tells, and if
   * another position has come to the table meanwhile.
   */
  protected async ask<M extends Method>(
    method: M,
    params: Params<M>,
    onRefused = (trouble: Said): void => this.set({ trouble }),
  ): Promise<Result<M> | null> {
    const { position, engine } = this;
    if (!engine) return null;
    try {
      const { signal } = this.queries;
      const result = await engine.request(method, params, { signal });
      this.queries.learn(method, params, result);
      return this.position === position ? result : null;
    } catch (error) {
      if (isAborted(error) || this.position !== position) return null;
      const refusal = refusalOf(error);
      onRefused(() => this.sentence(refusal));
      return null;
    }
  }

  /** Tell an embedding page of an answer to the position. */
  protected answered(method: Method, params: object, result: unknown): void {
    this.tell("answered", { method, params, result });
  }

  /** What the engine refused of all that is asked. */
  protected get refusal(): Refusal | null {
    return this.queries.refusal;
  }

  /** What went wrong with something that the visitor did, as a sentence. */
  protected get trouble(): string {
    return this.state.trouble?.() ?? "";
  }

  /** What is wrong, a sentence by its place; "general" for what has no place of its own. */
  protected get problems(): Readonly<Partial<Record<string, string>>> {
    const { refusal } = this;
    if (!refusal || refusal.data.field === "lexicon") return {}; // the word list's place is not on this page
    if (this.typing.going && this.isUnfinished(refusal)) return {};
    const place = this.placeOf(refusal);
    return { [this.places.includes(place) ? place : "general"]: this.sentence(refusal) };
  }

  protected override willUpdate(_changed: PropertyValues): void {
    this.#watch.watch(this.store);
    this.queries.refresh(this.engine);
  }

  /** Raise an event for those around the page. */
  protected tell(type: string, value: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail: value, bubbles: true, composed: true }));
  }
}
