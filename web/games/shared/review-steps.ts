/**
 * What leads through the mistakes of a game that is looked back on; it stays at the top while the turns are scrolled.
 *   step   1 or -1  to the mistake after the turn that is looked at, or before it
 *   only   boolean  are only mistakes to be listed?
 *   close           back to the game
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { button } from "../../ui/button.ts";
import { Part } from "../../ui/part.ts";
import type { FieldEvent } from "../../ui/templates.ts";
import type { Step } from "./mistakes.ts";

interface Events {
  step: Step;
  only: boolean;
  close: undefined;
}

@customElement("tw-review-steps")
export class ReviewSteps extends Part<Events> {
  /** Places of the turns that were mistakes. */
  @property({ attribute: false }) mistakes: readonly number[] = [];
  /** The turn that is looked at, or null. */
  @property({ attribute: false }) at: number | null = null;
  @property({ type: Boolean }) only = false;
  /** Are they those of one player alone, who is at the screen? */
  @property({ type: Boolean }) own = false;
  /** Are some turns still to be judged, among which there may be mistakes? */
  @property({ type: Boolean }) unfinished = false;
  /** What the way back to the game is called. */
  @property() close = "";

  static override styles = css`
    .steps {
      position: sticky;
      z-index: 1;
      top: 0;
      padding: 4px 0;
      background: var(--under, var(--bg));
    }

    label {
      min-height: var(--target);
    }
  `;

  override render() {
    const text = this.texts.text.match.review.mistakes;
    const { mistakes, at, only, own } = this;
    return html`
      <div class="steps flow wraps gap-6" role="group" aria-label=${text.title}>
        ${this.#step("previous", -1)} ${this.#step("next", 1)}
        <span class="place quiet text-14 figures" role="status">${this.#told()}</span>
      </div>
      <div class="flow wraps gap-12">
        <label class="flow text-15"
          ><input
            type="checkbox"
            name="mistakes-only"
            .checked=${only}
            ?disabled=${!mistakes.length && !only}
            @change=${({ target }: FieldEvent) => this.raise("only", target.checked)}
          />${own ? text.onlyYours : text.only}</label
        >
        ${at === null ? nothing : button("close-turn", this.close, () => this.raise("close"))}
      </div>
    `;
  }

  #step(name: "previous" | "next", step: Step) {
    const text = this.texts.text.match.review.mistakes;
    return html`<button
      type="button"
      class="button plain"
      name="${name}-mistake"
      aria-keyshortcuts=${step < 0 ? "[" : "]"}
      ?disabled=${!this.mistakes.length}
      @click=${() => this.raise("step", step)}
    >
      ${text[name]}
    </button>`;
  }

  /** How many there are, or which of them is looked at. */
  #told() {
    const text = this.texts.text.match.review.mistakes;
    const n = (value: number) => this.texts.number(value);
    const count = this.mistakes.length;
    const place = this.mistakes.findIndex((turn) => turn === this.at);
    if (!count) return this.unfinished ? text.noneSoFar : text.none;
    return place < 0 ? text.count(n(count)) : text.place(n(place + 1), n(count));
  }
}
