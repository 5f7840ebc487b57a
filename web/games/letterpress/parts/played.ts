/** The words that were played: chips to take off, and a field to add more. Raises `played` with the new words. */
import { css, html, nothing } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { icon } from "../../../ui/icons.ts";
import { Part } from "../../../ui/part.ts";
import { wrong } from "../../../ui/wrong.ts";
import { wordsIn } from "../model/position.ts";

@customElement("tw-letterpress-played")
export class LetterpressPlayed extends Part<{ played: readonly string[] }> {
  @property({ attribute: false }) words: readonly string[] = [];
  @property() letterLanguage = "en";
  /** What is wrong with them, in a sentence. */
  @property() problem = "";
  /** Which word something is wrong with, or -1. */
  @property({ type: Number }) badIndex = -1;
  /** Words that the board does not spell. */
  @property({ attribute: false }) notOnBoard: readonly string[] = [];

  @query("input") field!: HTMLInputElement; // always drawn

  static override styles = css`
    header {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 12px;
      margin-bottom: 6px;
    }

    ul {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
      margin: 0;
      padding: 0;
      list-style: none;
    }

    .chip {
      display: inline-flex;
      align-items: center;
      min-height: 36px;
      padding-left: 12px;
      border-radius: 999px;
      background: var(--sink);
      font-weight: 550;
      font-size: 0.9375rem;
      letter-spacing: 0.02em;
      text-transform: uppercase;
    }

    .chip.bad {
      background: var(--wrong-wash);
      color: var(--wrong);
    }

    .chip.doubtful {
      background: none;
      box-shadow: inset 0 0 0 1.5px var(--edge);
    }

    .quiet {
      margin: 6px 0 0;
      font-size: 0.9375rem;
    }

    .quiet:empty {
      display: none;
    }

    .chip button {
      display: grid;
      place-items: center;
      width: 36px;
      height: 36px;
      border: 0;
      border-radius: 50%;
      background: none;
      color: var(--ink-soft);
      cursor: pointer;
    }

    .chip button:hover {
      color: var(--ink);
    }

    .chip .icon {
      width: 16px;
      height: 16px;
    }

    .add {
      flex: 1 1 210px;
    }

    form {
      display: flex;
      gap: 6px;
    }

    form input {
      flex: 1;
      min-width: 0;
      min-height: 36px;
      border-radius: 999px;
      text-transform: uppercase;
    }

    form input::placeholder {
      color: var(--ink-soft);
      opacity: 1;
      text-transform: none;
    }

    form .button {
      min-height: 36px;
      border-radius: 999px;
    }

    .wrong {
      margin-top: 6px;
    }

    @media (pointer: coarse) {
      .chip,
      .chip button,
      form input,
      form .button {
        min-height: 44px;
      }

      .chip button {
        width: 44px;
        height: 44px;
      }
    }
  `;

  override render() {
    const text = this.texts.text.letterpress;
    return html`
      <header>
        <h2 class="heading" id="name">${text.played}</h2>
        ${this.words.length ? html`<span class="label">${text.playedHint}</span>` : nothing}
      </header>
      <ul aria-labelledby="name">
        ${this.words.map(
          (word, index) => html`
            <li
              class=${classMap({
                chip: true,
                bad: this.problem !== "" && index === this.badIndex,
                doubtful: this.notOnBoard.includes(word),
              })}
              lang=${this.letterLanguage}
            >
              ${word}
              <button type="button" aria-label=${text.remove(word)} @click=${() => this.#remove(index)}>
                ${icon("close")}
              </button>
            </li>
          `,
        )}
        <li class="add">
          <form @submit=${this.#onAdd}>
            <input
              class="field"
              name="word"
              lang=${this.letterLanguage}
              aria-label=${text.addLabel}
              placeholder=${text.addHint}
              autocapitalize="characters"
              autocomplete="off"
              spellcheck="false"
              aria-invalid=${Boolean(this.problem)}
              aria-describedby="wrong"
            />
            <button type="submit" class="button plain">${text.addWord}</button>
          </form>
        </li>
      </ul>
      ${wrong(this.problem)}
      <p class="quiet" role="status">${this.#doubt}</p>
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
