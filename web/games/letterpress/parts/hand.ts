/**
 * The word that is being formed in a game, and what can be done.
 *   back    its last letter is given back
 *   clear   all of them are
 *   play    it is to be played
 *   pass    nothing is
 *   hint    a good play is to be shown
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import { icon } from "../../../ui/icons.ts";
import { phone } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import { wrong } from "../../../ui/wrong.ts";
import { tableStyles } from "../../shared/table-styles.ts";

type Events = Record<"back" | "clear" | "play" | "pass" | "hint", undefined>;

@customElement("tw-letterpress-hand")
export class LetterpressHand extends Part<Events> {
  /** The letters taken so far. */
  @property({ attribute: false }) letters: readonly string[] = [];
  @property() letterLanguage = "en";
  /** What comes of the word, as a sentence. */
  @property() preview = "";
  @property({ type: Boolean }) stale = false;
  /** Is it for a person to act? */
  @property({ type: Boolean }) acting = false;
  /** Would a pass end the game? */
  @property({ type: Boolean }) ending = false;
  /** Why the word cannot be played. */
  @property() problem = "";

  static override styles = [
    tableStyles(phone),
    css`
      .word {
        min-height: 44px;
        padding: 2px 4px 2px 12px;
        border-radius: var(--radius);
        background: var(--sink);
      }

      .some {
        flex: 1 0 auto;
        max-width: 60%;
        font: 800 1.125rem/1.3 var(--font-tile);
        letter-spacing: 0.04em;
      }

      .preview {
        min-width: 0;
        margin-inline-start: auto;
      }

      .stale {
        opacity: 0.5;
      }
    `,
  ];

  override render() {
    const { hand: text } = this.texts.text.letterpressGame;
    const { help } = this.texts.text.crosswordGame.hand;
    const word = this.letters.join("");
    const none = !word;
    return html`
      <div class="word flow" role="group" tabindex="-1" aria-label=${text.label}>
        <span
          class="letters breaks ${none ? "grows quiet text-15" : "some"}"
          lang=${none ? nothing : this.letterLanguage}
          role="status"
          >${word || text.hint}</span
        >
        <span class="preview figures quiet text-14 ${this.stale ? "stale" : ""}">${this.preview}</span>
        ${
          none
            ? nothing
            : html`<button
                type="button"
                class="button icon-only"
                name="back"
                aria-label=${text.back}
                title=${text.back}
                @click=${() => this.raise("back")}
              >
                ${icon("erase")}
              </button>`
        }
      </div>
      ${wrong(this.problem)} ${this.ending ? html`<p class="facts">${text.passed}</p>` : nothing}
      <div class="actions flow wraps">
        ${button("play", text.play, () => this.raise("play"), { look: "filled", disabled: !this.acting || none })}
        ${button("clear", text.clear, () => this.#clear(), { look: "", disabled: none })}
        ${button("hint", help, () => this.raise("hint"), { look: "", disabled: !this.acting })}
        ${button("pass", this.ending ? text.passEnds : text.pass, () => this.raise("pass"), { look: "", disabled: !this.acting })}
      </div>
    `;
  }

  // Its button acts no more, and with it the focus would go.
  #clear(): void {
    this.renderRoot.querySelector<HTMLElement>(".word")?.focus();
    this.raise("clear");
  }

  /** Move the focus to the button that plays the word. */
  async focusPlay(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLButtonElement>("[name=play]")?.focus();
  }
}
