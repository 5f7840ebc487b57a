/**
 * A ranked list: a listbox with one tab stop. Arrows walk, pointing and focus show, Enter and a click play.
 *
 * A finger cannot point, so its first tap on a play shows it and the next one plays it. Whoever extends this draws the rows.
 *   show  play or null    the play to show on the board
 *   play  play            the play to make
 *   more                  more plays are wanted
 */
import { LitElement, html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { embedded } from "./media.js";
import { placeAfter } from "./walking.js";

/** Rows that Page Up and Page Down step over. */
const PAGE_STEP = 8;

/** @template T */
export class PlayList extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    plays: { attribute: false },
    stale: { type: Boolean },
    more: { type: Boolean },
    active: { state: true },
    pointed: { state: true },
    held: { state: true },
  };

  /** Kind of the pointer that went down last; a click itself does not tell in every browser. */
  #pointer = "mouse";
  /** The row that was shown when it went down, or -1. */
  #before = -1;
  /** Where the pointer was seen last. */
  #at = "";
  /** Where it was when the plays changed under it: until it moves, it does not point at any of them. */
  #rest = "";

  constructor() {
    super();
    /** @type {readonly T[]} */
    this.plays = [];
    this.stale = false;
    this.more = false;
    /** The row with the tab stop. */
    this.active = 0;
    /** The row under the pointer, or -1. */
    this.pointed = -1;
    /** Is the active row shown, by focus or by a tap? */
    this.held = false;
  }

  /** What the list is called, and the button for more. @returns {{ plays: string, more: string }} */
  get words() {
    return { plays: "", more: "" };
  }

  /** @returns {unknown} the names of the columns */
  head() {
    return nothing;
  }

  /** @param {T} _play @param {number} _index @returns {unknown} the cells of a row */
  cells(_play, _index) {
    return nothing;
  }

  /** @param {T} _play @returns {string} a name for tests and for those who look at the page's source */
  nameOf(_play) {
    return "";
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (!changed.has("plays")) return;
    this.active = 0;
    this.pointed = -1;
    this.held = this.#hasFocus && this.#pointer === "keyboard";
    this.#rest = this.#at;
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    // Focus stays with the best play when the list is replaced under it.
    if (changed.has("plays") && this.held) this.#row(this.active)?.focus();
    if (changed.has("plays") && changed.get("plays")) this.#toTop();
    if (["plays", "stale", "active", "pointed", "held"].some((name) => changed.has(name))) this.#show();
  }

  /** Show nothing any more, as when the board is touched. */
  release() {
    this.held = false;
  }

  focusList() {
    this.#row(this.active)?.focus();
  }

  get #hasFocus() {
    const root = /** @type {ShadowRoot} */ (this.renderRoot);
    return Boolean(root.activeElement?.matches('[role="option"]'));
  }

  get #shown() {
    if (this.stale) return -1;
    return this.pointed >= 0 ? this.pointed : this.held ? this.active : -1;
  }

  render() {
    if (!this.plays.length) return nothing;
    const { plays, more } = this.words;
    return html`
      <div class="list ${this.stale ? "stale" : ""}">
        <div class="head" aria-hidden="true">${this.head()}</div>
        <div class="scroll">
          <div
            role="listbox"
            aria-label=${plays}
            aria-busy=${this.stale}
            @keydown=${this.#onKey}
            @pointerdown=${this.#onPress}
            @pointerleave=${() => (this.pointed = -1)}
            @focusout=${this.#onFocusOut}
          >
            ${this.plays.map((play, index) => this.#play(play, index))}
          </div>
          ${
            this.more
              ? html`<button type="button" class="button plain more" @click=${() => this.raise("more")}>
                  ${more}
                </button>`
              : nothing
          }
        </div>
      </div>
    `;
  }

  /**
   * @param {T} play
   * @param {number} index
   */
  #play(play, index) {
    const shown = index === this.#shown;
    return html`
      <div
        role="option"
        class=${classMap({ row: true, figures: true, shown })}
        aria-selected=${shown}
        tabindex=${index === this.active ? 0 : -1}
        data-word=${this.nameOf(play)}
        @pointerenter=${(/** @type {PointerEvent} */ event) => this.#onPoint(event, index)}
        @pointermove=${(/** @type {PointerEvent} */ event) => this.#onPoint(event, index)}
        @focus=${() => this.#onFocus(index)}
        @click=${() => this.#onClick(play, index)}
      >
        ${this.cells(play, index)}
      </div>
    `;
  }

  /**
   * @param {PointerEvent} event
   * @param {number} index
   */
  #onPoint(event, index) {
    const at = `${event.clientX} ${event.clientY}`;
    // A list that appears under the pointer is not pointed at, either.
    if (!this.#at && event.type === "pointerenter") this.#rest = at;
    this.#at = at;
    const moved = event.type === "pointermove" || this.#at !== this.#rest;
    if (event.pointerType !== "touch" && moved) this.pointed = index;
  }

  /** @param {number} index */
  #onFocus(index) {
    this.active = index;
    this.held = true;
  }

  // A press moves the focus before its click, so what was shown is noted when the finger comes down.
  /** @param {PointerEvent} event */
  #onPress(event) {
    this.#pointer = event.pointerType;
    this.#before = this.held ? this.active : -1;
  }

  #onFocusOut = (/** @type {FocusEvent} */ event) => {
    const root = /** @type {ShadowRoot} */ (this.renderRoot);
    const inside = event.relatedTarget instanceof Node && root.contains(event.relatedTarget);
    if (!inside && this.#pointer !== "touch") this.held = false;
  };

  /**
   * @param {T} play
   * @param {number} index
   */
  #onClick(play, index) {
    if (this.stale) return;
    const first = this.#pointer === "touch" && this.#before !== index;
    this.active = index;
    if (first) this.held = true;
    else this.raise("play", play);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const onRow = /** @type {Element} */ (event.target).matches('[role="option"]');
    if (!onRow || event.ctrlKey || event.metaKey || event.altKey) return;
    this.#pointer = "keyboard";
    const { active, plays } = this;
    const target = placeAfter(event.key, { active, last: plays.length - 1, page: PAGE_STEP });
    if (target !== undefined) {
      this.pointed = -1;
      this.#row(target)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      const play = this.plays[this.active];
      if (play && !this.stale) this.raise("play", play);
    } else return;
    event.preventDefault();
  }

  // On a phone it is the sheet that scrolls, not the list.
  #toTop() {
    const scroll = this.renderRoot.querySelector(".scroll");
    if (scroll && getComputedStyle(scroll).overflowY === "auto") scroll.scrollTop = 0;
    // That would move the page around a frame as well.
    else if (!embedded) this.#row(0)?.scrollIntoView({ block: "nearest" });
  }

  #show() {
    this.raise("show", this.plays[this.#shown] ?? null);
  }

  /** @param {number} index */
  #row(index) {
    return /** @type {HTMLElement | undefined} */ (
      this.renderRoot.querySelectorAll('[role="option"]')[index]
    );
  }

  /**
   * @param {string} type
   * @param {unknown} [detail]
   */
  raise(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
