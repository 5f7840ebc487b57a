/** Which letter would make a bingo of the whole rack, how many, and how likely it is drawn. Raises `through`. */
import { LitElement, css, html, nothing } from "lit";
import { shared } from "../../components/shared-styles.js";
import { TextsController } from "../../text/texts.js";

/**
 * @typedef {object} Chances
 * @property {{ letter: string, count: number }[]} letters
 * @property {number} draws
 * @property {number} good_draws
 * @property {number} share
 */

export class AnagramChances extends LitElement {
  static properties = {
    chances: { attribute: false },
    stale: { type: Boolean },
    through: {},
    letterLanguage: {},
  };

  static styles = [
    shared,
    css`
      :host {
        display: block;
      }

      h2 {
        margin: 0 0 2px;
        font-size: 1rem;
        font-weight: 650;
      }

      p {
        margin: 0 0 10px;
        color: var(--ink-soft);
        font-size: 0.9375rem;
      }

      .letters {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
        gap: 4px;
      }

      .stale {
        opacity: 0.35;
      }

      button {
        display: flex;
        flex-direction: column;
        align-items: center;
        gap: 1px;
        min-height: 46px;
        padding: 5px 2px 4px;
        border: 0;
        border-radius: 9px;
        background: var(--accent-wash);
        cursor: pointer;
        transition: background var(--quick);
      }

      button:hover,
      button[aria-pressed="true"] {
        background: var(--accent);
        color: var(--on-accent);
      }

      button b {
        font: 800 1.0625rem/1.15 var(--font-tile);
      }

      button span {
        font-size: 0.8125rem;
        font-weight: 550;
      }

      button.no {
        background: transparent;
        color: var(--ink-soft);
      }

      button.no:hover,
      button.no[aria-pressed="true"] {
        background: var(--sink);
      }

      button.no span {
        opacity: 0;
      }
    `,
  ];

  #texts = new TextsController(this);

  constructor() {
    super();
    /** @type {Chances | null} */
    this.chances = null;
    this.stale = false;
    this.through = "";
    this.letterLanguage = "en";
  }

  render() {
    const text = this.#texts.text.anagrams.chances;
    const { chances } = this;
    if (!chances) return nothing;
    const n = (/** @type {number} */ value) => this.#texts.number(value);
    const share = this.#texts.number(chances.share, { style: "percent" });
    const words = chances.letters.reduce((sum, { count }) => sum + count, 0);
    return html`
      <div class=${this.stale ? "stale" : ""}>
        <h2>${text.title}</h2>
        <p class="figures">
          ${words ? text.share(n(words), share, n(chances.good_draws), n(chances.draws)) : text.none}
        </p>
        <div class="letters" role="group" aria-label=${text.title}>
          ${chances.letters.map(
            ({ letter, count }) => html`
              <button
                type="button"
                class="figures ${count ? "" : "no"}"
                lang=${this.letterLanguage}
                data-letter=${letter}
                aria-pressed=${letter === this.through}
                title=${text.letter(letter, n(count))}
                @click=${() => this.#raise(letter === this.through ? "" : letter)}
              >
                <b>${letter}</b> <span>${n(count)}</span>
              </button>
            `,
          )}
        </div>
      </div>
    `;
  }

  /** @param {string} letter */
  #raise(letter) {
    this.dispatchEvent(new CustomEvent("through", { detail: letter }));
  }
}

customElements.define("tw-anagram-chances", AnagramChances);
