/**
 * The word lists' panel: choose one, bring one's own, change it, take it along; and which words are wanted at all.
 *
 * Raises `set` with the settings that changed. `show()` opens it, `bring(file)` opens it and reads a file.
 */
import { LitElement, html, nothing } from "lit";
import { icon } from "../components/icons.js";
import { shared } from "../components/shared-styles.js";
import { TextsController } from "../text/texts.js";
import "./lists-bring.js";
import "./lists-edit.js";
import "./lists-overview.js";
import { listsStyles } from "./lists-styles.js";

/** @typedef {import("../engine/client.js").Engine} Engine */
/** @typedef {import("../engine/protocol.js").Lexicon} Lexicon */

export class ListsPanel extends LitElement {
  static properties = {
    engine: { attribute: false },
    settings: { attribute: false },
    view: { state: true },
    edited: { state: true },
    file: { state: true },
    shown: { state: true },
  };

  static styles = [shared, listsStyles];

  #texts = new TextsController(this);

  constructor() {
    super();
    /** @type {Engine | null} */
    this.engine = null;
    /** @type {import("./store.js").Settings | null} */
    this.settings = null;
    /** @type {"overview" | "bring" | "edit"} */
    this.view = "overview";
    /** Id of the list whose words are changed. */
    this.edited = "";
    /** A file that was dropped on the page. @type {File | null} */
    this.file = null;
    /** Has it been opened? Until then it is empty, so that the page is there sooner. */
    this.shown = false;
  }

  /** @param {"overview" | "bring"} [view] */
  async show(view = "overview") {
    this.shown = true;
    this.view = view;
    this.file = null;
    await this.updateComplete;
    if (!this.#dialog?.open) this.#dialog?.showModal();
  }

  /** @param {File} file */
  async bring(file) {
    await this.show("bring");
    this.file = file;
  }

  get #dialog() {
    return /** @type {HTMLDialogElement | null} */ (this.renderRoot.querySelector("dialog"));
  }

  #close = () => this.#dialog?.close();

  render() {
    const text = this.#texts.text.lists;
    const { engine, settings, view } = this;
    const edited = engine?.catalogue.find(({ id }) => id === this.edited);
    const title = { overview: text.title, bring: text.bring, edit: text.editing.title(edited?.name ?? "") }[
      view
    ];
    return html`
      <dialog aria-labelledby="title" @click=${this.#onClick} @close=${this.#onClose}>
        <div class="panel">
          <header>
            ${
              view === "overview"
                ? nothing
                : html`<button
                    type="button"
                    class="button icon-only"
                    aria-label=${text.back}
                    title=${text.back}
                    @click=${this.#back}
                  >
                    ${icon("back")}
                  </button>`
            }
            <h2 id="title">${title}</h2>
            <button
              type="button"
              class="button icon-only"
              name="close-lists"
              aria-label=${text.close}
              title=${text.close}
              @click=${this.#close}
            >
              ${icon("close")}
            </button>
          </header>
          ${this.shown && engine && settings ? this.#body(engine, settings, edited) : nothing}
        </div>
      </dialog>
    `;
  }

  /**
   * @param {Engine} engine
   * @param {import("./store.js").Settings} settings
   * @param {Lexicon | undefined} edited
   */
  #body(engine, settings, edited) {
    if (this.view === "bring") {
      return html`<tw-lists-bring
        .engine=${engine}
        .file=${this.file}
        @use=${(/** @type {CustomEvent} */ { detail }) => (this.#set({ list: detail }), this.#close())}
        @done=${this.#back}
      ></tw-lists-bring>`;
    }
    if (this.view === "edit" && edited) {
      return html`<tw-lists-edit
        .engine=${engine}
        .list=${edited}
        @made=${(/** @type {CustomEvent} */ { detail }) => this.#made(edited.id, detail)}
      ></tw-lists-edit>`;
    }
    return html`<tw-lists-overview
      .engine=${engine}
      .settings=${settings}
      @set=${(/** @type {CustomEvent} */ { detail }) => this.#set(detail)}
      @chosen=${this.#close}
      @bring=${() => (this.view = "bring")}
      @edit=${(/** @type {CustomEvent} */ { detail }) => {
        this.edited = detail;
        this.view = "edit";
      }}
    ></tw-lists-overview>`;
  }

  #back = () => {
    this.view = "overview";
    this.file = null;
  };

  /**
   * A list was made of another; whoever played with that one plays with this one.
   * @param {string} from
   * @param {string} to
   */
  #made(from, to) {
    this.edited = to;
    if (this.settings?.list === from) this.#set({ list: to });
  }

  /** @param {Partial<import("./store.js").Settings>} patch */
  #set(patch) {
    this.dispatchEvent(new CustomEvent("set", { detail: patch }));
  }

  // A press beside the panel is one on the dialog itself.
  /** @param {Event} event */
  #onClick(event) {
    if (event.target === event.currentTarget) this.#close();
  }

  #onClose = () => {
    this.view = "overview";
    this.file = null;
  };
}

customElements.define("tw-lists", ListsPanel);
