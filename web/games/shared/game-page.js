/**
 * What every game's page is: a position from the store on the left, on the right what the engine makes of it.
 *
 * Takes an `engine` and a `store`; every change goes to the store, everything shown comes from it and from the
 * engine's answers. Whoever extends this draws both panes and asks the engine. Raises:
 *   list-problem  sentence or null    what is wrong with the word list
 *   write-link                        the address is to be brought up to date
 */
import { ContextConsumer } from "@lit/context";
import { LitElement, html, nothing } from "lit";
import { WatchController } from "../../components/watch.ts";
import { wantedWords } from "./words.ts";
import "../../components/sheet.ts";
import { TextsController } from "../../text/texts.ts";
import { findGame } from "../registry.ts";
import { linkContext } from "./context.ts";
import "./toolbar.ts";

/** @typedef {import("../../engine/client.ts").Engine} Engine */
/** @typedef {import("./store.ts").Store} Store */
/** @typedef {{ message: string, data?: Record<string, any> }} Refused what the engine says against a request */

/** What a list is taken for as long as the engine has not told of it. */
const nameless = (/** @type {string} */ id) => ({
  ...{ id, name: id, words: 0, licence: "" },
  ...{ language: "en", alphabet: "en" },
});

/** @template Position */
export class GamePage extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    engine: { attribute: false },
    store: { attribute: false },
    up: { state: true },
    trouble: { state: true },
  };

  texts = new TextsController(this);
  #watch = new WatchController(this, "change");
  #link = new ContextConsumer(this, { context: linkContext });
  #game;
  #empty;
  #sheetTop = new ResizeObserver(() => this.measure());
  #listProblem = "";

  /**
   * @param {string} game its name in the store
   * @param {() => Position} empty the position of an untouched table
   */
  constructor(game, empty) {
    super();
    this.#game = game;
    this.#empty = empty;
    /** @type {Engine | null} */
    this.engine = null;
    /** @type {Store | null} */
    this.store = null;
    /** Is the sheet pulled up? */
    this.up = false;
    /** What went wrong with something that was chosen, in a sentence. */
    this.trouble = "";
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("keydown", this.#onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.#onKey);
    this.#sheetTop.disconnect();
  }

  // What is on the table.

  get position() {
    return /** @type {Position} */ (this.store?.position(this.#game) ?? this.#empty());
  }

  /** The game's own settings. @returns {Record<string, any>} */
  get options() {
    return this.store?.settings.options[this.#game] ?? {};
  }

  /** The word list in use; while the engine has not named its lists, one that is called by its id. */
  get list() {
    const id = this.store?.settings.list ?? "en";
    return this.engine?.catalogue.find((list) => list.id === id) ?? nameless(id);
  }

  /** What a request says of the words that are wanted. */
  get wanted() {
    return wantedWords(this.store?.settings, this.list);
  }

  /**
   * Put another position on the table.
   * @param {Position} position
   * @param {unknown} [stroke] changes of one stroke are one step of undo
   */
  edit(position, stroke = null) {
    this.trouble = "";
    this.store?.edit(this.#game, position, stroke);
  }

  undo() {
    this.trouble = "";
    this.store?.undo(this.#game);
  }

  redo() {
    this.trouble = "";
    this.store?.redo(this.#game);
  }

  /** @param {Record<string, unknown>} patch */
  setOptions(patch) {
    this.store?.setOptions(this.#game, patch);
  }

  /** Only the board and its best plays? */
  get boardOnly() {
    return this.store?.settings.view === "board";
  }

  /** Is the position to be looked at and not to be changed? */
  get readonly() {
    return this.store?.settings.readonly === true;
  }

  // What the engine says.

  /** What the engine refused of all that the page asked, or null. @returns {Refused | null} */
  get refusal() {
    return null;
  }

  /** An error of the engine's as a sentence of the page's. @param {Refused} error */
  say(error) {
    return this.texts.error(error);
  }

  /** A number as the page's language writes it. */
  number = (/** @type {number} */ value) => this.texts.number(value);

  /** Whole milliseconds, as they are told. @param {number} milliseconds */
  duration(milliseconds) {
    return this.number(Math.max(1, Math.round(milliseconds)));
  }

  /** Can the engine answer at once? */
  get ready() {
    return this.engine?.state.stage === "ready";
  }

  // What is shown.

  /** @param {import("lit").PropertyValues} _changed */
  willUpdate(_changed) {
    this.#watch.watch(this.store);
  }

  /** @param {import("lit").PropertyValues} _changed */
  firstUpdated(_changed) {
    const above = this.aboveSheet;
    if (above) this.#sheetTop.observe(above);
  }

  /** @param {import("lit").PropertyValues} _changed */
  updated(_changed) {
    this.toggleAttribute("up", this.up);
    this.toggleAttribute("board-only", this.boardOnly);
    this.toggleAttribute("readonly", this.readonly);
    this.find(".position")?.toggleAttribute("inert", this.readonly);
    const { refusal } = this;
    const problem = refusal?.data?.field === "lexicon" ? this.say(refusal) : "";
    if (problem === this.#listProblem) return;
    this.#listProblem = problem;
    this.dispatchEvent(new CustomEvent("list-problem", { detail: problem || null }));
  }

  /**
   * The pane of the answers.
   * @param {string} label
   * @param {unknown} content
   */
  answers(label, content) {
    return html`
      ${this.readonly ? this.#described() : nothing}
      <tw-sheet
        id="answers"
        role="region"
        aria-label=${label}
        .up=${this.up}
        @pull=${this.on((up) => this.pull(up))}
      >
        ${content}
      </tw-sheet>
    `;
  }

  // What cannot be changed cannot be reached either, so those who hear the page are told it.
  #described() {
    const { parts } = this.texts.text.notice;
    const link = this.store ? findGame(this.#game)?.toLink(this.position, {}) : undefined;
    const said = [...(link ?? [])].map(
      ([name, value]) => `${parts[/** @type {keyof typeof parts} */ (name)] ?? name}: ${value}`,
    );
    return html`<p class="out-of-sight">${said.join("; ")}</p>`;
  }

  /**
   * The sentence above the answers.
   * @param {{ answer: unknown, fresh: boolean, pending: boolean }} solving
   * @param {string} sentence
   */
  summary({ answer, fresh, pending }, sentence) {
    return html`
      <p
        slot="head"
        class="summary figures ${answer && !fresh ? "stale" : ""}"
        role="status"
        aria-busy=${pending}
      >
        ${sentence}
      </p>
    `;
  }

  /**
   * A listener that takes an event's detail.
   * @param {(detail: any) => void} listen
   */
  on(listen) {
    return (/** @type {CustomEvent} */ event) => listen(event.detail);
  }

  // Where the sheet ends.

  /** What stays in sight above a sheet that is pulled up. @returns {Element | null} */
  get aboveSheet() {
    return null;
  }

  /** @param {boolean} up */
  pull(up) {
    this.up = up;
    if (up && this.aboveSheet) window.scrollTo({ top: 0 });
    this.measure();
  }

  measure() {
    const above = this.aboveSheet?.getBoundingClientRect();
    if (above) this.style.setProperty("--sheet-top", `${Math.round(above.bottom + window.scrollY + 10)}px`);
  }

  // Keys and clipboard.

  /**
   * Does the focus lie where typing has a history of its own?
   * @param {EventTarget | undefined} target
   */
  keepsHistory(target) {
    return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && hasText(target));
  }

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    if (event.defaultPrevented) return;
    const [target] = event.composedPath();
    const command = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (command ? !this.keepsHistory(target) && this.#step(event) : this.press(event)) event.preventDefault();
  };

  /** @param {KeyboardEvent} event */
  #step({ code, shiftKey }) {
    if (code === "KeyY" || (code === "KeyZ" && shiftKey)) this.redo();
    else if (code === "KeyZ") this.undo();
    else return false;
    return true;
  }

  /**
   * A key that is no command, wherever the focus is.
   * @param {KeyboardEvent} _event
   * @returns {boolean} was it of use?
   */
  press(_event) {
    return false;
  }

  /** Where this position is on Tilewise's own page. */
  get address() {
    return this.#link.value?.() ?? location.href;
  }

  /** Put the page's address on the clipboard. */
  async copyLink() {
    this.dispatchEvent(new CustomEvent("write-link"));
    try {
      await navigator.clipboard.writeText(this.address);
      const toolbar = this.find("tw-toolbar");
      toolbar.copied = true;
      setTimeout(() => (toolbar.copied = false), 2500);
    } catch {
      this.trouble = this.texts.text.tools.copyFailed;
    }
  }

  /**
   * The first part of the page that a selector finds.
   * @param {string} selector
   * @returns {any}
   */
  find(selector) {
    return this.renderRoot.querySelector(selector);
  }
}

/** Kinds of fields that are moved or ticked, not typed into. */
const hasText = (/** @type {HTMLInputElement} */ { type }) => !["range", "checkbox", "radio"].includes(type);
