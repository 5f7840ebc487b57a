/**
 * The Letter Tycoon page: a game on one side of a switch, the finder for games played elsewhere on the other.
 *
 * Takes an `engine` and a `store`, and raises `list-problem` and `write-link` as every game's page does.
 */
import { LitElement, css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Store } from "../shared/store.ts";
import { WatchController } from "../../components/watch.ts";
import type { Engine } from "../../engine/client.ts";
import "./finder.ts";
import "./game.ts";
import { GAME } from "./position.ts";

export { GAME };

@customElement("tw-tycoon")
export class Tycoon extends LitElement {
  @property({ attribute: false }) engine: Engine | null = null;
  @property({ attribute: false }) store: Store | null = null;

  static override styles = css`
    :host {
      display: block;
    }
  `;

  #watch = new WatchController(this, "change");

  override willUpdate() {
    this.#watch.watch(this.store);
  }

  override render() {
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
    (part as any)?.focusPlays?.();
  }

  #pass = (event: CustomEvent) => this.dispatchEvent(new CustomEvent(event.type, { detail: event.detail }));
}
