/**
 * A ranked list of plays, one of which can be pinned: a listbox with one tab stop. Whoever extends this draws the rows.
 *
 * A list that gets better keeps the row under the pointer and the pinned one where they are until they are left; their
 * ranks say where they belong.
 *
 * A play is shown while the pointer is over its row. A click or a tap pins it, and so do the arrow keys that lead there:
 * it stays shown whatever the pointer does. Clicked or tapped again it is played, as with Enter; Escape lets go of it.
 *   show  play or null    the play to show on the board
 *   pin   play or null    the play that is pinned
 *   play  play            the play to make
 *   more                  more plays are wanted
 */
import { LitElement, html, nothing, type CSSResultGroup, type PropertyValues } from "lit";
import { property, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { common } from "./layout-styles.ts";
import { heldInPlace } from "./held-rows.ts";
import { placeAfter } from "./list-keys.ts";
import { TextsController } from "../text/texts.ts";
import { raise } from "./part.ts";
import { scrollerOf } from "./scroller.ts";

/** Rows that Page Up and Page Down step over. */
const PAGE_STEP = 8;

/** Rows that are drawn with the frame that shows an answer; the others, which few are as quick to scroll to, with the next. */
const AT_ONCE = 20;

/** Milliseconds within which a screen reader clicks what it has put the focus on: the two are one press. */
const ONE_PRESS = 500;

/** Is a list other than it was? One of the same plays in the same order is not. */
const isAnother = (plays: readonly unknown[], before: readonly unknown[] | undefined) =>
  plays.length !== before?.length || plays.some((play, place) => play !== before[place]);

export abstract class PlayList<T> extends LitElement {
  protected readonly texts = new TextsController(this);

  @property({ attribute: false, hasChanged: isAnother }) plays: readonly T[] = [];
  @property({ type: Boolean }) stale = false;
  @property({ type: Boolean }) more = false;
  /** Does the first click play? Where playing only lays out what is played later. */
  @property({ type: Boolean }) once = false;
  /** A play that is pinned as soon as it is among them; null for none. */
  @property({ attribute: false }) wanted: T | null = null;
  /** What the plays answer. As long as it stays the same, another list is a better one: nothing scrolls. Null is always new. */
  @property({ attribute: false }) question: unknown = null;
  /** The row with the tab stop. */
  @state() active = 0;
  /** The row under the pointer, or -1. */
  @state() pointed = -1;
  /** The row whose play stays shown, or -1. */
  @state() pinned = -1;

  /** The plays as they stand in the list. */
  #rows: readonly T[] = [];
  /** Is a press under way? It moves the focus, too, but what becomes of the row is for its click to say. */
  #pressed = false;
  /** Does the list take up room? What was pinned while it did not is brought into sight when it does. */
  #isVisible = false;
  readonly #size = new ResizeObserver(() => {
    const { clientHeight } = this;
    if (clientHeight && !this.#isVisible && this.pinned >= 0) this.#scroll();
    this.#isVisible = clientHeight > 0;
  });
  /** How many rows are drawn. */
  #drawn = Infinity;
  /** How many plays there were when more were wanted; 0 otherwise. */
  #before = 0;
  /** When the focus pinned a play, as events tell the time. */
  #focusedAt = -Infinity;
  /** Where the pointer was seen last. */
  #at = "";
  /** Where it was when the plays changed under it, or one was played: until it moves, it does not point at any of them. */
  #rest = "";

  /** What the list is called, and the button for more. */
  abstract get words(): { plays: string; more: string };

  /** The names of the columns. */
  abstract head(): unknown;

  /** What a row shows. @param rank the play's place among all, from 0 */
  abstract cells(play: T, rank: number): unknown;

  /** What a play is known by, when its list is replaced by another. */
  keyOf(play: T): string {
    return JSON.stringify(play);
  }

  /** A name for tests and for those who look at the page's source. */
  abstract nameOf(play: T): string;

  protected static override finalizeStyles(styles: CSSResultGroup = []) {
    return super.finalizeStyles([common, styles]);
  }

  override connectedCallback() {
    super.connectedCallback();
    this.#size.observe(this);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#size.disconnect();
  }

  override willUpdate(changed: PropertyValues) {
    const held = [this.pinned, this.pointed];
    if (changed.has("plays")) {
      const refined = this.#isRefined(changed);
      this.#arrange(refined ? held : []);
      if (!refined) this.pointed = -1;
      this.active = Math.max(0, this.pinned);
      this.#rest = this.#at;
    } else if (this.#rows !== this.plays && held.every((place) => place < 0)) {
      const active = this.#rows[this.active];
      this.#rows = this.plays;
      this.active = Math.max(0, this.#placeOf(active));
    }
    if (changed.has("wanted") && this.wanted) {
      this.pinned = this.#placeOf(this.wanted);
      this.active = Math.max(0, this.pinned);
    }
    const isFurther = this.#before > 0 || Math.max(this.active, this.pinned) >= AT_ONCE;
    if (changed.has("plays") && !this.stale && !this.#isRefined(changed)) this.#drawn = AT_ONCE;
    if (isFurther) this.#drawn = Infinity;
  }

  /** Put the plays in their order, but for the rows at some places. */
  #arrange(places: readonly number[]) {
    const before = this.#rows;
    const held = places.flatMap((place): [number, string][] => {
      const play = before[place];
      return play === undefined ? [] : [[place, this.keyOf(play)]];
    });
    this.#rows = held.length
      ? heldInPlace(this.plays, new Map(held), (play) => this.keyOf(play))
      : this.plays;
    this.pinned = this.#placeOf(before[this.pinned]);
    this.pointed = this.#placeOf(before[this.pointed]);
  }

  #isRefined(changed: PropertyValues) {
    return this.question !== null && !changed.has("question");
  }

  override updated(changed: PropertyValues) {
    if (this.#isBegun) this.#drawRest();
    if (changed.has("plays")) {
      // Focus goes along with the play that is pinned, or to the best when the list is replaced under it; that chooses nothing.
      if (this.#hasFocus) this.#focusRow(this.active, this.pinned >= 0);
      const before = changed.get("plays") as readonly T[] | undefined; // as in willUpdate
      if (before?.length && !this.#isRefined(changed)) this.#scroll(); // or there was nothing to be scrolled
      if (this.#before) this.#focusRow(this.#before, false);
      this.#before = 0;
    }
    if (["plays", "stale", "pinned"].some((name) => changed.has(name)))
      raise(this, "pin", this.#play(this.#kept));
    if (["plays", "stale", "pointed", "pinned"].some((name) => changed.has(name)))
      raise(this, "show", this.#play(this.#shown));
  }

  /** Are there rows that have not been drawn yet? */
  get #isBegun() {
    return this.#rows.length > this.#drawn;
  }

  #drawRest() {
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.#drawn = Infinity;
        this.requestUpdate();
      }),
    );
  }

  /** Is it the wanted play that is pinned? Whatever is being looked up meanwhile. */
  get isAtWanted(): boolean {
    return this.wanted !== null && this.pinned >= 0 && this.pinned === this.#placeOf(this.wanted);
  }

  /** Let go of the play that is pinned. Was there one? */
  release(): boolean {
    const pinned = this.pinned >= 0;
    this.pinned = -1;
    return pinned;
  }

  /** Move the focus to the list, which pins the play there; not so where `pin` is false. */
  focusList({ pin = true } = {}) {
    this.#focusRow(this.active, pin);
  }

  /** The place of a play that was in another list, or -1. */
  #placeOf(play: T | undefined): number {
    if (play === undefined) return -1;
    const same = this.keyOf(play);
    return this.#rows.findIndex((other) => this.keyOf(other) === same);
  }

  get #hasFocus() {
    return this.shadowRoot?.activeElement?.matches('[role="option"]') === true;
  }

  get #kept() {
    return this.stale ? -1 : this.pinned;
  }

  get #shown() {
    return this.stale || this.pointed < 0 ? this.#kept : this.pointed;
  }

  #play(index: number): T | null {
    return this.#rows[index] ?? null;
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
            aria-busy=${this.stale || this.#isBegun}
            @keydown=${this.#onKey}
            @pointerdown=${this.#onPress}
            @pointercancel=${() => (this.#pressed = false)}
            @pointerleave=${this.#onLeave}
          >
            ${this.#rows.slice(0, this.#drawn).map((play, index) => this.#row(play, index))}
          </div>
          ${
            this.more && !this.#isBegun
              ? html`<button type="button" class="button plain more" @click=${this.#onMore}>${more}</button>`
              : nothing
          }
        </div>
      </div>
    `;
  }

  #row(play: T, index: number) {
    const pinned = index === this.pinned;
    return html`
      <div
        role="option"
        class=${classMap({ row: true, figures: true, shown: index === this.#shown, pinned })}
        aria-selected=${pinned}
        tabindex=${index === this.active ? 0 : -1}
        data-word=${this.nameOf(play)}
        @pointerenter=${(event: PointerEvent) => this.#onPoint(event, index)}
        @pointermove=${(event: PointerEvent) => this.#onPoint(event, index)}
        @focus=${(event: FocusEvent) => this.#onFocus(event, index)}
        @click=${(event: MouseEvent) => this.#onClick(event, index)}
      >
        ${this.cells(play, this.#rows === this.plays ? index : this.plays.indexOf(play))}
      </div>
    `;
  }

  // The button is gone when they are there: the focus goes on to the first of them.
  #onMore() {
    this.#before = this.plays.length;
    raise(this, "more");
  }

  #onPoint(event: PointerEvent, index: number) {
    const at = `${event.clientX} ${event.clientY}`;
    // A list that appears under the pointer is not pointed at, either.
    if (!this.#at && event.type === "pointerenter") this.#rest = at;
    this.#at = at;
    const moved = event.type === "pointermove" || this.#at !== this.#rest;
    if (event.pointerType !== "touch" && moved) this.pointed = index;
  }

  // A finger leaves before its click comes.
  #onLeave(event: PointerEvent) {
    this.pointed = -1;
    if (event.pointerType !== "touch") this.#pressed = false;
  }

  #onPress() {
    this.#pressed = true;
  }

  #onFocus({ timeStamp }: FocusEvent, index: number) {
    this.active = index;
    if (this.#pressed) return;
    this.#focusedAt = timeStamp;
    this.pinned = index;
  }

  #onClick({ timeStamp }: MouseEvent, index: number) {
    const pressed = this.#pressed;
    this.#pressed = false;
    if (pressed || timeStamp - this.#focusedAt > ONE_PRESS) this.#choose(index);
  }

  /** Pin a play; the one that is pinned is played. */
  #choose(index: number) {
    const play = this.#rows[index];
    if (play === undefined || this.stale) return;
    this.active = index;
    const playing = this.once || this.pinned === index;
    this.pinned = playing && !this.once ? -1 : index;
    if (!playing) return;
    this.pointed = -1; // once it is played, or taken back, it is for the pointer to point anew
    this.#rest = this.#at;
    raise(this, "play", play);
  }

  #onKey(event: KeyboardEvent) {
    const onRow = event.target instanceof Element && event.target.matches('[role="option"]');
    if (!onRow || event.ctrlKey || event.metaKey || event.altKey) return;
    const { active, plays } = this;
    const target = placeAfter(event.key, { active, last: plays.length - 1, page: PAGE_STEP });
    if (target !== undefined) {
      this.pointed = -1;
      this.#focusRow(target, true);
      this.pinned = target;
    } else if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) this.#choose(active);
    } else if (event.key !== "Escape" || !this.release()) return;
    event.preventDefault();
  }

  // On a phone it is the sheet that scrolls, not the list. The page itself is left where it is.
  #scroll() {
    const list = this.renderRoot.querySelector(".scroll");
    const box = list && scrollerOf(list, { hidden: true });
    if (!box) return;
    if (this.pinned >= 0) {
      this.#element(this.active)?.scrollIntoView({ block: "nearest" });
      return;
    }
    const above = this.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    box.scrollTop = list === box ? 0 : Math.min(box.scrollTop, above);
  }

  /** Bring the pinned row to the head of what scrolls: what lies over its foot has become higher. */
  showPinned(): void {
    const row = this.#element(this.pinned);
    const box = row && scrollerOf(row);
    const head = this.renderRoot.querySelector(".head")?.clientHeight ?? 0;
    if (box) box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - head;
  }

  #focusRow(index: number, pin: boolean) {
    this.#pressed = !pin;
    this.#element(index)?.focus();
    this.#pressed = false;
  }

  #element(index: number) {
    return this.renderRoot.querySelectorAll<HTMLElement>('[role="option"]')[index];
  }
}
