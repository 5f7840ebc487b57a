/**
 * The base of every game's page: the position from the store on the left, what the engine makes of it on the right.
 *
 * A page declares what is its own, and the base does the rest:
 *
 *     class Letterpress extends GamePage<Position, Options, State> {
 *       plays = this.query("letterpress.solve", () => …)    what is asked of the position; null asks nothing
 *       places = ["board", "played"]                        fields of a request beside which a refusal is told
 *       aboveSheet = "tw-letterpress-board"                 what stays in sight above a sheet that is pulled up
 *       get labels() { … }                                  what the two panes are called
 *       positionPane() { … }                                what stands in them
 *       start() { … }                                       in place of the answers, while nothing is asked
 *       answersPane() { … }
 *       focusPlays() { … }                                  moves the focus to the answers
 *     }
 *
 * All questions that a change of the position raises travel to the engine in one message, and each is answered by
 * itself (queries.ts). A change of the position goes to the store with `edit`, a setting with `setOptions`; what only
 * this page needs is its `state`, changed with `set`. Parts of a page are given values and raise events; none is given
 * the page. Raises:
 *   list-problem  sentence or null           what is wrong with the word list
 *   list-used     id                         the word list that is played with
 *   answered      {method, params, result}   an answer to the position has come
 */
import { consume } from "@lit/context";
import { LitElement, html, nothing, type PropertyValues } from "lit";
import { state } from "lit/decorators.js";
import type { Store } from "./store.ts";
import "../../components/toast.ts";
import type { Message } from "../../components/toast.ts";
import { WatchController } from "../../components/watch.ts";
import { wrong } from "../../components/wrong.ts";
import "../../components/filter-marks.ts";
import type { Filter, FilterMarks } from "../../components/filter-marks.ts";
import { ZIPF_STEPS } from "../../components/zipf.ts";
import type { WordSelection } from "../../engine/methods.ts";
import { everyWord, wordSelection } from "./words.ts";
import { SheetTop } from "../../components/sheet.ts";
import { play as playSound, type Sound } from "../../components/sound.ts";
import type { Engine } from "../../engine/client.ts";
import { TextsController } from "../../text/texts.ts";
import type { Game } from "../registry.ts";
import { Clipboard } from "./clipboard.ts";
import { engineContext, linkContext, storeContext } from "./context.ts";
import { FocusKeeper } from "./focus-keeper.ts";
import type { KeyList } from "./keys.ts";
import "./keys-dialog.ts";
import type { KeysDialog } from "./keys-dialog.ts";
import { PageKeys } from "./page-keys.ts";
import {
  Queries,
  isAborted,
  refusalOf,
  type Method,
  type Params,
  type Query,
  type Refusal,
  type Result,
} from "./queries.ts";
import "./toolbar.ts";
import { Typing } from "./typing.ts";

/** Plays that are asked for at first, and when the visitor wants more. */
const FEW_PLAYS = 50;
const MANY_PLAYS = 500;

/** What a page knows beside the position: a look at it, which no link holds and undo does not take back. */
export interface PageState {
  /** Is the sheet with the answers pulled up? */
  up: boolean;
  /** How many plays are asked for. */
  limit: number;
  /** What went wrong with something that the visitor did, as a sentence. */
  trouble: string;
  /** What has just been done. */
  done: Message | null;
}

export const pageState: PageState = Object.freeze({ up: false, limit: FEW_PLAYS, trouble: "", done: null });

/** An answer to the position that has come: the detail of an `answered` event. */
export interface Answered {
  method: Method;
  params: object;
  result: unknown;
}

declare global {
  interface HTMLElementEventMap {
    answered: CustomEvent<Answered>;
    "list-problem": CustomEvent<string | null>;
    "list-used": CustomEvent<string>;
  }
}

/** A filter that acts on the answers, and what takes it off. */
interface ActingFilter extends Filter {
  remove: () => void;
}

/** The sentences of a page about answers that are not there. */
export interface Awaited {
  /** The engine is not ready yet. */
  pending: string;
  /** It is at work. */
  working: string;
  /** It refused the request; why is told beside the field. */
  refused: string;
}

/** Calls a listener with the detail of an event. */
export const detail =
  <T>(listen: (value: T) => void) =>
  (event: CustomEvent<T>): void =>
    listen(event.detail);

export abstract class GamePage<
  Position extends object,
  Options extends object = object,
  State extends PageState = PageState,
> extends LitElement {
  @consume({ context: engineContext, subscribe: true })
  protected engine: Engine | null = null;

  @consume({ context: storeContext, subscribe: true })
  protected store: Store | null = null;

  @consume({ context: linkContext })
  protected link: () => string = () => location.href;

  @state() protected state: State;

  readonly game: Game<Position, Options>;
  protected readonly texts = new TextsController(this);
  protected readonly clipboard = new Clipboard(this);
  protected readonly queries = new Queries(this, (method, params, result) =>
    this.answered(method, params, result),
  );
  protected readonly typing = new Typing(this);
  readonly #watch = new WatchController(this, "change");
  readonly #sheetTop = new SheetTop(this, () => this.aboveSheet);
  #listProblem = "";
  #listUsed = "";
  /** What was read out last of the line above the answers. */
  #readOut = "";

  constructor(game: Game<Position, Options>, state: State) {
    super();
    this.game = game;
    this.state = state;
    new FocusKeeper(this, () => this.regainFocus());
    new PageKeys(this, {
      undo: () => this.undo(),
      redo: () => this.redo(),
      press: (event) => this.press(event),
      release: () => this.release(),
      showKeys: () => this.renderRoot.querySelector<KeysDialog>("tw-keys")?.show(),
      takeTyping: () => this.takeTyping(),
      takePaste: (text) => this.takePaste(text),
      readonly: () => this.readonly,
    });
  }

  // What a page declares.

  /** Names of the request's fields beside which the page tells what is wrong with them. */
  protected readonly places: readonly string[] = [];

  /** Selector of what stays in sight above a sheet that is pulled up; "" for nothing. */
  protected readonly aboveSheet: string = "";

  protected abstract get labels(): { position: string; answers: string };

  protected abstract positionPane(): unknown;

  /** What stands in place of the answers while there is nothing to ask, or null. */
  protected start(): unknown {
    return null;
  }

  protected abstract answersPane(): unknown;

  /** Move the focus to the answers: the way past the position, by keyboard. */
  abstract focusPlays(): void;

  /** The keys of this game, each with what it does. */
  protected abstract get keyList(): KeyList;

  /** Put the focus where typing goes while nothing has it. May the key that was pressed be typed there? */
  protected takeTyping(): boolean {
    return false;
  }

  /** Take what is pasted while nothing has the focus. */
  protected takePaste(_text: string): void {
    // Most pages have one place for it.
  }

  /** Put the focus where one goes on when what had it is gone. */
  protected regainFocus(): void {
    this.focusPosition();
  }

  /** Let go of what is pinned among the answers. Was there anything? */
  protected release(): boolean {
    return false;
  }

  /** Answer a key that is no command, wherever the focus is. Was it of use? */
  protected press(_event: KeyboardEvent): boolean {
    return false;
  }

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
  protected query<M extends Method>(method: M, params: () => Params<M> | null): Query<M> {
    return this.queries.add(method, params);
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

  protected setOptions(change: Partial<Options>): void {
    this.#begin();
    this.store?.setOptions(this.game.id, change);
  }

  #begin(): void {
    this.typing.end();
    this.set({ limit: FEW_PLAYS, trouble: "", done: null });
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
    onRefused = (sentence: string): void => this.set({ trouble: sentence }),
  ): Promise<Result<M> | null> {
    const { position, engine } = this;
    if (!engine) return null;
    try {
      const { signal } = this.queries;
      const result = await engine.request(method, params, { signal });
      return this.position === position ? result : null;
    } catch (error) {
      if (!isAborted(error) && this.position === position) onRefused(this.sentence(refusalOf(error)));
      return null;
    }
  }

  /** Tell an embedding page of an answer to the position. */
  protected answered(method: Method, params: object, result: unknown): void {
    this.#raise("answered", { method, params, result });
  }

  /** What the engine refused of all that is asked. */
  protected get refusal(): Refusal | null {
    return this.queries.refusal;
  }

  /** What is wrong, a sentence by its place; "general" for what has no place of its own. */
  protected get problems(): Readonly<Partial<Record<string, string>>> {
    const { refusal } = this;
    if (!refusal || refusal.data.field === "lexicon") return {}; // the word list's place is not on this page
    if (this.typing.going && this.isUnfinished(refusal)) return {};
    const place = this.placeOf(refusal);
    return { [this.places.includes(place) ? place : "general"]: this.sentence(refusal) };
  }

  /** What came of a question, as `tell` says it, or why there is no answer. */
  protected outcome<M extends Method>(
    query: Query<M>,
    awaited: Awaited,
    tell: (result: Result<M>, milliseconds: string) => string,
  ): string {
    const { answer, fresh, refusal } = query;
    if (!answer && refusal) return awaited.refused;
    if (!fresh && !this.ready) return awaited.pending;
    if (!answer) return awaited.working;
    return tell(answer.result, this.texts.number(Math.max(1, Math.round(answer.milliseconds))));
  }

  /** The line above the answers. It changes with every letter; it is read out when the hand rests. */
  protected summary<M extends Method>({ answer, fresh, pending }: Query<M>, sentence: string) {
    if (!pending && !this.typing.going) this.#readOut = sentence;
    return html`
      <p
        slot="head"
        class="summary figures ${answer && !fresh ? "stale" : ""}"
        tabindex="-1"
        aria-busy=${pending}
      >
        ${sentence}
      </p>
      <p slot="head" class="out-of-sight" role="status">${this.#readOut}</p>
    `;
  }

  /** The filters that act on the answers. @param hidden what they keep out of sight, as a sentence */
  protected filterMarks(hidden = "") {
    return html`
      <tw-filter-marks
        slot="head"
        .filters=${this.filters}
        .tally=${hidden}
        @remove=${detail((name: string) => void this.#removeFilter(name))}
      ></tw-filter-marks>
    `;
  }

  // What had the focus is gone then: the next mark gets it, or the sentence above the answers.
  async #removeFilter(name: string): Promise<void> {
    this.filters.find((filter) => filter.name === name)?.remove();
    await this.updateComplete;
    const marks = this.renderRoot.querySelector<FilterMarks>("tw-filter-marks");
    await marks?.updateComplete;
    if (!marks?.focusNext()) this.renderRoot.querySelector<HTMLElement>(".summary")?.focus();
  }

  // What is shown.

  protected override willUpdate(_changed: PropertyValues): void {
    this.#watch.watch(this.store);
    this.queries.refresh(this.engine);
  }

  protected override render(): unknown {
    const { labels, state } = this;
    if (!this.store) return nothing;
    return html`
      <section class="position" tabindex="-1" aria-label=${labels.position} @focusout=${this.typing.leave}>
        ${this.positionPane()}
      </section>
      ${this.readonly ? this.#described() : nothing}
      <tw-sheet
        id="answers"
        role="region"
        aria-label=${labels.answers}
        .up=${state.up}
        @pull=${detail((up: boolean) => this.pull(up))}
      >
        ${this.#answers()}
      </tw-sheet>
      <tw-toast
        .message=${state.done}
        .action=${this.texts.text.tools.undo}
        @act=${() => this.undo()}
        @close=${() => this.set({ done: null })}
      ></tw-toast>
      <tw-keys .keys=${this.keyList}></tw-keys>
    `;
  }

  #answers(): unknown {
    const start = this.start();
    return start ? html`${wrong(this.state.trouble)} ${start}` : this.answersPane();
  }

  /** Undo, redo and the link; `clear` takes all off the table, null while nothing lies there. */
  protected toolbar({ clear, labels = {}, tools = nothing }: ToolbarOptions = {}) {
    const { store, game } = this;
    return html`
      <tw-toolbar
        .canUndo=${store?.canUndo(game.id) ?? false}
        .canRedo=${store?.canRedo(game.id) ?? false}
        .canClear=${clear === undefined ? null : clear !== null}
        .labels=${labels}
        .copied=${this.clipboard.copied}
        .picture=${this.#picture}
        .letterLanguage=${this.list.language}
        @undo=${() => this.undo()}
        @redo=${() => this.redo()}
        @clear=${() => clear?.()}
        @copy-link=${() => this.#copyLink()}
        >${tools}</tw-toolbar
      >
    `;
  }

  readonly #picture = () => this.game.picture(this.position, this.list.alphabet);

  // What cannot be changed cannot be reached either, so those who hear the page are told it.
  #described() {
    const parts: Partial<Record<string, string>> = this.texts.text.notice.parts;
    const link = this.game.toLink(this.position, this.game.options);
    const said = [...link].map(([name, value]) => `${parts[name] ?? name}: ${value}`);
    return html`<p class="out-of-sight">${said.join("; ")}</p>`;
  }

  protected override updated(_changed: PropertyValues): void {
    const { up } = this.state;
    if (up !== this.hasAttribute("up")) {
      this.toggleAttribute("up", up);
      this.#sheetTop.measure();
    }
    this.toggleAttribute("board-only", this.store?.settings.view === "board");
    this.toggleAttribute("readonly", this.readonly);
    this.renderRoot.querySelector(".position")?.toggleAttribute("inert", this.readonly);
    this.#tellList();
  }

  #tellList(): void {
    const { refusal, listUsed } = this;
    const problem = refusal?.data.field === "lexicon" ? this.sentence(refusal) : "";
    if (problem !== this.#listProblem) this.#raise("list-problem", problem || null);
    if (listUsed !== this.#listUsed) this.#raise("list-used", listUsed);
    this.#listProblem = problem;
    this.#listUsed = listUsed;
  }

  /** Move the focus to the position, which begins no typing. */
  protected focusPosition(): void {
    this.renderRoot.querySelector<HTMLElement>(".position")?.focus({ preventScroll: true });
  }

  /** Pull the sheet up, or let it down. */
  protected pull(up: boolean): void {
    this.set({ up });
    if (up && this.aboveSheet) window.scrollTo({ top: 0 });
  }

  async #copyLink(): Promise<void> {
    try {
      await this.clipboard.copy(this.link());
    } catch {
      this.set({ trouble: this.texts.text.tools.copyFailed });
    }
  }

  #raise(type: string, value: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail: value, bubbles: true, composed: true }));
  }
}

interface ToolbarOptions {
  clear?: (() => void) | null;
  /** Names of tools that are called something else on this page. */
  labels?: Partial<Record<"undo" | "redo" | "clear", string>>;
  /** More tools. */
  tools?: unknown;
}
