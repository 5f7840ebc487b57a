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
 * What it knows and asks is game-table.ts's. Parts of a page are given values and raise events; none is given the page.
 * Raises:
 *   list-problem  sentence or null   what is wrong with the word list
 *   list-used     id                 the word list that is played with
 */
import { consume } from "@lit/context";
import { html, nothing, type PropertyValues } from "lit";
import "../../components/filter-marks.ts";
import type { FilterMarks } from "../../components/filter-marks.ts";
import { SheetTop } from "../../components/sheet.ts";
import { detail } from "../../components/templates.ts";
import "../../components/toast.ts";
import { wrong } from "../../components/wrong.ts";
import type { Game } from "../registry.ts";
import { Clipboard } from "./clipboard.ts";
import { linkContext } from "./context.ts";
import { FocusKeeper } from "./focus-keeper.ts";
import { GameTable, type PageState } from "./game-table.ts";
import type { KeyList } from "./keys.ts";
import "./keys-dialog.ts";
import type { KeysDialog } from "./keys-dialog.ts";
import { PageKeys } from "./page-keys.ts";
import type { Method, Query, Result } from "./queries.ts";
import { screenshotInbox } from "./screenshot-inbox.ts";
import "./screenshot-reader.ts";
import type { Reading, ScreenshotReader } from "./screenshot-reader.ts";
import type { Seen } from "./seen.ts";
import "./toolbar.ts";

declare global {
  interface HTMLElementEventMap {
    "list-problem": CustomEvent<string | null>;
    "list-used": CustomEvent<string>;
  }
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

export abstract class GamePage<
  Position extends object,
  Options extends object = object,
  State extends PageState = PageState,
> extends GameTable<Position, Options, State> {
  @consume({ context: linkContext })
  protected link: () => string = () => location.href;

  protected readonly clipboard = new Clipboard(this);
  readonly #sheetTop = new SheetTop(this, () => this.aboveSheet);
  #listProblem = "";
  #listUsed = "";
  /** What was read out last of the line above the answers. */
  #readOut = "";

  constructor(game: Game<Position, Options>, state: State) {
    super(game, state);
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

  /** How a position is read from a picture; null where none is. */
  protected reading(): Reading | null {
    return null;
  }

  /** Put on the table what was read from a picture. */
  protected takeSeen(_seen: Seen): void {
    // For the pages that read pictures.
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
      ${
        this.#readsPictures
          ? html`<tw-screenshot-reader
              .game=${this.game.id}
              .reading=${this.reading()}
              @use=${detail((seen: Seen) => this.#useSeen(seen))}
              @elsewhere=${detail((file: Blob) => screenshotInbox.ask(file))}
            ></tw-screenshot-reader>`
          : nothing
      }
    `;
  }

  #answers(): unknown {
    const start = this.start();
    return start ? html`${wrong(this.trouble)} ${start}` : this.answersPane();
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
        .canRead=${this.#readsPictures}
        .copied=${this.clipboard.copied}
        .picture=${this.#picture}
        .letterLanguage=${this.list.language}
        @undo=${() => this.undo()}
        @redo=${() => this.redo()}
        @clear=${() => clear?.()}
        @from-picture=${() => this.choosePicture()}
        @copy-link=${() => this.#copyLink()}
        >${tools}</tw-toolbar
      >
    `;
  }

  readonly #picture = () => this.game.picture(this.position, this.list.alphabet);

  // Positions from pictures.

  override connectedCallback(): void {
    super.connectedCallback();
    screenshotInbox.addEventListener("put", this.#takePicture);
    void this.#takePicture();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    screenshotInbox.removeEventListener("put", this.#takePicture);
  }

  get #readsPictures(): boolean {
    return this.reading() !== null && !this.readonly;
  }

  get #reader(): ScreenshotReader | null {
    return this.renderRoot.querySelector("tw-screenshot-reader");
  }

  /** Have a picture chosen, and read it. */
  protected choosePicture(): void {
    this.#reader?.choose();
  }

  /** Read a picture that came another way. */
  protected readPicture(file: Blob): void {
    void this.#reader?.read(file);
  }

  readonly #takePicture = async (): Promise<void> => {
    await this.updateComplete;
    if (!this.isConnected || !this.#reader) return;
    const file = screenshotInbox.take(this.game.id);
    await (file ? this.#reader.read(file) : this.#reader.resume());
  };

  #useSeen(seen: Seen): void {
    this.takeSeen(seen);
    const { used } = this.texts.text.pictures;
    this.set({ up: false, done: { text: used, said: used } });
    this.focusPosition();
  }

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
    if (problem !== this.#listProblem) this.tell("list-problem", problem || null);
    if (listUsed !== this.#listUsed) this.tell("list-used", listUsed);
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
      this.set({ trouble: () => this.texts.text.tools.copyFailed });
    }
  }
}

interface ToolbarOptions {
  clear?: (() => void) | null;
  /** Names of tools that are called something else on this page. */
  labels?: Partial<Record<"undo" | "redo" | "clear", string>>;
  /** More tools. */
  tools?: unknown;
}
