/**
 * The words that were found: a listbox of any length, of which only the rows in sight are there.
 *
 * Rows have one height and headings another, so where a row stands is plain arithmetic. Arrows walk, Enter and a click
 * open. Raises:
 *   open   a word
 *   sight  [from, to]  the places of the words in sight have changed
 */
import { LitElement, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { listStyles } from "../../components/play-list-styles.ts";
import { shared } from "../../components/shared-styles.ts";
import { tilesStyles } from "../../components/tiles.ts";
import { placeAfter } from "../../components/walking.ts";
import { TextsController } from "../../text/texts.ts";
import type { Found, Section } from "./found.ts";
import { heard } from "./heard.ts";
import { wordsStyles } from "./words-styles.ts";

/** Heights in pixels. */
const ROW = 46;
const HEADING = 38;
/** Rows beyond the edge that are there all the same. */
const SPARE = 8;

/** The tallest that browsers lay out without losing precision. */
const TALLEST = 15_000_000;

@customElement("tw-anagram-words")
export class AnagramWords extends LitElement {
  @property({ attribute: false }) found: Found | null = null;
  /** Changes whenever words were filled in. */
  @property({ type: Number }) filled = 0;
  @property({ type: Boolean }) stale = false;
  @property() order = "length";
  /** The word that is open. */
  @property() opened = "";
  @property() letterLanguage = "en";
  /** The place of the word that keys act on, or -1. */
  @state() active = -1;
  @state() top = 0;

  static override styles = [shared, tilesStyles, listStyles, wordsStyles];

  #texts = new TextsController(this);
  #size = new ResizeObserver(() => this.#look());
  #observed: Element | null = null;
  #height = 600;
  #sight = "";
  /** Heights of all that stands before each section. */
  #starts: number[] = [];

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#size.disconnect();
    this.#observed = null;
  }

  override willUpdate(changed: PropertyValues) {
    if (!changed.has("found")) return;
    this.active = -1;
    this.top = 0;
    this.#sight = "";
    let start = 0;
    this.#starts = (this.found?.sections ?? []).map(({ count }) => {
      const here = start;
      start += this.#heading + count * ROW;
      return here;
    });
    this.#starts.push(start);
  }

  override updated(changed: PropertyValues) {
    const scroll = this.#scroll;
    if (scroll && scroll !== this.#observed) {
      this.#size.disconnect();
      this.#size.observe(scroll);
      this.#observed = scroll;
    }
    if (changed.has("found") && scroll) scroll.scrollTop = 0;
    this.#look();
  }

  /** Move the focus to the list. */
  focusList() {
    (this.renderRoot.querySelector('[role="listbox"]') as HTMLElement | null)?.focus();
  }

  get #heading() {
    return this.found?.headed ? HEADING : 0;
  }

  get #scroll() {
    return this.renderRoot.querySelector(".scroll");
  }

  get #total() {
    return Math.min(TALLEST, this.#starts.at(-1) ?? 0);
  }

  /** Where the row of a word begins. */
  #offsetOf(place: number) {
    const sections = this.found?.sections ?? [];
    const n = sections.findLastIndex(({ first }) => first <= place);
    const section = sections[n];
    return section ? (this.#starts[n] ?? 0) + this.#heading + (place - section.first) * ROW : 0;
  }

  /** Notes what is in sight. */
  #look = () => {
    const scroll = this.#scroll;
    if (!scroll || !this.found) return;
    if (Math.abs(scroll.scrollTop - this.top) >= ROW || scroll.clientHeight !== this.#height) {
      this.top = scroll.scrollTop;
      if (scroll.clientHeight !== this.#height) this.requestUpdate();
      this.#height = scroll.clientHeight;
    }
    const places = this.#rows(scroll.scrollTop, scroll.scrollTop + scroll.clientHeight)
      .map((row) => row.place)
      .filter((place) => place >= 0);
    const sight = [places[0] ?? 0, (places.at(-1) ?? -1) + 1];
    if (sight.join() === this.#sight) return;
    this.#sight = sight.join();
    this.dispatchEvent(new CustomEvent("sight", { detail: sight }));
  };

  /** The rows between two heights; a heading has the place -1. */
  #rows(from: number, to: number): { section: Section; place: number; top: number }[] {
    const rows = [];
    const sections = this.found?.sections ?? [];
    let n = Math.max(
      0,
      this.#starts.findLastIndex((start) => start <= from),
    );
    for (; n < sections.length && (this.#starts[n] ?? 0) < to; n++) {
      const section = sections[n] as Section;
      const start = this.#starts[n] ?? 0;
      const words = start + this.#heading;
      if (this.#heading && words > from) rows.push({ section, place: -1, top: start });
      const first = Math.max(0, Math.floor((from - words) / ROW));
      const last = Math.min(section.count, Math.ceil((to - words) / ROW));
      for (let k = first; k < last; k++)
        rows.push({ section, place: section.first + k, top: words + k * ROW });
    }
    return rows;
  }

  override render() {
    const { found } = this;
    if (!found?.count) return nothing;
    const text = this.#texts.text.anagrams;
    const rows = this.#rows(this.top - SPARE * ROW, this.top + this.#height + SPARE * ROW);
    return html`
      <div class=${classMap({ list: true, stale: this.stale })}>
        <div class="head" aria-hidden="true">
          <span></span><span></span> <span class="only-wide">${text.columns.length}</span
          ><span>${text.columns.score}</span><span>${text.columns.heard}</span>
        </div>
        <div class="scroll" @scroll=${this.#look}>
          <div
            role="listbox"
            tabindex="0"
            aria-label=${text.words}
            aria-busy=${this.stale}
            aria-activedescendant=${this.active >= 0 ? `word-${this.active}` : nothing}
            .style=${`height: ${this.#total}px`}
            @keydown=${this.#onKey}
            @click=${this.#onClick}
          >
            ${rows.map(({ section, place, top }) =>
              place < 0 ? this.#headingRow(section, top) : this.#row(place, top),
            )}
          </div>
        </div>
      </div>
    `;
  }

  #headingRow({ through, length, count }: Section, top: number) {
    const { headings } = this.#texts.text.anagrams;
    const n = this.#texts.number(count);
    const parts = [
      length === null ? "" : headings.length(this.#texts.number(length), length),
      through === null ? (length === null ? headings.alone : "") : headings.through(through),
    ].filter(Boolean);
    return html`<div class="heading figures" role="presentation" .style=${`transform: translateY(${top}px)`}>
      <b>${parts.join(", ")}</b><span>${headings.words(n, count)}</span>
    </div>`;
  }

  #row(place: number, top: number) {
    const word = this.found?.word(place);
    const style = `transform: translateY(${top}px)`;
    const count = this.found?.count ?? 0;
    const number = this.#texts.number(place + 1);
    if (!word) {
      return html`<div
        class="row waiting figures"
        role="option"
        aria-setsize=${count}
        aria-posinset=${place + 1}
        aria-selected="false"
        aria-label="…"
        .style=${style}
      >
        <span class="rank">${number}</span><span class="blank-word"></span>
      </div>`;
    }
    const { columns } = this.#texts.text.anagrams;
    const letters = word.tiles ?? Array.from(word.word);
    const opened = word.word === this.opened;
    const said = (name: string) => html`<span class="out-of-sight">, ${name} </span>`;
    const decides = (name: string) => (this.order === name ? "decides" : "");
    return html`
      <div
        class=${classMap({ row: true, figures: true, shown: opened, active: place === this.active })}
        role="option"
        id="word-${place}"
        data-place=${place}
        data-word=${word.word}
        aria-selected=${opened}
        aria-setsize=${count}
        aria-posinset=${place + 1}
        .style=${style}
      >
        <span class="rank">${number}</span>
        <span class="word"
          ><span class="tiles" aria-hidden="true" .style=${`--n: ${letters.length}`}
            >${letters.map((letter, n) => html`<i class=${word.blanks.includes(n) ? "blank" : ""}>${letter}</i>`)}</span
          ><span class="out-of-sight" lang=${this.letterLanguage}>${word.word}</span></span
        >
        <span class="only-wide ${decides("length")}">${said(columns.length)}${letters.length}</span>
        <span class=${decides("score")}>${said(columns.score)}${this.#texts.number(word.score)}</span>
        <span class="heard ${decides("zipf")}"
          >${said(columns.heard)}${heard(word.zipf, this.#texts.text.anagrams.heard)}</span
        >
      </div>
    `;
  }

  #onClick(event: Event) {
    const row = (event.target as Element).closest("[data-place]");
    if (!(row instanceof HTMLElement) || this.stale) return;
    this.active = Number(row.dataset.place);
    this.#open();
  }

  #onKey(event: KeyboardEvent) {
    const { found } = this;
    if (!found || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(this.#height / ROW) - 1);
    const target = placeAfter(event.key, { active: this.active, last: found.count - 1, page });
    if (target !== undefined) this.#walk(target);
    else if (event.key === "Enter" || event.key === " ") this.#open();
    else return;
    event.preventDefault();
  }

  #walk(place: number) {
    this.active = place;
    const scroll = this.#scroll;
    if (!scroll) return;
    const top = this.#offsetOf(place);
    const above = place === 0 ? 0 : top - this.#heading;
    if (above < scroll.scrollTop) scroll.scrollTop = above;
    else if (top + ROW > scroll.scrollTop + scroll.clientHeight) {
      scroll.scrollTop = top + ROW - scroll.clientHeight;
    }
    this.#look();
    // With a detail open, walking reads one word after another.
    if (this.opened) this.#open();
  }

  #open() {
    const word = this.found?.word(this.active);
    if (word && !this.stale) this.dispatchEvent(new CustomEvent("open", { detail: word.word }));
  }
}
