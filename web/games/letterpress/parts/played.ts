/** The words that were played: chips to take off, and a field to add more. Raises `played` with the new words. */
import { css, html, nothing } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { icon } from "../../../ui/icons.ts";
import { Part } from "../../../ui/part.ts";
import { describedBy, wrong } from "../../../ui/wrong.ts";
import { wordsIn } from "../model/position.ts";

@customElement("tw-letterpress-played")
export class LetterpressPlayed extends Part<{ played: readonly string[] }> {
  @property({ attribute: false }) words: readonly string[] = [];
  @property() letterLanguage = "en";
  /** What is wrong with them, in a sentence. */
  @property() problem = "";
  /** The words that something is wrong with. */
  @property({ attribute: false }) bad: ReadonlySet<string> = new Set();
  /** Words that the board does not spell. */
  @property({ attribute: false }) notOnBoard: readonly string[] = [];

  @query("input") field!: HTMLInputElement; // always drawn

  static override styles = [
    css`
      .head {
        gap: 0 12px;
        margin-bottom: 6px;
      }

      .chip {
        --icon: 16px;
        min-height: max(36px, var(--target));
        padding-left: 12px;
        border-radius: 999px;
        background: var(--sink);
        letter-spacing: 0.02em;
        overflow-wrap: anywhere;
      }

      .chip.bad {
        background: var(--wrong-wash);
        color: var(--wrong);
      }

      .chip.doubtful {
        background: none;
        box-shadow: inset 0 0 0 1.5px var(--edge);
      }

      .wrong,
      .quiet {
        margin: 6px 0 0;
      }

      .chip button {
        width: max(36px, var(--target));
        height: max(36px, var(--target));
        border-radius: 50%;
        color: var(--ink-soft);
      }

      .chip button:hover {
        color: var(--ink);
      }

      .add {
        flex: 1 1 210px;
      }

      form .button {
        border-radius: 999px;
      }
    `,
  ];

  override render() {
    const text = this.texts.text.letterpress;
    return html`
      <header class="head flow wraps baseline apart">
        <h2 class="heading" id="name">${text.played}</h2>
        ${this.words.length ? html`<span class="label">${text.playedHint}</span>` : nothing}
      </header>
      <ul class="unstyled beside wraps gap-6" aria-labelledby="name">
        ${this.words.map(
          (word, index) => html`
            <li
              class="flow gap-0 text-15 weight-550 capitals ${classMap({
                chip: true,
                bad: this.bad.has(word),
                doubtful: this.notOnBoard.includes(word),
              })}"
              lang=${this.letterLanguage}
            >
              ${word}
              <button
                type="button"
                class="bare-button centred"
                aria-label=${text.remove(word)}
                @click=${() => this.#remove(index)}
              >
                ${icon("close")}
              </button>
            </li>
          `,
        )}
        <li class="add">
          <form class="beside gap-6" @submit=${this.#onAdd}>
            <input
              class="field grows capitals"
              name="word"
              lang=${this.letterLanguage}
              aria-label=${text.addLabel}
              placeholder=${text.addHint}
              autocapitalize="characters"
              autocomplete="off"
              spellcheck="false"
              aria-invalid=${Boolean(this.problem)}
              aria-describedby=${describedBy(this.problem)}
            />
            <button type="submit" class="button plain slim">${text.addWord}</button>
          </form>
        </li>
      </ul>
      ${wrong(this.problem)}
      <p class="quiet none-if-empty text-15" role="status">${this.#doubt}</p>
    `;
  }

  get #doubt() {
    const { notOnBoard } = this;
    const text = this.texts.text.letterpress;
    const words = notOnBoard.map((word) => word.toLocaleUpperCase(this.letterLanguage)).join(", ");
    return words && text.notOnBoard(words, notOnBoard.length);
  }

  #onAdd(event: SubmitEvent) {
    event.preventDefault();
    const words = wordsIn(this.field.value);
    if (!words.length) return;
    this.field.value = "";
    this.raise("played", [...this.words, ...words]);
  }

  #remove(index: number) {
    this.raise(
      "played",
      this.words.filter((_, other) => other !== index),
    );
    this.field.focus({ preventScroll: true });
  }
}
