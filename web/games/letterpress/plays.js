/**
 * The ranked plays: a listbox with one tab stop. Arrows walk, pointing and focus show, Enter and a click play.
 *
 * A finger cannot point, so its first tap on a play shows it and the next one plays it.
 *   show  play or null    the play to show on the board
 *   play  play            the play to make
 *   more                  more plays are wanted
 */
import { LitElement, html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { TextsController } from "../../text/texts.js";
import { shared } from "../../components/shared-styles.js";
import { tiles, tilesStyles } from "../../components/tiles.js";
import { deciding } from "./deciding.js";
import { playsStyles } from "./plays-styles.js";

/** @typedef {import("./exchange.js").Play} Play */
/** @typedef {import("./position.js").Side} Side */

export class LetterpressPlays extends LitElement {
  static properties = {
    plays: { attribute: false },
    stale: { type: Boolean },
    ranking: {},
    turn: {},
    more: { type: Boolean },
    listLanguage: {},
    active: { state: true },
    pointed: { state: true },
    held: { state: true },
  };

  static styles = [shared, tilesStyles, playsStyles];

  #texts = new TextsController(this);
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
    /** @type {readonly Play[]} */
    this.plays = [];
    this.stale = false;
    this.ranking = "letterpwn";
    /** @type {Side} */
    this.turn = "ours";
    this.more = false;
    this.listLanguage = "en";
    /** The row with the tab stop. */
    this.active = 0;
    /** The row under the pointer, or -1. */
    this.pointed = -1;
    /** Is the active row shown, by focus or by a tap? */
    this.held = false;
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
    if (changed.has("plays") && changed.get("plays")) this.#row(0)?.scrollIntoView({ block: "nearest" });
    if (["plays", "stale", "active", "pointed", "held"].some((name) => changed.has(name))) this.#show();
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
    const text = this.#texts.text.letterpress;
    if (!this.plays.length) return nothing;
    const [decides, score, locks, exposure] = this.#columns;
    return html`
      <div class="list ${this.stale ? "stale" : ""}">
        <div class="head" aria-hidden="true">
          <span></span><span></span>
          <span>${decides}</span>
          <span>${score}</span>
          <span class="only-middle">${locks}</span>
          <span class="only-wide">${exposure}</span>
        </div>
        <div class="scroll">
          <div
            role="listbox"
            aria-label=${text.plays}
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
              ? html`<button type="button" class="button plain more" @click=${() => this.#raise("more")}>
                  ${text.more}
                </button>`
              : nothing
          }
        </div>
      </div>
    `;
  }

  get #columns() {
    const { columns, decides } = this.#texts.text.letterpress;
    const first = decides[/** @type {"letterpwn" | "territory"} */ (this.ranking)] ?? columns.lead;
    return [first, columns.score, columns.locks, columns.exposure];
  }

  /**
   * @param {Play} play
   * @param {number} index
   */
  #play(play, index) {
    const text = this.#texts.text.letterpress;
    const n = (/** @type {number} */ value) => this.#texts.number(value);
    const [us, them] = play.score;
    const [usLocked, themLocked] = play.locked;
    const shown = index === this.#shown;
    const { label, said } = deciding(play, this.ranking, this.turn, this.#texts);
    const [decides, score, locks, exposure] = this.#columns.map(
      // Whoever hears a row instead of seeing its column hears the column's name with it.
      (name) => html`<span class="out-of-sight">, ${name} </span>`,
    );
    return html`
      <div
        role="option"
        class=${classMap({ row: true, figures: true, shown })}
        aria-selected=${shown}
        tabindex=${index === this.active ? 0 : -1}
        data-word=${play.word}
        @pointerenter=${(/** @type {PointerEvent} */ event) => this.#onPoint(event, index)}
        @pointermove=${(/** @type {PointerEvent} */ event) => this.#onPoint(event, index)}
        @focus=${() => this.#onFocus(index)}
        @click=${() => this.#onClick(play, index)}
      >
        <span class="rank">${n(index + 1)}</span>
        <span class="word">
          ${tiles(play.word)}<span class="out-of-sight" lang=${this.listLanguage}>${play.word}</span>
          ${
            play.same_letters.length
              ? html`<span class="also" lang=${this.listLanguage}
                  >${text.also(play.same_letters.join(", "))}</span
                >`
              : nothing
          }
        </span>
        <span class=${classMap({ decides: true, said })}>${said ? "" : decides}${label}</span>
        <span class="pair">${score}${n(us)}<i>–</i>${n(them)}</span>
        <span class="pair lighter only-middle">${locks}${n(usLocked)}<i>–</i>${n(themLocked)}</span>
        <span class="lighter only-wide">${exposure}${n(play.vulnerability)}</span>
      </div>
    `;
  }

  /**
   * @param {PointerEvent} event
   * @param {number} index
   */
  #onPoint(event, index) {
    this.#at = `${event.clientX} ${event.clientY}`;
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
    if (
      !(event.relatedTarget instanceof Node && root.contains(event.relatedTarget)) &&
      this.#pointer !== "touch"
    ) {
      this.held = false;
    }
  };

  /**
   * @param {Play} play
   * @param {number} index
   */
  #onClick(play, index) {
    if (this.stale) return;
    const first = this.#pointer === "touch" && this.#before !== index;
    this.active = index;
    if (first) this.held = true;
    else this.#raise("play", play);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const onRow = /** @type {Element} */ (event.target).matches('[role="option"]');
    if (!onRow || event.ctrlKey || event.metaKey || event.altKey) return;
    this.#pointer = "keyboard";
    const last = this.plays.length - 1;
    const page = 8;
    /** @type {Record<string, number>} */
    const targets = {
      ArrowDown: Math.min(last, this.active + 1),
      ArrowUp: Math.max(0, this.active - 1),
      PageDown: Math.min(last, this.active + page),
      PageUp: Math.max(0, this.active - page),
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      this.pointed = -1;
      this.#row(target)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      const play = this.plays[this.active];
      if (play && !this.stale) this.#raise("play", play);
    } else return;
    event.preventDefault();
  }

  #show() {
    this.#raise("show", this.plays[this.#shown] ?? null);
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
  #raise(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

customElements.define("tw-letterpress-plays", LetterpressPlays);
