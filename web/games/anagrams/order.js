/**
 * How the words are ordered and grouped, and which of them are shown.
 *
 * Raises `options` (order, grouping, tiles), and `words` (settings shared by every game: zipf, hideRude).
 */
import { LitElement, css, html, nothing } from "lit";
import { phone } from "../../components/media.js";
import "../../components/commonness.js";
import { shared } from "../../components/shared-styles.js";
import { wrong } from "../../components/wrong.js";
import { TextsController } from "../../text/texts.js";
import { ORDERS } from "./link.js";

export class AnagramOrder extends LitElement {
  static properties = {
    options: { attribute: false },
    grouping: {},
    groupings: { attribute: false },
    tileSets: { attribute: false },
    tiles: {},
    zipf: { type: Number },
    ranked: { type: Boolean },
    hideRude: { type: Boolean },
    canHide: { type: Boolean },
    problem: {},
  };

  static styles = [
    shared,
    css`
      :host {
        display: block;
      }

      .controls {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px 14px;
      }

      label.choice {
        display: flex;
        align-items: center;
        gap: 7px;
        color: var(--ink-soft);
        font-size: 0.9375rem;
        font-weight: 550;
      }

      select.field {
        width: auto;
        max-width: 11rem;
        min-height: 36px;
        padding: 0 8px;
        color: var(--ink);
        font-size: 0.9375rem;
        font-weight: 450;
      }

      .switch {
        display: flex;
        align-items: center;
        gap: 7px;
        min-height: 36px;
        font-size: 0.9375rem;
        cursor: pointer;
      }

      .switch input {
        width: 17px;
        height: 17px;
        margin: 0;
        accent-color: var(--accent);
      }

      @media ${phone} {
        .controls {
          flex-wrap: wrap;
          gap: 6px 8px;
        }

        label.choice {
          flex: 1 1 30%;
        }

        label.choice > span {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }

        select.field {
          width: 100%;
        }

        tw-commonness {
          flex: 1 1 55%;
        }
      }

      @media (pointer: coarse) {
        select.field,
        .switch {
          min-height: 44px;
        }
      }
    `,
  ];

  #texts = new TextsController(this);

  constructor() {
    super();
    /** @type {Readonly<Record<string, any>>} */
    this.options = {};
    /** How the words are grouped now. */
    this.grouping = "length";
    /** @type {readonly string[]} */
    this.groupings = [];
    /** @type {readonly { id: string, name: string }[]} */
    this.tileSets = [];
    this.tiles = "";
    this.zipf = 0;
    /** Is it known how common the list's words are? */
    this.ranked = true;
    this.hideRude = false;
    /** Is it known which of the list's words are rude? */
    this.canHide = false;
    /** @type {string | null} */
    this.problem = null;
  }

  render() {
    const text = this.#texts.text.anagrams;
    const { order } = this.options;
    return html`
      <div class="controls">
        ${this.#choice(
          "order",
          text.order,
          order,
          ORDERS.map((value) => [value, text.orders[value]]),
        )}
        ${
          this.tileSets.length > 1
            ? this.#choice(
                "tiles",
                text.tiles,
                this.tiles,
                this.tileSets.map(({ id, name }) => [id, name]),
              )
            : nothing
        }
        ${
          this.groupings.length > 1
            ? this.#choice(
                "grouping",
                text.grouping,
                this.grouping,
                this.groupings.map((value) => [value, text.groupings[/** @type {"length"} */ (value)]]),
              )
            : nothing
        }
        <tw-commonness
          .zipf=${this.zipf}
          @zipf=${(/** @type {CustomEvent} */ event) => this.#raise("words", { zipf: event.detail })}
        ></tw-commonness>
        ${
          this.canHide
            ? html`<label class="switch"
                ><input
                  type="checkbox"
                  name="rude"
                  .checked=${this.hideRude}
                  @change=${(/** @type {Event} */ event) =>
                    this.#raise("words", {
                      hideRude: /** @type {HTMLInputElement} */ (event.target).checked,
                    })}
                />${text.hideRude}</label
              >`
            : nothing
        }
      </div>
      ${wrong(this.problem)}
    `;
  }

  /**
   * @param {string} name
   * @param {string} label
   * @param {string} value
   * @param {readonly (readonly [string, string] | string[])[]} choices
   */
  #choice(name, label, value, choices) {
    return html`<label class="choice"
      ><span>${label}</span
      ><select
        class="field"
        name=${name}
        @change=${(/** @type {Event} */ event) =>
          this.#raise("options", { [name]: /** @type {HTMLSelectElement} */ (event.target).value })}
      >
        ${choices.map(
          ([choice, said]) =>
            html`<option value=${choice ?? ""} .selected=${choice === value}>${said}</option>`,
        )}
      </select></label
    >`;
  }

  /**
   * @param {string} type
   * @param {unknown} [detail]
   */
  #raise(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

customElements.define("tw-anagram-order", AnagramOrder);
