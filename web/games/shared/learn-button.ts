/** “Learn”: one press puts a word among the cards, with the position in which one met it as their picture. */
import { consume } from "@lit/context";
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../../ui/icons.ts";
import { Part } from "../../ui/part.ts";
import type { FirstTexts } from "../../text/en.ts";
import { linkContext } from "./context.ts";
import { addCards, cardStore } from "./card-store.ts";
import type { CardName } from "./cards.ts";

@customElement("tw-learn")
export class LearnButton extends Part<object, FirstTexts> {
  /** In upper case. */
  @property() word = "";
  /** Id of its list. */
  @property() lexicon = "";
  /** Is the word named on the button, for it does not stand beside it? */
  @property({ type: Boolean }) named = false;
  /** Is it only a word, without the position on the page? */
  @property({ type: Boolean }) alone = false;
  /** The address of the position, from "#" on; "" where that is the page's. */
  @property() position = "";
  @state() done: "" | "learning" | "unkept" = "";

  @consume({ context: linkContext })
  link: () => string = () => location.href;

  static override styles = css`
    :host {
      --icon: 18px;
      display: inline-flex;
      flex: none;
    }

    .button {
      padding: 0 9px;
    }

    .wrong {
      font-size: 0.8125rem;
    }
  `;

  override connectedCallback() {
    super.connectedCallback();
    cardStore.addEventListener("change", this.#look);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    cardStore.removeEventListener("change", this.#look);
  }

  override willUpdate(changed: PropertyValues) {
    if (!changed.has("word") && !changed.has("lexicon")) return;
    this.done = "";
    void this.#look();
  }

  get #card(): CardName {
    return { list: this.lexicon, kind: "anagrams", word: this.word };
  }

  /** Is there a card? It may have been made in another tab. */
  readonly #look = async (): Promise<void> => {
    const { word, lexicon } = this;
    const isCard = (await cardStore.find(this.#card)) !== null;
    if (word !== this.word || lexicon !== this.lexicon) return;
    this.done = isCard ? (cardStore.unkept ? "unkept" : "learning") : "";
  };

  override render() {
    const { learn: label, learnWord, learnHint, learning, unkept } = this.texts.text.word;
    const { done, word } = this;
    return html`
      ${
        done === ""
          ? html`<button
              type="button"
              class="button slim"
              name="learn"
              title=${learnHint(word)}
              @click=${this.#learn}
            >
              ${icon("plus")} ${this.named ? learnWord(word) : label}
            </button>`
          : nothing
      }
      <span class="${done === "unkept" ? "wrong" : "quiet"} flow gap-4 text-14" role="status" tabindex="-1"
        >${done === "learning" ? html`${icon("check")} ${learning}` : done && unkept}</span
      >
    `;
  }

  // The button is gone when it is pressed; what is said in its place gets the focus.
  readonly #learn = async (): Promise<void> => {
    const position = this.alone ? "" : this.position || new URL(this.link()).hash;
    await addCards([{ ...this.#card, position }]);
    await this.#look();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("[role=status]")?.focus();
  };
}
