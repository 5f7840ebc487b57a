/**
 * The words that were found: a listbox of any length, of which only the rows in sight are there.
 *
 * Arrows lead from word to word, Enter and a click open one. Raises:
 *   open   a word
 *   sight  [from, to]  the places of the words in sight have changed
 */
import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { Part } from "../../../ui/part.ts";
import { listStyles } from "../../../ui/play-list-styles.ts";
import { placeAfter } from "../../../ui/list-keys.ts";
import { inlineStyle } from "../../../ui/templates.ts";
import { frequencyOf } from "../../../ui/zipf.ts";
import { wordTiles, wordTilesStyles } from "../../../tiles/tile.ts";
import { ROW, tilesOf, type FoundWords, type Row, type Section, type Sight } from "../model/found-words.ts";
import type { Order } from "../model/position.ts";
import { wordsStyles } from "./words-styles.ts";

/** Pixels beyond the edges where rows are drawn too, so that a short scroll shows no gap. */
const SPARE = 8 * ROW;

/** The tallest that browsers lay out without losing precision. */
const TALLEST = 15_000_000;

@customElement("tw-anagram-words")
export class AnagramWords extends Part {
  @property({ attribute: false }) found: FoundWords | null = null;
  /** Changes whenever words were filled in. */
  @property({ type: Number }) filled = 0;
  @property({ type: Boolean }) stale = false;
  @property() order: Order = "length";
  /** The word that is open. */
  @property() opened = "";
  @property() letterLanguage = "en";
  /** The place of the word that keys act on, or -1. */
  @state() active = -1;
  @state() top = 0;
  /** Of what is in sight. */
  @state() height = 600;

  @query(".scroll") scroller!: HTMLElement | null;
  @query('[role="listbox"]') listbox!: HTMLElement | null;

  static override styles = [wordTilesStyles, listStyles, wordsStyles];

  #size = new ResizeObserver(() => this.#onSize());
  #observed: Element | null = null;
  #sight = "";

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
  }

  override updated(changed: PropertyValues) {
    const { scroller } = this;
    if (scroller && scroller !== this.#observed) {
      this.#size.disconnect();
      this.#size.observe(scroller);
      this.#observed = scroller;
    }
    if (changed.has("found") && scroller) scroller.scrollTop = 0;
    this.#look();
  }

  /** Move the focus to the list. */
  focusList() {
    this.listbox?.focus();
  }

  // What is told of a word takes room from the list, which the word itself may lie in.
  #onSize() {
    const { scroller, found, active, height } = this;
    if (scroller && found && active >= 0 && scroller.clientHeight < height)
      this.#bring(active, scroller, found);
    this.#look();
  }

  /** Note what is in sight. */
  #look = () => {
    const { scroller, found } = this;
    if (!scroller || !found) return;
    const { scrollTop, clientHeight } = scroller;
    if (Math.abs(scrollTop - this.top) >= ROW || clientHeight !== this.height) this.top = scrollTop;
    this.height = clientHeight;
    const places = found.rows(scrollTop, scrollTop + clientHeight).flatMap(({ place }) => place ?? []);
    const sight: Sight = [places[0] ?? 0, (places.at(-1) ?? -1) + 1];
    if (sight.join() === this.#sight) return;
    this.#sight = sight.join();
    this.raise("sight", sight);
  };

  override render() {
    const { found } = this;
    if (!found?.count) return nothing;
    const text = this.texts.text.anagrams;
    return html`
      <div class=${classMap({ list: true, stale: this.stale })}>
        <div class="head" aria-hidden="true">
          <span></span><span></span> <span class="only-wide">${text.columns.length}</span
          ><span>${text.columns.score}</span><span>${text.columns.frequency}</span>
        </div>
        <div class="scroll" @scroll=${this.#look}>
          <div
            role="listbox"
            tabindex="0"
            aria-label=${text.words}
            aria-busy=${this.stale}
            aria-activedescendant=${this.active >= 0 ? `word-${this.active}` : nothing}
            .style=${inlineStyle(`height: ${Math.min(TALLEST, found.height)}px`)}
            @keydown=${this.#onKey}
            @click=${this.#onClick}
          >
            ${found.rows(this.top - SPARE, this.top + this.height + SPARE).map((row) => this.#row(row, found))}
          </div>
        </div>
      </div>
    `;
  }

  #row({ section, place, top }: Row, found: FoundWords) {
    const style = `transform: translateY(${top}px)`;
    if (place === null) return this.#heading(section, style);
    const word = found.word(place);
    const number = this.texts.number(place + 1);
    if (!word)
      return html`<div
        class="row waiting presses figures"
        role="option"
        aria-setsize=${found.count}
        aria-posinset=${place + 1}
        aria-selected="false"
        aria-label="…"
        .style=${inlineStyle(style)}
      >
        <span class="rank quiet text-13">${number}</span><span class="blank-word"></span>
      </div>`;
    const { columns, noFrequency } = this.texts.text.anagrams;
    const letters = tilesOf(word);
    const lying = letters.findIndex((face, n) => face === section.through && !word.blanks.includes(n));
    const isOpen = word.word === this.opened;
    // Screen readers read the column's name before its value.
    const spoken = (name: string) => html`<span class="out-of-sight">, ${name} </span>`;
    const decides = (name: Order) => (this.order === name ? "decides" : "quiet");
    return html`
      <div
        class=${classMap({ row: true, presses: true, figures: true, shown: isOpen, active: place === this.active })}
        role="option"
        id="word-${place}"
        data-place=${place}
        data-word=${word.word}
        aria-selected=${isOpen}
        aria-setsize=${found.count}
        aria-posinset=${place + 1}
        .style=${inlineStyle(style)}
      >
        <span class="rank quiet text-13">${number}</span>
        <span class="word"
          >${wordTiles(letters.map((face, n) => ({ face, kind: { blank: word.blanks.includes(n), lying: n === lying } })))}<span
            class="out-of-sight"
            lang=${this.letterLanguage}
            >${word.word}</span
          ></span
        >
        <span class="only-wide ${decides("length")}">${spoken(columns.length)}${letters.length}</span>
        <span class=${decides("score")}>${spoken(columns.score)}${this.texts.number(word.score ?? 0)}</span>
        <span class="frequency one-line text-14 ${decides("zipf")}"
          >${spoken(columns.frequency)}${frequencyOf(word.zipf ?? null, this.texts.text.words.frequencies) ?? noFrequency}</span
        >
      </div>
    `;
  }

  #heading({ through, length, count }: Section, style: string) {
    const { headings } = this.texts.text.anagrams;
    const parts = [
      length === null ? "" : headings.length(this.texts.number(length), length),
      through === null ? (length === null ? headings.alone : "") : headings.through(through),
    ].filter(Boolean);
    return html`<div
      class="heading flow by-bottom gap-10 figures"
      role="presentation"
      .style=${inlineStyle(style)}
    >
      <b class="weight-650">${parts.join(", ")}</b
      ><span class="quiet text-14">${headings.words(this.texts.number(count), count)}</span>
    </div>`;
  }

  #onClick(event: Event) {
    const row = (event.target as Element).closest("[data-place]"); // only elements are clicked
    if (!(row instanceof HTMLElement) || this.stale) return;
    this.active = Number(row.dataset.place);
    this.#open();
  }

  #onKey(event: KeyboardEvent) {
    const { found } = this;
    if (!found || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor(this.height / ROW) - 1);
    const target = placeAfter(event.key, { active: this.active, last: found.count - 1, page });
    if (target !== undefined) this.#goTo(target, found);
    else if (event.key === "Enter" || event.key === " ") this.#open();
    else return;
    event.preventDefault();
  }

  #goTo(place: number, found: FoundWords) {
    this.active = place;
    const { scroller } = this;
    if (!scroller) return;
    this.#bring(place, scroller, found);
    this.#look();
    // With a word open, the keys read one word after another.
    if (this.opened) this.#open();
  }

  /** Scroll as little as it takes to have a word in sight. */
  #bring(place: number, scroller: HTMLElement, found: FoundWords) {
    const top = found.topOf(place);
    const above = place === 0 ? 0 : top - found.heading;
    if (above < scroller.scrollTop) scroller.scrollTop = above;
    else if (top + ROW > scroller.scrollTop + scroller.clientHeight)
      scroller.scrollTop = top + ROW - scroller.clientHeight;
  }

  #open() {
    const word = this.found?.word(this.active);
    if (word && !this.stale) this.raise("open", word.word);
  }
}
