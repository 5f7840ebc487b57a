/**
 * The position as its three values, `board`, `ours` and `theirs`, in step with the board both ways.
 * Raises `values` with the one that was changed, as text.
 */
import { LitElement, css, html } from "lit";
import { live } from "lit/directives/live.js";
import { TextsController } from "../../text/texts.ts";
import { foldStyles } from "../../components/fold-styles.ts";
import { icon } from "../../components/icons.ts";
import { shared } from "../../components/shared-styles.ts";
import { wrong } from "../../components/wrong.ts";
import { boardText } from "./position.js";

/** @typedef {"board" | "ours" | "theirs"} Field */

/** @type {readonly Field[]} */
const fields = ["board", "ours", "theirs"];

export class LetterpressValues extends LitElement {
  static properties = {
    position: { attribute: false },
    letterLanguage: {},
    problems: { attribute: false },
    open: { type: Boolean },
    draft: { state: true },
  };

  static styles = [
    shared,
    foldStyles,
    css`
      :host {
        display: block;
      }

      .hint {
        margin: 0 0 12px;
        font-size: 0.875rem;
      }

      .fields {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 10px 12px;
      }

      .board {
        grid-column: 1 / -1;
      }

      label {
        display: flex;
        flex-direction: column;
        gap: 4px;
      }

      .board input {
        letter-spacing: 0.06em;
        text-transform: uppercase;
      }

      .wrong {
        margin-top: 4px;
      }
    `,
  ];

  #texts = new TextsController(this);

  constructor() {
    super();
    /** @type {import("./position.js").Position | null} */
    this.position = null;
    this.letterLanguage = "en";
    /** What is wrong with each value. @type {Partial<Record<Field, string>>} */
    this.problems = {};
    this.open = false;
    /** What is being typed stays as it was typed until the field is left. @type {{ field: Field, text: string } | null} */
    this.draft = null;
  }

  render() {
    const text = this.#texts.text.letterpress;
    return html`
      <details class="fold" ?open=${live(this.open)} @toggle=${this.#onToggle}>
        <summary>${icon("down")}${text.values}</summary>
        <p class="hint quiet">${text.valuesHint}</p>
        <div class="fields">${fields.map((field) => this.#field(field, text.fields[field]))}</div>
      </details>
    `;
  }

  /**
   * @param {Field} field
   * @param {string} label
   */
  #field(field, label) {
    const problem = this.problems[field];
    return html`
      <div class=${field}>
        <label>
          <span class="label">${label}</span>
          <input
            class="field figures"
            name=${field}
            lang=${this.letterLanguage}
            inputmode=${field === "board" ? "text" : "numeric"}
            autocapitalize="off"
            autocomplete="off"
            spellcheck="false"
            .value=${live(this.#text(field))}
            aria-invalid=${Boolean(problem)}
            aria-describedby="wrong-${field}"
            @input=${(/** @type {InputEvent} */ event) => this.#onInput(event, field)}
            @blur=${() => (this.draft = null)}
          />
        </label>
        ${wrong(problem, `wrong-${field}`)}
      </div>
    `;
  }

  /** @param {Field} field */
  #text(field) {
    if (this.draft?.field === field) return this.draft.text;
    if (!this.position) return "";
    return field === "board" ? boardText(this.position.letters) : String(this.position[field]);
  }

  /**
   * @param {InputEvent} event
   * @param {Field} field
   */
  #onInput(event, field) {
    const text = /** @type {HTMLInputElement} */ (event.target).value;
    this.draft = { field, text };
    this.dispatchEvent(new CustomEvent("values", { detail: { field, text } }));
  }

  /** @param {Event} event */
  #onToggle(event) {
    this.open = /** @type {HTMLDetailsElement} */ (event.target).open;
  }
}

customElements.define("tw-letterpress-values", LetterpressValues);
