/** The Letter Tycoon page: a game on one side of a switch, the finder for games played elsewhere on the other. */
import { consume } from "@lit/context";
import { LitElement, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { shared } from "../../../ui/shared-styles.ts";
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

  static override styles = shared;

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
