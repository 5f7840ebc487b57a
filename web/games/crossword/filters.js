/** How the plays are ordered, and which of them are shown. Raises `options` with what changed. */
import { LitElement, css, html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { icon } from "../../components/icons.js";
import "../../components/segments.js";
import { shared } from "../../components/shared-styles.js";
import { wrong } from "../../components/wrong.js";
import { TextsController } from "../../text/texts.js";
import { BLANK } from "./letters.js";

/** @typedef {import("./letters.js").Letters} Letters */

/** @type {readonly ("score" | "equity")[]} */
const orders = ["score", "equity"];

export class CrosswordFilters extends LitElement {
  static properties = {
    options: { attribute: false },
    letters: { attribute: false },
    rack: { attribute: false },
    longest: { type: Number },
    letterLanguage: {},
    problem: {},
    badField: {},
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
        align-items: end;
        gap: 8px 10px;
      }

      label {
        display: grid;
        gap: 2px;
      }

      .field,
      select {
        min-height: 36px;
        width: 5.5rem;
        padding: 0 10px;
        font-size: 0.9375rem;
      }

      .field.long {
        width: 8rem;
      }

      .field:not(.set) {
        border-color: var(--line);
      }

      .field.set {
        border-color: var(--accent);
        box-shadow: inset 0 0 0 1px var(--accent);
      }

      input {
        text-transform: uppercase;
      }

      input::placeholder {
        color: var(--ink-soft);
        opacity: 1;
        text-transform: none;
      }

      .clear {
        min-height: 36px;
        padding: 0 8px;
      }

      .wrong {
        margin-top: 8px;
      }

      @media (pointer: coarse) {
        .field,
        select,
        .clear {
          min-height: 44px;
        }
      }

      @media (max-width: 430px) {
        .field,
        .field.long {
          width: 4.6rem;
        }
      }
    `,
  ];

  #texts = new TextsController(this);

  constructor() {
    super();
    /** @type {Readonly<Record<string, any>>} */
    this.options = {};
    /** @type {Letters | null} */
    this.letters = null;
    /** @type {readonly string[]} */
    this.rack = [];
    this.longest = 15;
    this.letterLanguage = "en";
    /** @type {string | null} */
    this.problem = null;
    /** The filter that the problem is about. */
    this.badField = "";
  }

  render() {
    const text = this.#texts.text.crossword;
    const { at, length, places, contains, order } = this.options;
    const lengths = Array.from({ length: Math.max(0, this.longest - 1) }, (_, n) => String(n + 2));
    const tiles = [...new Set(this.rack)];
    const held = places && !tiles.includes(places) ? [...tiles, places] : tiles;
    return html`
      <div class="controls">
        <tw-segments
          .label=${text.order}
          .value=${order}
          .options=${orders.map((value) => ({ value, label: text.orders[value][0], hint: text.orders[value][1] }))}
          @choose=${(/** @type {CustomEvent} */ event) => this.#raise({ order: event.detail })}
        ></tw-segments>
        ${this.#text("at", text.filters.at, at, "8G")}
        ${this.#select("length", text.filters.length, length, [
          ["", text.filters.any],
          ...lengths.map((value) => /** @type {const} */ ([value, this.#texts.number(Number(value))])),
        ])}
        ${this.#select("places", text.filters.places, places, [
          ["", text.filters.any],
          ...held.map(
            (tile) =>
              /** @type {const} */ ([
                tile,
                tile === BLANK ? text.blank : this.letters?.see(tile).face || tile,
              ]),
          ),
        ])}
        ${this.#text("contains", text.filters.contains, contains, text.filters.containsExample)}
        ${
          at || length || places || contains
            ? html`<button
                type="button"
                class="button clear"
                name="clear-filters"
                @click=${() => this.#raise({ at: "", length: "", places: "", contains: "" })}
              >
                ${icon("close")} ${text.filters.clear}
              </button>`
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
   * @param {string} example
   */
  #text(name, label, value, example) {
    return html`
      <label>
        <span class="label">${label}</span>
        <input
          class="field ${value ? "set" : ""}"
          name=${name}
          lang=${name === "contains" ? this.letterLanguage : "en"}
          .value=${live(value ?? "")}
          placeholder=${example}
          aria-invalid=${this.badField === name}
          aria-describedby="wrong"
          autocapitalize="characters"
          autocomplete="off"
          spellcheck="false"
          @input=${(/** @type {InputEvent} */ event) =>
            this.#raise({ [name]: /** @type {HTMLInputElement} */ (event.target).value.trim() })}
        />
      </label>
    `;
  }

  /**
   * @param {string} name
   * @param {string} label
   * @param {string} value
   * @param {readonly (readonly [string, string])[]} choices
   */
  #select(name, label, value, choices) {
    return html`
      <label>
        <span class="label">${label}</span>
        <select
          class="field ${value ? "set" : ""}"
          name=${name}
          @change=${(/** @type {Event} */ event) =>
            this.#raise({ [name]: /** @type {HTMLSelectElement} */ (event.target).value })}
        >
          ${choices.map(
            ([choice, said]) =>
              html`<option value=${choice} .selected=${choice === (value ?? "")}>${said}</option>`,
          )}
        </select>
      </label>
    `;
  }

  /** @param {Record<string, unknown>} patch */
  #raise(patch) {
    this.dispatchEvent(new CustomEvent("options", { detail: patch }));
  }
}

customElements.define("tw-crossword-filters", CrosswordFilters);
