/** Keys to move, turn and erase with, where there is no keyboard. Raises `key`, as the panel around it does. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import { inlineStyle } from "../../../ui/templates.ts";

/** Each with the angle at which it points. */
const ARROWS = [
  ["ArrowLeft", 180],
  ["ArrowUp", -90],
  ["ArrowDown", 90],
  ["ArrowRight", 0],
] as const;

interface Key {
  key: string;
  face: unknown;
  /** Where the face is not to be read. */
  label?: string;
  /** Of a key that stays down. */
  pressed?: boolean;
}

@customElement("tw-crossword-editing-keys")
export class CrosswordEditingKeys extends Part<{ key: string }> {
  @property({ type: Boolean }) across = true;
  /** Will the next letter be a blank? */
  @property({ type: Boolean }) asBlank = false;

  static override styles = css`
    :host {
      display: grid;
      grid-template-columns: repeat(4, 1fr) 1.5fr 1.5fr 1.5fr;
      gap: 4px;
      margin-top: 5px;
      padding: 0 1px;
    }

    button {
      min-height: 44px;
      padding: 0;
      border: 0;
      border-radius: 8px;
      background: var(--sink);
      cursor: pointer;
    }

    button[aria-pressed="true"] {
      background: var(--accent);
      color: var(--on-accent);
    }

    i {
      width: 12px;
      height: 12px;
      background: currentColor;
      clip-path: polygon(10% 0, 100% 50%, 10% 100%);
    }

    @media (forced-colors: active) {
      button {
        border: 1px solid ButtonBorder;
      }

      button[aria-pressed="true"] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }

      i {
        forced-color-adjust: none;
        background: ButtonText;
      }
    }
  `;

  override render() {
    const text = this.texts.text.crossword;
    const direction = text.direction[this.across ? "across" : "down"];
    return html`
      ${ARROWS.map(([key, angle]) =>
        this.#key({
          key,
          label: text.arrows[key],
          face: html`<i .style=${inlineStyle(`transform: rotate(${angle}deg)`)}></i>`,
        }),
      )}
      ${this.#key({ key: "turn", label: `${direction}: ${text.turn}`, face: direction })}
      ${this.#key({ key: "blank", face: text.blank, pressed: this.asBlank })}
      ${this.#key({ key: "Backspace", label: text.erase, face: "⌫" })}
    `;
  }

  #key({ key, face, label, pressed }: Key) {
    return html`
      <button
        type="button"
        class="centred strong text-14"
        tabindex="-1"
        name=${key}
        aria-label=${label ?? nothing}
        aria-pressed=${pressed ?? nothing}
        @click=${() => this.raise("key", key)}
      >
        ${face}
      </button>
    `;
  }
}
