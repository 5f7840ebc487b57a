/**
 * A ranked list: a listbox with one tab stop. Arrows walk, pointing and focus show, Enter and a click play.
 *
 * A finger cannot point, so its first tap on a play shows it and the next one plays it. Whoever extends this draws the rows.
 *   show  play or null    the play to show on the board
 *   play  play            the play to make
 *   more                  more plays are wanted
 */
import { html, nothing, type PropertyValues } from "lit";
import { property, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { embedded } from "./media.ts";
import { placeAfter } from "./list-keys.ts";
import { Part } from "./part.ts";

/** Rows that Page Up and Page Down step over. */
const PAGE_STEP = 8;

export abstract class PlayList<T> extends Part {
  @property({ attribute: false }) plays: readonly T[] = [];
  @property({ type: Boolean }) stale = false;
  @property({ type: Boolean }) more = false;
  /** The row with the tab stop. */
  @state() active = 0;
  /** The row under the pointer, or -1. */
  @state() pointed = -1;
  /** Is the active row shown, by focus or by a tap? */
  @state() held = false;

  /** Kind of the pointer that went down last; a click itself does not tell in every browser. */
  #pointer = "mouse";
  /** The row that was shown when it went down, or -1. */
  #before = -1;
  /** Where the pointer was seen last. */
  #at = "";
  /** Where it was when the plays changed under it: until it moves, it does not point at any of them. */
  #rest = "";

  /** What the list is called, and the button for more. */
  abstract get words(): { plays: string; more: string };

  /** The names of the columns. */
  abstract head(): unknown;

  abstract cells(play: T, index: number): unknown;

  /** A name for tests and for those who look at the page's source. */
  abstract nameOf(play: T): string;

  override willUpdate(changed: PropertyValues) {
    if (!changed.has("plays")) return;
    this.active = 0;
    this.pointed = -1;
    this.held = this.#hasFocus && this.#pointer === "keyboard";
    this.#rest = this.#at;
  }

  override updated(changed: PropertyValues) {
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
    return this.shadowRoot?.activeElement?.matches('[role="option"]') === true;
  }

  get #shown() {
    if (this.stale) return -1;
    return this.pointed >= 0 ? this.pointed : this.held ? this.active : -1;
  }

  override render() {
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

  #play(play: T, index: number) {
    const shown = index === this.#shown;
    return html`
      <div
        role="option"
        class=${classMap({ row: true, figures: true, shown })}
        aria-selected=${shown}
        tabindex=${index === this.active ? 0 : -1}
        data-word=${this.nameOf(play)}
        @pointerenter=${(event: PointerEvent) => this.#onPoint(event, index)}
        @pointermove=${(event: PointerEvent) => this.#onPoint(event, index)}
        @focus=${() => this.#onFocus(index)}
        @click=${() => this.#onClick(play, index)}
      >
        ${this.cells(play, index)}
      </div>
    `;
  }

  #onPoint(event: PointerEvent, index: number) {
    const at = `${event.clientX} ${event.clientY}`;
    // A list that appears under the pointer is not pointed at, either.
    if (!this.#at && event.type === "pointerenter") this.#rest = at;
    this.#at = at;
    const moved = event.type === "pointermove" || this.#at !== this.#rest;
    if (event.pointerType !== "touch" && moved) this.pointed = index;
  }

  #onFocus(index: number) {
    this.active = index;
    this.held = true;
  }

  // A press moves the focus before its click, so what was shown is noted when the finger comes down.
  #onPress(event: PointerEvent) {
    this.#pointer = event.pointerType;
    this.#before = this.held ? this.active : -1;
  }

  #onFocusOut = (event: FocusEvent) => {
    const inside = event.relatedTarget instanceof Node && this.renderRoot.contains(event.relatedTarget);
    if (!inside && this.#pointer !== "touch") this.held = false;
  };

  #onClick(play: T, index: number) {
    if (this.stale) return;
    const first = this.#pointer === "touch" && this.#before !== index;
    this.active = index;
    if (first) this.held = true;
    else this.raise("play", play);
  }

  #onKey(event: KeyboardEvent) {
    const onRow = event.target instanceof Element && event.target.matches('[role="option"]');
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

  #row(index: number) {
    return this.renderRoot.querySelectorAll<HTMLElement>('[role="option"]')[index];
  }
}
