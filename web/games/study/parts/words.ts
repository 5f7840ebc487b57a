/**
 * The words that a search has found, each with the letters that go before and behind it: a listbox of any length.
 *
 * Raises:
 *   open   a word
 *   sight  [from, to]  the places of the words in sight have changed
 */
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { LongList } from "../../../ui/long-list.ts";
import type { Sight } from "../../../ui/long-rows.ts";
import { Part } from "../../../ui/part.ts";
import { listStyles } from "../../../ui/play-list-styles.ts";
import { inlineStyle } from "../../../ui/templates.ts";
import { frequencyOf } from "../../../ui/zipf.ts";
import type { StudiedWord } from "../../../engine/methods.ts";
import type { Notation } from "../../../tiles/notation.ts";
import { wordTiles, wordTilesStyles } from "../../../tiles/tile.ts";
import { longListStyles } from "../../shared/long-list-styles.ts";
import type { FoundRow, FoundRows } from "../model/found-rows.ts";
import type { Order } from "../model/position.ts";
import { studyWordsStyles } from "./words-styles.ts";

@customElement("tw-study-words")
export class StudyWords extends Part<{ open: string; sight: Sight }> {
  @property({ attribute: false }) found: FoundRows | null = null;
  /** Changes whenever words were filled in. */
  @property({ type: Number }) filled = 0;
  @property({ type: Boolean }) stale = false;
  @property() order: Order = "probability";
  /** The word that is open. */
  @property() opened = "";
  @property({ attribute: false }) notation: Notation | null = null;

  static override styles = [wordTilesStyles, listStyles, longListStyles, studyWordsStyles];

  readonly #list = new LongList<FoundRow, FoundRows>(this, {
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
    const { words, columns } = this.texts.text.studySearch;
    const head = html`<span></span><span></span><span>${columns.points}</span
      ><span>${columns.probability}</span><span>${columns[this.#last]}</span>`;
    return this.#list.view(words, head, (row, style, count) => this.#row(row, style, count));
  }

  /** What stands in the last column. */
  get #last() {
    return this.order === "playability" ? "playability" : "zipf";
  }

  #row({ place }: FoundRow, style: string, count: number) {
    const word = this.found?.word(place);
    const isOpen = word?.word === this.opened;
    return html`<div
      class=${classMap({ row: true, presses: true, figures: true, shown: isOpen, waiting: !word, active: place === this.#list.active })}
      role="option"
      id="word-${place}"
      data-place=${place}
      data-word=${word?.word ?? nothing}
      aria-label=${word ? nothing : "…"}
      aria-selected=${isOpen}
      aria-setsize=${count}
      aria-posinset=${place + 1}
      .style=${inlineStyle(style)}
    >
      <span class="rank quiet text-13">${this.texts.number(place + 1)}</span>
      ${word ? this.#cells(word) : html`<span class="blank-word"></span>`}
    </div>`;
  }

  #cells(found: StudiedWord) {
    const { columns, hooksOf, notKnown } = this.texts.text.studySearch;
    const { word, front, back, points, probability } = found;
    const letterLanguage = this.notation?.alphabet ?? "en";
    const decides = (name: Order) => (this.order === name ? "decides" : "quiet");
    // Those who hear the row hear what each number is.
    const spoken = (name: string) => html`<span class="out-of-sight">, ${name} </span>`;
    const hook = (letters: string, side: "front" | "back") =>
      html`<span
        class="hooks ${side} clipped quiet text-14"
        lang=${letterLanguage}
        title=${letters || nothing}
        >${letters ? spoken(hooksOf[side]) : nothing}${letters}</span
      >`;
    return html`
      <span class="hooked">
        ${hook(front, "front")}
        <span class="word"
          >${wordTiles(this.notation?.spell(word) ?? word)}<span class="out-of-sight" lang=${letterLanguage}
            >${word}</span
          ></span
        >
        ${hook(back, "back")}
      </span>
      <span class=${decides("points")}>${spoken(columns.points)}${this.texts.number(points)}</span>
      <span class=${decides("probability")}
        >${spoken(columns.probability)}${probability === null ? notKnown : this.texts.number(probability)}</span
      >
      <span class="frequency one-line text-14 ${decides(this.#last)}"
        >${spoken(columns[this.#last])}${this.#known(found) ?? notKnown}</span
      >
    `;
  }

  #known({ zipf, playability }: StudiedWord): string | undefined {
    if (this.#last === "zipf") return frequencyOf(zipf, this.texts.text.words.frequencies);
    return playability === null ? undefined : this.texts.number(playability, { maximumFractionDigits: 1 });
  }

  #open(place: number) {
    const word = this.found?.word(place);
    if (word) this.raise("open", word.word);
  }
}
