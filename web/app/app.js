/** The page: bar, notices, and the game that is on the table. */
import { LitElement, css, nothing } from "lit";
import { html, unsafeStatic } from "lit/static-html.js";
import { notice, noticeStyles } from "../components/notice.js";
import { shared } from "../components/shared-styles.js";
import { findGame } from "../games/registry.js";
import { setLanguage, TextsController } from "../text/texts.js";
import { Address, readAddress } from "./address.js";
import "./bar.js";
import { damage } from "./damage.js";
import "./lists.js";
import "./loading.js";
import { startStore } from "./start.js";
import { WatchController } from "./watch.js";

/** @typedef {import("./address.js").Read} Read */

export class App extends LitElement {
  static properties = {
    engine: { attribute: false },
    damaged: { state: true },
    offline: { state: true },
    waiting: { state: true },
    listProblem: { state: true },
  };

  static styles = [
    shared,
    noticeStyles,
    css`
      :host {
        display: block;
      }

      .skip {
        position: absolute;
        z-index: 9;
        top: 8px;
        left: 8px;
        background: var(--surface);
        box-shadow: var(--shadow);
      }

      .skip:not(:focus) {
        transform: translateY(-200%);
      }
    `,
  ];

  #texts = new TextsController(this);
  #watch = new WatchController(this, "change");
  /** The word list that was asked for last. */
  #warmed = "";

  constructor() {
    super();
    /** @type {import("../engine/client.js").Engine | null} */
    this.engine = null;
    const read = readAddress(location.hash);
    this.store = startStore(read);
    /** What of the address could not be read. @type {Read | null} */
    this.damaged = read?.lost.length ? read : null;
    this.offline = !navigator.onLine;
    /** Brings the waiting build into use. @type {(() => void) | null} */
    this.waiting = null;
    /** @type {string | null} */
    this.listProblem = null;
    this.address = new Address(this.store, (next) => this.#read(next));
    this.#watch.watch(this.store);
    this.store.addEventListener("change", () => this.#apply());
    this.#apply();
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("engine")) {
      this.#nameLists();
      this.engine?.addEventListener("catalogue", () => this.store.set({}));
      const look = () => this.engine?.state.stage === "failed" && this.#tellMissing();
      this.engine?.addEventListener("state", look);
      look();
    }
    if (changed.has("engine") || this.#warmed !== this.store.settings.list) this.#warm();
  }

  // The word list comes along while the board is still being set up, and one that is unknown is told at once.
  async #warm() {
    const { list } = this.store.settings;
    if (!this.engine || list === this.#warmed) return;
    this.#warmed = list;
    this.listProblem = null;
    try {
      await this.engine.request("lexicon.check", { lexicon: list, words: [] }, { view: "word-list" });
    } catch (error) {
      const { name, data } = /** @type {any} */ (error);
      if (name === "AbortError" || list !== this.store.settings.list) return;
      if (data?.code === "list-unavailable") this.#tellMissing();
      if (data?.field === "lexicon") this.listProblem = this.#texts.error(/** @type {any} */ (error));
      else this.#warmed = "";
    }
  }

  connectedCallback() {
    super.connectedCallback();
    for (const type of ["online", "offline"]) window.addEventListener(type, this.#onLine);
    window.addEventListener("dragover", this.#onDrag);
    window.addEventListener("drop", this.#onDrop);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    for (const type of ["online", "offline"]) window.removeEventListener(type, this.#onLine);
    window.removeEventListener("dragover", this.#onDrag);
    window.removeEventListener("drop", this.#onDrop);
  }

  #onLine = () => {
    this.offline = !navigator.onLine;
  };

  render() {
    const { text } = this.#texts;
    const { settings } = this.store;
    const game = findGame(settings.game);
    const close = text.notice.close;
    return html`
      <button type="button" class="button skip" @click=${this.#skip}>${text.bar.skip}</button>
      <tw-bar
        .settings=${settings}
        .lists=${this.engine?.catalogue ?? []}
        .offline=${this.offline}
        .listProblem=${this.listProblem}
        @set=${(/** @type {CustomEvent} */ event) => this.store.set(event.detail)}
        @lists=${() => this.#lists?.show()}
      ></tw-bar>
      <tw-lists
        .engine=${this.engine}
        .settings=${settings}
        @set=${(/** @type {CustomEvent} */ event) => this.store.set(event.detail)}
      ></tw-lists>
      <tw-loading .engine=${this.engine}></tw-loading>
      ${this.damaged ? notice(damage(this.damaged, settings.language), { close, onClose: () => (this.damaged = null) }) : nothing}
      ${
        this.waiting
          ? notice(text.notice.update, {
              action: text.notice.reload,
              onAction: this.#reload,
              close,
              onClose: () => (this.waiting = null),
            })
          : nothing
      }
      <main>${game ? this.#game(game) : nothing}</main>
    `;
  }

  /** @param {import("../games/registry.js").Game} game */
  #game(game) {
    const element = unsafeStatic(game.element);
    return html`
      <${element}
        id="game"
        .engine=${this.engine}
        .store=${this.store}
        @write-link=${() => this.address.write()}
        @list-problem=${(/** @type {CustomEvent} */ event) => (this.listProblem = event.detail)}
      ></${element}>
    `;
  }

  /** @param {Read | null} read */
  #read(read) {
    if (!read) return;
    this.damaged = read.lost.length ? read : null;
    const { list, zipf } = read;
    this.store.set({ game: read.game, ...(list && { list }), ...(zipf !== null && { zipf }) });
    this.store.setOptions(read.game, read.options);
    this.store.edit(read.game, read.position);
  }

  #apply() {
    const { language, theme } = this.store.settings;
    setLanguage(language);
    this.#nameLists();
    document.documentElement.lang = language;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }

  #nameLists() {
    this.engine?.nameLists(this.#texts.text.lists.names);
  }

  get #lists() {
    return /** @type {import("./lists.js").ListsPanel | null} */ (this.renderRoot.querySelector("tw-lists"));
  }

  // A file of the site that is gone may have been replaced by a new build's: whoever hears of it looks.
  #tellMissing() {
    this.dispatchEvent(new CustomEvent("missing"));
  }

  // A file that is dropped anywhere is a word list, unless it is a picture or whoever it was dropped on took it.
  #onDrag = (/** @type {DragEvent} */ event) => {
    const [item] = event.dataTransfer?.items ?? [];
    if (item?.kind === "file" && !item.type.startsWith("image/")) event.preventDefault();
  };

  #onDrop = (/** @type {DragEvent} */ event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (event.defaultPrevented || !file || file.type.startsWith("image/")) return;
    event.preventDefault();
    this.#lists?.bring(file);
  };

  #skip = () => {
    /** @type {any} */ (this.renderRoot.querySelector("#game"))?.focusPlays?.();
  };

  // The address holds the position; it must be there when the page comes back.
  #reload = () => {
    this.address.write();
    this.waiting?.();
  };
}

customElements.define("tw-app", App);
