/**
 * A word that was played, to be typed here or tapped on the board: how many ways there are to play it, or why there is none.
 *
 *   word    text  what is typed
 *   leave         on to the ways to play it
 *   anyway        it is to be played though it is not in the list
 *   play          the chosen one of them is to be made
 *   close         back to all plays, or in a puzzle to no word
 */
import { css, html, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import { icon } from "../../../ui/icons.ts";
import { sheetWhen } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import type { FieldEvent } from "../../../ui/templates.ts";
import { describedBy, wrong } from "../../../ui/wrong.ts";
import type { Side } from "../model/position.ts";

interface Events {
  word: string;
  leave: undefined;
  anyway: undefined;
  play: undefined;
  close: undefined;
}

@customElement("tw-letterpress-word")
export class LetterpressWord extends Part<Events> {
  @property() word = "";
  @property() turn: Side = "ours";
  @property() letterLanguage = "en";
  /** What to do, or how many ways there are. */
  @property() sentence = "";
  /** Other words of the same letters. */
  @property({ attribute: false }) also: readonly string[] = [];
  /** What the button says that makes the chosen one; it stands here above a sheet that is down. */
  @property() play = "";
  /** Why there is none. */
  @property() problem = "";
  /** Can it be played all the same? */
  @property({ type: Boolean }) canAnyway = false;
  /** What the button is called that closes it; "" where there is nothing to go back to. */
  @property() closing = "";
  /** Has the hand left the field? Until then the word is not finished. */
  @state() left = false;

  @query("input") field!: HTMLInputElement | null;

  static override styles = [
    css`
      :host {
        padding: 2px 12px 10px;
      }

      .told {
        gap: 4px 12px;
        min-height: 40px;
        margin: 4px 0 0;
      }

      .chosen {
        display: var(--chosen, none);
        min-height: 40px;
        margin-inline-start: auto;
      }

      @media ${sheetWhen()} {
        :host {
          padding: 0 8px 4px;
        }

        form {
          margin-right: 48px;
        }

        .told:has(.chosen) {
          flex-wrap: nowrap;
        }

        .told {
          margin-top: 2px;
          font-size: 0.8125rem;
        }
      }
    `,
  ];

  override render() {
    const { word: text, also } = this.texts.text.letterpress;
    const { problem, closing } = this;
    return html`
      <form class="beside" @submit=${(event: SubmitEvent) => this.#onSubmit(event)}>
        <input
          class="field grows capitals"
          name="their-word"
          lang=${this.letterLanguage}
          aria-label=${text.label[this.turn]}
          placeholder=${text.label[this.turn]}
          autocapitalize="characters"
          autocomplete="off"
          autocorrect="off"
          spellcheck="false"
          enterkeyhint="done"
          aria-invalid=${Boolean(problem) && this.left}
          aria-describedby=${describedBy(this.left ? problem : "")}
          .value=${this.word}
          @input=${({ target }: FieldEvent) => this.#onInput(target.value)}
          @blur=${() => (this.left = true)}
        />
        ${
          closing
            ? html`<button
                type="button"
                class="button icon-only"
                name="close"
                aria-label=${closing}
                title=${closing}
                @click=${() => this.raise("close")}
              >
                ${icon("close")}
              </button>`
            : nothing
        }
      </form>
      <div class="told flow wraps text-15">
        ${
          problem && this.left
            ? wrong(problem)
            : html`<span class="quiet" role="status">${problem || this.sentence}</span>`
        }
        ${
          this.also.length
            ? html`<span class="quiet also" lang=${this.letterLanguage}>${also(this.also.join(", "))}</span>`
            : nothing
        }
        ${this.canAnyway ? button("anyway", text.anyway, () => this.raise("anyway")) : nothing}
        ${this.play ? button("play-chosen", this.play, () => this.raise("play"), { look: "filled chosen" }) : nothing}
      </div>
    `;
  }

  #onInput(typed: string) {
    this.left = false;
    this.raise("word", typed.trim());
  }

  #onSubmit(event: SubmitEvent) {
    event.preventDefault();
    this.left = true;
    if (!this.problem) this.raise("leave");
  }
}
