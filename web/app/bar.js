/** The slim bar: name, games, word list, settings. Raises `set` with the settings that changed. */
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
          <div class="select">
            <span class="chosen" aria-hidden="true">${this.#chosen(settings.list)}</span>
            <select
              name="list"
              aria-label=${text.bar.list}
              aria-invalid=${Boolean(this.listProblem)}
              aria-describedby="wrong"
              @change=${(/** @type {Event} */ event) =>
                this.#set(event, { list: /** @type {HTMLSelectElement} */ (event.target).value })}
            >
              ${this.#lists(settings.list).map(
                ({ id, label }) =>
                  html`<option value=${id} .selected=${id === settings.list}>${label}</option>`,
              )}
            </select>
            ${icon("down")}
          </div>
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
    if (!list) return id;
    return html`${list.name}<small class="figures"
        >${this.#texts.text.bar.size(this.#texts.number(list.words))}</small
      >`;
  }

  /** A list that nobody knows stays chosen until another is. @param {string} chosen */
  #lists(chosen) {
    const { listOption } = this.#texts.text.bar;
    const lists = this.lists.map(({ id, name, words }) => ({
      id,
      label: listOption(name, this.#texts.number(words)),
    }));
    return lists.some(({ id }) => id === chosen) ? lists : [{ id: chosen, label: chosen }, ...lists];
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
