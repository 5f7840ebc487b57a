/** What a frame shows: one game, and beneath it a line that leads to Tilewise. */
import { LitElement, css, html, nothing } from "lit";
import { html as staticHtml, unsafeStatic } from "lit/static-html.js";
import { pageAddress } from "../app/address.ts";
import "../app/loading.ts";
import { WatchController } from "../app/watch.ts";
import { icon } from "../components/icons.ts";
import { notice, noticeStyles } from "../components/notice.ts";
import { shared } from "../components/shared-styles.ts";
import { wrong } from "../components/wrong.ts";
import { findGame } from "../games/registry.ts";
import { TextsController } from "../text/texts.ts";

export class Embedded extends LitElement {
  static properties = {
    engine: { attribute: false },
    store: { attribute: false },
    unread: { attribute: false },
    listProblem: { state: true },
    blocked: { state: true },
  };

  static styles = [
    shared,
    noticeStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }

      footer {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 2px 16px;
        padding: 4px clamp(8px, 3cqi, 28px) 8px;
        color: var(--ink-soft);
        font-size: 0.875rem;
      }

      footer .list {
        min-width: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }

      footer a {
        display: inline-flex;
        align-items: center;
        gap: 6px;
        min-height: 40px;
        margin-left: auto;
        color: var(--accent);
        font-weight: 600;
        text-underline-offset: 3px;
      }

      .address {
        flex: 1 1 100%;
        display: grid;
        gap: 4px;
        padding-bottom: 8px;
      }
    `,
  ];

  #texts = new TextsController(this);
  #watch = new WatchController(this, "change");

  constructor() {
    super();
    /** @type {import("../engine/client.js").Engine | null} */
    this.engine = null;
    /** @type {import("../app/store.ts").Store | null} */
    this.store = null;
    /** The sentence about an address that could not be read whole. */
    this.unread = "";
    /** @type {string | null} */
    this.listProblem = null;
    /** Was the page's opening forbidden? */
    this.blocked = false;
  }

  willUpdate() {
    this.#watch.watch(this.store);
  }

  render() {
    const { store, engine } = this;
    const game = store && findGame(store.settings.game);
    if (!store || !game) return nothing;
    const text = this.#texts.text.embed;
    const list = engine?.catalogue.find(({ id }) => id === store.settings.list);
    const close = this.#texts.text.notice.close;
    return html`
      <tw-loading .engine=${engine}></tw-loading>
      ${this.unread ? notice(this.unread, { close, onClose: () => (this.unread = "") }) : nothing}
      <main>${this.#game(game.element)}</main>
      <footer>
        <span class="list">${list?.name ?? store.settings.list}</span>
        <a href=${pageAddress(store)} target="_blank" rel="noopener" @click=${this.#open}
          >${text.open}${icon("open")}</a
        >
        ${
          this.blocked
            ? html`<label class="address" role="alert"
                ><span>${text.blocked}</span
                ><input class="field" readonly .value=${pageAddress(store)} @focus=${this.#select}
              /></label>`
            : nothing
        }
      </footer>
      ${wrong(this.listProblem, "list-problem")}
    `;
  }

  /** @param {string} name of the game's element */
  #game(name) {
    const element = unsafeStatic(name);
    return staticHtml`
      <${element}
        id="game"
        .engine=${this.engine}
        .store=${this.store}
        @list-problem=${(/** @type {CustomEvent} */ event) => (this.listProblem = event.detail)}
      ></${element}>
    `;
  }

  // A sandbox without allow-popups opens nothing and says nothing, but gives no window either.
  #open = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !this.store) return;
    event.preventDefault();
    const opened = window.open(pageAddress(this.store), "_blank");
    if (opened) opened.opener = null;
    this.blocked = !opened;
  };

  #select = (/** @type {FocusEvent} */ event) =>
    /** @type {HTMLInputElement} */ (event.currentTarget).select();
}

customElements.define("tw-embedded", Embedded);
