/** Language and theme, behind one button. Raises `set` with the settings that changed. */
import { LitElement, css, html, nothing } from "lit";
import { icon } from "../components/icons.js";
import "../components/segments.js";
import { shared } from "../components/shared-styles.js";
import { languages, TextsController } from "../text/texts.js";
import { size } from "./sizes.js";

/** @type {readonly ("system" | "light" | "dark")[]} */
const themes = ["system", "light", "dark"];

export class SettingsMenu extends LitElement {
  static properties = { settings: { attribute: false }, open: { state: true } };

  static styles = [
    shared,
    css`
      :host {
        position: relative;
      }

      .panel {
        position: absolute;
        top: calc(100% + 8px);
        right: 0;
        display: flex;
        flex-direction: column;
        gap: 16px;
        width: min(300px, 92vw);
        padding: 16px;
        border-radius: 16px;
        background: var(--surface);
        box-shadow: var(--shadow);
      }

      .group {
        display: flex;
        flex-direction: column;
        gap: 6px;
      }

      p {
        margin: 0;
        color: var(--ink-soft);
        font-size: 0.9375rem;
      }

      a {
        color: var(--accent);
        font-size: 0.9375rem;
        font-weight: 550;
        text-underline-offset: 3px;
      }
    `,
  ];

  #texts = new TextsController(this);

  constructor() {
    super();
    /** @type {import("./store.js").Settings | null} */
    this.settings = null;
    this.open = false;
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("pointerdown", this.#onOutside);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("pointerdown", this.#onOutside);
  }

  render() {
    const { text } = this.#texts;
    return html`
      <div @keydown=${this.#onKey} @focusout=${this.#onFocusOut}>
        <button
          type="button"
          class="button icon-only"
          name="settings"
          aria-label=${text.bar.settings}
          title=${text.bar.settings}
          aria-expanded=${this.open}
          @click=${() => (this.open = !this.open)}
        >
          ${icon("settings")}
        </button>
        ${this.open ? this.#panel() : nothing}
      </div>
    `;
  }

  #panel() {
    const { bar } = this.#texts.text;
    const { settings } = this;
    return html`
      <div class="panel">
        <div class="group">
          <span class="label">${bar.interface}</span>
          <tw-segments
            .label=${bar.interface}
            .value=${settings?.language ?? "en"}
            .options=${Object.entries(languages).map(([value, { language: label }]) => ({ value, label }))}
            @choose=${(/** @type {CustomEvent} */ event) => this.#set({ language: event.detail })}
          ></tw-segments>
        </div>
        <div class="group">
          <span class="label">${bar.theme}</span>
          <tw-segments
            .label=${bar.theme}
            .value=${settings?.theme ?? "system"}
            .options=${themes.map((value) => ({ value, label: bar.themes[value] }))}
            @choose=${(/** @type {CustomEvent} */ event) => this.#set({ theme: event.detail })}
          ></tw-segments>
        </div>
        ${this.#sizes()}
        <a href=${PAGE.licences}>${bar.about}</a>
      </div>
    `;
  }

  /** What a visit costs, and the way to take everything along. */
  #sizes() {
    const { bar } = this.#texts.text;
    const [visit, file] = [size("first-visit"), size("one-file")];
    if (visit === null || file === null) return nothing;
    const megabytes = (/** @type {number} */ bytes, /** @type {number} */ digits) =>
      this.#texts.number(bytes / 1e6, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    return html`
      <div class="group">
        <p>${bar.firstVisit(megabytes(visit, 1))}</p>
        <a href="tilewise.html" download>${bar.oneFile(megabytes(file, 0))}</a>
      </div>
    `;
  }

  /** @param {Partial<import("./store.js").Settings>} patch */
  #set(patch) {
    this.dispatchEvent(new CustomEvent("set", { detail: patch }));
  }

  #onOutside = (/** @type {Event} */ event) => {
    if (!event.composedPath().includes(this)) this.open = false;
  };

  /** @param {FocusEvent} event */
  #onFocusOut(event) {
    if (
      event.relatedTarget &&
      !event.composedPath().includes(/** @type {EventTarget} */ (event.relatedTarget))
    ) {
      const inside = this.renderRoot.contains(/** @type {Node} */ (event.relatedTarget));
      if (!inside) this.open = false;
    }
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.key !== "Escape" || !this.open) return;
    this.open = false;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("button"))?.focus();
  }
}

customElements.define("tw-settings", SettingsMenu);
