/**
 * The Letter Tycoon page: a game on one side of a switch, the finder for games played elsewhere on the other.
 *
 * Takes an `engine` and a `store`, and raises `list-problem` and `write-link` as every game's page does.
 */
import { LitElement, css, html, nothing } from "lit";
import { WatchController } from "../../app/watch.js";
import "./finder.js";
import "./game.js";
import { GAME } from "./position.js";

export { GAME };

export class Tycoon extends LitElement {
  static properties = { engine: { attribute: false }, store: { attribute: false } };

  static styles = css`
    :host {
      display: block;
    }
  `;

  #watch = new WatchController(this, "change");

  constructor() {
    super();
    /** @type {import("../../engine/client.js").Engine | null} */
    this.engine = null;
    /** @type {import("../../app/store.js").Store | null} */
    this.store = null;
  }

  willUpdate() {
    this.#watch.watch(this.store);
  }

  render() {
    const { engine, store } = this;
    if (!store) return nothing;
    return store.settings.options[GAME]?.view === "finder"
      ? html`<tw-tycoon-finder
          .engine=${engine}
          .store=${store}
          @write-link=${this.#pass}
          @list-problem=${this.#pass}
        ></tw-tycoon-finder>`
      : html`<tw-tycoon-game .engine=${engine} .store=${store} @write-link=${this.#pass}></tw-tycoon-game>`;
  }

  /** The way past the position, by keyboard. */
  focusPlays() {
    const [part] = this.renderRoot.children;
    /** @type {any} */ (part)?.focusPlays?.();
  }

  #pass = (/** @type {CustomEvent} */ event) =>
    this.dispatchEvent(new CustomEvent(event.type, { detail: event.detail }));
}

customElements.define("tw-tycoon", Tycoon);
