/**
 * The words that were found: a listbox of any length, of which only the rows in sight are there.
 *
 * Arrows lead from word to word, Enter and a click open one. Raises:
 *   open   a word
 *   sight  [from, to]  the places of the words in sight have changed
 */
import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { LongList } from "../../../ui/long-list.ts";
import { Part } from "../../../ui/part.ts";
import { listStyles } from "../../../ui/play-list-styles.ts";
import { inlineStyle } from "../../../ui/templates.ts";
import { frequencyOf } from "../../../ui/zipf.ts";
import { wordTiles, wordTilesStyles } from "../../../tiles/tile.ts";
import { longListStyles } from "../../shared/long-list-styles.ts";
import { tilesOf, type FoundWords, type Row, type Section } from "../model/found-words.ts";
import type { Order } from "../model/position.ts";

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

  static override styles = [wordTilesStyles, listStyles, longListStyles];

  readonly #list = new LongList<Row, FoundWords>(this, {
    isStale: () => this.stale,
    isOpen: () => this.opened !== "",
    open: (place) => this.#open(place),
    onSight: (sight) => this.raise("sight", sight),
  });

  override willUpdate() {
    this.#list.show(this.found);
  }

  /** Move the focus to the list. */
  focusList() {
    this.#list.focus();
  }

  override render() {
    const text = this.texts.text.anagrams;
    const head = html`<span></span><span></span> <span class="only-wide">${text.columns.length}</span
      ><span>${text.columns.score}</span><span>${text.columns.frequency}</span>`;
    return this.#list.view(text.words, head, (row, style, count) => this.#row(row, style, count));
  }

  #row({ section, place }: Row, style: string, count: number) {
    if (place === null) return this.#heading(section, style);
    const word = this.found?.word(place);
    const number = this.texts.number(place + 1);
    if (!word)
      return html`<div
        class="row waiting presses figures"
        role="option"
        aria-setsize=${count}
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
        class=${classMap({ row: true, presses: true, figures: true, shown: isOpen, active: place === this.#list.active })}
        role="option"
        id="word-${place}"
        data-place=${place}
        data-word=${word.word}
        aria-selected=${isOpen}
        aria-setsize=${count}
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

  #open(place: number) {
    const word = this.found?.word(place);
    if (word) this.raise("open", word.word);
  }
}
