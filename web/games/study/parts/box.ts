/**
 * The cards of a box, those that come first before the others: found by their letters, and taken out one by one or together.
 *   remove  cards
 *   undo    those that were taken out are wanted back
 *   close
 */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { button } from "../../../ui/button.ts";
import { icon } from "../../../ui/icons.ts";
import { Part } from "../../../ui/part.ts";
import type { FieldEvent } from "../../../ui/templates.ts";
import type { Card } from "../../shared/cards.ts";
import { isDue } from "../model/boxes.ts";
import { takenOut } from "./taken-out.ts";
import { waitText } from "./wait.ts";

/** Cards that are shown; the others are found by their letters. */
const MOST = 100;

@customElement("tw-study-box")
export class StudyBox extends Part<{ remove: readonly Card[]; undo: undefined; close: undefined }> {
  /** In the order in which they come. */
  @property({ attribute: false }) cards: readonly Card[] = [];
  /** What is asked, and of which list. */
  @property() name = "";
  /** The language of its words. */
  @property() letterLanguage = "en";
  /** What came of what was tried last. */
  @property() said = "";
  /** Can cards that were taken out be put back? */
  @property({ type: Boolean }) undoes = false;
  /** What the words that are shown begin with. */
  @state() typed = "";

  static override styles = css`
    :host {
      display: block;
      overflow-y: auto;
      padding: 4px 12px 24px;
    }

    li {
      min-height: var(--target);
      border-top: 1px solid var(--line);
    }
  `;

  /** The place of the card that was taken out, whose neighbour gets the focus. */
  #removed: number | null = null;

  override updated(changed: PropertyValues<this>) {
    if (!changed.has("cards") || this.#removed === null) return;
    const buttons = this.renderRoot.querySelectorAll<HTMLElement>("[name=remove]");
    buttons[Math.min(this.#removed, buttons.length - 1)]?.focus();
    this.#removed = null;
  }

  override render() {
    const { box } = this.texts.text.studyQuiz;
    const { close } = this.texts.text.word;
    const n = (value: number) => this.texts.number(value);
    const typed = this.typed.trim().toLocaleUpperCase(this.letterLanguage);
    const found = this.cards.filter(({ word }) => word.startsWith(typed));
    const more = found.length - MOST;
    return html`<article class="stack gap-10" aria-label=${this.name}>
      <header class="flow apart">
        <h2 class="breaks">${this.name}</h2>
        <button
          type="button"
          class="button icon-only"
          name="close"
          aria-label=${close}
          title=${close}
          @click=${() => this.raise("close")}
        >
          ${icon("close")}
        </button>
      </header>
      <div class="flow wraps">
        <input
          class="field capitals grows"
          type="search"
          name="find-card"
          lang=${this.letterLanguage}
          aria-label=${box.find}
          placeholder=${box.find}
          .value=${live(this.typed)}
          autocomplete="off"
          spellcheck="false"
          @input=${({ target }: FieldEvent) => (this.typed = target.value)}
        />
        ${found.length ? button("remove-all", box.removeAll(n(found.length)), () => this.raise("remove", found)) : nothing}
      </div>
      ${takenOut(this.said, this.texts.text.tools.undo, this.undoes ? () => this.raise("undo") : null)}
      <p class="quiet text-15 none-if-empty" role="status">${typed && !found.length ? box.none : ""}</p>
      <ul class="unstyled">
        ${found.slice(0, MOST).map((card, place) => this.#row(card, place))}
      </ul>
      ${more > 0 ? html`<p class="quiet text-14">${box.more(n(more))}</p>` : nothing}
    </article>`;
  }

  #row(card: Card, place: number) {
    const { box } = this.texts.text.studyQuiz;
    const { word, due, asked, lapses } = card;
    const now = new Date();
    const when = !asked
      ? box.fresh
      : isDue(card, now)
        ? box.today
        : box.comes(waitText(due - now.getTime(), this.texts));
    return html`<li class="flow gap-12">
      <b class="weight-550 grows breaks" lang=${this.letterLanguage}>${word}</b>
      <span class="quiet text-14 figures"
        >${when}${lapses ? ` · ${box.lapses(this.texts.number(lapses), lapses)}` : ""}</span
      >
      <button
        type="button"
        class="button icon-only"
        name="remove"
        aria-label=${box.remove(word)}
        title=${box.remove(word)}
        @click=${() => this.#remove(card, place)}
      >
        ${icon("close")}
      </button>
    </li>`;
  }

  #remove(card: Card, place: number) {
    this.#removed = place;
    this.raise("remove", [card]);
  }
}
