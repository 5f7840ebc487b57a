/** The slim bar: name, games, word list, settings. Raises `set` with the settings that changed, `lists`. */
import { LitElement, html, nothing } from "lit";
import { icon } from "../components/icons.js";
import { shared } from "../components/shared-styles.js";
import { wrong } from "../components/wrong.js";
import { games } from "../games/registry.js";
import { TextsController } from "../text/texts.js";
import { barStyles } from "./bar-styles.js";
import "./settings.js";

/** @typedef {import("../engine/protocol.js").Lexicon} Lexicon */

export class Bar extends LitElement {
  static properties = {
    settings: { attribute: false },
    lists: { attribute: false },
    offline: { type: Boolean },
    listProblem: {},
  };

  static styles = [shared, barStyles];

  #texts = new TextsController(this);

  constructor() {
    super();
    /** @type {import("./store.js").Settings | null} */
    this.settings = null;
    /** @type {readonly Lexicon[]} */
    this.lists = [];
    this.offline = false;
    /** @type {string | null} */
    this.listProblem = null;
  }

  render() {
    const { text } = this.#texts;
    const { settings } = this;
    if (!settings) return nothing;
    return html`
      <header>
        <span class="name"><i aria-hidden="true">T</i><span>${text.title}</span></span>
        ${this.#menu(settings.game)}
        <nav aria-label=${text.bar.games}>
          ${games().map(
            ({ id, name }) => html`
              <a
                href="#${id}"
                aria-current=${id === settings.game ? "page" : nothing}
                @click=${(/** @type {Event} */ event) => this.#set(event, { game: id })}
                >${name(text)}</a
              >
            `,
          )}
        </nav>
        ${
          this.offline
            ? html`<span class="offline" role="status" title=${text.bar.offlineHint}
                >${icon("offline")}<span>${text.bar.offline}</span></span
              >`
            : nothing
        }
        <div class="list">
          <button
            type="button"
            class="chosen ${this.listProblem ? "invalid" : ""}"
            name="list"
            data-list=${settings.list}
            aria-haspopup="dialog"
            aria-describedby="wrong"
            @click=${() => this.dispatchEvent(new CustomEvent("lists"))}
          >
            <span class="out-of-sight">${text.bar.list}: </span>${this.#chosen(settings.list)}${icon("down")}
          </button>
          ${this.listProblem ? html`<div class="problem">${wrong(this.listProblem)}</div>` : nothing}
        </div>
        <tw-settings
          .settings=${settings}
          @set=${(/** @type {CustomEvent} */ event) => this.#set(event, event.detail)}
        ></tw-settings>
      </header>
    `;
  }

  /** The list in use: its name, and where there is room its size. @param {string} id */
  #chosen(id) {
    const list = this.lists.find((one) => one.id === id);
    if (!list) return html`<b>${id}</b>`;
    return html`<b>${list.name}</b
      ><small class="figures">${this.#texts.text.bar.size(this.#texts.number(list.words))}</small>`;
  }

  /** The games, where there is no room to have them side by side. @param {string} chosen */
  #menu(chosen) {
    const { text } = this.#texts;
    const every = games();
    const { name } = every.find(({ id }) => id === chosen) ?? {};
    return html`<div class="menu">
      <span class="chosen" aria-hidden="true">${name?.(text)}${icon("down")}</span>
      <select
        name="game"
        aria-label=${text.bar.games}
        @change=${(/** @type {Event} */ event) =>
          this.#set(event, { game: /** @type {HTMLSelectElement} */ (event.target).value })}
      >
        ${every.map(
          ({ id, name: say }) => html`<option value=${id} .selected=${id === chosen}>${say(text)}</option>`,
        )}
      </select>
    </div>`;
  }

  /**
   * @param {Event} event
   * @param {Partial<import("./store.js").Settings>} patch
   */
  #set(event, patch) {
    if (event.type === "click") event.preventDefault();
    this.dispatchEvent(new CustomEvent("set", { detail: patch }));
  }
}

customElements.define("tw-bar", Bar);
