/** The Letter Tycoon page: a game on one side of a switch, the finder for games played elsewhere on the other. */
import { consume } from "@lit/context";
import { LitElement, css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { WatchController } from "../../../ui/watch.ts";
import { storeContext } from "../../shared/context.ts";
import type { Store } from "../../shared/store.ts";
import { TycoonFinder } from "./finder.ts";
import { TycoonGame } from "./game.ts";
import { tycoon } from "../index.ts";

@customElement("tw-tycoon")
export class Tycoon extends LitElement {
  @consume({ context: storeContext, subscribe: true })
  @property({ attribute: false })
  store: Store | null = null;

  static override styles = css`
    :host {
      /* The players, in their order. */
      --p0: light-dark(#2a67bb, #3f79cc);
      --p1: light-dark(#c2432a, #bf4a32);
      --p2: light-dark(#1f7a4d, #2b8458);
      --p3: light-dark(#7b4bb0, #8a5bc0);
      --p4: light-dark(#8a6100, #8f6a10);
      display: block;
    }
  `;

  readonly #watch: WatchController = new WatchController(this, "change");

  override willUpdate() {
    this.#watch.watch(this.store);
  }

  override render() {
    const { view } = { ...tycoon.options, ...this.store?.settings.options[tycoon.id] };
    return view === "finder"
      ? html`<tw-tycoon-finder></tw-tycoon-finder>`
      : html`<tw-tycoon-game></tw-tycoon-game>`;
  }

  /** The way past the position, by keyboard. */
  focusPlays() {
    const [page] = this.renderRoot.children;
    if (page instanceof TycoonGame || page instanceof TycoonFinder) page.focusPlays();
  }
}
